internal import Dialog
package import PhraseMatching

extension ConversationCompleter {
  /// The values of the entities that are asked for which the question does not list: applications suggest a few, and take
  /// all. O(values).
  package func otherNames(atMost limit: Int = 5_000) -> [PhraseIndex.KnownValue] {
    guard let question, question.kind == .value, question.otherAnswers == .words, let source = question.names else {
      return []
    }
    let listed = Set(question.options.map(\.title))
    return index.knownValues(of: source.application).lazy
      .filter { source.entities.contains($0.entity) && !listed.contains($0.title) }.prefix(limit).map(\.self)
  }
}
