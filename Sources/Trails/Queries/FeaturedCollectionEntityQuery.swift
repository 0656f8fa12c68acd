import AppIntents

/// Answers the system's questions about the featured collections.
///
/// There are only a few, and they fit in memory. A query that lists them all gets the rest for nothing: finding by
/// identifier, suggestions, and the action "Find Featured Collections" with filters and sorting.
struct FeaturedCollectionEntityQuery: EnumerableEntityQuery {
  @Dependency var trailManager: TrailDataManager

  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds collections of trails by region.", categoryName: "Discover", resultValueName: "Featured Collections")

  @MainActor
  func allEntities() async throws -> [TrailCollection] { trailManager.featuredTrailCollections }
}
