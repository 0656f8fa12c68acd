import AppIntents
import Testing

@Suite struct `Finding entities through a property query` {
  private let find = EntityFind(of: LakeEntity.self)

  private func names(_ request: FindRequest) async throws -> [String] {
    try await find.entities(request).compactMap { ($0 as? LakeEntity)?.name }
  }

  private func problem(_ request: FindRequest) async -> String {
    do {
      _ = try await find.entities(request)
      return "no problem"
    } catch { return "\(error)" }
  }

  @Test func `values become the app's own filters`() async throws {
    #expect(try await names(FindRequest([FindFilter("name", .contains, "BLUE")])) == ["Blue Lake", "Deep Blue"])
    #expect(try await names(FindRequest([FindFilter("depth", .lessThan, 20.0)])) == ["Blue Lake"])
    #expect(try await names(FindRequest([FindFilter("depth", .isBetween, 100.0, 5.0)])) == ["Blue Lake", "Mirror"])
  }

  @Test func `an optional property is asked for its absence`() async throws {
    #expect(try await names(FindRequest([FindFilter("depth", .equalTo)])) == ["Deep Blue"])
    #expect(try await names(FindRequest([FindFilter("depth", .equalTo, 90.0)])) == ["Mirror"])
  }

  @Test func `the mode, the order and the limit reach the app`() async throws {
    let filters = [FindFilter("name", .equalTo, "Mirror"), FindFilter("name", .contains, "deep")]

    #expect(try await names(FindRequest(filters, mode: .or)) == ["Mirror", "Deep Blue"])
    #expect(
      try await names(FindRequest(sortedBy: [.descending("name")], limit: 2)) == ["Mirror", "Deep Blue"])
  }

  @Test func `properties have the names and titles of their variables`() async throws {
    let properties = try await find.properties()

    #expect(properties.map(\.name) == ["name", "depth", "shore"])
    #expect(properties.map { String(localized: $0.title) } == ["Name", "Depth in Metres", "Shore"])
    #expect(properties.map(\.comparators) == [[.contains, .equalTo], [.equalTo, .lessThan, .isBetween], []])
    #expect(properties.map(\.isSortable) == [true, false, true])
  }

  @Test func `problems name the entity, the property and the query`() async {
    #expect(
      await problem(FindRequest([FindFilter("shore", .contains, "sand")]))
        == "'LakeQuery' does not find 'LakeEntity' by 'shore'; it knows 'name' and 'depth'")
    #expect(
      await problem(FindRequest([FindFilter("name", .hasSuffix, "e")]))
        == "'LakeQuery' does not compare 'LakeEntity.name' with 'hasSuffix'; it knows 'contains' and 'equalTo'")
    #expect(
      await problem(FindRequest([FindFilter("depth", .lessThan, "deep")]))
        == "'LakeQuery' cannot compare 'LakeEntity.depth' with “deep” by 'lessThan'")
    #expect(
      await problem(FindRequest(sortedBy: [.ascending("depth")]))
        == "'LakeQuery' does not sort 'LakeEntity' by 'depth'; it knows 'name' and 'shore'")
  }

  @Test func `an error of the query comes with its name`() async {
    #expect(
      await problem(FindRequest(limit: 0))
        == "the query 'LakeQuery' failed while it looked for 'LakeEntity': nobody wants nothing")
  }
}

struct LakeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lake"
  static let defaultQuery = LakeQuery()

  let id: Int
  @ComputedProperty var name: String { Self.names[id] }
  @Property(title: "Depth in Metres") var depth: Double?
  @Property var shore: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ id: Int, depth: Double?) {
    self.id = id
    self.depth = depth
    self.shore = "sand"
  }

  static let names = ["Blue Lake", "Mirror", "Deep Blue"]
  static let all = [LakeEntity(0, depth: 12), LakeEntity(1, depth: 90), LakeEntity(2, depth: nil)]
}

struct LakeQuery: EntityQuery {
  struct TooFew: Error, CustomStringConvertible {
    let description = "nobody wants nothing"
  }

  func entities(for identifiers: [LakeEntity.ID]) async throws -> [LakeEntity] {
    LakeEntity.all.filter { identifiers.contains($0.id) }
  }
}

extension LakeQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\LakeEntity.$name) {
      ContainsComparator { text in #Predicate<LakeEntity> { $0.name.localizedStandardContains(text) } }
      EqualToComparator { text in #Predicate<LakeEntity> { $0.name == text } }
    }
    Property(\LakeEntity.$depth) {
      EqualToComparator { depth in #Predicate<LakeEntity> { $0.depth == depth } }
      LessThanComparator { depth in #Predicate<LakeEntity> { ($0.depth ?? 1_000) < depth } }
      IsBetweenComparator { low, high in
        #Predicate<LakeEntity> { ($0.depth ?? 1_000) >= low && ($0.depth ?? 1_000) <= high }
      }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\LakeEntity.$name)
    SortableBy(\.$shore)
  }

  func entities(
    matching comparators: [Predicate<LakeEntity>],
    mode: ComparatorMode,
    sortedBy: [Sort<LakeEntity>],
    limit: Int?
  ) async throws -> [LakeEntity] {
    if limit == 0 { throw TooFew() }
    var found = try LakeEntity.all.filter { lake in
      let answers = try comparators.map { try $0.evaluate(lake) }
      return mode == .and ? answers.allSatisfy { $0 } : answers.contains(true)
    }
    for wish in sortedBy {
      switch wish.by {
      case \.$name: found.sort { wish.order == .ascending ? $0.name < $1.name : $0.name > $1.name }
      default: break
      }
    }
    return found
  }
}
