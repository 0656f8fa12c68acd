internal import Diagnostics
internal import PhraseMatching

/// A phrase that takes a request which is another shortcut's phrase with a word left out or put in.
///
/// The request would reach the other shortcut but for the swallower, and the swallower does not say it either: it takes
/// the words for free words, or leaves one that means something unsaid. Phrases that are too close as they stand are
/// ``IndistinguishableShortcuts``'.
enum SwallowingPhrase: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let trials = lint.trials(of: application)
    var told: Set<Rivals.Pair> = []
    for pair in lint.rivals(in: application).pairs.keys { told.formUnion([pair, pair.reversed]) }
    for (pair, request) in Swallowing(trials).found().sorted(by: { $0.pair < $1.pair })
    where told.insert(pair).inserted {
      let (swallower, other) = (application[pair.phrase].text, application[pair.rival].text)
      lint.report(
        "phrase '\(swallower.text)' takes \"\(request)\", which is nearly '\(other.text)' "
          + "of shortcut '\(application.intent(of: pair.rival))'",
        at: pair.phrase, of: application,
        related: [application.related(pair.rival, "the phrase that it is taken from")])
    }
  }
}

/// Says each phrase with a word left out or put in, and looks who takes it.
private struct Swallowing {
  /// A swallower, the phrase that it takes the request from, and the request.
  typealias Case = (pair: Rivals.Pair, request: String)

  private let trials: TrialMatches
  private let application: DeclaredApplication
  /// A word that means something and that hardly any application knows.
  private static let foreignWord = "whole"
  /// Words that weigh less are not missed: "on" is mostly a preposition.
  private static let leastWeight = 0.5
  /// Words of one phrase that are left out, one at a time.
  private static let mostWords = 6

  init(_ trials: TrialMatches) {
    self.trials = trials
    application = trials.application
  }

  func found() -> [Case] {
    var pairs: Set<Rivals.Pair> = []
    let cases = trials.phrases.filter { $0.troubles.isEmpty }.concurrentMap { phrase in
      variations(of: phrase).compactMap { swallowed($0, of: phrase.id) }
    }
    return cases.joined().filter { pairs.insert($0.pair).inserted }
  }

  private func variations(of phrase: TrialMatches.Phrase) -> [String] {
    guard let request = phrase.requests.first?.text else { return [] }
    let words = weightyWords(of: request, phrase.id)
    let shortened = words.count < 2 ? [] : words.prefix(Self.mostWords).map { request.without($0) }
    return shortened + (words.last.map { [request.inserting(Self.foreignWord, at: $0.lowerBound)] } ?? [])
  }

  /// The words of the request that the phrase itself says and that mean something.
  private func weightyWords(of request: String, _ phrase: PhraseID) -> [Range<Int>] {
    let own = trials.match(request, TrialMatches.glance).candidates.first { application.does($0.shortcut, the: phrase) }
    let steps = own?.explanation?.steps ?? []
    return steps.filter { $0.kind == .matched && $0.weight >= Self.leastWeight }.compactMap(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  private func swallowed(_ request: String, of phrase: PhraseID) -> Case? {
    let decision = trials.decide(request)
    guard decision.outcome == .matched, !application.does(decision.shortcut, the: phrase) else { return nil }
    let matching = trials.match(request)
    let own = matching.candidates.first { application.does($0.shortcut, the: phrase) }
    guard let own, own.score >= TrialMatches.options.threshold, let winner = matching.candidates.first,
      takesMore(winner, than: own), let swallower = trials.phrase(of: winner)
    else { return nil }
    return (Rivals.Pair(phrase: swallower, rival: phrase), request)
  }

  /// Whether it takes as free words, or leaves unsaid, what the other says.
  private func takesMore(_ winner: Candidate, than own: Candidate) -> Bool {
    let said = own.explanation?.steps.filter { $0.kind == .matched && $0.weight >= Self.leastWeight } ?? []
    let loose = winner.explanation?.steps.filter { $0.kind == .text || $0.kind == .uncovered } ?? []
    return loose.contains { step in
      said.contains { word in
        guard let word = word.range, let taken = step.range else { return false }
        return word.overlaps(taken)
      }
    }
  }
}

extension String {
  /// The text without some bytes, and with single spaces.
  fileprivate func without(_ range: Range<Int>) -> String {
    let bytes = Array(utf8)
    let rest = String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
    return rest.split(separator: " ").joined(separator: " ")
  }

  fileprivate func inserting(_ word: String, at offset: Int) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<offset] + Array("\(word) ".utf8) + bytes[offset...], as: UTF8.self)
  }
}
