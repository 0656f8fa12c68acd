internal import FileFormats
internal import IntentRuntime
internal import PhraseMatching

/// What became of one request, with all that an answer says of it.
struct Answer {
  /// What the sender called the request, given back as it was.
  var id = JSONValue.null
  /// What the sender called the conversation.
  var conversation: String?
  /// What the matcher made of it; nil when the request could not be read, or was for the assistant itself.
  var matching: Matching?
  /// How long matching took, in microseconds.
  var micros: Int?
  /// Why the request could not be read.
  var problem: RequestError?
  /// What there is to choose from, where nothing was to be performed.
  var alternatives: Alternatives?
  /// What came of performing it; nil where nothing was to be performed.
  var response: Response?

  /// How sure the matcher is.
  var verdict: Matching.Outcome { matching?.outcome ?? .notRecognized }

  /// What became of it.
  var outcome: Response.Outcome {
    if let response { return response.outcome }
    if case .crashed = problem { return .failed }
    switch verdict {
    case .matched: return .matched
    case .ambiguous: return .ambiguous
    case .notRecognized: return .notRecognized
    }
  }

  /// What the exit code should say of it.
  var exitCode: ExitCode {
    if case .crashed = problem { return .failed }
    if problem != nil { return .unusable }
    if let response { return ExitCode(response) }
    return verdict == .notRecognized ? .notRecognized : .success
  }

  /// The shortcut that the request reached; of several, the one that comes first and still has to be asked about.
  var reached: Candidate? {
    if let candidate = response?.candidate { return candidate }
    return outcome == .notRecognized ? nil : matching?.candidates.first
  }

  var question: AskedQuestion? {
    response?.question.map { AskedQuestion($0) } ?? alternatives.map { AskedQuestion($0) }
  }
}

extension Answer {
  /// What became of a request that was performed.
  init(_ response: Response) {
    self.init(matching: response.matching, micros: response.micros)
    self.response = response
    if response.matching?.isTooLong == true { problem = .tooLong }
  }

  /// What the matcher made of a request, with what there is to choose from. `margin` is the least lead that was asked for.
  init(_ matching: Matching, margin: Double) {
    self.init(matching: matching)
    alternatives = Alternatives(in: matching, margin: margin)
    if verdict == .ambiguous, alternatives == nil { self.matching?.outcome = .matched }
  }
}

extension ExitCode {
  /// What the exit code should say of a response.
  init(_ response: Response) {
    switch response.outcome {
    case .matched, .succeeded: self = .success
    case .failed: self = .failed
    case .needsInput, .awaitingConfirmation: self = .needsInput
    case .ambiguous: self = response.question == nil ? .success : .needsInput
    case .notRecognized: self = .notRecognized
    case .cancelled: self = .cancelled
    }
  }
}
