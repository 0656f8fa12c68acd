internal import AppIntents
internal import Diagnostics
internal import PhraseMatching

/// What an application offers at one moment: what the matcher compiles, and what stands behind it.
struct ExpandedApplication: Sendable {
  /// What the matcher compiles.
  var model: Application
  /// What each of the model's shortcuts runs, at the same place.
  var bindings: [ShortcutBinding] = []
  /// Options that are no entities and no enum cases, by the name of the model's entity that lists them.
  var options: [String: [any Sendable]] = [:]
  /// The types of its intents, those without a phrase among them.
  var intents: [any AppIntent.Type] = []
  /// The types of its entities.
  var entities: [any AppEntity.Type] = []
  /// What could not be offered.
  var findings: [Finding] = []
}

/// What a shortcut runs.
enum ShortcutBinding: Sendable {
  /// An intent; the instance is the one that its author wrote down and is copied for each run.
  case intent(any AppIntent)
  /// What a catalog says.
  case action(CatalogAction, Shortcut)
}
