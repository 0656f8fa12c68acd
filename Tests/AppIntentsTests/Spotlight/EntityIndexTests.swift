import AppIntents
import Testing

@Suite struct `Entities in the index` {
  private let index = CSSearchableIndex(name: UUID().uuidString)

  private func titles(_ text: String) -> [String] {
    EntitySearch(in: [index]).entities(for: text).map { String(localized: $0.entity.displayRepresentation.title) }
  }

  @Test func `an entity is found by its title and by its indexed properties`() async throws {
    try await index.indexAppEntities(SightEntity.all)

    #expect(titles("great wall") == ["Great Wall"])
    #expect(Set(titles("Asia")) == ["Great Wall", "Fuji"])
    #expect(titles("volcano") == ["Fuji"])
    #expect(titles("secret") == [])
  }

  @Test func `the attribute set is made of how the entity is shown and of its indexed properties`() {
    let attributes = SightEntity.all[1].attributeSet

    #expect(attributes.displayName == "Fuji")
    #expect(attributes.contentDescription == "A volcano")
    #expect(attributes.keywords == ["snow", "round trip"])
    #expect(attributes.altitude == 3_776)
    #expect(attributes.alternateNames == ["Fujiyama"])
    #expect(attributes.value(forCustomKey: SightEntity.continentKey) as? String == "Asia")
  }

  @Test func `what the app says about an entity stays, and what it leaves out is added`() {
    let item = CSSearchableItem(appEntity: NoteEntity(id: 1, text: "Buy snow"))

    #expect(item.attributeSet.displayName == "The app's own name")
    #expect(item.attributeSet.textContent == "Buy snow")
    #expect(item.uniqueIdentifier == "NoteEntity/1")
  }

  @Test func `a hidden entity is indexed and not found`() async throws {
    try await index.indexAppEntities([
      NoteEntity(id: 1, text: "Buy snow"), NoteEntity(id: 2, text: "Buy hay", hidden: true),
    ])

    #expect(EntitySearch(in: [index]).entities(for: "buy").map(\.rank) == [0])
    #expect(index.items.count == 2)
  }

  @Test func `indexing again replaces, deleting removes`() async throws {
    try await index.indexAppEntities(SightEntity.all)
    try await index.indexAppEntities(SightEntity.all)
    #expect(index.items.count == 3)

    try await index.deleteAppEntities(identifiedBy: [1], ofType: SightEntity.self)
    #expect(titles("Asia") == ["Fuji"])
    try await index.indexAppEntities([NoteEntity(id: 1, text: "Asia")])
    try await index.deleteAppEntities(ofType: SightEntity.self)
    #expect(EntitySearch(in: [index]).entities(for: "Asia").map { $0.entity is NoteEntity } == [true])
  }

  @Test func `an entity tied to an item of the app's own is found by the item's words and ranked by priority`()
    async throws
  {
    let items = [(SightEntity.all[0], 1), (SightEntity.all[1], 10)].map { sight, priority in
      let attributes = CSSearchableItemAttributeSet()
      attributes.title = "Wonder"
      let item = CSSearchableItem(
        uniqueIdentifier: "sight-\(sight.id)", domainIdentifier: nil, attributeSet: attributes)
      item.associateAppEntity(sight, priority: priority)
      return item
    }
    try await index.indexSearchableItems(items)

    #expect(titles("wonder") == ["Fuji", "Great Wall"])
    try await index.deleteAppEntities(identifiedBy: [2], ofType: SightEntity.self)
    #expect(titles("wonder") == ["Great Wall"])
  }

  @Test func `an index has the same entities whenever it is made by its name`() async throws {
    let name = UUID().uuidString
    try await CSSearchableIndex(name: name).indexAppEntities([NoteEntity(id: 1, text: "Marmalade")])

    #expect(EntitySearch().entities(for: "marmalade").map { ($0.entity as? NoteEntity)?.id } == [1])
    try await CSSearchableIndex(name: name).deleteAppEntities(ofType: NoteEntity.self)
    #expect(EntitySearch().entities(for: "marmalade").isEmpty)
  }

  @Test func `entities that only the index knows can be found by their properties`() async throws {
    try await CSSearchableIndex.default().indexAppEntities([
      OnlyIndexedEntity(id: 1, colour: "red"), OnlyIndexedEntity(id: 2, colour: "blue"),
    ])

    let found = try await EntityFind(of: OnlyIndexedEntity.self)
      .entities(FindRequest([FindFilter("colour", .equalTo, "Blue")]))

    #expect(found.map { ($0 as? OnlyIndexedEntity)?.id } == [2])
    try await CSSearchableIndex.default().deleteAppEntities(ofType: OnlyIndexedEntity.self)
  }
}

struct SightEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sight"
  static let defaultQuery = EmptyQuery<SightEntity>()
  static let continentKey = CSCustomAttributeKey(keyName: "continent")!

  let id: Int
  @Property(indexingKey: \.displayName) var name: String
  @Property(title: "About", indexingKey: \.contentDescription) var about: String?
  @Property(customIndexingKey: SightEntity.continentKey) var continent: String
  @Property(indexingKey: \.keywords) var tags: [String]
  @ComputedProperty(indexingKey: \.altitude) var height: Int { id == 2 ? 3_776 : 100 }
  @DeferredProperty(indexingKey: \.textContent) var story: String { get async throws { "secret" } }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", synonyms: id == 2 ? ["Fujiyama"] : [])
  }

  init(_ id: Int, _ name: String, in continent: String, about: String? = nil, tags: [String] = []) {
    self.id = id
    self.name = name
    self.continent = continent
    self.about = about
    self.tags = tags
  }

  static let all = [
    SightEntity(1, "Great Wall", in: "Asia"),
    SightEntity(2, "Fuji", in: "Asia", about: "A volcano", tags: ["snow", "round trip"]),
    SightEntity(3, "Loch Ness", in: "Europe"),
  ]
}

struct NoteEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = EmptyQuery<NoteEntity>()

  let id: Int
  @Property(indexingKey: \.textContent) var text: String
  let hideInSpotlight: Bool

  var displayRepresentation: DisplayRepresentation { "Note" }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    attributes.displayName = "The app's own name"
    return attributes
  }

  init(id: Int, text: String, hidden: Bool = false) {
    self.id = id
    self.hideInSpotlight = hidden
    self.text = text
  }
}

struct OnlyIndexedEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Indexed"
  static let defaultQuery = EmptyQuery<OnlyIndexedEntity>()

  let id: Int
  @Property(indexingKey: \.theme) var colour: String
  var displayRepresentation: DisplayRepresentation { "Indexed" }

  init(id: Int, colour: String) {
    self.id = id
    self.colour = colour
  }
}

struct EmptyQuery<Entity: AppEntity>: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
