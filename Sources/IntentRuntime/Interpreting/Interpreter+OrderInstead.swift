internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// "Stop charging everything", asked at which charger: an order that begins as the phrases of another shortcut do, and
  /// none of this one, answers nothing. Nil where it is no sure request of another one.
  func orderInstead(_ text: String, of open: OpenQuestion) async throws -> [Interpretation]? {
    let continued = continuation(of: text)
    let said = continued.text
    guard open.question.otherAnswers != .text, !open.question.isOffer, let base = open.request,
      continued.kind == .plain || continued.kind == .addition, !readers.continuations.comesFirst(text),
      !readers.continuations.asksForAnswer(said), !tells(request(said)), readers.splitter.resemblesImperative(said),
      let verb = FindText.words(of: said).first,
      !begins(base, with: verb), isOrder(verb), let found = try await requests(request(said)).sure, !found.isEmpty
    else { return nil }
    let isOther =
      switch found[0] {
      case .shortcut(let request):
        request.matching.candidates.first.map { !performing($0).isSame(as: base) && !leavesOpen(found[0]) } ?? false
      case .followUp(let followUp):
        !followUp.base.isSame(as: base) && (!followUp.base.isGuess || begins(followUp.base, with: verb))
      default: false
      }
    return isOther ? found : nil
  }

  /// Whether some phrase that an author wrote begins with a verb.
  func isOrder(_ verb: String) -> Bool {
    snapshot.applications.indices.contains { index in
      isTalkedTo(snapshot.applications[index].model.name) && shortcuts(of: index).contains { begins($0, with: verb) }
    }
  }

  /// Whether a phrase of a shortcut, or its title, begins with a word.
  func begins(_ base: PerformedRequest, with verb: String) -> Bool {
    (snapshot.phrases(of: base).texts + [base.title]).contains { FindText.words(of: $0).first == verb }
  }
}

extension [Interpretation] {
  /// These, if the first of them is sure.
  fileprivate var sure: Self? { first?.isSure == true ? self : nil }
}
