import AppIntents

/// Offers the landmarks whose tickets are wanted most.
struct BestsellerOptions: DynamicOptionsProvider {
  @Dependency var modelData: ModelData

  func results() async throws -> [LandmarkEntity] {
    await modelData.landmarks(for: [301, 302, 202, 403, 501]).map(modelData.entity)
  }
}
