import Foundation
import Testing

@testable import PhraseMatching

struct RelationTableTests {
  /// With `BEHEST_RECORD` set, the table is written anew instead; a program that is built afterwards has it.
  @Test func `the table of relations is what its texts say`() throws {
    let bytes = RelationTableWriter(try RelationTexts()).bytes()
    let file = RelationTexts.table
    if ProcessInfo.processInfo.environment["BEHEST_RECORD"] != nil { try Data(bytes).write(to: file) }
    guard try Array(Data(contentsOf: file)) == bytes, RelationTable.builtInBytes.elementsEqual(bytes) else {
      Issue.record(
        "\(file.lastPathComponent) is out of date; BEHEST_RECORD=1 swift test --filter RelationTableTests writes it anew"
      )
      return
    }
  }

  @Test func `every word and every expression is found`() throws {
    let missing = try RelationTexts().members.filter { WordRelations.of(run: RelationTexts.hashes(of: $0)) == nil }
    #expect(missing.isEmpty)
  }

  @Test func `bytes that are no table are refused`() throws {
    let bytes = Array(RelationTable.builtInBytes)
    try #require(Self.isTable(bytes))
    #expect(!Self.isTable([]))
    #expect(!Self.isTable(Array(bytes.prefix(64))))
    #expect(!Self.isTable(bytes.dropLast(64)))
    #expect(!Self.isTable(bytes + [0]))
    for place in [0, 8, 12, 16, 24, 28, 32, 36, 40, 44] {
      var damaged = bytes
      damaged[place] ^= 0x40
      #expect(!Self.isTable(damaged), "byte \(place)")
    }
  }

  private static func isTable(_ bytes: [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: max(bytes.count, 1), alignment: 64) { memory in
      memory.copyBytes(from: bytes)
      return RelationTable(reading: UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])) != nil
    }
  }
}
