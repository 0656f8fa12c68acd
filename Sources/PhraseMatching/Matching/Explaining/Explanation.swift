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
    /// All that makes the score.
    package internal(set) var evidence: SemanticEvidence
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
  /// The share of the request, by weight, that words of the phrase and known values cover.
  package internal(set) var coveredShare = 0.0
  /// Why it lost to the winner, in a sentence; nil for the winner.
  public var verdict: String?
}
