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
  /// The code of the language in which dates and amounts are said, such as "de"; English is always understood where it has
  /// no words of its own.
  public var language = "en"
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
    threshold: Double = Self.defaultThreshold, margin: Double = Self.defaultMargin, limit: Int = 3,
    application: String? = nil, now: CivilMoment, explanation: ExplanationDetail = .none,
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
