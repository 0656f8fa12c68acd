/// The classes that a word belongs to: one for each element of the rules that lists it, and some by its form.
struct WordClasses: BitwiseCopyable, Sendable {
  /// The lists that have the word.
  var members = BitSet512()
  /// What the word's form tells.
  var predicates: UInt8 = 0

  static let past: UInt8 = 1
  static let gerund: UInt8 = 2
  static let action: UInt8 = 4
  static let value: UInt8 = 8
  /// The base form of a verb.
  static let verb: UInt8 = 16
  /// A verb in the past tense.
  static let did: UInt8 = 32
  /// The gerund of a verb.
  static let doing: UInt8 = 64
  /// A word that neither a phrase nor a value has.
  static let unread: UInt8 = 128
  static let predicateCount = 8

  /// A value, which is no word.
  static let ofValue = WordClasses(predicates: value)

  /// Whether the word is a verb, in any form: it may be an action in other words.
  var isOfVerb: Bool { predicates & (Self.verb | Self.did | Self.doing) != 0 }

  mutating func formUnion(_ other: WordClasses) {
    predicates |= other.predicates
    members.formUnion(other.members)
  }

  func intersects(_ other: WordClasses) -> Bool {
    predicates & other.predicates != 0 || members.intersects(other.members)
  }
}

/// A set of the numbers below 512, in ascending order.
struct BitSet512: BitwiseCopyable, Sendable {
  private var words = SIMD8<UInt64>()

  static let capacity = 512

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  mutating func formUnion(_ other: BitSet512) { words |= other.words }

  func intersects(_ other: BitSet512) -> Bool { words & other.words != SIMD8() }

  init(_ numbers: some Sequence<Int> = []) { for number in numbers { insert(number) } }
}

extension BitSet512: Sequence {
  struct Iterator: IteratorProtocol {
    private let words: SIMD8<UInt64>
    private var word = 0
    /// What is left of the word.
    private var left: UInt64

    init(_ words: SIMD8<UInt64>) {
      self.words = words
      left = words[0]
    }

    mutating func next() -> Int? {
      while left == 0 {
        if word == 7 { return nil }
        word += 1
        left = words[word]
      }
      defer { left &= left - 1 }
      return 64 * word + left.trailingZeroBitCount
    }
  }

  func makeIterator() -> Iterator { Iterator(words) }
}
