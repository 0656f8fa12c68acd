/// A question of a run that is about to be asked, perhaps several times.
///
/// It is referred to rather than copied: whoever waits for the answer keeps no more than the reference.
final class OpenQuestion {
  var question: IntentQuestion
  /// Values, known already, of a parameter that takes several.
  var kept: [any Sendable]
  /// Why the last answer was none.
  var lastProblem: IntentRunError?

  init(_ question: IntentQuestion, keeping kept: [any Sendable] = []) {
    (self.question, self.kept) = (question, kept)
  }

  /// What there is to choose from.
  var options: [ValueOption] { question.sections.flatMap(\.options) }
}
