import AppIntents

/// Finds landmarks by their identifiers, and says which to offer first.
struct LandmarkEntityQuery: EntityQuery {
  @Dependency var modelData: ModelData

  func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
    await entities(of: modelData.landmarks(for: identifiers))
  }

  /// The favorites: each of them gets App Shortcuts of its own.
  func suggestedEntities() async throws -> [LandmarkEntity] {
    await entities(of: modelData.favoriteLandmarks)
  }

  private func entities(of landmarks: [Landmark]) -> [LandmarkEntity] {
    landmarks.map { LandmarkEntity(landmark: $0, modelData: modelData) }
  }
}

/// Lists all landmarks; there are few enough to keep in memory.
extension LandmarkEntityQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds landmarks by where they are, how high they lie and what they cost.",
    categoryName: "Landmarks",
    resultValueName: "Landmarks"
  )

  func allEntities() async throws -> [LandmarkEntity] {
    entities(of: modelData.landmarks)
  }
}

/// Finds landmarks by what people type.
extension LandmarkEntityQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [LandmarkEntity] {
    await entities(of: modelData.landmarks(matching: string))
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
    matching comparators: [Predicate<LandmarkEntity>],
    mode: ComparatorMode,
    sortedBy: [Sort<LandmarkEntity>],
    limit: Int?
  ) async throws -> [LandmarkEntity] {
    let found = try await allEntities().filter { entity in
      switch mode {
      case .and: try comparators.allSatisfy { try $0.evaluate(entity) }
      case .or: try comparators.isEmpty || comparators.contains { try $0.evaluate(entity) }
      }
    }
    return Array(found.sorted { isOrdered($0, $1, by: sortedBy) }.prefix(limit ?? .max))
  }

  private func isOrdered(_ one: LandmarkEntity, _ other: LandmarkEntity, by sorts: [Sort<LandmarkEntity>]) -> Bool {
    for sort in sorts {
      let order = compare(one, other, by: sort)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return false
  }

  private func compare(_ one: LandmarkEntity, _ other: LandmarkEntity, by sort: Sort<LandmarkEntity>)
    -> ComparisonResult
  {
    let order: ComparisonResult =
      switch sort.by {
      case \LandmarkEntity.$elevation: KeyPathComparator(\Landmark.elevation).compare(one.landmark, other.landmark)
      case \LandmarkEntity.$continent: KeyPathComparator(\LandmarkEntity.continent).compare(one, other)
      default: KeyPathComparator(\LandmarkEntity.name).compare(one, other)
      }
    return sort.order == .ascending ? order : order.reversed
  }
}

extension ComparisonResult {
  fileprivate var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
