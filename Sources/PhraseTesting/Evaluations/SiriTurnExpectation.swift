/// What a scenario expects of a turn, or of the whole conversation.
public protocol SiriTurnExpectation: Sendable {
  /// Says how far turns are as expected.
  func _grade(_ turns: [SiriTranscript.Turn]) async throws -> _SiriGrade
  /// Where the types that are expected belong to.
  var _sources: [_SiriSource] { get }
}

/// An app that an expectation is about.
public struct _SiriSource: Sendable {
  let source: DefinitionSource
}

/// How far something is as expected.
public struct _SiriGrade: Sendable {
  enum Verdict: Sendable {
    case met
    case missed
    /// Shown and not graded.
    case ungraded
  }

  var verdict: Verdict
  /// What was expected.
  var expectation: String
  /// What happened instead, or why nothing is graded.
  var seen: String
  /// Of the intents that had to be called, how many were, and how many with the values expected.
  var intents = Share()
  var slots = Share()
  /// Of the intents that must not be called, how many were.
  var falseTriggers = Share()
}

/// How many of how many.
struct Share: Sendable, Equatable {
  var count = 0
  var total = 0

  static func + (left: Share, right: Share) -> Share {
    Share(count: left.count + right.count, total: left.total + right.total)
  }
}

/// Expects skills to be loaded. Compiles only: there are no skills here. It is shown in the notes of the evaluation, and
/// never graded.
public struct Loads: SiriTurnExpectation {
  /// Whether a skill has to be loaded.
  public enum Requirement: String, Sendable {
    /// It has to be.
    case required
    /// It should be.
    case preferred
  }

  private let skills: [String]

  /// Expects skills.
  public init(_ requirement: Requirement = .required, _ skills: String...) { self.skills = skills }

  /// None.
  public var _sources: [_SiriSource] { [] }

  /// Says that there are no skills.
  public func _grade(_ turns: [SiriTranscript.Turn]) async throws -> _SiriGrade {
    _SiriGrade(
      verdict: .ungraded, expectation: "loads \(skills.joined(separator: ", "))",
      seen: "not graded: there are no skills here")
  }
}

/// Expects something of what is answered; of a conversation, of one of its answers.
public struct SiriResponse: SiriTurnExpectation {
  private let expectation: any IntentValueExpectation

  /// Expects an answer.
  public init(_ expectation: any IntentValueExpectation) { self.expectation = expectation }

  /// None.
  public var _sources: [_SiriSource] { [] }

  /// Says what was answered.
  public func _grade(_ turns: [SiriTranscript.Turn]) async throws -> _SiriGrade {
    let answers = turns.map(\.response.value)
    var isMet = false
    for answer in answers where !isMet { isMet = try await expectation.isSatisfied(by: answer) }
    let said = answers.compactMap(\.self).map(FailureMessages.quoted).joined(separator: ", ")
    return _SiriGrade(
      verdict: isMet ? .met : .missed, expectation: "answers something that \(expectation)",
      seen: said.isEmpty ? "nothing was said" : "said: \(said)")
  }
}
