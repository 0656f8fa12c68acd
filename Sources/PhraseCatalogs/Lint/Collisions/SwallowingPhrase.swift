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
    let swallowing = Swallowing(trials)
    if let sampling = swallowing.sampling { lint.noteSampling(sampling) }
    for (pair, request) in swallowing.found().sorted(by: { $0.pair < $1.pair })
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

  /// A phrase that is said as it should be, and what of it may be left out.
  private struct Variable: Sendable {
    var phrase: PhraseID
    var request: String
    /// The words that mean something.
    var words: [Range<Int>]
    /// The words as they are written.
    var texts: Set<String>
  }

  private let trials: TrialMatches
  private let application: DeclaredApplication
  private let variables: [Variable]
  /// What is left out where too many phrases share their words.
  let sampling: String?
  /// A word that means something and that hardly any application knows.
  private static let foreignWord = "whole"
  /// Words that weigh less are not missed: "on" is mostly a preposition.
  private static let leastWeight = 0.5
  /// Words of one phrase that are left out, one at a time.
  private static let mostWords = 6
  /// About as many phrases may be compared with variations of others: a second's work.
  private static let budget = 6_000_000

  init(_ trials: TrialMatches) {
    self.trials = trials
    application = trials.application
    let variables = trials.phrases.filter { $0.troubles.isEmpty }.concurrentMap { Self.variable($0, trials) }
    let all = variables.compactMap(\.self)
    let step = Self.cost(of: all) / Self.budget + 1
    self.variables = stride(from: 0, to: all.count, by: step).map { all[$0] }
    sampling =
      step == 1
      ? nil
      : "\(self.variables.count.grouped) of \(all.count.grouped) phrases that share their words were tried with a word left "
        + "out or put in"
  }

  /// How many phrases the variations are compared with: those that share a word.
  private static func cost(of variables: [Variable]) -> Int {
    var counts: [String: Int] = [:]
    for text in variables.lazy.flatMap(\.texts) { counts[text, default: 0] += 1 }
    return variables.reduce(0) { sum, variable in
      sum + (variable.words.count + 1) * (variable.texts.compactMap { counts[$0] }.max() ?? 0)
    }
  }

  func found() -> [Case] {
    var pairs: Set<Rivals.Pair> = []
    let cases = variables.concurrentMap { variable in
      Self.variations(of: variable).compactMap { swallowed($0, of: variable.phrase) }
    }
    return cases.joined().filter { pairs.insert($0.pair).inserted }
  }

  private static func variations(of variable: Variable) -> [String] {
    let (request, words) = (variable.request, variable.words)
    let shortened = words.count < 2 ? [] : words.prefix(mostWords).map { request.without($0) }
    return shortened + (words.last.map { [request.inserting(foreignWord, at: $0.lowerBound)] } ?? [])
  }

  private static func variable(_ phrase: TrialMatches.Phrase, _ trials: TrialMatches) -> Variable? {
    guard let request = phrase.requests.first?.text else { return nil }
    let words = weightyWords(of: request, phrase.id, trials)
    let bytes = Array(request.utf8)
    let texts = words.map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }
    return Variable(phrase: phrase.id, request: request, words: words, texts: Set(texts))
  }

  /// The words of the request that the phrase itself says and that mean something.
  private static func weightyWords(of request: String, _ phrase: PhraseID, _ trials: TrialMatches) -> [Range<Int>] {
    let application = trials.application
    let own = trials.match(request, TrialMatches.glance).candidates.first { application.does($0.shortcut, the: phrase) }
    let steps = own?.explanation?.steps ?? []
    return steps.filter { $0.kind == .matched && $0.weight >= leastWeight }.compactMap(\.range)
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
