import AppIntents
import Diagnostics
import PhraseMatching
import Testing

@testable import IntentRuntime
@testable import Trails

@Suite("Conformance records")
struct ConformanceRecordsTests {
  private let table: UInt
  private let section: Range<UInt>
  private let whole = DeclaredTypes.all

  init() throws {
    let memory = LoadedMemory()
    let intent = try #require(ProtocolIdentity(existential: (any AppIntent).self)).address
    let sections = ConformanceRecords.tables().map { table -> (table: UInt, section: Range<UInt>) in
      let start = memory.load(table + 48, as: UInt.self) ?? 0
      return (table, start..<start + (memory.load(table + 56, as: UInt.self) ?? 0))
    }
    // That of the image in which intents are.
    (table, section) = try #require(
      sections.first { _, section in
        stride(from: section.lowerBound, to: section.upperBound, by: 4).contains { record in
          memory.follow(record).flatMap(memory.followDirectlyOrNot) == intent
        }
      })
  }

  private func types(in memory: DamagedMemory) -> DeclaredTypes { DeclaredTypes(in: memory) }

  /// The first conformance that makes a type of the module an intent.
  private func conformance(of type: Any.Type) throws -> UInt {
    let memory = LoadedMemory()
    let descriptor = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt.self)
    let intent = try #require(ProtocolIdentity(existential: (any AppIntent).self)).address
    let conformances = stride(from: section.lowerBound, to: section.upperBound, by: 4).compactMap { memory.follow($0) }
    return try #require(
      conformances.first {
        memory.followDirectlyOrNot($0) == intent && memory.followDirectlyOrNot($0 + 4) == descriptor
      })
  }

  @Test func `nothing is wrong with this program`() {
    #expect(whole.errors == [])
    #expect(types(in: DamagedMemory()).intents.count == whole.intents.count)
  }

  @Test func `sections that lie nowhere, are too long or of an unknown version are told about`() {
    var memory = DamagedMemory()
    memory.store(section.upperBound - section.lowerBound + 2, at: table + 56)
    #expect(types(in: memory).errors.contains(.implausibleSection))
    memory.store(UInt.max - 3, at: table + 56)
    #expect(types(in: memory).errors.contains(.implausibleSection))
    memory = DamagedMemory()
    memory.store(UInt(8), at: table + 48)
    #expect(types(in: memory).errors.contains(.implausibleSection))
    memory = DamagedMemory()
    memory.store(UInt(3), at: table)
    #expect(types(in: memory).errors.contains(.unknownVersion(3)))
    memory = DamagedMemory()
    memory.missing = section
    #expect(types(in: memory).errors.contains(.implausibleSection))
  }

  @Test func `a section whose contents moved fails the self-test, and nothing of it is believed`() {
    var memory = DamagedMemory()
    for (index, record) in stride(from: section.lowerBound, to: section.upperBound, by: 4).enumerated() {
      memory.store(Int32(index * 8 + 4), at: record)
    }
    let types = types(in: memory)
    #expect(types.errors.contains(.failedSelfTest))
    #expect(types.intents.isEmpty && types.entities.isEmpty && types.enums.isEmpty && types.valueQueries.isEmpty)
  }

  @Test func `without code at the addresses no function is called`() {
    var memory = DamagedMemory()
    memory.isWithoutCode = true
    #expect(types(in: memory).errors == [.failedSelfTest])
  }

  @Test(arguments: [(offset: UInt(12), word: UInt32(7 << 3)), (12, 0x0010_0000), (4, 0)])
  func `a conformance that looks different is left out and counted`(offset: UInt, word: UInt32) throws {
    var memory = DamagedMemory()
    memory.store(word, at: try conformance(of: OpenTrail.self) + offset)
    let types = types(in: memory)
    #expect(types.errors == [.unreadableConformances(1)])
    #expect(types.intents.count == whole.intents.count - 1)
    #expect(!types.intents.contains { $0 == OpenTrail.self })
  }

  @Test(arguments: [UInt32(3), 20, 0x0111])
  func `a type that is none, or of another version, is left out and counted`(flags: UInt32) throws {
    var memory = DamagedMemory()
    let descriptor = unsafeBitCast(OpenTrail.self as Any.Type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 8, as: UInt.self)
    memory.store(flags, at: descriptor)
    let types = types(in: memory)
    #expect(types.errors.count == 1)
    #expect(!types.intents.contains { $0 == OpenTrail.self } && types.intents.count == whole.intents.count - 1)
  }

  @Test func `where discovery fails, an application offers what its shortcuts name, and says so`() async {
    var memory = DamagedMemory()
    memory.isWithoutCode = true
    let application = InstalledApplication("Trails", shortcuts: TrailShortcuts.self)
    let phrases = PhraseSource(of: application, in: Locale(identifier: "en"))
    let expanded = await ApplicationExpansion.expand(application, phrases: phrases, among: DeclaredTypes(in: memory))
    let named = Set(TrailShortcuts.appShortcuts.map { ObjectIdentifier(type(of: $0.intent)) })
    #expect(Set(expanded.intents.map { ObjectIdentifier($0) }) == named)
    #expect(expanded.entities.contains { $0 == TrailEntity.self })
    #expect(!expanded.model.shortcuts.isEmpty)
    let warnings = expanded.findings.filter { $0.rule == "application.undiscovered-types" }
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.first?.message.contains("the conformances of a known type are not found") == true)
  }
}
