import AppIntents
import Testing

@Suite struct `Collections of entities` {
  @Test func `identifiers come first, entities when somebody asks`() async throws {
    var peaks: EntityCollection<PeakEntity> = [3, 99]
    peaks.append(1)
    peaks.append(contentsOf: [2])
    peaks.remove(2)

    #expect(peaks.identifiers == [3, 99, 1])
    #expect(peaks.count == 3)
    #expect(peaks.contains(99) && peaks.contains(PeakEntity.all[2]))
    #expect(try await peaks.resolvedEntities().map(\.name) == ["Needle", "Élan"])
  }

  @Test func `entities that are known are not fetched`() async throws {
    let unlisted = PeakEntity(77, "Nowhere", Measurement(value: 1, unit: .meters), .easy)
    let peaks = EntityCollection(entities: [unlisted])

    #expect(try await peaks.resolvedEntities().map(\.name) == ["Nowhere"])
    #expect(peaks == EntityCollection(identifiers: [77]))
  }

  @Test func `a parameter takes a collection, and reads one from text`() async throws {
    let environment = IntentEnvironment(responder: ScriptedResponder("Needle, Anvil"))

    let names: [String] = try await environment.run { try await ListPeaks()() }

    #expect(names == ["Needle", "Anvil"])
  }
}

struct ListPeaks: AppIntent {
  static let title: LocalizedStringResource = "List Peaks"

  @Parameter(title: "Peaks") var peaks: EntityCollection<PeakEntity>

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: try await peaks.resolvedEntities().map(\.name))
  }
}
