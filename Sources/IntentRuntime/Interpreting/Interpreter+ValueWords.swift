internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Words that a phrase takes for a value and that name nothing.
extension Interpreter {
  /// "Upgrade everything", where the same can be asked without a value: "upgrade all packages".
  func dropAllForNothing(in interpreted: inout InterpretedRequest) {
    for index in interpreted.matching.candidates.indices {
      let candidate = interpreted.matching.candidates[index]
      guard candidate.values.contains(where: \.isUnknown) else { continue }
      let application = snapshot.applications[snapshot.bindings[candidate.shortcut].application].model
      interpreted.matching.candidates[index].values.removeAll { meansAll($0, of: candidate, in: application) }
    }
  }

  private func meansAll(_ value: FilledParameter, of candidate: Candidate, in application: Application) -> Bool {
    guard value.isUnknown, readers.replies.meansAll(readers.continuations.bareName(value.text)) else { return false }
    return application.shortcuts.contains { shortcut in
      shortcut.intent == candidate.intent
        && shortcut.parameters.contains { $0.name == value.name && $0.isOptional && $0.entityName != nil }
        && shortcut.phrases.contains { phrase in
          readers.replies.rangeOfAll(in: phrase.text) != nil && !phrase.text.contains("${\(value.name)}")
        }
    }
  }
}
