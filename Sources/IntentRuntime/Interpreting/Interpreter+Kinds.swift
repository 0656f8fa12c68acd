internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// A kind of thing that a catalog knows.
struct NamedKind: Sendable {
  var application: Int
  var entity: Entity
}

// Questions about what there is of a kind: apps have entities with properties to look through, catalogs have values.
extension Interpreter {
  /// "Which scenes are there?"
  func kindAsked(_ text: String) -> NamedKind? {
    let kinds = readers.continuations.kindsAsked(in: text, nouns: snapshot.nouns)
    guard !kinds.isEmpty else { return nil }
    for (index, application) in snapshot.applications.enumerated() where isTalkedTo(application.model.name) {
      let known = application.model.entities.filter { entity in
        kinds.contains(entity.name) && !entity.values.isEmpty
          && !application.entities.contains { _unqualifiedName(of: $0) == entity.name }
      }
      if let entity = known.first { return NamedKind(application: index, entity: entity) }
    }
    return nil
  }
}
