internal import PhraseMatching

/// A shortcut that is meant, and the request that means it.
///
/// It is referred to rather than copied, as ``PendingQuestion`` is.
final class ChosenShortcut {
  let candidate: Candidate
  /// Words that are neither in the phrase nor in a value.
  let unplaced: [String]
  let request: InterpretedRequest

  init(_ completed: CompletedCandidate, of request: InterpretedRequest) {
    (candidate, unplaced) = (completed.candidate, completed.unplaced)
    self.request = request
  }

  var snapshot: RegistrySnapshot { request.snapshot }
  var binding: ShortcutBinding { snapshot.bindings[candidate.shortcut].binding }
  /// Where its application stands.
  var application: Int { snapshot.bindings[candidate.shortcut].application }
}
