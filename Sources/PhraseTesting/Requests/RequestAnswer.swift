package import IntentRuntime
package import PhraseMatching

/// What came of a request.
package struct RequestAnswer: Sendable, Hashable {
  package var outcome: Response.Outcome
  /// The shortcut that was reached; the first of several that were too close.
  package var reached: Candidate?
  /// The best shortcut that does something else, if one is near enough to mention; of a request that is not recognized,
  /// the best of all.
  package var rival: Candidate?
  /// The best score, high enough or not.
  package var score: Double?
  package var margin: Double?
  /// Whether a phrase was said as it stands: then no other is a rival.
  package var isExact = false
  /// The application whose negative phrase kept it out.
  package var vetoedApplication: String?
  /// What was said, where it was performed.
  package var dialog: String?

  package var isRecognized: Bool { outcome != .notRecognized }

  /// What the matcher made of a request.
  package init(_ matching: Matching, margin: Double) {
    switch matching.outcome {
    case .matched: outcome = .matched
    case .notRecognized: outcome = .notRecognized
    // Nobody is asked to choose between things that look alike and do the same.
    case .ambiguous: outcome = Alternatives(in: matching, margin: margin) == nil ? .matched : .ambiguous
    }
    take(matching)
    reached = outcome == .notRecognized ? nil : matching.candidates.first
    noteRival(in: matching)
  }

  /// What came of performing it.
  package init(_ response: Response) {
    outcome = response.outcome
    if let matching = response.matching { take(matching) }
    reached = response.candidate ?? (isRecognized ? response.matching?.candidates.first : nil)
    if let matching = response.matching { noteRival(in: matching) }
    let mark = "< "
    let said = TranscriptLine.lines(of: response).map(\.text).filter { $0.hasPrefix(mark) }.map {
      $0.dropFirst(mark.count)
    }
    dialog = said.isEmpty ? response.dialog : said.joined(separator: "\n")
  }

  private mutating func take(_ matching: Matching) {
    score = matching.candidates.first?.score
    margin = matching.margin
    isExact = matching.isExact
    vetoedApplication = matching.vetoedApplication
  }

  private mutating func noteRival(in matching: Matching) {
    rival = matching.candidates.first {
      reached == nil || $0.intent != reached?.intent || $0.application != reached?.application
    }
  }
}
