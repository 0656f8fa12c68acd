package import IntentRuntime
package import PhraseMatching

/// A request, and what it should lead to as far as its author says.
package struct ExpectedRequest: Sendable, Hashable {
  /// Which intent should be reached.
  package enum Intent: Sendable, Hashable {
    /// Nobody says.
    case unspecified
    /// The request should not be recognized.
    case none
    /// Any of these; one, mostly.
    case oneOf([String])
  }

  /// What should fill a parameter.
  package struct Parameter: Sendable, Hashable {
    package var name: String
    /// Any of these will do; none when nothing should fill it.
    package var values: [ExpectedValue]
  }

  /// What is typed.
  package var text: String
  package var intent = Intent.unspecified
  /// All parameters that the request should fill, in the order in which they are written; nil when nobody says.
  package var parameters: [Parameter]?
  package var application: String?
  /// The phrase that should win, as its author wrote it.
  package var phrase: String?
  package var outcome: Response.Outcome?
  /// Whether anything may be done; if not, a question may be asked, and any of the ``intent``s may answer.
  package var mayAct = true
  /// What should be said; `…` stands for any text.
  package var dialog: String?
  /// How far it should at least be ahead of the next shortcut that does something else.
  package var margin: Double?
  /// Answers for questions, by parameter name.
  package var answers: [String: String] = [:]
  /// The moment at which it is typed; nil for that of the file.
  package var now: CivilMoment?
  /// Where it is said; nil for the place of the file.
  package var place: String?
  /// The bytes of the file that it is written in.
  package var range = 0..<0
  /// The line of the file that it begins on, counted from 1.
  package var line = 1
  /// Whether others share what is expected, so that it cannot be rewritten for one of them.
  package var sharesExpectations = false

  package init(_ text: String) { self.text = text }

  /// Whether it has to be performed to see whether it goes as expected.
  package var isPerformed: Bool {
    switch outcome {
    case .succeeded, .failed, .needsInput, .awaitingConfirmation, .cancelled: true
    case .matched, .ambiguous, .notRecognized, nil: dialog != nil || !answers.isEmpty
    }
  }

  /// Whether it should lead to nothing.
  package var isRejection: Bool { !mayAct || intent == .none || (outcome == .notRecognized && intent == .unspecified) }

  /// Whether it should be recognized and not be recognized.
  package var contradictsItself: Bool {
    switch intent {
    case .unspecified: false
    case .none: outcome.map { $0 != .notRecognized } ?? false
    case .oneOf: outcome == .notRecognized
    }
  }

  /// Whether anything is expected of it at all.
  package var expectsSomething: Bool {
    intent != .unspecified || parameters != nil || application != nil || phrase != nil || outcome != nil
      || dialog != nil || margin != nil || !mayAct
  }
}

/// A value as a request file writes it.
package enum ExpectedValue: Sendable, Hashable {
  /// An identifier or a title, free words, or a date or the like in its canonical form.
  case text(String)
  /// A number; of a duration, its seconds.
  case number(Double)
  case boolean(Bool)
  case measurement(Double, unit: String)
}
