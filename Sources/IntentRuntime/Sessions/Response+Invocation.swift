package import AppIntents

extension Response {
  /// An intent that a request ran, or tried to.
  package struct Invocation: Sendable {
    package enum State: Sendable {
      /// It is being asked about, or performs.
      case running
      case succeeded
      case failed
      case cancelled
    }

    /// Tells it from the others, also when a later reply goes on with it.
    package let id = UUID()
    /// The intent with the values that it has so far.
    package var intent: any AppIntent
    /// The application that it belongs to; nil for a button of a view.
    package var application: String?
    package var state = State.running
    package var value: (any Sendable)?
    package var dialog: String?
    /// Whether a view was shown with what it said.
    package var showsView = false

    init(_ intent: any AppIntent, of application: String?) { (self.intent, self.application) = (intent, application) }

    mutating func end(with outcome: IntentOutcome) {
      intent = outcome.intent
      state = .succeeded
      value = outcome.value
      dialog = outcome.spokenText
      showsView = outcome.view != nil || outcome.snippetIntent != nil
    }
  }
}
