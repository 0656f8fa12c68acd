import AppIntents

/// What a picture can show: a landmark, or a collection that such a landmark is in.
@UnionValue
enum VisualSearchResult {
  case landmark(LandmarkEntity)
  case collection(CollectionEntity)
}

/// Answers a search by picture. The app cannot see, so it goes by the labels that came with the picture.
struct LandmarkIntentValueQuery: IntentValueQuery {
  @Dependency var modelData: ModelData

  func values(for input: SemanticContentDescriptor) async throws -> [VisualSearchResult] {
    let landmarks = await modelData.landmarks(labeled: input.labels)
    let collections = await modelData.collections(containing: landmarks)
    return landmarks.map { .landmark(modelData.entity(for: $0)) }
      + collections.map { .collection(modelData.entity(for: $0)) }
  }
}
