import WordSemantics

/// The container of an index: a header, a table of sections, and the sections, each a flat array.
///
/// ```text
/// 0   magic "BEHESTIX"        8   byte order mark      12  format version
/// 16  length of the file      24  checksum of everything from byte 32
/// 32  number of sections      40  for each section: byte offset, number of elements (8 + 8 bytes)
/// ```
struct IndexBlob: Sendable {
  /// The flat arrays of an index, in file order.
  enum Section: Int, CaseIterable {
    case strings, stringStarts
    case applications, entities, parameters, shortcuts, phrases, phraseParameters, nodes, edges
    case phraseGroups, groupedPhrases, postingStarts, postings, fillerStarts, fillerPostings, settings
    case wordBytes, wordStarts, wordTargets, wordWeights, wordSlots, spellingSlots, siblings
    case valueWordBytes, valueWordStarts, valueWordTargets, valueWordWeights, valueWordSlots, valueSpellingSlots
    case valueSiblings, trieNodes, trieRoots, names, values
    case valueStrings, valueStringStarts
    case wordOrder, openings, valueWordOrder, completedNames, nameWords, nameEntryStarts, nameEntries
    case meaningSettings, meaningsTaught, meaningDirections
    case featureSlots, featureTags, featureRarities, featureStarts, featureMeanings, featureWeights, featureScales

    /// Whether it belongs to the classifier, whose sections come last.
    var isLearned: Bool { rawValue >= Self.meaningSettings.rawValue }
  }

  static let magic: [UInt8] = Array("BEHESTIX".utf8)
  static let version: UInt32 = 6
  static let headerSize = 40
  static let contentStart = headerSize + Section.allCases.count * 16

  let memory: IndexMemory

  /// Opens the bytes of an index after checking the header and the checksum. O(bytes).
  init(_ memory: IndexMemory) throws(IndexFileError) {
    let bytes = memory.bytes
    try IndexFileError.checkHeader(of: bytes, magic: Self.magic, version: Self.version, size: Self.contentStart)
    guard Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[32...])) == bytes.longNumber(at: 24) else {
      throw .altered
    }
    self.memory = memory
  }

  /// Where the classifier's sections begin; the end of the file if there are none.
  var wordsEnd: Int {
    Section.allCases.lazy.filter(\.isLearned).map { entry(of: $0) }.filter { $0.count > 0 }
      .reduce(memory.bytes.count) { min($0, Int(clamping: $1.offset)) }
  }

  /// The byte offset and the number of elements of a section, as stored.
  func entry(of section: Section) -> (offset: UInt64, count: UInt64) {
    let entry = Self.headerSize + section.rawValue * 16
    return (memory.bytes.longNumber(at: entry), memory.bytes.longNumber(at: entry + 8))
  }

  /// The elements of a section; throws if it is not inside the file.
  func array<Element: BitwiseCopyable>(_ section: Section, of: Element.Type = Element.self) throws(IndexFileError)
    -> FlatArray<Element>
  {
    let (offset, count) = entry(of: section)
    let size = UInt64(MemoryLayout<Element>.stride)
    let room = UInt64(memory.bytes.count)
    guard offset >= UInt64(Self.contentStart), offset <= room, offset.isMultiple(of: 8), count <= (room - offset) / size
    else { throw .damaged(part: "\(section)") }
    guard let start = memory.bytes.baseAddress else { throw .notAnIndex }
    let base = (start + Int(offset)).assumingMemoryBound(to: Element.self)
    return FlatArray(base: base, count: Int(count))
  }
}

/// Why bytes are no usable index.
public enum IndexFileError: Error, Sendable, Hashable {
  /// Something else altogether.
  case notAnIndex
  /// The file ends too early, or something was appended.
  case truncated(expected: Int, found: Int)
  /// Written on a machine with another byte order.
  case foreignByteOrder
  /// Written by another version of the format.
  case otherVersion(found: Int, supported: Int)
  /// The checksum does not fit: bytes were changed.
  case altered
  /// The checksum fits, yet a part points outside of itself.
  case damaged(part: String)
}

extension IndexFileError: TableError {
  static var unknownFormat: Self { .notAnIndex }
}

extension IndexFileError: CustomStringConvertible {
  /// What is wrong and how to fix it.
  public var description: String {
    switch self {
    case .notAnIndex: "not an index file; make one with 'behest compile'"
    case .truncated(let expected, let found):
      "the index is \(found) bytes long and should be \(expected); compile it again"
    case .foreignByteOrder: "the index was compiled on a machine with another byte order; compile it again here"
    case .otherVersion(let found, let supported):
      "the index has format \(found) and this program reads format \(supported); compile it again"
    case .altered: "the index was altered since it was compiled (its checksum differs); compile it again"
    case .damaged(let part): "the index is damaged (part '\(part)' points outside of itself); compile it again"
    }
  }
}

/// Writes the sections of an index.
struct IndexBlobWriter {
  private var bytes = [UInt8](repeating: 0, count: IndexBlob.contentStart)

  init() {
    bytes.replaceSubrange(0..<8, with: IndexBlob.magic)
    store(TableHeader.byteOrderMark, at: 8)
    store(IndexBlob.version, at: 12)
    store(UInt64(IndexBlob.Section.allCases.count), at: 32)
    for section in IndexBlob.Section.allCases { note(section, offset: bytes.count, count: 0) }
  }

  /// Continues behind a finished index.
  init(after blob: IndexBlob) { bytes = Array(blob.memory.bytes) }

  mutating func add<Element: BitwiseCopyable>(_ section: IndexBlob.Section, _ elements: [Element]) {
    while !bytes.count.isMultiple(of: 8) { bytes.append(0) }
    note(section, offset: bytes.count, count: elements.count)
    elements.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  consuming func finish() -> [UInt8] {
    while !bytes.count.isMultiple(of: 8) { bytes.append(0) }
    store(UInt64(bytes.count), at: 16)
    let sum = bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[32...])) }
    store(sum, at: 24)
    return bytes
  }

  private mutating func note(_ section: IndexBlob.Section, offset: Int, count: Int) {
    store(UInt64(offset), at: IndexBlob.headerSize + section.rawValue * 16)
    store(UInt64(count), at: IndexBlob.headerSize + section.rawValue * 16 + 8)
  }

  private mutating func store<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: offset, as: Number.self) }
  }
}
