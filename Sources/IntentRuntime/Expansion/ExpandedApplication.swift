internal import AppIntents
internal import Diagnostics
internal import PhraseMatching

/// What an installed application offers at one moment: the matcher's `Application`, and the intents behind its shortcuts.
struct ExpandedApplication: Sendable {
  /// What the matcher compiles.
  var model: Application
  /// What each of the model's shortcuts runs, at the same place.
  var bindings: [ShortcutBinding] = []
  /// Options that are no entities and no enum cases, by the name of the model's entity that lists them.
  var options: [String: [any Sendable]] = [:]
  /// The types of its intents, those without a phrase among them.
  var intents: [any AppIntent.Type] = []
  /// Those of them that others may discover and that are for people.
  var discoverable: [any AppIntent.Type] = []
  var entities: [any AppEntity.Type] = []
  /// What could not be offered.
  var findings: [Finding] = []
}

indirect enum ShortcutBinding: Sendable {
  /// An intent; the instance is the one that its author wrote down and is copied for each run.
  case intent(any AppIntent)
  case action(CatalogAction, Shortcut)
}
