import AppIntents

/// Trails that the app features together, by region.
struct TrailCollection: AppEntity {
  let id: String

  @Property var name: String

  @Property var tagline: String

  @Property(title: "Number of Trails") var trailCount: Int

  @Property var trails: [TrailEntity]

  private let synonyms: [String]

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Featured Collection", numericFormat: "\(placeholder: .int) featured collections", synonyms: ["Collection"])

  static let defaultQuery = FeaturedCollectionEntityQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(tagline)", image: .init(systemName: "mountain.2"),
      synonyms: synonyms.map { "\($0)" })
  }

  init(region: Region, trails: [TrailEntity]) {
    id = region.id
    synonyms = region.otherNames
    name = region.name
    tagline = region.tagline
    trailCount = trails.count
    self.trails = trails
  }
}

extension TrailDataManager {
  /// One collection for each region.
  var featuredTrailCollections: [TrailCollection] {
    Region.all.map { region in
      TrailCollection(region: region, trails: trails { $0.park.region == region.id }.map(entity))
    }
  }
}
