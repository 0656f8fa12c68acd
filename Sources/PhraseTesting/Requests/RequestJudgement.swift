internal import IntentRuntime
package import PhraseMatching

/// Sets an answer against what is expected of a request.
package struct RequestJudgement {
  private let request: ExpectedRequest
  private let answer: RequestAnswer

  package init(_ request: ExpectedRequest, _ answer: RequestAnswer) { (self.request, self.answer) = (request, answer) }

  /// How it went.
  package var verdict: RequestResult.Verdict {
    if differences.isEmpty { return .asExpected }
    return answer.isRecognized || request.isRejection ? .wrong : .notRecognized
  }

  /// Everything that is not as it should be. Of a request that was not recognized, or should not have been, only that.
  package var differences: [RequestResult.Difference] {
    if let difference = outcomeDifference { return [difference] }
    if request.isRejection || !answer.isRecognized { return dialogDifferences }
    if let difference = intentDifference { return [difference] }
    return named(request.application, answer.reached?.application, "application")
      + named(request.phrase, answer.reached?.phrase, "phrase") + parameterDifferences + marginDifferences
      + dialogDifferences
  }

  // MARK: Steps

  private var outcomeDifference: RequestResult.Difference? {
    if !request.mayAct { return acts ? difference("outcome", Self.nothing, reachedText) : nil }
    guard let expected = expectedOutcome, !isMet(expected) else { return nil }
    return difference("outcome", wanted(expected), reachedText)
  }

  /// Whether anything is done but what may be.
  private var acts: Bool {
    guard isMet(.matched), let intent = answer.reached?.intent else { return false }
    if case .oneOf(let names) = request.intent { return !names.contains(intent) }
    return true
  }

  /// Whoever names an intent wants it to be reached without a question which one is meant.
  private var expectedOutcome: Response.Outcome? {
    if let outcome = request.outcome { return outcome }
    if request.intent == .none { return .notRecognized }
    let isNamed = request.intent != .unspecified || request.parameters != nil || request.application != nil
    return isNamed || request.phrase != nil || request.margin != nil ? .matched : nil
  }

  private func isMet(_ expected: Response.Outcome) -> Bool {
    switch expected {
    case .matched: answer.isRecognized && answer.outcome != .ambiguous
    case .succeeded, .failed, .needsInput, .awaitingConfirmation, .ambiguous, .notRecognized, .cancelled:
      answer.outcome == expected
    }
  }

  private func wanted(_ outcome: Response.Outcome) -> String {
    switch (outcome, request.intent) {
    case (.matched, .oneOf(let names)): names.joined(separator: " or ")
    default: outcome.rawValue
    }
  }

  /// What came, in a few words.
  private var reachedText: String {
    guard let reached = answer.reached else { return answer.outcome.rawValue }
    return answer.outcome == .matched ? reached.intent : "\(answer.outcome.rawValue), \(reached.intent)"
  }

  private var intentDifference: RequestResult.Difference? {
    guard case .oneOf(let names) = request.intent else { return nil }
    guard let intent = answer.reached?.intent else {
      return difference("intent", names.joined(separator: " or "), answer.outcome.rawValue)
    }
    return names.contains(intent) ? nil : difference("intent", names.joined(separator: " or "), intent)
  }

  private var parameterDifferences: [RequestResult.Difference] {
    guard let expected = request.parameters else { return [] }
    let filled = answer.reached?.values ?? []
    let wrong = expected.compactMap { difference($0, filled.first { [name = $0.name] in $0.name == name }) }
    let names = Set(expected.map(\.name))
    return wrong + filled.filter { !names.contains($0.name) }.map { difference($0.name, Self.nothing, $0.shortText) }
  }

  private func difference(_ expected: ExpectedRequest.Parameter, _ filled: FilledParameter?)
    -> RequestResult.Difference?
  {
    let isMet = filled.map { filled in expected.values.contains { $0.matches(filled) } } ?? expected.values.isEmpty
    if isMet { return nil }
    let wanted = expected.values.isEmpty ? Self.nothing : expected.values.map(\.text).joined(separator: " or ")
    return difference(expected.name, wanted, filled?.shortText ?? Self.nothing)
  }

  private var marginDifferences: [RequestResult.Difference] {
    guard let least = request.margin, let margin = answer.margin, margin < least else { return [] }
    return [difference("margin", "at least \(least.digits)", margin.hundredths)]
  }

  private var dialogDifferences: [RequestResult.Difference] {
    guard let expected = request.dialog else { return [] }
    let actual = answer.dialog ?? ""
    return DialogPattern(expected).matches(actual) ? [] : [difference("dialog", expected, actual)]
  }

  private func named(_ expected: String?, _ actual: String?, _ aspect: String) -> [RequestResult.Difference] {
    guard let expected, expected != actual else { return [] }
    return [difference(aspect, expected, actual ?? Self.nothing)]
  }

  private func difference(_ aspect: String, _ expected: String, _ actual: String) -> RequestResult.Difference {
    RequestResult.Difference(aspect: aspect, expected: expected, actual: actual)
  }

  private static let nothing = "nothing"
}

/// What should be said, in which `…` stands for any text.
struct DialogPattern {
  private let lines: [TranscriptPattern]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "…" ? .anyLines : .line("< \(line)")
    }
  }

  func matches(_ said: String) -> Bool {
    var response = Response(.succeeded, to: "")
    if !said.isEmpty { response.utterances = [.says(said)] }
    return TranscriptComparison(lines, TranscriptLine.lines(of: response)).isEqual
  }
}

extension FilledParameter {
  /// What fills it, as a request file would write it.
  package var shortText: String { ExpectedValue.values(of: self).map(\.text).joined(separator: " or ") }
}

extension Double {
  /// With two decimals, never more than it is: `0.97`.
  var hundredths: String {
    let whole = Int((Swift.max(0, self) * 100 + 1e-6).rounded(.down))
    return "\(whole / 100).\(whole / 10 % 10)\(whole % 10)"
  }
}
