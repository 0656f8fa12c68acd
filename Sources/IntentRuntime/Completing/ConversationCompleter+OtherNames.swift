internal import Dialog
internal import PhraseMatching

/// A value that a question takes although it is none of the options.
package struct KnownName: Sendable, Equatable {
  package var title: String
  package var subtitle: String?
}

extension ConversationCompleter {
  /// The other values of the entity of which a question lists some: applications suggest a few, and take all. O(values).
  package func otherNames(atMost limit: Int) -> [KnownName] {
    guard let question, question.kind == .value, question.otherAnswers == .words, let first = question.options.first
    else {
      return []
    }
    let listed = Set(question.options.map(\.title))
    var names: [KnownName] = []
    for entity in index.entities(withValueTitled: first.title) {
      for value in index.values(ofEntity: entity) where !listed.contains(value.title) && names.count < limit {
        names.append(KnownName(title: value.title, subtitle: value.subtitle))
      }
    }
    return names
  }
}
