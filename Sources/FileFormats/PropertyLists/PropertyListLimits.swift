/// What is checked of a property list before anything reads it: a few bytes of one may stand for more objects than there
/// is memory.
package enum PropertyListLimits {
  /// The most bytes of a list.
  package static let mostBytes = 4 << 20
  /// The most objects, each counted as often as it is written out.
  static let mostObjects = 200_000
  /// How deep objects may be nested.
  static let mostDepth = 64

  /// Whether a list, binary or XML, is small enough to be read. Not whether it is one.
  package static func allow(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= mostBytes else { return false }
    if !bytes.starts(with: "bplist".utf8) { return depth(ofXML: bytes) <= mostDepth }
    var list = BinaryPropertyList(bytes)
    return list?.objectCount != nil
  }

  /// How deep the elements of an XML list are nested.
  private static func depth(ofXML bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "<") {
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): break
      default:
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
        if bytes[end - 1] != UInt8(ascii: "/") { depth += 1 }
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

/// The objects of a binary property list and what they refer to, as far as it takes to count them.
private struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int
  /// The objects that are counted, each with all that it holds.
  private var counted: [Int: Int] = [:]

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return nil }
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let count = Self.integer(bytes, at: trailer + 8, 8), let top = Self.integer(bytes, at: trailer + 16, 8),
      let table = Self.integer(bytes, at: trailer + 24, 8), count <= bytes.count, table <= trailer,
      count * offsetSize <= trailer - table
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// How many objects are written out; nil where it cannot be told, or there are too many.
  var objectCount: Int? { mutating get { objects(in: top, depth: 0) } }

  private mutating func objects(in object: Int, depth: Int) -> Int? {
    if let known = counted[object] { return known }
    guard depth < PropertyListLimits.mostDepth, object < count,
      let offset = Self.integer(bytes, at: table + object * offsetSize, offsetSize), offset < table,
      let references = references(at: offset)
    else { return nil }
    var sum = 1
    for position in references {
      guard let inner = Self.integer(bytes, at: position, referenceSize),
        let more = objects(in: inner, depth: depth + 1)
      else { return nil }
      sum += more
      if sum > PropertyListLimits.mostObjects { return nil }
    }
    counted[object] = sum
    return sum
  }

  /// Where an object has its references; nil where it is longer than the list, or of a kind that no property list needs:
  /// Foundation crashes on sets and on keys that are no text.
  private func references(at offset: Int) -> StrideTo<Int>? {
    let (kind, detail) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    guard let (length, start) = length(at: offset) else { return nil }
    let size: Int
    switch kind {
    case 0x0: return [0x0, 0x8, 0x9].contains(detail) ? Self.none : nil
    case 0x1 where detail <= 3, 0x2 where 2...3 ~= detail, 0x3 where detail == 3:
      return 1 << detail <= table - start ? Self.none : nil
    case 0x4, 0x5: size = 1
    case 0x6: size = 2
    case 0xA: size = referenceSize
    case 0xD: size = 2 * referenceSize
    default: return nil
    }
    guard length <= (table - start) / size else { return nil }
    let isContainer = kind >= 0xA
    if kind == 0xD, !hasTexts(at: start, length) { return nil }
    return stride(from: start, to: isContainer ? start + length * size : start, by: referenceSize)
  }

  private static let none = stride(from: 0, to: 0, by: 1)

  /// Whether so many references lead to texts, as those of a dictionary's keys do.
  private func hasTexts(at start: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { index in
      guard let object = Self.integer(bytes, at: start + index * referenceSize, referenceSize), object < self.count,
        let offset = Self.integer(bytes, at: table + object * offsetSize, offsetSize), offset < table
      else { return false }
      return 0x5...0x6 ~= bytes[offset] >> 4
    }
  }

  /// How many elements an object has, and where they begin.
  private func length(at offset: Int) -> (Int, start: Int)? {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF, bytes[offset] >> 4 >= 0x4 else { return (short, offset + 1) }
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let length = Self.integer(bytes, at: offset + 2, size), offset + 2 + size <= table else { return nil }
    return (length, offset + 2 + size)
  }

  /// A number of so many bytes, the greatest first; nil where it lies outside, or is greater than any index.
  private static func integer(_ bytes: [UInt8], at offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(Int32.max) ? Int(number) : nil
  }
}
