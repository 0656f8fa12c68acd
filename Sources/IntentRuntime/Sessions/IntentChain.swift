internal import AppIntents

/// An intent that runs, then the one that it opens, and so on.
///
/// It is referred to rather than copied, as ``PendingQuestion`` is.
final class IntentChain {
  let first: any AppIntent
  /// The one that runs, or runs next.
  private(set) var next: any AppIntent
  private(set) var isAtEnd = false
  let application: Int?
  private var environment: IntentEnvironment
  /// How much had been said before.
  let spokenBefore: Int

  init(_ intent: any AppIntent, of application: Int?, in environment: IntentEnvironment, spokenBefore: Int) {
    (first, next) = (intent, intent)
    (self.application, self.environment, self.spokenBefore) = (application, environment, spokenBefore)
  }

  var runner: IntentRunner {
    @inline(never) get {
      var environment = environment
      // What does nothing but open something is told where nobody sees it.
      if !type(of: next).supportedModes.contains(.background) { environment.isVoiceOnly = false }
      return IntentRunner(environment)
    }
  }

  /// Goes on to what an intent opens, which starts where that ended and knows nothing of its values.
  func goOn(after outcome: IntentOutcome) {
    environment.isForeground = outcome.isForeground
    environment.narrowed = [:]
    environment.kept = [:]
    isAtEnd = outcome.opensIntent == nil
    if let opened = outcome.opensIntent { next = opened }
  }
}
