internal import PhraseMatching

/// Understands requests that are for the assistant itself: undo, again, help, search.
///
/// Its phrases are an index like any application's, compiled once for each language, so slips of the keys and polite
/// words around a request are forgiven. It takes them at their word: what merely means the same is for applications.
package final class BuiltInCommandReader: Sendable {
  /// Below this a request is somebody else's. "Undo that" reaches it with a slip, "undo my hair" does not.
  private static let leastScore = 0.85

  private let index: PhraseIndex
  private let vocabulary: Vocabulary
  private let matchers = MatcherPool()

  /// A reader for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) {
    index = BuiltInCommandIndex.of(language)
    vocabulary = .of(language)
  }

  /// What a text asks of the assistant itself, and how well it says so; nil when it is for somebody else.
  package func read(_ text: String) -> (request: BuiltInCommand, score: Double)? {
    let options = MatchOptions(
      threshold: Self.leastScore, limit: 3, now: CivilMoment(year: 1970, month: 1, day: 1), similarity: .lexical)
    let matching = matchers.withMatcher(for: index) { $0.match(text, options: options) }
    guard matching.outcome != .notRecognized, let best = matching.candidates.first else { return nil }
    let meant = command(best)
    // "Undo the last two" is said in two ways that come to the same.
    let rivals = matching.outcome == .ambiguous ? matching.candidates.filter { $0.distance < options.margin } : []
    return rivals.allSatisfy { command($0) == meant } ? meant.map { ($0, best.score) } : nil
  }

  private func command(_ candidate: Candidate) -> BuiltInCommand? {
    vocabulary.commands[candidate.shortcut].request.request(about: candidate.values.first?.text, vocabulary)
  }
}

extension BuiltInCommandPhrases.Request {
  fileprivate func request(about topic: String?, _ vocabulary: Vocabulary) -> BuiltInCommand? {
    switch self {
    case .undo: .undo(count: 1)
    case .undoTwo: .undo(count: 2)
    case .undoThree: .undo(count: 3)
    case .undoAll: .undo(count: .max)
    case .undoSeveral: topic.flatMap { vocabulary.count(in: $0) }.map(BuiltInCommand.undo)
    case .undoDeed: topic.map { .undoDeed(about: $0) }
    case .restore: topic.map { .restore(about: $0) }
    case .redo: .redo
    case .again: .again
    case .help: .help(about: topic)
    case .cancel: .cancel
    case .search: topic.map(BuiltInCommand.search)
    case .resume: .resume(about: topic)
    case .talk(let talk): .talk(talk)
    // "Is it booked": only one word says what was done.
    case .talkOfDeed(.isItSo): topic.flatMap { $0.contains(" ") ? nil : .talkOfDeed(.isItSo, about: $0) }
    // "What have you got in Africa" asks for nothing that was done.
    case .talkOfDeed(let talk):
      topic.flatMap {
        vocabulary.possessions.opening(of: Words(of: $0)) == nil ? .talkOfDeed(talk, about: $0) : nil
      }
    }
  }
}

extension Vocabulary {
  /// The number that a text is.
  fileprivate func count(in text: String) -> Int? {
    let words = Words(of: text)
    if both.contains(words) { return 2 }
    return number(of: words).flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The compiled phrases of built-in commands of each language.
enum BuiltInCommandIndex {
  static func of(_ language: String) -> PhraseIndex {
    Wordings.choose(for: language, english: english, german: german, japanese: japanese)
  }

  private static let english = compile(.english)
  private static let german = compile(.german)
  private static let japanese = compile(.japanese)

  private static func compile(_ vocabulary: Vocabulary) -> PhraseIndex {
    let (index, findings) = PhraseIndex.compile([Application(name: "Behest", shortcuts: shortcuts(vocabulary))])
    assert(findings.isEmpty, "\(findings)")
    return index
  }

  private static func shortcuts(_ vocabulary: Vocabulary) -> [Shortcut] {
    vocabulary.commands.map { row in
      let phrases = row.patterns.split(whereSeparator: \.isNewline).compactMap { pattern in
        let template = PhraseTemplate.pattern(String(pattern)).template
        assert(template != nil, "'\(pattern)' is no pattern")
        return template
      }
      let parameters = [Parameter(name: "topic", kind: .text), Parameter(name: "count", kind: .integer())]
      return Shortcut(
        intent: "\(row.request)", title: "\(row.request)",
        parameters: parameters.filter { row.patterns.contains("${\($0.name)}") }, phrases: phrases)
    }
  }
}
