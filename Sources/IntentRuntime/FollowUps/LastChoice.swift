internal import AppIntents
internal import Dialog

/// What was chosen last from what: "the other one" is one of the rest.
struct LastChoice: Sendable {
  /// The parameter that was asked for.
  var parameter: String
  /// What there was to choose from; values of an intent, or of a catalog.
  var options: [any Sendable]
  var chosen: Int

  /// The other one of two: which is meant depends on the one that has been taken since.
  ///
  /// - Parameter current: what tells the one that was taken last; nil where nobody knows.
  func other(than current: String?) -> (any Sendable)? {
    guard let current else { return options.count == 2 ? options[1 - chosen] : nil }
    let others = options.filter { Self.identifier(of: $0) != current }
    return others.count == 1 ? others[0] : nil
  }

  /// What tells a value from others; nil for one that is neither an entity nor a catalog's.
  static func identifier(of value: (any Sendable)?) -> String? {
    if let value = value as? CatalogValue { return value.id }
    return (value as? any AppEntity).map { ValueExpansion.identifier(of: $0) }
  }
}
