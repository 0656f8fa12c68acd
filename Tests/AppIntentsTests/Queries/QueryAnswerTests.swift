import AppIntents
import Synchronization
import Testing

@Suite struct `Queries in the forms that apps give them` {
  @Test func `sections and titles of items reach whoever asks for suggestions`() async throws {
    let sections = try await EntityFinder.suggestions(of: BreadEntity.self)

    #expect(sections.map { $0.title.map { String(localized: $0) } } == ["Italian", nil])
    #expect(sections.flatMap(\.options).map { String(localized: $0.display.title) } == ["The Flat One", "Rye"])
  }

  @Test func `an enumerable query finds by identifier in the order asked for`() async throws {
    let found = try await EntityFinder.entities(of: KindOfEntity.self, ids: ["second", "gone", "first"])

    #expect(found == [.second, .first])
  }

  @Test func `while one request is read, a query is asked once for the same words`() async throws {
    let reader = ValueReader(locale: Locale(identifier: "en"))
    func ask(_ words: String) async throws -> Int {
      try await EntityFinder.entities(of: TalliedEntity.self, named: words, by: reader).count
    }

    try await EntityFinder.$answers.withValue(EntityFinder.Answers()) {
      for words in ["rye", "rye", "oat", "rye"] {
        let count = try await ask(words)
        #expect(count == 1)
      }
    }
    #expect(TalliedEntity.tally.withLock { $0 } == ["rye", "oat"])

    _ = try await ask("rye")
    #expect(TalliedEntity.tally.withLock { $0 } == ["rye", "oat", "rye"])
  }

  @Test func `a class can be a query`() async throws {
    let query = ClassQuery()

    #expect(try await query.results().map(\.id) == ["rye"])
    #expect(await query.defaultResult()?.id == "rye")
  }

  @Test func `identifiers of an app's own type are written and read`() async throws {
    let id = CabinID(rawValue: 7)

    #expect(id.entityIdentifierString == "7")
    #expect(CabinID.entityIdentifier(for: "7") == id)
    #expect(CabinID.entityIdentifier(for: "seven") == nil)
  }
}

/// Notes what its query is asked for.
struct TalliedEntity: AppEntity {
  static let tally = Mutex<[String]>([])
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tallied"
  static let defaultQuery = TalliedQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct TalliedQuery: EntityStringQuery {
  func entities(for identifiers: [String]) -> [TalliedEntity] { identifiers.map { TalliedEntity(id: $0) } }

  func entities(matching string: String) async throws -> [TalliedEntity] {
    TalliedEntity.tally.withLock { $0.append(string) }
    return [TalliedEntity(id: string)]
  }
}

struct BreadEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bread"
  static let defaultQuery = BreadQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)") }
}

struct BreadQuery: EntityStringQuery {
  func entities(for identifiers: [String]) -> [BreadEntity] { identifiers.map { BreadEntity(id: $0) } }

  func entities(matching string: String) async throws -> ItemCollection<BreadEntity> {
    ItemCollection { ItemSection(items: [BreadEntity(id: string)]) }
  }

  func suggestedEntities() async throws -> ItemCollection<BreadEntity> {
    ItemCollection {
      ItemSection("Italian") { IntentItem(BreadEntity(id: "focaccia"), title: "The Flat One") }
      ItemSection(items: [BreadEntity(id: "rye")])
    }
  }
}

final class ClassQuery: EntityQuery {
  init() {}
  func entities(for identifiers: [String]) async throws -> [BreadEntity] { [] }
  func suggestedEntities() async -> [BreadEntity] { [BreadEntity(id: "rye")] }
  func defaultResult() async -> BreadEntity? { BreadEntity(id: "rye") }
}

enum KindOfEntity: String, AppEntity, CaseIterable {
  case first, second
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let defaultQuery = KindQuery()
  var id: String { rawValue }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(rawValue)") }
}

struct KindQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [KindOfEntity] { KindOfEntity.allCases }
}

struct CabinID: RawRepresentable, Hashable, Sendable, EntityIdentifierConvertible {
  let rawValue: Int
}
