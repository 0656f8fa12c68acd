/// Why a request goes to one shortcut and not to another, and what would have to change for the other to win.
///
/// Everything is found out by matching: each proposal was matched, and is here only because it works. Words alone are
/// compared, so that a proposal works for what it says.
package struct Rivalry: Sendable {
  /// A change of the request after which the other shortcut wins.
  package struct Change: Sendable, Hashable {
    /// What is done to the request.
    package var edits: [Edit]
    /// The changed request.
    package var request: String
    /// How well it fits.
    package var score: Double
    /// How far ahead it is of the next; nil when nothing else is near.
    package var margin: Double?
  }

  /// One thing that is done to a request.
  package enum Edit: Sendable, Hashable {
    /// Words are left out.
    case drop(String)
    /// A word is said in place of another.
    case replace(String, with: String)
    /// A word that means something is said besides.
    case say(String)
    /// A value is said for a parameter.
    case fill(String, with: String)
    /// The application is named.
    case name(String)
  }

  /// A phrase with which the other shortcut would win.
  package struct Addition: Sendable, Hashable {
    /// The phrase.
    package var phrase: String
    /// How far ahead it is of the next; nil when nothing else is near.
    package var margin: Double?
  }

  /// What became of the request, by its words alone.
  package var matching: Matching
  /// What the request goes to by what its words mean, where they do not settle it themselves.
  package var meant: Candidate?
  /// Whether the shortcut that was asked about is reached, alone.
  package var isReached: Bool
  /// The shortcut that was asked about, with its best phrase; nil when that has hardly a word of the request.
  package var wanted: Candidate?
  /// The strongest shortcut that does something else; nil when there is none.
  package var rival: Candidate?
  /// The smallest changes of the request after which the one that lost wins.
  package var changes: [Change] = []
  /// The phrase with which it would win.
  package var addition: Addition?

  /// The one that lost: the rival, where the shortcut that was asked about is reached; else that.
  package var loser: Candidate? { isReached ? rival : wanted }

  /// Whoever the request goes to, or would, were it certain.
  package var leader: Candidate? { isReached ? wanted : matching.candidates.first }

  /// Compares a request's way to some shortcuts, given by their places, with its way to all others.
  package init(_ request: String, to wanted: Set<Int>, in index: PhraseIndex, options: MatchOptions) {
    let asked = options
    var options = options
    options.explanation = .steps
    options.meaning = .ignored
    options.limit = max(options.limit, min(index.shortcutCount, Self.mostCandidates))
    let matcher = Matcher(index: index)
    let matching = matcher.match(request, options: options)
    self.matching = matching
    if matching.outcome != .matched { meant = Self.winner(of: matcher.match(request, options: asked)) }
    let mine = Self.candidate(for: wanted, in: matching) ?? Self.farCandidate(for: wanted, request, index, options)
    self.wanted = mine
    isReached = matching.outcome == .matched && matching.candidates.first.map { wanted.contains($0.shortcut) } ?? false
    rival = matching.candidates.first { candidate in
      !wanted.contains(candidate.shortcut) && !(mine.map { candidate.doesTheSame(as: $0) } ?? false)
    }
    guard let loser else { return }
    let trial = RivalryTrial(request, for: loser, in: index, options: options)
    changes = trial.changes()
    addition = trial.addition()
  }

  private static func winner(of matching: Matching) -> Candidate? {
    matching.outcome == .matched ? matching.candidates.first : nil
  }

  private static func candidate(for wanted: Set<Int>, in matching: Matching) -> Candidate? {
    matching.candidates.first { wanted.contains($0.shortcut) }
  }

  /// A shortcut that is too far to be mentioned, or forbidden: as it would fit if nothing were forbidden.
  private static func farCandidate(
    for wanted: Set<Int>, _ request: String, _ index: PhraseIndex, _ options: MatchOptions
  ) -> Candidate? {
    guard let index = index.rebuilt({ $0.model.negativePhrases = [] }) else { return nil }
    var options = options
    options.threshold = 0
    let far = candidate(for: wanted, in: Matcher(index: index).match(request, options: options))
    return far.flatMap { $0.saysSomething ? $0 : nil }
  }

  /// More shortcuts are not looked at.
  private static let mostCandidates = 10_000
}

extension Candidate {
  /// Whether some of its phrase is said.
  var saysSomething: Bool {
    explanation?.steps.contains { $0.phrasePart != nil && $0.range != nil && $0.kind != .application } ?? false
  }

  /// Whether both lead to the same intent of the same application.
  func doesTheSame(as other: Candidate) -> Bool { intent == other.intent && application == other.application }
}

extension PhraseIndex {
  /// The places of the shortcuts of a name: an intent's identifier or a title, in whatever case if there is none as it
  /// is written.
  package func shortcuts(named name: String, application: String?) -> Set<Int> {
    let all = namedShortcuts(of: application)
    let exact = all.filter { $0.intent == name || $0.title == name }
    if !exact.isEmpty { return Set(exact.map(\.place)) }
    let wanted = name.lowercased()
    return Set(all.filter { $0.intent.lowercased() == wanted || $0.title.lowercased() == wanted }.map(\.place))
  }

  /// What shortcuts can be called: their intents and titles, each once, in order.
  package func shortcutNames(application: String?) -> [String] {
    namedShortcuts(of: application).flatMap { [$0.intent, $0.title] }.distinct
  }

  private func namedShortcuts(of application: String?) -> [(place: Int, intent: String, title: String)] {
    (0..<phrases.shortcuts.count).compactMap { place in
      let record = phrases.shortcuts[UInt32(place)]
      let owner = phrases.strings[phrases.applications[record.application].name]
      guard application.map({ $0 == owner }) ?? true else { return nil }
      return (place, phrases.strings[record.intent], phrases.strings[record.title])
    }
  }
}

extension PhraseIndex {
  /// What a shortcut is called and how it is reached, before it is expanded over values.
  package func description(ofShortcut place: Int) -> ShortcutListing { listing(UInt32(place)) }
}
