extension WordVectors {
  /// How closely a table is looked at before it is used.
  package enum Scrutiny: Sendable {
    /// What it says of itself, and that it is as long as that: for bytes that are part of the program.
    case header
    /// Every slot, every place of a word and the checksum too: for bytes that came from elsewhere.
    case contents
  }

  /// Reads a table where it lies; the bytes, aligned to 16 or more, have to outlive it.
  package init(reading bytes: UnsafeRawBufferPointer, checking scrutiny: Scrutiny = .contents)
    throws(WordVectorsProblem)
  {
    precondition(Int(bitPattern: bytes.baseAddress).isMultiple(of: 16), "a table lies at a multiple of 16 bytes")
    let header = try WordVectorsHeader(bytes)
    var sections = SectionReader(bytes)
    slots = try sections.next(header.slots, of: "slots")
    starts = try sections.next(header.rows + 1, of: "starts")
    text = try sections.next(header.textBytes, of: "text")
    measures = try sections.next(header.rows, of: "measures")
    vectors = try sections.next(header.rows * header.dimensions, of: "vectors")
    guard sections.offset == bytes.count else {
      throw .truncated(expected: sections.offset, found: bytes.count)
    }
    dimensions = header.dimensions
    wordCount = header.words
    identity = header.checksum
    scriptVersion = header.scriptVersion
    if scrutiny == .contents { try checkContents(bytes) }
  }

  private func checkContents(_ bytes: UnsafeRawBufferPointer) throws(WordVectorsProblem) {
    guard slots.isBelow(count + 1), slots.elements.contains(0) else { throw .damaged(part: "slots") }
    guard starts.areStarts(upTo: text.count) else { throw .damaged(part: "starts") }
    guard measures.elements.allSatisfy({ $0.scale.isFinite && $0.inverseLength.isFinite }) else {
      throw .damaged(part: "measures")
    }
    // Two products of numbers from -127 to 127 fit into 16 bits together; `RowArithmetic` relies on it.
    guard !vectors.elements.contains(.min) else { throw .damaged(part: "vectors") }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[WordVectorsHeader.checkedFrom...])
    guard Checksum.of(checked) == identity else { throw .altered }
  }
}

/// What a table of word vectors says of itself in its first 64 bytes.
///
/// ```text
/// 0   magic "BEHESTWV"     8   byte order mark     12  version of the format
/// 16  length of the table  24  checksum of everything from byte 32
/// 32  numbers in a row     36  words               40  rows: words, then pairs
/// 44  slots                48  bytes of text       52  version of the script     56  zero
/// ```
/// Behind it lie, each at a multiple of 64 bytes: the slots of a hash table (0, or 1 + the row), where the text of each
/// row starts, the text, scale and inverse length of each row, and the rows.
struct WordVectorsHeader {
  static let magic: [UInt8] = Array("BEHESTWV".utf8)
  static let byteOrderMark: UInt32 = 0x0102_0304
  static let version: UInt32 = 1
  static let size = 64
  static let checkedFrom = 32
  /// More rows or numbers than any table has; sizes computed from them cannot overflow.
  static let limit: UInt32 = 1 << 24

  let checksum: UInt64
  let dimensions, words, rows, slots, textBytes: Int
  let scriptVersion: UInt32

  init(_ bytes: UnsafeRawBufferPointer) throws(WordVectorsProblem) {
    guard bytes.count >= Self.magic.count, bytes.prefix(Self.magic.count).elementsEqual(Self.magic) else {
      throw .notWordVectors
    }
    guard bytes.count >= Self.size else { throw .truncated(expected: Self.size, found: bytes.count) }
    func number(at offset: Int) -> UInt32 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    guard number(at: 8) == Self.byteOrderMark else { throw .foreignByteOrder }
    guard number(at: 12) == Self.version else {
      throw .otherVersion(found: Int(number(at: 12)), supported: Int(Self.version))
    }
    let length = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    guard length == UInt64(bytes.count) else {
      throw .truncated(expected: Int(clamping: length), found: bytes.count)
    }
    checksum = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    scriptVersion = number(at: 52)
    guard stride(from: 32, to: 52, by: 4).allSatisfy({ number(at: $0) < Self.limit }) else {
      throw .damaged(part: "header")
    }
    (dimensions, words, rows) = (Int(number(at: 32)), Int(number(at: 36)), Int(number(at: 40)))
    (slots, textBytes) = (Int(number(at: 44)), Int(number(at: 48)))
    guard dimensions > 0, dimensions.isMultiple(of: 16), words <= rows, slots > rows, slots & (slots - 1) == 0 else {
      throw .damaged(part: "header")
    }
  }
}

/// Takes the sections of a table one after the other.
private struct SectionReader {
  private let bytes: UnsafeRawBufferPointer
  /// Where the next section starts.
  private(set) var offset = WordVectorsHeader.size

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next<Element: BitwiseCopyable>(
    _ count: Int, of part: String
  ) throws(WordVectorsProblem) -> FlatArray<Element> {
    let size = count * MemoryLayout<Element>.stride
    guard let start = bytes.baseAddress, size <= bytes.count - offset else { throw .damaged(part: part) }
    let section = FlatArray(base: (start + offset).assumingMemoryBound(to: Element.self), count: count)
    offset = (offset + size + 63) & ~63
    return section
  }
}

/// Why bytes are not word vectors that can be used.
package enum WordVectorsProblem: Error, Sendable, Hashable {
  /// Something else altogether.
  case notWordVectors
  /// The table ends too early, or something was appended.
  case truncated(expected: Int, found: Int)
  /// Written for machines with another byte order.
  case foreignByteOrder
  /// Written in another version of the format.
  case otherVersion(found: Int, supported: Int)
  /// A part is larger than the table, points outside of it or holds what it cannot.
  case damaged(part: String)
  /// The checksum does not fit: bytes were changed.
  case altered
}

extension WordVectorsProblem: CustomStringConvertible {
  /// What is wrong and what mends it.
  package var description: String {
    switch self {
    case .notWordVectors: "not a table of word vectors; make one with benchmarks/meaning/pack.py"
    case .truncated(let expected, let found):
      "the table of word vectors is \(found) bytes long and should be \(expected); pack it again"
    case .foreignByteOrder: "the table of word vectors is for machines with another byte order; this one cannot use it"
    case .otherVersion(let found, let supported):
      "the table of word vectors has format \(found) and this program reads format \(supported); pack it again"
    case .damaged(let part):
      "the table of word vectors is damaged (its part '\(part)' does not fit); pack it again"
    case .altered: "the table of word vectors was altered since it was packed (its checksum differs); pack it again"
    }
  }
}
