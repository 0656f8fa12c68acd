import AppIntents

/// Finds landmarks by their identifiers, and says which to offer first.
struct LandmarkEntityQuery: EntityQuery {
  @Dependency var modelData: ModelData

  func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
    await modelData.landmarks(for: identifiers).map(modelData.entity)
  }

  /// The favorites: each of them gets App Shortcuts of its own.
  func suggestedEntities() async throws -> [LandmarkEntity] { await modelData.favoriteLandmarks.map(modelData.entity) }
}

/// Lists all landmarks; there are few enough to keep in memory.
extension LandmarkEntityQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds landmarks by where they are, how high they lie and what they cost.", categoryName: "Landmarks",
    resultValueName: "Landmarks")

  func allEntities() async throws -> [LandmarkEntity] { modelData.landmarks.map(modelData.entity) }
}

/// Finds landmarks by what people type.
extension LandmarkEntityQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [LandmarkEntity] {
    await modelData.landmarks(matching: string).map(modelData.entity)
  }
}

/// Finds landmarks by conditions on their properties.
///
/// The system turns what people choose into the predicates listed here; the app only has to apply them.
extension LandmarkEntityQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\LandmarkEntity.$name) {
      EqualToComparator { name in #Predicate<LandmarkEntity> { $0.name == name } }
      ContainsComparator { text in #Predicate<LandmarkEntity> { $0.name.localizedStandardContains(text) } }
    }
    Property(\LandmarkEntity.$continent) {
      EqualToComparator { continent in #Predicate<LandmarkEntity> { $0.continent == continent } }
      NotEqualToComparator { continent in #Predicate<LandmarkEntity> { $0.continent != continent } }
    }
    Property(\LandmarkEntity.$country) {
      ContainsComparator { text in #Predicate<LandmarkEntity> { $0.country.localizedStandardContains(text) } }
    }
    Property(\LandmarkEntity.$elevation) {
      GreaterThanComparator { height in #Predicate<LandmarkEntity> { $0.landmark.elevation > height } }
      LessThanComparator { height in #Predicate<LandmarkEntity> { $0.landmark.elevation < height } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\LandmarkEntity.$name)
    SortableBy(\LandmarkEntity.$continent)
    SortableBy(\LandmarkEntity.$elevation)
  }

  func entities(
    matching comparators: [Predicate<LandmarkEntity>], mode: ComparatorMode, sortedBy: [Sort<LandmarkEntity>],
    limit: Int?
  ) async throws -> [LandmarkEntity] {
    let found = try await allEntities().filter { entity in
      switch mode {
      case .and: try comparators.allSatisfy { try $0.evaluate(entity) }
      case .or: try comparators.isEmpty || comparators.contains { try $0.evaluate(entity) }
      }
    }
    return Array(found.sorted(using: sortedBy.map(comparator)).prefix(limit ?? .max))
  }

  private func comparator(for sort: Sort<LandmarkEntity>) -> KeyPathComparator<LandmarkEntity> {
    let order: SortOrder = sort.order == .ascending ? .forward : .reverse
    return switch sort.by {
    case \LandmarkEntity.$elevation: KeyPathComparator(\.elevation, order: order)
    case \LandmarkEntity.$continent: KeyPathComparator(\.continent, order: order)
    default: KeyPathComparator(\.name, order: order)
    }
  }
}
