import AppIntents
import Testing

@Suite struct `In an app` {
  private let falls = FallsEntity(landmark: Falls(id: 7, name: "Niagara"))

  @Test func `computed and deferred properties are found in the order of their declarations`() async throws {
    var found: [String] = []
    for property in falls.propertyDescriptions {
      let value = try await property.value()
      found.append("\(property.name) ‖ \(property.title.key) ‖ \(property.access) ‖ \(value.map { "\($0)" } ?? "none")")
    }
    #expect(
      found == [
        "name ‖ The Name ‖ computed ‖ Niagara", "visitorCount ‖ Visitor Count ‖ computed ‖ 3",
        "crowd ‖ Crowd ‖ deferred ‖ 7",
      ])
  }

  @Test func `a projection reads the property of one entity`() {
    #expect(falls.$name.wrappedValue == "Niagara")
    #expect(falls.$later.wrappedValue == "later")
    #expect(BoxEntity(id: "a", content: 3).$shown.wrappedValue == "3")
  }

  @Test func `an entity is encoded, decoded and compared as if nothing was added`() throws {
    let encoded = try JSONEncoder().encode(BoxEntity(id: "a", content: 3))
    let keys = try JSONDecoder().decode([String: JSONValue].self, from: encoded).keys
    #expect(keys.sorted() == ["content", "id"])
    let decoded = try JSONDecoder().decode(BoxEntity<Int>.self, from: encoded)
    #expect(decoded == BoxEntity(id: "a", content: 3))
    #expect(decoded.propertyDescriptions.map(\.name) == ["shown"])
    #expect(MemoryLayout<FallsEntity>.size == MemoryLayout<Falls>.size)
  }

  @Test func `a setter of a class reaches the property`() {
    let settings = SettingsEntity()
    settings.$place.wrappedValue = "here"
    #expect(Place.shared.name == "here")
  }

  @Test func `a union names itself and its cases, or lets an extension do so`() {
    #expect(DayPass.typeDisplayRepresentation.name.key == "Day Pass")
    #expect(DayPass.Cases.allCases.map(\.rawValue) == ["falls", "guideNumber"])
    #expect(DayPass.Cases.caseDisplayRepresentations[.guideNumber]?.title.key == "Guide Number")
    #expect(Place.Pass.Cases.typeDisplayRepresentation.name.key == "Pass for a Place")
    #expect(Place.Pass.Cases.caseDisplayRepresentations[.number]?.title.key == "Its number")
  }

  @Test func `a union is put together and taken apart`() throws {
    let shapes = DayPass._unionCases
    let guideNumber = try #require(shapes.last)
    let pass = try #require(guideNumber.embed(5))
    #expect(shapes.map { $0.extract(pass) != nil } == [false, true])
    #expect(BuyDayPass().$pass.isOptional == false)
  }

  @Test func `a schema makes an intent, an entity and an enum`() async throws {
    #expect(ShowResults._assistantSchema == "visualIntelligence.semanticContentSearch")
    #expect(ShowResults.title.key == "Show Results")
    #expect(NamedByHand.title.key == "My Name")
    #expect(NamedByHand._assistantSchema == "sports.startMatch")
    #expect(Mirror(reflecting: ShowResults()).children.map(\.label) == ["_text", "_navigator"])
    #expect(OpenAssetIntent() as Any is any OpenIntent)
    #expect(AssetEntity.typeDisplayRepresentation.name.key == "Asset")
    #expect(AssetKind.caseDisplayRepresentations[.livePhoto]?.title.key == "Live Photo")
  }
}

private enum JSONValue: Decodable {
  case some
  init(from decoder: any Decoder) throws { self = .some }
}

// MARK: - The app

struct Falls: Hashable, Codable, Sendable {
  var id: Int
  var name: String
}

struct FallsEntity: AppEntity, Hashable, Codable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Falls"
  static let defaultQuery = NoQuery<FallsEntity>()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
  var id: Int { landmark.id }

  let landmark: Falls

  @ComputedProperty(title: "The Name", indexingKey: \.displayName)
  var name: String { landmark.name }

  @ComputedProperty var visitorCount: Int {
    get { 3 }
    nonmutating set {}
  }

  @DeferredProperty var crowd: Int { get async throws { landmark.id } }
}

extension FallsEntity {
  @ComputedProperty var later: String { "later" }
}

struct NoQuery<Entity: AppEntity>: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

struct BoxEntity<Content: Hashable & Codable & Sendable>: AppEntity, Hashable, Codable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Box" }
  static var defaultQuery: NoQuery<BoxEntity> { NoQuery() }
  var displayRepresentation: DisplayRepresentation { "Box" }
  let id: String
  var content: Content
  @ComputedProperty var shown: String { "\(content)" }
}

final class Place: @unchecked Sendable {
  // Only one test writes the name, and no other reads it.
  static let shared = Place()
  var name = "nowhere"

  @UnionValue enum Pass {
    case falls(FallsEntity)
    case number(Int)
  }
}

extension Place.Pass {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Pass for a Place" }
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    [.falls: "Its falls", .number: "Its number"]
  }
}

final class SettingsEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = NoQuery<SettingsEntity>()
  var displayRepresentation: DisplayRepresentation { "Settings" }
  let id = "settings"
  @ComputedProperty var place: String {
    get { Place.shared.name }
    set { Place.shared.name = newValue }
  }
}

@UnionValue
enum DayPass {
  case falls(entity: FallsEntity)
  case guideNumber(Int)
}

struct BuyDayPass: AppIntent {
  @Parameter var pass: DayPass
  func perform() async throws -> some IntentResult { .result() }
}

final class Navigator: Sendable {}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowResults {
  var text: String
  @Dependency var navigator: Navigator
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: AppSchema.Intent("sports.startMatch"))
struct NamedByHand {
  static let title: LocalizedStringResource = "My Name"
  @Parameter(title: "Asset") var asset: AssetEntity?
  func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .photos.openAsset)
struct OpenAssetIntent: OpenIntent {
  var target: AssetEntity
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

@AssistantEntity(schema: .photos.asset)
struct AssetEntity {
  static let defaultQuery = NoQuery<AssetEntity>()
  let id: String
  var name: String
  var kind: AssetKind
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

@AppEnum(schema: .photos.assetType)
enum AssetKind: String {
  case photo, livePhoto
}
