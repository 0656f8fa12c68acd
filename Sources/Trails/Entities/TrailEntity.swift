import AppIntents

/// A trail as Siri, Spotlight and Shortcuts see it.
///
/// The entity is not the model: it holds what people talk about, search and sort by, and leaves the rest to ``Trail``.
struct TrailEntity: AppEntity {
  /// The same as the trail's, because shortcuts save it.
  let id: Trail.ID

  /// Without a `title:`, the property is titled by the name of the variable: "Name".
  @Property var name: String

  /// The town and the park. With a `title:`, people see other words than programmers.
  @Property(title: "Region") var regionDescription: String

  @Property var trailLength: Measurement<UnitLength>

  @Property var ascent: Measurement<UnitLength>

  @Property var difficulty: TrailDifficulty

  @Property var activities: [ActivityStyle]

  /// What the trail was like when the entity was made.
  @Property(title: "Conditions") var currentConditions: String

  @Property(title: "Favorite") var isFavorite: Bool

  /// What the display needs besides the properties.
  let symbol: String
  private let synonyms: [String]

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail", numericFormat: "\(placeholder: .int) trails", synonyms: ["Path", "Route", "Footpath"])

  static let defaultQuery = TrailEntityQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(regionDescription)", image: .init(systemName: symbol),
      synonyms: synonyms.map { "\($0)" })
  }

  init(trail: Trail, conditions: TrailConditions, isFavorite: Bool) {
    id = trail.id
    symbol = trail.symbol
    synonyms = trail.otherNames
    name = trail.name
    regionDescription = trail.regionDescription
    trailLength = trail.length
    ascent = trail.ascent
    difficulty = trail.difficulty
    activities = trail.activities
    currentConditions = conditions.report
    self.isFavorite = isFavorite
  }
}

extension TrailDataManager {
  /// A trail as the system sees it today.
  func entity(for trail: Trail) -> TrailEntity {
    TrailEntity(trail: trail, conditions: conditions(of: trail), isFavorite: isFavorite(trail.id))
  }

  /// Every trail as the system sees it today.
  var allEntities: [TrailEntity] { Trail.all.map(entity) }

  /// The trail behind an entity, which may be older than this version of the app.
  func trail(for entity: TrailEntity) throws -> Trail {
    guard let trail = trails(with: [entity.id]).first else { throw TrailsError.trailIsGone }
    return trail
  }
}
