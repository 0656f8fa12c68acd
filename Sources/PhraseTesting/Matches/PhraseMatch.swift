internal import PhraseMatching

/// What a request would do: the shortcut that it reaches, with which values, and how sure that is.
///
/// Printing one shows the nearest shortcuts and what each of them lost points for.
public struct PhraseMatch: Sendable {
  /// How sure the answer is.
  public enum Outcome: String, Sendable, CaseIterable {
    /// One shortcut, far enough ahead of all others.
    case matched
    /// Several shortcuts, or several values of one name: people would be asked.
    case ambiguous
    /// Nothing near enough.
    case notRecognized
  }

  /// A shortcut that comes near a request.
  public struct Candidate: Sendable, Hashable {
    /// The application's name.
    public let application: String
    /// The name of the intent's type, or the intent of a catalog.
    public let intent: String
    /// What listings call the shortcut.
    public let title: String
    /// The phrase that comes nearest, as its author wrote it; if nobody wrote it, the words of the intent's title or
    /// summary.
    public let phrase: String
    /// Whether somebody wrote the phrase.
    public let isAuthored: Bool
    /// 0…1; 1 when the phrase is said exactly.
    public let score: Double
    /// What the request says of parameters, as titles of values, by name.
    public let parameters: [String: String]
    /// What the score was lost for, in a line; empty when nothing was.
    public let reasons: String
  }

  /// What was said.
  public let request: String
  /// How sure the answer is.
  public let outcome: Outcome
  /// The intents that come nearest, best first; the first is the one that is reached, if any is.
  public let candidates: [Candidate]
  /// How far the first candidate is ahead of the next shortcut that does something else; all of its score if nothing else
  /// comes near, 0 if nothing is reached.
  public let margin: Double

  let matching: Matching

  /// The name of the intent that is reached; nil if none is.
  ///
  /// Of an ambiguous request it is the best one; ``outcome`` tells.
  public var intent: String? { best?.intent }
  /// The name of the application that is reached.
  public var application: String? { best?.application }
  /// The phrase that is reached, as its author wrote it.
  public var phrase: String? { best?.phrase }
  /// 0…1; 1 when the phrase is said exactly, 0 if nothing is reached.
  public var score: Double { best?.score ?? 0 }
  /// What the request says of parameters, as titles of values, by name.
  public var parameters: [String: String] { best?.parameters ?? [:] }

  /// What the request says of one parameter: the title of a value, otherwise the words.
  public subscript(parameter: String) -> String? { parameters[parameter] }

  private var best: Candidate? { outcome == .notRecognized ? nil : candidates.first }

  init(_ matching: Matching, of request: String) {
    self.request = request
    self.matching = matching
    outcome =
      switch matching.outcome {
      case .matched: .matched
      case .ambiguous: .ambiguous
      case .notRecognized: .notRecognized
      }
    var seen: Set<[String]> = []
    candidates = matching.candidates.filter { seen.insert([$0.application, $0.intent]).inserted }.map(Candidate.init)
    let isReached = matching.outcome != .notRecognized
    margin = isReached ? matching.margin ?? matching.candidates.first?.score ?? 0 : 0
  }
}

extension PhraseMatch: CustomStringConvertible {
  /// What is reached, then the nearest shortcuts with what each of them lost points for.
  public var description: String {
    "\(FailureMessages.quoted(request)) \(MatchText(self).verdict)\n\(MatchText(self).table)"
  }
}
