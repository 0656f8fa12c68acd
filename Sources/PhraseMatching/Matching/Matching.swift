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
  /// Whether the request has more than ``maximumTokens`` tokens or ``maximumBytes`` bytes; then it was not matched.
  public var isTooLong = false
  /// Whether the request tells of an action, asks about one, makes it depend on something or refuses it: "no way am i
  /// deleting it". No part of it is a request then.
  package var onlyMentionsActions = false
  /// Whether it tells of one: "we walked it, log it" may go on with a request.
  package var onlyTells = false
  /// The most tokens of a request: words, or characters of a script without spaces.
  public static let maximumTokens = ReadRequest.tokenLimit
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

extension Candidate {
  /// A shortcut that is meant without one of its phrases.
  package init(meaning shortcut: Shortcut, at index: Int, of application: String) {
    self.init(
      application: application, intent: shortcut.intent, title: shortcut.title, shortcut: index,
      phrase: shortcut.phrases.first?.text ?? shortcut.title, score: 1, values: [], missing: [])
  }
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
