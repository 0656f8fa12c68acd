/// What came of a request, beside what should have come of it.
package struct RequestResult: Sendable {
  /// How a request went.
  package enum Verdict: String, Sendable, CaseIterable {
    /// As its author says.
    case asExpected
    /// Something else came of it.
    case wrong
    /// Something should have come of it, and nothing did.
    case notRecognized
  }

  /// Something that is not as it should be.
  package struct Difference: Sendable, Hashable {
    /// What of the answer: `intent`, or the name of a parameter.
    package var aspect: String
    package var expected: String
    package var actual: String
  }

  package var request: ExpectedRequest
  package var answer: RequestAnswer
  /// What is not as it should be; nothing of a request that went as expected.
  package var differences: [Difference]
  package var verdict: Verdict
  /// Why it went wrong, in a line.
  package var reason: String?
  /// How much less it could fit and still go as expected, in score; nil for what cannot be told in a score.
  package var slack: Slack?
  /// How long it took; nil where nobody measures.
  package var seconds: Double?
}

/// How near a request came to going otherwise.
package struct Slack: Sendable, Hashable {
  /// What stands nearest.
  package enum Edge: Sendable, Hashable {
    /// The next shortcut, in front of which it has to stay by a margin.
    case rival(String)
    /// The least score that counts as recognized.
    case threshold
  }

  package var edge: Edge
  /// How far it is from there, in score.
  package var distance: Double
}
