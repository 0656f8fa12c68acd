import AppIntents

/// Lets people search trails by their properties: this makes the action "Find Trails" in Shortcuts.
///
/// The system collects the conditions and hands over what each comparator made of them; the query filters, sorts and
/// cuts off by itself, as a database would.
extension TrailEntityQuery: EntityPropertyQuery {
  /// One condition, as a question about a trail.
  typealias ComparatorMappingType = @Sendable (TrailEntity) -> Bool

  static let properties = QueryProperties {
    Property(\TrailEntity.$name) {
      ContainsComparator { text in { $0.name.localizedStandardContains(text) } }
      EqualToComparator { text in { $0.name.folded == text.folded } }
      NotEqualToComparator { text in { $0.name.folded != text.folded } }
    }
    Property(\TrailEntity.$regionDescription) {
      ContainsComparator { text in { $0.regionDescription.localizedStandardContains(text) } }
    }
    Property(\TrailEntity.$trailLength) {
      LessThanOrEqualToComparator { length in { $0.trailLength <= length } }
      GreaterThanOrEqualToComparator { length in { $0.trailLength >= length } }
    }
    Property(\TrailEntity.$ascent) {
      LessThanOrEqualToComparator { ascent in { $0.ascent <= ascent } }
      GreaterThanOrEqualToComparator { ascent in { $0.ascent >= ascent } }
    }
    Property(\TrailEntity.$difficulty) {
      EqualToComparator { difficulty in { $0.difficulty == difficulty } }
      NotEqualToComparator { difficulty in { $0.difficulty != difficulty } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\TrailEntity.$name)
    SortableBy(\TrailEntity.$regionDescription)
    SortableBy(\TrailEntity.$trailLength)
    SortableBy(\TrailEntity.$ascent)
  }

  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds the trails that fulfil some conditions.", categoryName: "Discover",
    searchKeywords: ["trail", "path", "hike"], resultValueName: "Trails")

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<TrailEntity>], limit: Int?
  ) async throws -> [TrailEntity] {
    let found = await trailManager.allEntities.filter { trail in
      switch mode {
      case .and: comparators.allSatisfy { $0(trail) }
      case .or: comparators.contains { $0(trail) }
      }
    }
    return Array(found.sorted(using: sortedBy.map(comparator)).prefix(limit ?? .max))
  }

  private func comparator(for sort: Sort<TrailEntity>) -> KeyPathComparator<TrailEntity> {
    let order: SortOrder = sort.order == .ascending ? .forward : .reverse
    return switch sort.by {
    case \TrailEntity.$regionDescription:
      KeyPathComparator(\.regionDescription, comparator: .localizedStandard, order: order)
    case \TrailEntity.$trailLength: KeyPathComparator(\.trailLength, order: order)
    case \TrailEntity.$ascent: KeyPathComparator(\.ascent, order: order)
    default: KeyPathComparator(\.name, comparator: .localizedStandard, order: order)
    }
  }
}
