import AppIntents
import CoreSpotlight
import CoreTransferable

// Entities, properties and queries, as libraries of books have them.

struct Book: Hashable, Codable, Sendable {
  var id: Int
  var name: String
  var pages: Int
}

struct BookEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let book: Book
  var id: Int { book.id }
  @ComputedProperty(indexingKey: \.displayName) var name: String { book.name }
  @ComputedProperty(title: "Pages") var pages: Int { book.pages }
  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "shelf")!) var shelf: Shelf { .fiction }
  @DeferredProperty(title: "Copies") var copies: Int {
    get async throws { book.pages / 100 }
  }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: pages > 500 ? "long" : nil, image: .init(systemName: "book"))
  }
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [BookEntity] { Array(try await allEntities().prefix(1)) }
}

extension BookQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [BookEntity] {
    [Book(id: 1, name: "Tides", pages: 120), Book(id: 2, name: "Harbors", pages: 640)].map(BookEntity.init)
  }
}

extension BookQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [BookEntity] {
    try await allEntities().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }
}

extension BookQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\BookEntity.$name) {
      EqualToComparator { name in #Predicate<BookEntity> { $0.name == name } }
      ContainsComparator { name in #Predicate<BookEntity> { $0.name.contains(name) } }
    }
    Property(\BookEntity.$pages) {
      LessThanComparator { pages in #Predicate<BookEntity> { $0.pages < pages } }
      GreaterThanOrEqualToComparator { pages in #Predicate<BookEntity> { $0.pages >= pages } }
      IsBetweenComparator { low, high in #Predicate<BookEntity> { low <= $0.pages && $0.pages <= high } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$name)
    SortableBy(\BookEntity.$pages)
  }

  static var findIntentDescription: IntentDescription? { IntentDescription("Finds books.") }

  func entities(
    matching comparators: [Predicate<BookEntity>],
    mode: ComparatorMode,
    sortedBy: [Sort<BookEntity>],
    limit: Int?
  ) async throws -> [BookEntity] {
    let fitting = try await allEntities().filter { book in
      switch mode {
      case .and: try comparators.allSatisfy { try $0.evaluate(book) }
      case .or: try comparators.contains { try $0.evaluate(book) }
      }
    }
    let longFirst = sortedBy.first?.by == \BookEntity.$pages && sortedBy.first?.order == .descending
    let sorted = longFirst ? fitting.sorted { $0.pages > $1.pages } : fitting
    return Array(sorted.prefix(limit ?? sorted.count))
  }
}

extension BookEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .pdf) { _ in Data() }
    ProxyRepresentation(exporting: \.name)
  }
}

extension BookEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://books.example/\(.id)/\(\.$name)" }
}

/// Wrapped properties may be set before plain ones.
struct Reader: AppEntity, Hashable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reader", synonyms: ["member"])
  static var defaultQuery: ReaderQuery { ReaderQuery() }

  @Property(title: "Name") var name: String
  @Property var age: Int?
  let id: UUID
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
    self.age = nil
  }
}

struct ReaderQuery: EntityStringQuery {
  func entities(for identifiers: [Reader.ID]) async throws -> [Reader] { [] }
  func entities(matching string: String) async throws -> IntentItemCollection<Reader> {
    IntentItemCollection(promptLabel: "Readers", sections: [IntentItemSection("All", items: [IntentItem<Reader>]())])
  }
  func suggestedEntities() async throws -> IntentItemCollection<Reader> { .init(items: [Reader]()) }
  func defaultResult() async -> Reader? { nil }
}

enum Branch: String, AppEntity {
  case north, south

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Branch"
  static let defaultQuery = BranchQuery()
  var id: String { rawValue }
  var displayRepresentation: DisplayRepresentation { "\(rawValue)" }
}

struct BranchQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Branch] { identifiers.compactMap(Branch.init) }
}

struct Statistics: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Statistics"
  @Property(title: "Loans") var loans: Int
  var displayRepresentation: DisplayRepresentation { "\(loans) loans" }
}

struct LibrarySettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  @ComputedProperty var branch: String { "north" }
  var displayRepresentation: DisplayRepresentation { "Settings" }

  init() {}
}

@UnionValue
enum Loan {
  case book(BookEntity)
  case shelf(Shelf)
}

struct LoanQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [Loan] {
    input.labels.isEmpty ? [] : [.shelf(.maps)]
  }
}
