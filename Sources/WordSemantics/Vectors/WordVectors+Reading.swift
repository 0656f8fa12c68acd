extension WordVectors {
  /// How thoroughly a table is validated.
  package enum Validation: Sendable {
    /// Its header and length: for bytes that are part of the program.
    case header
    /// Every slot, every offset and the checksum too: for bytes from elsewhere.
    case contents
  }

  /// Reads a table in place; the bytes, aligned to 16 or more, have to outlive it.
  package init(reading bytes: UnsafeRawBufferPointer, validating validation: Validation = .contents)
    throws(WordTableError)
  {
    precondition(Int(bitPattern: bytes.baseAddress).isMultiple(of: 16), "a table lies at a multiple of 16 bytes")
    let header = try WordVectorsHeader(bytes)
    var sections = TableSections<WordTableError>(bytes, from: WordVectorsHeader.size)
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
    if validation == .contents { try checkContents(bytes) }
  }

  private func checkContents(_ bytes: UnsafeRawBufferPointer) throws(WordTableError) {
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

/// The header of a table of word vectors, its first 64 bytes.
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
  static let version: UInt32 = 1
  static let size = 64
  static let checkedFrom = 32
  /// More than any table has; sizes computed from smaller numbers cannot overflow.
  static let limit = 1 << 24

  let checksum: UInt64
  let dimensions, words, rows, slots, textBytes: Int
  let scriptVersion: UInt32

  init(_ bytes: UnsafeRawBufferPointer) throws(WordTableError) {
    try WordTableError.checkHeader(of: bytes, magic: Self.magic, version: Self.version, size: Self.size)
    func number(at offset: Int) -> Int { Int(bytes.number(at: offset)) }
    checksum = bytes.longNumber(at: 24)
    scriptVersion = bytes.number(at: 52)
    guard stride(from: 32, to: 52, by: 4).allSatisfy({ number(at: $0) < Self.limit }) else {
      throw .damaged(part: "header")
    }
    (dimensions, words, rows) = (number(at: 32), number(at: 36), number(at: 40))
    (slots, textBytes) = (number(at: 44), number(at: 48))
    guard dimensions > 0, dimensions.isMultiple(of: 16), words <= rows, slots > rows, slots & (slots - 1) == 0 else {
      throw .damaged(part: "header")
    }
  }
}

/// Why bytes are no table of word vectors or thesaurus.
package enum WordTableError: Error, Sendable, Hashable {
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

extension WordTableError: TableError {
  package static var unknownFormat: Self { .notWordVectors }
}

extension WordTableError: CustomStringConvertible {
  /// What is wrong and how to fix it.
  package var description: String {
    switch self {
    case .notWordVectors: "not a table of word vectors; make one with benchmarks/vectors/pack.py"
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
