import AppIntents
import Testing

@Suite struct `Entities of which there is one` {
  @Test func `an entity with an initializer needs no query`() async throws {
    let settings = try await SettingsEntity.defaultQuery.uniqueEntity()

    #expect(settings.defaultPlace.commonName == "Home")
    #expect(settings.id == "SettingsEntity")
    #expect(try await SettingsEntity.defaultQuery.entities(for: ["SettingsEntity"]).count == 1)
    #expect(try await EntityFinder.suggestions(of: SettingsEntity.self).flatMap(\.options).count == 1)
  }

  @Test func `a query of the app's own provides the entity`() async throws {
    #expect(try await ThemeEntity.defaultQuery.allEntities().map(\.isDark) == [true])
    #expect(await ThemeEntity.defaultQuery.defaultResult()?.isDark == true)
  }

  @Test func `a closure provides the entity`() async throws {
    let query = UniqueAppEntityProvider { ThemeEntity(isDark: false) }

    #expect(try await query.uniqueEntity().isDark == false)
  }

  @Test func `an entity with neither stops the program with the fix`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await UniqueAppEntityProvider<ThemeEntity>().uniqueEntity()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'ThemeEntity' has no 'init()'; give it one, or declare"))
  }

  @Test func `its own query makes it as anything else is made`() async throws {
    struct Query: UniqueAppEntityQuery {
      func uniqueEntity() async throws -> SettingsEntity { SettingsEntity() }
    }
    #expect(try await Query().allEntities().count == 1)
  }
}

struct SettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  var displayRepresentation: DisplayRepresentation { "Settings" }

  @ComputedProperty
  var defaultPlace: PlaceDescriptor {
    PlaceDescriptor(representations: [.address("1 Ridge Road")], commonName: "Home")
  }

  init() {}
}

struct ThemeEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
  static let defaultQuery = ThemeQuery()
  var displayRepresentation: DisplayRepresentation { "Theme" }

  @Property var isDark: Bool

  init(isDark: Bool) { self.isDark = isDark }
}

struct ThemeQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> ThemeEntity { ThemeEntity(isDark: true) }
}
