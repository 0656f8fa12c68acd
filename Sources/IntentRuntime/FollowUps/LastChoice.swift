internal import AppIntents
internal import Dialog

/// What was chosen last from what: "the other one" is one of the rest.
struct LastChoice: Sendable {
  /// The parameter that was asked for.
  var parameter: String
  /// What there was to choose from; values of an intent, or of a catalog.
  var options: [any Sendable]
  var chosen: Int

  /// The other one of two.
  var other: (any Sendable)? { options.count == 2 ? options[1 - chosen] : nil }
}
