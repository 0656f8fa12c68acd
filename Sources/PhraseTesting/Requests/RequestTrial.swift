internal import IntentRuntime
internal import PhraseMatching

/// Tries requests, and tells what came of each beside what should have.
///
/// A request is matched only, unless what is expected of it cannot be seen without performing it. Costs what matching
/// costs; a request that goes wrong is matched once or twice more, to say why.
package struct RequestTrial {
  private let subject: RequestSubject
  private let settings: RequestFile.Settings
  private let nanoseconds: (() -> UInt64)?
  private let options: MatchOptions

  /// Makes a trial of a file's requests.
  ///
  /// - Parameters:
  ///   - subject: what they are tried on.
  ///   - settings: those of the file.
  ///   - nanoseconds: a stop watch; nil to measure nothing.
  package init(
    on subject: RequestSubject, _ settings: RequestFile.Settings = RequestFile.Settings(),
    nanoseconds: (() -> UInt64)? = nil
  ) {
    self.subject = subject
    self.settings = settings
    self.nanoseconds = nanoseconds
    var options = subject.options
    options.threshold = settings.threshold ?? options.threshold
    options.margin = settings.margin ?? options.margin
    options.now = settings.now ?? options.now
    options.place = settings.place ?? options.place
    options.limit = Self.candidateCount
    options.explanation = .none
    self.options = options
  }

  /// Tries a request; nil when it has to be performed, and nobody can.
  package func result(of request: ExpectedRequest) async -> RequestResult? {
    let start = nanoseconds?()
    guard request.isPerformed else { return result(request, answer(to: request), since: start) }
    let now = request.now ?? options.now
    return await subject.perform(request, now).map { result(request, RequestAnswer($0), since: start) }
  }

  /// What the matcher makes of a text that is typed in place of a request's.
  package func answer(to request: ExpectedRequest, typed text: String? = nil) -> RequestAnswer {
    let options = options(for: request)
    let text = text ?? request.text
    var matching = subject.match(text, options)
    if matching.outcome == .ambiguous {
      var more = options
      more.limit = Alternatives.most
      matching = subject.match(text, more)
    }
    return RequestAnswer(matching, margin: options.margin)
  }

  /// The bytes of words that the request's own author mistyped: those that the winner knows by another spelling.
  package func slips(in request: ExpectedRequest) -> [Range<Int>] {
    var options = options(for: request)
    options.explanation = .steps
    options.limit = 1
    let steps = subject.match(request.text, options).candidates.first?.explanation?.steps ?? []
    let slips = steps.filter { $0.similarity < 1 && $0.similarity > 0 && $0.comparedBy == .lexical }
    return slips.compactMap(\.range)
  }

  // MARK: Steps

  private func result(_ request: ExpectedRequest, _ answer: RequestAnswer, since start: UInt64?) -> RequestResult {
    var seconds: Double?
    if let start, let end = nanoseconds?() { seconds = Double(end &- start) / 1e9 }
    let judgement = RequestJudgement(request, answer)
    let verdict = judgement.verdict
    var result = RequestResult(
      request: request, answer: answer, differences: judgement.differences, verdict: verdict, seconds: seconds)
    if verdict == .asExpected {
      result.slack = slack(of: answer)
    } else {
      result.reason = reason(for: request, answer, result.differences)
    }
    return result
  }

  /// How near it came to going otherwise.
  private func slack(of answer: RequestAnswer) -> Slack? {
    guard let score = answer.score, answer.vetoedApplication == nil else { return nil }
    switch answer.outcome {
    case .ambiguous: return nil
    case .notRecognized:
      return score < options.threshold ? Slack(edge: .threshold, distance: options.threshold - score) : nil
    case .matched, .succeeded, .failed, .needsInput, .awaitingConfirmation, .cancelled:
      let above = Slack(edge: .threshold, distance: score - options.threshold)
      guard !answer.isExact, let rival = answer.rival, let margin = answer.margin else { return above }
      let ahead = Slack(edge: .rival("\(rival.title) — \(rival.application)"), distance: margin)
      return ahead.distance < above.distance ? ahead : above
    }
  }

  private func reason(
    for request: ExpectedRequest, _ answer: RequestAnswer, _ differences: [RequestResult.Difference]
  ) -> String? {
    var options = options(for: request)
    options.explanation = .steps
    options.limit = Self.remoteCount
    options.threshold = 0
    let matching = subject.match(request.text, options)
    return RequestReason(
      request: request, answer: answer, matching: matching, options: self.options, intents: subject.intents
    )
    .text(for: differences)
  }

  private func options(for request: ExpectedRequest) -> MatchOptions {
    var options = options
    options.now = request.now ?? options.now
    options.place = request.place ?? options.place
    return options
  }

  /// Enough to see the next shortcut that does something else, mostly.
  private static let candidateCount = 4
  /// How many shortcuts are looked at for the one that should have won.
  private static let remoteCount = 50
}
