import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct WordVectorsReadingTests {
  @Test func `the table of the program is what its header says`() throws {
    let vectors = try WordVectors(reading: WordVectors.builtInBytes, validating: .contents)
    #expect(vectors.dimensions == 128)
    #expect(vectors.wordCount == 30_000)
    #expect(vectors.count == 38_000)
    #expect(vectors.scriptVersion == 1)
    #expect(vectors.identity == 0x5FDC_FAB9_3BF2_E3C7)
  }

  @Test func `rows begin at whole cache lines`() throws {
    let vectors = try #require(WordVectors.builtIn)
    #expect(Int(bitPattern: vectors.row(.init(row: 0))).isMultiple(of: 64))
    #expect(Int(bitPattern: vectors.row(.init(row: 37_999))).isMultiple(of: 64))
  }

  @Test(arguments: Damage.all)
  func `a damaged table is refused with a sentence`(damage: Damage) {
    let problem = #expect(throws: WordTableError.self) { try read(damage.done(Array(WordVectors.builtInBytes))) }
    #expect(problem?.description == damage.expected)
  }

  @Test(arguments: 0..<20)
  func `a changed byte is noticed wherever it is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(WordVectors.builtInBytes)
    let index = Int.random(in: bytes.indices, using: &random)
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    #expect(throws: WordTableError.self, "byte \(index)") { try read(bytes) }
  }

  @Test(arguments: 0..<100)
  func `any header at all is read or refused`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(WordVectors.builtInBytes.prefix(4096))
    store(UInt64(bytes.count), at: 16, in: &bytes)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let field = 8 + 4 * Int.random(in: 0..<12, using: &random)
      let number = UInt32.random(in: 0...UInt32.max, using: &random) >> UInt32.random(in: 0..<32, using: &random)
      store(number, at: field, in: &bytes)
    }
    #expect(throws: WordTableError.self) { try read(bytes) }
  }

  private func read(_ bytes: [UInt8]) throws(WordTableError) {
    let memory = IndexMemory(copying: bytes)
    _ = try WordVectors(reading: memory.bytes)
  }
}

/// Something that was done to a table, and what is said about it.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: String
  let change: @Sendable (inout [UInt8]) -> Void

  init(_ name: String, says expected: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) {
    testDescription = name
    self.expected = expected
    self.change = change
  }

  func done(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    change(&bytes)
    return bytes
  }

  static let slots = 64
  static let starts = slots + 131_072 * 4
  static let text = starts + 152_064
  static let measures = text + 291_328

  static let all = [
    Damage("nothing at all", says: notVectors) { $0 = [] },
    Damage("another kind of file", says: notVectors) { $0.replaceSubrange(0..<8, with: Array("BEHESTIX".utf8)) },
    Damage("only half a header", says: isLong(40, not: 64)) { $0.removeLast($0.count - 40) },
    Damage("the end is missing", says: isLong(6_000_000, not: 6_135_744)) { $0.removeLast($0.count - 6_000_000) },
    Damage("something was appended", says: isLong(6_135_745, not: 6_135_744)) { $0.append(0) },
    Damage(
      "another byte order",
      says: "the table of word vectors is for machines with another byte order; this one cannot use it"
    ) { $0.replaceSubrange(8..<12, with: [1, 2, 3, 4]) },
    Damage(
      "a later format", says: "the table of word vectors has format 2 and this program reads format 1; pack it again"
    ) { store(UInt32(2), at: 12, in: &$0) },
    Damage("no numbers in a row", says: doesNotFit("header")) { store(UInt32(0), at: 32, in: &$0) },
    Damage("an odd count of numbers", says: doesNotFit("header")) { store(UInt32(120), at: 32, in: &$0) },
    Damage("more words than rows", says: doesNotFit("header")) { store(UInt32(38_001), at: 36, in: &$0) },
    Damage("more rows than there are", says: doesNotFit("vectors")) { store(UInt32(40_000), at: 40, in: &$0) },
    Damage("rows beyond counting", says: doesNotFit("header")) { store(UInt32.max, at: 40, in: &$0) },
    Damage("fewer rows than there are", says: isLong(6_135_744, not: 5_995_712)) {
      store(UInt32(37_000), at: 40, in: &$0)
    },
    Damage("slots that are no power of two", says: doesNotFit("header")) { store(UInt32(131_071), at: 44, in: &$0) },
    Damage("fewer slots than rows", says: doesNotFit("header")) { store(UInt32(32_768), at: 44, in: &$0) },
    Damage("more text than there is", says: doesNotFit("text")) { store(UInt32(9_000_000), at: 48, in: &$0) },
    Damage("a slot that names no row", says: doesNotFit("slots")) { store(UInt32(38_001), at: slots + 400, in: &$0) },
    Damage("no empty slot", says: doesNotFit("slots")) {
      for slot in 0..<131_072 { store(UInt32(1), at: slots + slot * 4, in: &$0) }
    },
    Damage("a word that starts behind its end", says: doesNotFit("starts")) {
      store(UInt32(291_000), at: starts + 40, in: &$0)
    },
    Damage("a scale that is no number", says: doesNotFit("measures")) {
      store(UInt32(0x7FC0_0000), at: measures, in: &$0)
    },
    Damage("a number that no row may have", says: doesNotFit("vectors")) { $0[6_135_743] = 0x80 },
    Damage("a word that was renamed", says: altered) { $0[text] = UInt8(ascii: "x") },
    Damage("a number of a row that was changed", says: altered) { $0[6_135_743] ^= 1 },
    Damage("another checksum", says: altered) { $0[24] ^= 1 },
  ]

  private static let notVectors = "not a table of word vectors; make one with benchmarks/vectors/pack.py"
  private static let altered =
    "the table of word vectors was altered since it was packed (its checksum differs); pack it again"

  private static func isLong(_ found: Int, not expected: Int) -> String {
    "the table of word vectors is \(found) bytes long and should be \(expected); pack it again"
  }

  private static func doesNotFit(_ part: String) -> String {
    "the table of word vectors is damaged (its part '\(part)' does not fit); pack it again"
  }
}

/// Writes a number over the bytes of a table.
private func store<Number: FixedWidthInteger>(_ number: Number, at offset: Int, in bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: offset, as: Number.self) }
}
