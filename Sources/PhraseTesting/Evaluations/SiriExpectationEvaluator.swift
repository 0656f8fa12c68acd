internal import Synchronization

/// Compares conversations that were held with what their scenarios expect.
///
/// ```swift
/// let evaluator = SiriExpectationEvaluator()
/// let subject = try await SiriService.run(scenario: scenario)
/// try await evaluator.verify(subject: subject, input: scenario)
/// ```
public struct SiriExpectationEvaluator: Sendable {
  /// A number that says how good conversations were, with what was wrong.
  public struct Metric: Sendable, Equatable, CustomStringConvertible {
    /// What is counted.
    public let name: String
    /// How many there were.
    public let count: Int
    /// Of how many.
    public let total: Int
    /// What was not as expected, and what is not graded.
    public let notes: [String]

    /// 0…1.
    public var value: Double { total == 0 ? 0 : Double(count) / Double(total) }

    /// The name and the number: `Intent Accuracy 1.00 (3 of 3)`.
    public var description: String {
      (["\(name) \(FailureMessages.share(value)) (\(count) of \(total))"] + notes.map(FailureMessages.indented))
        .joined(separator: "\n")
    }
  }

  private let tally = Tally()

  /// An evaluator that has seen nothing yet.
  public init() {}

  /// How good a conversation was: expectations met, intents called and called with the values expected, disallowed
  /// intents that were called all the same. What does not occur in the scenario is left out.
  public func metrics(subject: SiriScenarioSubject, input: SiriScenario) async throws -> [Metric] {
    let score = try await score(subject, input)
    tally.add(score)
    return score.metrics
  }

  /// Adds the metrics of all conversations that this evaluator has seen.
  public func computeSiriMetrics(into metrics: inout [Metric]) { metrics += tally.total.metrics }

  /// Throws everything that is not as expected.
  public func verify(subject: SiriScenarioSubject, input: SiriScenario) async throws {
    let score = try await score(subject, input)
    tally.add(score)
    guard score.met.count < score.met.total else { return }
    let head = "\(score.met.count) of \(score.met.total) expectations were met"
    throw PhraseTestFailure(([head] + score.notes).joined(separator: "\n"))
  }

  private func score(_ subject: SiriScenarioSubject, _ scenario: SiriScenario) async throws -> Score {
    var score = Score()
    let transcript = subject.siriTranscript
    for turn in scenario.turns {
      for expectation in turn.expectations {
        guard let reached = transcript.turn(for: turn.id) else {
          score.addUnreached(turn.utterance)
          continue
        }
        score.add(try await expectation._grade([reached]), of: FailureMessages.quoted(turn.utterance))
      }
    }
    for expectation in scenario.expectations {
      score.add(try await expectation._grade(transcript.turns), of: "the conversation")
    }
    return score
  }
}

/// How many expectations were met.
private struct Score: Sendable {
  var met = Share()
  var intents = Share()
  var slots = Share()
  var falseTriggers = Share()
  var notes: [String] = []

  mutating func add(_ grade: _SiriGrade, of subject: String) {
    intents = intents + grade.intents
    slots = slots + grade.slots
    falseTriggers = falseTriggers + grade.falseTriggers
    if case .ungraded = grade.verdict {
      notes.append("· \(subject) \(grade.expectation)\n    \(grade.seen)")
      return
    }
    met = met + Share(count: grade.verdict == .met ? 1 : 0, total: 1)
    if grade.verdict == .missed { notes.append("✗ \(subject) \(grade.expectation)\n    \(grade.seen)") }
  }

  mutating func addUnreached(_ utterance: String) {
    met = met + Share(count: 0, total: 1)
    notes.append("✗ \(FailureMessages.quoted(utterance)) was never said: the conversation ended before")
  }

  mutating func add(_ other: Score) {
    met = met + other.met
    intents = intents + other.intents
    slots = slots + other.slots
    falseTriggers = falseTriggers + other.falseTriggers
    notes += other.notes
  }

  var metrics: [SiriExpectationEvaluator.Metric] {
    let named = [
      ("Expectations Met", met, notes), ("Intent Accuracy", intents, []), ("Slot Accuracy", slots, []),
      ("False Triggers", falseTriggers, []),
    ]
    return named.filter { $0.1.total > 0 }.map { name, share, notes in
      SiriExpectationEvaluator.Metric(name: name, count: share.count, total: share.total, notes: notes)
    }
  }
}

/// Adds up what an evaluator has seen.
private final class Tally: Sendable {
  private let score = Mutex(Score())

  var total: Score { score.withLock { $0 } }
  func add(_ other: Score) { score.withLock { $0.add(other) } }
}
