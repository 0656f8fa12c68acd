/// The result of matching a request: the shortcut that it means, the shortcuts that it may mean, or the nearest ones.
///
/// ```swift
/// let matching = matcher.match("turn on the desk lamp", options: MatchOptions(now: now))
/// if matching.outcome == .matched, let best = matching.candidates.first {
///   print(best.intent, best.values.map(\.text))  // TurnOn ["desk lamp"]
/// }
/// ```
public struct Matching: Sendable, Hashable {
  /// How sure the answer is.
  public enum Outcome: String, Sendable, Hashable, BitwiseCopyable {
    /// One shortcut, well ahead of all others.
    case matched
    /// Several shortcuts within the margin, or several values of one name: a question decides.
    case ambiguous
    /// No shortcut above the threshold.
    case notRecognized
  }

  /// How sure the answer is.
  public var outcome: Outcome
  /// Whether the request is the first candidate's phrase exactly, apart from polite words: then only another exact phrase
  /// makes it ambiguous.
  public var isExact = false
  /// The best shortcuts, best first; at most as many as the limit asked for.
  public var candidates: [Candidate]
  /// The first candidate's lead over the next shortcut of another intent, in score.
  public var margin: Double?
  /// Whether the request has more than ``maximumTokens`` tokens; then it was not matched.
  public var isTooLong = false
  /// The most tokens of a request: words, or characters of a script without spaces.
  public static let maximumTokens = MatchWorkspace.tokenLimit
  /// Candidates with a lower score are not returned.
  package static let minimumMentionedScore = MatchCosts.floor
  /// The application whose negative phrase kept a shortcut from matching.
  public var vetoedApplication: String?
  /// The negative phrase that is closest to the request, as its author wrote it.
  package var vetoingPhrase: String?
}

/// A shortcut that a request may mean, with its best phrase.
public struct Candidate: Sendable, Hashable {
  /// The application's name.
  public var application: String
  /// The intent's identifier.
  public var intent: String
  /// The shortcut's title.
  public var title: String
  /// The index of the shortcut among all shortcuts, in catalog order.
  public var shortcut: Int
  /// The phrase that matched, as its author wrote it.
  public var phrase: String
  /// 0…1; 1 for an exact request.
  public var score: Double
  /// The distance behind the first candidate, in score; 0 for the first and for one that ties with it.
  public var distance = 0.0
  /// Whether an author wrote the phrase.
  public var phraseOrigin = Shortcut.PhraseOrigin.authored
  /// The parameters that the request fills, in its order.
  public var values: [FilledParameter]
  /// The parameters of the phrase that the request does not fill, by name.
  public var missing: [String]
  /// The steps of the alignment; present if the options ask for it.
  public var explanation: Explanation?
}

/// A parameter and the words of a request that fill it.
public struct FilledParameter: Sendable, Hashable {
  /// The parameter's name.
  public var name: String
  /// Their range of bytes in the request.
  public var range: Range<Int>
  /// The words as typed.
  public var text: String
  /// The values of this name, in catalog order: none for free text and typed values, several if the name is not unique.
  public var values: [ResolvedValue]
  /// The number, date, duration… of a typed parameter.
  public var typed: TypedValue?
  /// Whether the request does not say it; see ``Parameter/fallback``.
  public var isFallback = false
}

/// A value of an entity in an index.
public struct ResolvedValue: Sendable, Hashable {
  /// The application's identifier.
  public var id: String
  /// What people call it.
  public var title: String
  /// What tells it from another of the same title.
  public var subtitle: String?
}

/// The thresholds of a match and how much of it to return.
///
/// ```swift
/// var options = MatchOptions(limit: 1, now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))
/// options.application = "Home"
/// options.similarity = .lexical
/// options.explanation = .steps
/// ```
public struct MatchOptions: Sendable, Hashable {
  /// The least score that counts as recognized. At 0 there always is a candidate.
  public var threshold: Double
  /// The least lead over the next shortcut; below it the request is ambiguous.
  public var margin: Double
  /// The most candidates to return.
  public var limit: Int
  /// The name of the only application whose shortcuts count; nil for all.
  public var application: String?
  /// The present in local time, for "tomorrow" and "in ten minutes".
  public var now: CivilMoment
  /// Where the speaker is, as people call it: "kitchen"; for parameters that fall back to it.
  public var place: String?
  /// Whether to return the steps of each alignment.
  public var explanation: ExplanationDetail
  /// How words are compared.
  public var similarity: Similarity
  /// The greatest distance behind the first, in score, at which others are looked for. Farther ones may be missing from
  /// the candidates and the margin, which saves most of the work where only close rivals matter.
  package var reach = 1.0

  /// How words are compared.
  public enum Similarity: Sendable, Hashable {
    /// By spelling, and where that does not decide, by meaning too.
    case semantic
    /// By spelling only.
    case lexical
  }

  /// How much to explain.
  public enum ExplanationDetail: Sendable, Hashable {
    /// Nothing.
    case none
    /// Every step of each candidate.
    case steps
  }

  /// Makes options; only the present has no default.
  public init(
    threshold: Double = Self.defaultThreshold,
    margin: Double = Self.defaultMargin,
    limit: Int = 3,
    application: String? = nil,
    now: CivilMoment,
    explanation: ExplanationDetail = .none,
    similarity: Similarity = .semantic
  ) {
    self.threshold = threshold
    self.margin = margin
    self.limit = limit
    self.application = application
    self.now = now
    self.explanation = explanation
    self.similarity = similarity
  }

  /// The default of ``threshold``.
  public static let defaultThreshold = 0.7
  /// The default of ``margin``.
  public static let defaultMargin = 0.03
}

/// The steps of a candidate's alignment and their costs.
///
/// The costs add up: score = 1 − sum of costs ÷ ``weight``. With a ``classification``, that is its lexical part,
/// ``Classification/words``, and the classifier makes the score.
public struct Explanation: Sendable, Hashable {
  /// The classifier's part in a candidate's score.
  public struct Classification: Sendable, Hashable {
    /// The probability that the shortcut is meant: the candidate's score, unless its words make that greater.
    public var score: Double
    /// The lexical score of the phrase, similar words included: 1 − sum of costs ÷ weight.
    public var words: Double
    /// The chance that this shortcut is meant rather than any other.
    public var chance: Double
    /// The number of shortcuts with a chance.
    public var shortcuts: Int
    /// The evidence for the likeliest shortcut, before normalization: little where the request is about something that no
    /// phrase is about.
    public var strength: Double
  }

  /// One step.
  public struct Step: Sendable, Hashable {
    /// What a step does with a part of the request or of the phrase.
    public enum Kind: String, Sendable, Hashable {
      /// The request has the word, perhaps misspelt, in its position.
      case matched = "said"
      /// The request has it in another position.
      case moved
      /// A value fills the placeholder.
      case value
      /// Free words fill the placeholder.
      case text
      /// The request has the application's name.
      case application
      /// The phrase has it, the request does not.
      case missing
      /// The request has it, the phrase does not.
      case uncovered
      /// Polite words around the request.
      case polite
    }

    /// What makes two words similar.
    public enum Comparison: String, Sendable, Hashable {
      /// Their letters, or names of the same value.
      case lexical = "spelling"
      /// Their meaning: "begin" for "start".
      case semantic = "meaning"
    }

    /// What the step does.
    public var kind: Kind
    /// The part of the phrase: a word, `${parameter}` or `${applicationName}`; nil for words that only the request has.
    public var phrasePart: String?
    /// The words of the request, as typed; nil for parts that only the phrase has.
    public var requestText: String?
    /// Their range of bytes in the request.
    public var range: Range<Int>?
    /// 1 for the same, less for a misspelling, another name or another word; 0 for what is missing.
    public var similarity: Double
    /// How both are compared.
    public var comparedBy = Comparison.lexical
    /// The weight of the part.
    public var weight: Double
    /// The cost of the step, in the same unit as `weight`.
    public var cost: Double
  }

  /// The steps: first the phrase's parts in its order, then what only the request has.
  public var steps: [Step]
  /// The denominator of the costs: the weight of the request without free words.
  public var weight: Double
  /// The classifier's part; nil where the words alone decide.
  public var classification: Classification?
  /// What belongs to no step: a request that does something else than the phrase costs more, a missing value that is asked
  /// for less.
  public internal(set) var otherCost = 0.0
  /// Why it lost to the winner, in a sentence; nil for the winner.
  public var verdict: String?
}
