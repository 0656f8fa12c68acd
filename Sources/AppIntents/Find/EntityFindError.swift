/// Why entities could not be looked for as somebody wished.
///
/// The description is for the developer and names entity, property and query; what is said aloud is shorter.
package enum EntityFindError: Error, Equatable, Sendable {
  /// The query answers no questions about properties.
  case notFindable(entity: String, query: String)
  /// There is no such property to look at.
  case unknownProperty(String, entity: String, query: String, known: [String])
  /// The values of the property are not compared in such a way.
  case unknownComparator(ComparatorKind, property: String, entity: String, query: String, known: [ComparatorKind])
  /// Nothing is sorted by the property.
  case notSortable(String, entity: String, query: String, known: [String])
  /// The values are not such as the property has.
  case unfitValues(String, property: String, entity: String, query: String, comparator: ComparatorKind)
}

extension EntityFindError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFindable(let entity, let query):
      "'\(entity)' cannot be found by its properties: its query '\(query)' is neither an 'EntityPropertyQuery' "
        + "nor an 'EnumerableEntityQuery'"
    case .unknownProperty(let property, let entity, let query, let known):
      "'\(query)' does not find '\(entity)' by '\(property)'; it knows \(Self.list(known))"
    case .unknownComparator(let comparator, let property, let entity, let query, let known):
      "'\(query)' does not compare '\(entity).\(property)' with '\(comparator)'; "
        + "it knows \(Self.list(known.map(\.rawValue)))"
    case .notSortable(let property, let entity, let query, let known):
      "'\(query)' does not sort '\(entity)' by '\(property)'; it knows \(Self.list(known))"
    case .unfitValues(let values, let property, let entity, let query, let comparator):
      "'\(query)' cannot compare '\(entity).\(property)' with \(values) by '\(comparator)'"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : ShownText.list(names.map { "'\($0)'" })
  }
}

extension EntityFindError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFindable: "I can’t search for that."
    case .unknownProperty(let property, _, _, let known), .notSortable(let property, _, _, let known):
      known.isEmpty
        ? "I can’t go by the \(words(property))."
        : "I can’t go by the \(words(property)). Try \(known.map(words).formatted(.list(type: .or)))."
    case .unknownComparator(_, let property, _, _, _): "I can’t compare the \(words(property)) like that."
    case .unfitValues(let values, let property, _, _, _): "I can’t compare the \(words(property)) with \(values)."
    }
  }

  private func words(_ name: String) -> String { AppIntentsCore.words(ofIdentifier: name).lowercased() }
}
