/// The classes that a word belongs to: one for each element of the rules that lists it, and some by its form.
struct WordClasses: BitwiseCopyable, Sendable {
  /// The lists that have the word.
  var members = BitSet256()
  /// What the word's form tells.
  var predicates: UInt8 = 0

  static let past: UInt8 = 1
  static let gerund: UInt8 = 2
  static let action: UInt8 = 4
  static let value: UInt8 = 8
  static let predicateCount = 4

  /// A value, which is no word.
  static let ofValue = WordClasses(predicates: value)

  func intersects(_ other: WordClasses) -> Bool {
    predicates & other.predicates != 0 || members.intersects(other.members)
  }
}

/// A set of the numbers below 256, in ascending order.
struct BitSet256: BitwiseCopyable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static let capacity = 256

  mutating func insert(_ number: Int) {
    let bit: UInt64 = 1 << UInt64(number % 64)
    switch number / 64 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func formUnion(_ other: BitSet256) {
    words.0 |= other.words.0
    words.1 |= other.words.1
    words.2 |= other.words.2
    words.3 |= other.words.3
  }

  func intersects(_ other: BitSet256) -> Bool {
    words.0 & other.words.0 | words.1 & other.words.1 | words.2 & other.words.2 | words.3 & other.words.3 != 0
  }

  /// Takes the least number out.
  private mutating func popFirst() -> Int? {
    if words.0 != 0 { return Self.takeLowestBit(&words.0) }
    if words.1 != 0 { return 64 + Self.takeLowestBit(&words.1) }
    if words.2 != 0 { return 128 + Self.takeLowestBit(&words.2) }
    return words.3 == 0 ? nil : 192 + Self.takeLowestBit(&words.3)
  }

  private static func takeLowestBit(_ word: inout UInt64) -> Int {
    defer { word &= word - 1 }
    return word.trailingZeroBitCount
  }
}

extension BitSet256: Sequence, IteratorProtocol {
  mutating func next() -> Int? { popFirst() }
}
