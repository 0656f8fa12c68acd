/// One way of cutting a request into steps.
package struct StepSplit: Sendable, Equatable {
  /// A part that may be a step of its own.
  package struct Part: Sendable, Equatable {
    /// Its words, without the marks around them.
    package var text: String
    /// The bytes of the request.
    package var range: Range<Int>
  }

  /// What stands between two parts.
  package struct Tie: Sendable, Equatable {
    /// How surely another step follows.
    package enum Kind: Sendable, Comparable {
      /// The end of a sentence: "It is dark. Turn on the light." is one request, told twice.
      case mark
      /// "And": what follows may belong to the step before.
      case addition
      /// "And then": what follows is another step.
      case sequence
    }

    /// The bytes of the request.
    package var range: Range<Int>
    package var kind: Kind
  }

  /// The parts, in their order; at least two.
  package var parts: [Part]
  /// What stands behind each part but the last.
  package var ties: [Tie]

  /// Whether it is said everywhere that another step follows.
  package var isSequence: Bool { ties.allSatisfy { $0.kind == .sequence } }
}
