import Foundation
import Testing
import ThesaurusPacking

@testable import WordSemantics

struct ThesaurusTests {
  @Test func `the thesaurus is what its texts say`() throws {
    let bytes = ThesaurusPacker(try ThesaurusTexts.shipped()).bytes()
    let file = ThesaurusTexts.folder.appendingPathComponent("thesaurus.table")
    guard try Array(Data(contentsOf: file)) == bytes, Thesaurus.builtInBytes.elementsEqual(bytes) else {
      Issue.record("\(file.lastPathComponent) is out of date; 'swift run pack-thesaurus' packs it again")
      return
    }
  }

  @Test func `every word and every expression is found`() throws {
    let missing = try ThesaurusTexts.shipped().members.filter {
      ThesaurusEntry.of(key: ExpressionKey.of(ThesaurusTexts.hashes(of: $0))) == nil
    }
    #expect(missing.isEmpty)
  }

  @Test func `bytes that are no table are refused`() throws {
    let bytes = Array(Thesaurus.builtInBytes)
    try #require(Self.isTable(bytes))
    #expect(!Self.isTable([]))
    #expect(!Self.isTable(Array(bytes.prefix(64))))
    #expect(!Self.isTable(bytes.dropLast(64)))
    #expect(!Self.isTable(bytes + [0]))
    for index in [0, 8, 12, 16, 24, 28, 32, 36, 40, 44] {
      var damaged = bytes
      damaged[index] ^= 0x40
      #expect(!Self.isTable(damaged), "byte \(index)")
    }
  }

  private static func isTable(_ bytes: [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: max(bytes.count, 1), alignment: 64) { memory in
      memory.copyBytes(from: bytes)
      return (try? Thesaurus(reading: UnsafeRawBufferPointer(rebasing: memory[..<bytes.count]))) != nil
    }
  }
}

extension ThesaurusTexts {
  /// Where the table lies, and beside it the folder of its texts.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/WordTables")

  static func shipped() throws -> ThesaurusTexts { try read.get() }

  /// Read once: every test asks for them.
  private static let read = Result { try ThesaurusTexts(folder: folder.appendingPathComponent("thesaurus")) }
}
