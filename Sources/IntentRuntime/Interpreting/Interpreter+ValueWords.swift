internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Words that a phrase takes for a value and that name nothing.
extension Interpreter {
  /// "Upgrade everything", where the same can be asked without a value: "upgrade all packages". A preposition is no name:
  /// the "as" of "save that as fishing".
  func dropWordsThatNameNothing(in interpreted: inout InterpretedRequest) {
    for index in interpreted.matching.candidates.indices {
      let candidate = interpreted.matching.candidates[index]
      guard candidate.values.contains(where: \.isUnknown) else { continue }
      let application = snapshot.applications[snapshot.bindings[candidate.shortcut].application].model
      let entities = Set(
        application.shortcuts.flatMap(\.parameters).filter { $0.entityName != nil }.map(\.name))
      let little = candidate.values.filter { value in
        value.isUnknown && entities.contains(value.name) && readers.continuations.isPreposition(value.text)
      }
      interpreted.matching.candidates[index].missing += little.map(\.name)
      interpreted.matching.candidates[index].values.removeAll { value in
        little.contains { $0.name == value.name } || meansAll(value, of: candidate, in: application)
      }
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
