import WordSemantics

/// Why a request goes to one shortcut and not to another, and what would have to change for the other to win.
///
/// Every proposal is the result of a match, so it holds. Only words are compared, not meanings. Costs up to some
/// hundred matches; allocates.
package struct ContrastiveExplanation: Sendable {
  /// A change of the request after which the other shortcut wins.
  package struct Change: Sendable, Hashable {
    package var edits: [Edit]
    package var request: String
    package var score: Double
    /// Its lead over the next shortcut; nil when nothing else is near.
    package var margin: Double?
  }

  package enum Edit: Sendable, Hashable {
    /// Leaves words out.
    case drop(String)
    /// Replaces a word by another.
    case replace(String, with: String)
    /// Adds a content word.
    case say(String)
    /// Adds a value for a parameter.
    case fill(String, with: String)
    /// Adds the application's name.
    case name(String)
  }

  /// A phrase with which the shortcut that lost would win.
  package struct Addition: Sendable, Hashable {
    package var phrase: String
    /// Its lead over the next shortcut; nil when nothing else is near.
    package var margin: Double?
  }

  /// The lexical result for the request.
  package var matching: Matching
  /// The semantic winner, where words alone do not decide.
  package var meant: Candidate?
  /// Whether the shortcut in question matches, unambiguously.
  package var isReached: Bool
  /// The shortcut in question with its best phrase; nil when that has hardly a word of the request.
  package var wanted: Candidate?
  /// The best shortcut of another intent; nil when there is none.
  package var rival: Candidate?
  /// The smallest changes of the request after which the shortcut that lost wins.
  package var changes: [Change] = []
  /// The phrase with which the shortcut that lost would win.
  package var addition: Addition?

  /// The shortcut that lost: the rival, if the shortcut in question matches; else that shortcut.
  package var loser: Candidate? { isReached ? rival : wanted }

  /// The shortcut that won, or ranks first.
  package var leader: Candidate? { isReached ? wanted : matching.candidates.first }

  /// Compares a request's match with some shortcuts, given by their indices in the index, with its best other match.
  package init(_ request: String, to wanted: Set<Int>, in index: PhraseIndex, options: MatchOptions) {
    let asked = options
    var options = options
    options.explanation = .steps
    options.similarity = .lexical
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
    let trial = CounterfactualSearch(request, for: loser, in: index, options: options)
    changes = trial.changes()
    addition = trial.addition()
  }

  private static func winner(of matching: Matching) -> Candidate? {
    matching.outcome == .matched ? matching.candidates.first : nil
  }

  private static func candidate(for wanted: Set<Int>, in matching: Matching) -> Candidate? {
    matching.candidates.first { wanted.contains($0.shortcut) }
  }

  /// A shortcut that scores too low to be reported or is vetoed: as it would match without negative phrases.
  private static func farCandidate(
    for wanted: Set<Int>, _ request: String, _ index: PhraseIndex, _ options: MatchOptions
  ) -> Candidate? {
    guard let index = index.rebuilt({ $0.model.negativePhrases = [] }) else { return nil }
    var options = options
    options.threshold = 0
    let far = candidate(for: wanted, in: Matcher(index: index).match(request, options: options))
    return far.flatMap { $0.saysSomething ? $0 : nil }
  }

  private static let mostCandidates = 10_000
}

extension Candidate {
  /// Whether the request has some of its phrase.
  var saysSomething: Bool {
    explanation?.steps.contains { $0.phrasePart != nil && $0.range != nil && $0.kind != .application } ?? false
  }

  /// Whether both lead to the same intent of the same application.
  func doesTheSame(as other: Candidate) -> Bool { intent == other.intent && application == other.application }
}

extension PhraseIndex {
  /// The indices of the shortcuts with an intent's identifier or a title, in any case if there is none with this case.
  /// O(shortcuts).
  package func shortcuts(named name: String, application: String?) -> Set<Int> {
    let all = namedShortcuts(of: application)
    let exact = all.filter { $0.intent == name || $0.title == name }
    if !exact.isEmpty { return Set(exact.map(\.position)) }
    let wanted = name.lowercased()
    return Set(all.filter { $0.intent.lowercased() == wanted || $0.title.lowercased() == wanted }.map(\.position))
  }

  /// The intents and titles of shortcuts, each once, in catalog order.
  package func shortcutNames(application: String?) -> [String] {
    namedShortcuts(of: application).flatMap { [$0.intent, $0.title] }.distinct
  }

  private func namedShortcuts(of application: String?) -> [(position: Int, intent: String, title: String)] {
    (0..<phrases.shortcuts.count).compactMap { position in
      let record = phrases.shortcuts[UInt32(position)]
      let owner = phrases.strings[phrases.applications[record.application].name]
      guard application.map({ $0 == owner }) ?? true else { return nil }
      return (position, phrases.strings[record.intent], phrases.strings[record.title])
    }
  }
}

extension PhraseIndex {
  /// A shortcut's listing, before it is expanded over values.
  package func description(ofShortcut position: Int) -> ShortcutListing { listing(ShortcutID(position)) }
}
