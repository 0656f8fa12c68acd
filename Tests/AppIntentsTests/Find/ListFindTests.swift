import AppIntents
import Testing

@Suite struct `Finding entities in a list` {
  private let find = EntityFind(of: PeakEntity.self)

  private func names(_ request: FindRequest) async throws -> [String] {
    try await find.entities(request).compactMap { ($0 as? PeakEntity)?.name }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let filter: FindFilter
    let found: [String]
    var testDescription: String { "\(filter.property) \(filter.comparator) \(filter.values)" }
  }

  @Test(arguments: [
    Case(filter: FindFilter("name", .equalTo, "elan"), found: ["Élan"]),
    Case(filter: FindFilter("name", .notEqualTo, "NEEDLE"), found: ["Élan", "Anvil", "Old Needle"]),
    Case(filter: FindFilter("name", .contains, "needle"), found: ["Needle", "Old Needle"]),
    Case(filter: FindFilter("name", .hasPrefix, "e"), found: ["Élan"]),
    Case(filter: FindFilter("name", .hasSuffix, "needle"), found: ["Needle", "Old Needle"]),
    Case(
      filter: FindFilter("height", .greaterThan, Measurement(value: 1, unit: UnitLength.kilometers)),
      found: ["Élan", "Needle", "Old Needle"]),
    Case(
      filter: FindFilter("height", .lessThan, Measurement(value: 1, unit: UnitLength.miles)),
      found: ["Anvil", "Old Needle"]),
    Case(
      filter: FindFilter(
        "height", .isBetween, Measurement(value: 4, unit: UnitLength.kilometers),
        Measurement(value: 900, unit: UnitLength.meters)),
      found: ["Anvil", "Needle", "Old Needle"]),
    Case(filter: FindFilter("tags", .contains, "rock"), found: ["Élan", "Needle"]),
    Case(filter: FindFilter("firstAscent", .equalTo), found: ["Anvil"]),
    Case(filter: FindFilter("firstAscent", .greaterThanOrEqualTo, PeakEntity.day(2)), found: ["Élan", "Old Needle"]),
    Case(filter: FindFilter("difficulty", .equalTo, PeakEntity.Difficulty.hard), found: ["Élan", "Needle"]),
    Case(filter: FindFilter("isHigh", .equalTo, true), found: ["Élan"]),
    Case(filter: FindFilter("visitors", .lessThanOrEqualTo, 20), found: ["Élan", "Anvil"]),
    Case(filter: FindFilter("visitors", .equalTo, 30.0), found: ["Needle"]),
  ])
  func `values are compared as people compare them`(_ example: Case) async throws {
    #expect(try await names(FindRequest([example.filter])) == example.found)
  }

  @Test func `filters are all meant, or any of them`() async throws {
    let filters = [
      FindFilter("name", .contains, "needle"), FindFilter("difficulty", .equalTo, PeakEntity.Difficulty.easy),
    ]

    #expect(try await names(FindRequest(filters, mode: .and)) == [])
    #expect(try await names(FindRequest(filters, mode: .or)) == ["Anvil", "Needle", "Old Needle"])
  }

  @Test func `nothing asked for finds everything, in the order of the query`() async throws {
    #expect(try await names(FindRequest()) == ["Élan", "Anvil", "Needle", "Old Needle"])
  }

  @Test func `what has no value is sorted last either way`() async throws {
    #expect(
      try await names(FindRequest(sortedBy: [.ascending("firstAscent")])) == ["Needle", "Old Needle", "Élan", "Anvil"])
    #expect(
      try await names(FindRequest(sortedBy: [.descending("firstAscent")])) == ["Élan", "Old Needle", "Needle", "Anvil"])
  }

  @Test func `the second order decides among equals, and the limit comes last`() async throws {
    let order = [FindOrder.descending("difficulty"), .ascending("name")]

    #expect(try await names(FindRequest(sortedBy: order)) == ["Élan", "Needle", "Old Needle", "Anvil"])
    #expect(try await names(FindRequest(sortedBy: order, limit: 1)) == ["Élan"])
  }

  @Test func `a deferred property is fetched only when somebody names it`() async throws {
    let counter = Counter()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: [PeakEntity(1, "Élan", Measurement(value: 1, unit: .meters), .easy, fetches: counter)])
    let find = EntityFind(of: PeakEntity.self, query: PeakQuery())

    try await IntentEnvironment(dependencies: dependencies).run {
      _ = try await find.entities(FindRequest([FindFilter("name", .equalTo, "Élan")], sortedBy: [.ascending("height")]))
      #expect(counter.value == 0)
      _ = try await find.entities(FindRequest(sortedBy: [.ascending("visitors")]))
      #expect(counter.value == 1)
    }
  }

  @Test func `properties are listed with their titles and comparators`() async throws {
    let properties = try await find.properties()

    #expect(
      properties.map(\.name) == [
        "name", "height", "tags", "firstAscent", "difficulty", "isHigh", "visitors",
      ])
    #expect(properties.map { String(localized: $0.title) }.prefix(4) == ["Name", "Height", "Tags", "First Ascent"])
    #expect(properties[0].comparators == [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix])
    #expect(properties[2].comparators == [.contains])
    #expect(properties.filter { !$0.isSortable }.map(\.name) == ["tags"])
  }
}

@Suite struct `What cannot be found` {
  private func problem(_ request: FindRequest, of type: any AppEntity.Type = PeakEntity.self) async -> String {
    do {
      _ = try await EntityFind(of: type).entities(request)
      return "no problem"
    } catch { return "\(error)" }
  }

  @Test func `an unknown property is named with those that exist`() async {
    #expect(
      await problem(FindRequest([FindFilter("colour", .equalTo, "red")]))
        == "'PeakQuery' does not find 'PeakEntity' by 'colour'; it knows 'name', 'height', 'tags', 'firstAscent', "
        + "'difficulty', 'isHigh', and 'visitors'")
  }

  @Test func `an unknown comparator is named with those that exist`() async {
    #expect(
      await problem(FindRequest([FindFilter("tags", .lessThan, "ice")]))
        == "'PeakQuery' does not compare 'PeakEntity.tags' with 'lessThan'; it knows 'contains'")
  }

  @Test func `what has no order cannot be sorted by`() async {
    #expect(
      await problem(FindRequest(sortedBy: [.ascending("tags")]))
        == "'PeakQuery' does not sort 'PeakEntity' by 'tags'; it knows 'name', 'height', 'firstAscent', 'difficulty', "
        + "'isHigh', and 'visitors'")
  }

  @Test func `a value of another kind is refused`() async {
    #expect(
      await problem(FindRequest([FindFilter("height", .lessThan, "far")]))
        == "'PeakQuery' cannot compare 'PeakEntity.height' with “far” by 'lessThan'")
  }

  @Test func `a query that answers no such questions is named`() async {
    #expect(
      await problem(FindRequest(), of: ShyEntity.self)
        == "'ShyEntity' cannot be found by its properties: its query 'ShyQuery' is neither an 'EntityPropertyQuery' "
        + "nor an 'EnumerableEntityQuery'")
  }

  @Test func `the person hears a sentence without names of types`() {
    let problem = EntityFindError.unknownProperty(
      "mainColour", entity: "PeakEntity", query: "PeakQuery", known: ["name", "firstAscent"])

    #expect(
      String(localized: problem.localizedStringResource) == "I can’t go by the main colour. Try name or first ascent.")
  }
}

struct ShyEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shy"
  static let defaultQuery = ShyQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Shy" }
}

struct ShyQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ShyEntity] { [] }
}
