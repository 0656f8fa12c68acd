/// What became of a request: the shortcut it reached, the shortcuts it may have meant, or the nearest ones.
public struct Matching: Sendable, Hashable {
  /// How sure the answer is.
  public enum Outcome: String, Sendable, Hashable, BitwiseCopyable {
    /// One shortcut, well ahead of all others.
    case matched
    /// Several shortcuts, or several values of one name, too close to choose between: ask.
    case ambiguous
    /// Nothing near enough.
    case notRecognized
  }

  /// How sure the answer is.
  public var outcome: Outcome
  /// Whether the first candidate's phrase was said as it stands, but for polite words: then nothing but another exact
  /// phrase rivals it.
  public var isExact = false
  /// The best shortcuts, best first; at most as many as the limit asked for.
  public var candidates: [Candidate]
  /// How far the first candidate is ahead of the next shortcut that does something else, in score.
  public var margin: Double?
  /// Whether the request has more words than can be matched; nothing of it was looked at then.
  public var isTooLong = false
  /// The most words, or characters of a script without spaces, that a request may have.
  public static let mostWords = MatchWorkspace.tokenLimit
  /// What scores less is not worth mentioning.
  package static let leastMentionedScore = MatchCosts.floor
  /// The application whose negative phrase the request is, if one kept a shortcut from matching.
  public var vetoedApplication: String?
  /// The negative phrase that is nearest to the request, as its author wrote it.
  package var vetoingPhrase: String?
}

/// A shortcut that a request may mean.
public struct Candidate: Sendable, Hashable {
  /// The application's name.
  public var application: String
  /// The intent's identifier.
  public var intent: String
  /// What listings call the shortcut.
  public var title: String
  /// Where the shortcut stands among all shortcuts of the index.
  public var shortcut: Int
  /// The phrase that matched, as its author wrote it.
  public var phrase: String
  /// 0…1; 1 when the phrase was said exactly.
  public var score: Double
  /// How far it ranks behind the first candidate, in score; 0 for the first and for one that ties with it.
  public var distance = 0.0
  /// Whether somebody wrote the phrase.
  public var standing = Shortcut.Standing.authored
  /// The parameters that the request fills, in the order in which they were said.
  public var values: [FilledParameter]
  /// The placeholders of the phrase that nothing filled, by parameter name.
  public var missing: [String]
  /// What was compared with what; present when it was asked for.
  public var explanation: Explanation?
}

/// A parameter and the words of a request that fill it.
public struct FilledParameter: Sendable, Hashable {
  /// The parameter's name.
  public var name: String
  /// The bytes of the request.
  public var range: Range<Int>
  /// The words as they were typed.
  public var text: String
  /// The values that are called so, in catalog order: none for free text and typed values, several when the name is not
  /// unique.
  public var values: [ResolvedValue]
  /// The number, date, duration… that was read.
  public var typed: TypedValue?
}

/// A value of an entity, as the index knows it.
public struct ResolvedValue: Sendable, Hashable {
  /// The application's identifier.
  public var id: String
  /// What people call it.
  public var title: String
  /// What tells it from another of the same title.
  public var subtitle: String?
}

/// How sure a match has to be, and how much of it is wanted.
public struct MatchOptions: Sendable, Hashable {
  /// The least score at which a request counts as recognized. At 0 the nearest shortcut is always named.
  public var threshold: Double
  /// The least lead over the next shortcut; below it the request is ambiguous.
  public var margin: Double
  /// How many candidates to return.
  public var limit: Int
  /// Only this application's shortcuts, by name; nil for all.
  public var application: String?
  /// The present on the wall, for "tomorrow" and "in ten minutes".
  public var now: CivilMoment
  /// Whether to say what was compared with what.
  public var explanation: ExplanationDetail
  /// Whether the meaning of words is asked where the words themselves do not settle a request.
  public var meaning: Meaning
  /// How far behind the first, in score, others are worth looking for. What is farther away may be missing from the
  /// candidates and from the margin, which saves most of the work where only near rivals matter.
  package var reach = 1.0

  /// What a request is compared by.
  public enum Meaning: Sendable, Hashable {
    /// By its words, and by what they mean where that does not suffice.
    case asked
    /// By its words alone.
    case ignored
  }

  /// How much to record.
  public enum ExplanationDetail: Sendable, Hashable {
    /// Only the result.
    case none
    /// Every step of each candidate.
    case steps
  }

  /// Makes options.
  public init(
    threshold: Double = Self.defaultThreshold,
    margin: Double = Self.defaultMargin,
    limit: Int = 3,
    application: String? = nil,
    now: CivilMoment,
    explanation: ExplanationDetail = .none,
    meaning: Meaning = .asked
  ) {
    self.threshold = threshold
    self.margin = margin
    self.limit = limit
    self.application = application
    self.now = now
    self.explanation = explanation
    self.meaning = meaning
  }

  /// The threshold that is used when nobody says otherwise.
  public static let defaultThreshold = 0.7
  /// The margin that is used when nobody says otherwise.
  public static let defaultMargin = 0.03
}

/// What was compared with what for one candidate, and what each step cost.
///
/// The costs add up: score = 1 − sum of costs ÷ ``weight``. Where ``meaning`` decides, that is ``Meaning-swift.struct/words``,
/// and the score is what was learned of all phrases makes of it.
public struct Explanation: Sendable, Hashable {
  /// What was learned of all phrases says of a candidate, beside its words.
  public struct Meaning: Sendable, Hashable {
    /// How likely it is that the shortcut is meant: the candidate's score, unless its words make that greater.
    public var score: Double
    /// How well the phrase fits by its words, those alike in meaning counted: 1 − sum of costs ÷ weight.
    public var words: Double
    /// The chance that this shortcut is meant rather than any other.
    public var chance: Double
    /// How many shortcuts it is a chance among.
    public var shortcuts: Int
    /// How much speaks for the shortcut that most speaks for, whatever speaks for others: little where the request is
    /// about something that no phrase is about.
    public var strength: Double
  }

  /// One step.
  public struct Step: Sendable, Hashable {
    /// What happened to a piece of the request or of the phrase.
    public enum Kind: String, Sendable, Hashable {
      /// The request says the word, perhaps misspelt, in its place.
      case said
      /// The request says it in another place.
      case moved
      /// A value fills the placeholder.
      case value
      /// Free words fill the placeholder.
      case text
      /// The application's name is said.
      case application
      /// The phrase has it, the request does not.
      case missing
      /// The request has it, the phrase does not.
      case uncovered
      /// Polite words around the wish.
      case polite
    }

    /// What makes two words alike.
    public enum Comparison: String, Sendable, Hashable {
      /// Their letters, or what they are called.
      case spelling
      /// What they mean: "begin" for "start".
      case meaning
    }

    /// What happened.
    public var kind: Kind
    /// The piece of the phrase: a word, `${parameter}` or `${applicationName}`; nil for words only the request has.
    public var phrasePart: String?
    /// The words of the request, as typed; nil for pieces only the phrase has.
    public var requestText: String?
    /// The bytes of the request.
    public var range: Range<Int>?
    /// 1 when both are the same, less for a misspelling, another name or another word; 0 when one is missing.
    public var likeness: Double
    /// What both are alike by.
    public var comparedBy = Comparison.spelling
    /// What the piece is worth.
    public var weight: Double
    /// What the step took from the score's numerator, in the same unit as `weight`.
    public var cost: Double
  }

  /// The steps: first the phrase's pieces in its order, then what the request has besides.
  public var steps: [Step]
  /// What the costs are measured against: the weight of the request without free words.
  public var weight: Double
  /// What was learned says of it; nil where the words alone decide.
  public var meaning: Meaning?
  /// Why it lost to the winner, in a sentence; nil for the winner.
  public var verdict: String?
}
