/// A way in which people ask, and what they want to know by it.
struct QuestionFrame: Sendable {
  enum Meaning: Sendable {
    /// The value of what the pattern names by a property, an adjective or a verb.
    case value
    /// The value of the property that is about an idea.
    case idea(FindWords.Concept)
    /// Where something is.
    case place
    /// Everything about something.
    case about
    /// How some things differ.
    case contrast
    /// Which one has more of what an adjective is about, or of a property.
    case comparison(ReadFind.Comparison.Form, isMore: Bool)
    /// Which one opens or closes first or last.
    case hours(ReadFind.HoursRanking)
    /// Whether something is so.
    case check
    case summary(ReadFind.Summary)
    case commonest(isMost: Bool)
    /// Which values of a property there are.
    case distinct(isCount: Bool)
    /// The value of a property of something that is named, not of what is only described.
    case valueOfNamed
    /// Which entities belong to something, or how many.
    case members(isCount: Bool)
    /// What no property tells.
    case unknown
    /// What no property tells, in these words.
    case untold(String)
  }

  let pattern: QuestionPattern
  let meaning: Meaning

  /// Frames of which each line is a pattern.
  static func list(_ meaning: Meaning, _ patterns: String) -> [QuestionFrame] {
    patterns.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      QuestionFrame(pattern: QuestionPattern(Substring(line), abbreviations: abbreviations), meaning: meaning)
    }
  }

  /// What the same words stand for in many patterns; one may have those in front of it.
  private static let abbreviations = [
    ("<is>", "(is|are|was|were|s|does|do)"),
    (
      "<what>",
      "(what is|what are|what was|what s|whats|wats|wat is|what|who is|who are|which is|which are|tell me|give me|show me|say|name)"
    ),
    ("<of>", "(of|for|on|at|in|to|with|from)"),
    ("<you>", "(i|you|we|people|one|1|somebody|someone)"),
    (
      "<group>",
      "(of|out of|between|among) (the|those|these) [two|2|pair|lot|bunch|three|3] [of them|of those|of these]"
    ),
    (
      "<one>",
      "(one|1|ones|one of them|1 of them|of them|of those|of these|<group>|of both|of all|(one|1) of the [two|2])"
    ),
    ("<noun>", "(one|1|{type}|choice|option|climb|hike|walk|trip|visit|way|ride|run|time|challenge|deal|place)"),
  ].reduce(into: [String: [QuestionPattern.Piece]]()) { known, abbreviation in
    known[abbreviation.0] = QuestionPattern(Substring(abbreviation.1), abbreviations: known).pieces
  }
}
