internal import PhraseCatalogs
internal import PhraseMatching

/// What became of one request, with all that an answer says of it.
struct Answer {
  /// What the sender called the request, given back as it was.
  var id = JSONTree.null
  /// What the sender called the conversation.
  var conversation: String?
  /// What became of it; nil when the request could not be read.
  var matching: Matching?
  /// How long matching took, in microseconds.
  var micros: Int?
  /// Why the request could not be read.
  var problem: RequestProblem?
  /// What there is to choose from.
  var alternatives: Alternatives?

  var outcome: Matching.Outcome { matching?.outcome ?? .notRecognized }

  /// What the exit code should say of it.
  var exitCode: ExitCode {
    if problem != nil { return .unusable }
    return outcome == .notRecognized ? .notRecognized : .success
  }

  /// The shortcut that the request reached; of several, the one that comes first and still has to be asked about.
  var reached: Candidate? { outcome == .notRecognized ? nil : matching?.candidates.first }
}
