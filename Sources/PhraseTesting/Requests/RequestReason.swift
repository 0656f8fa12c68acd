internal import Diagnostics
internal import IntentRuntime
internal import PhraseMatching

/// Says in a line why a request went otherwise than expected.
struct RequestReason {
  let request: ExpectedRequest
  let answer: RequestAnswer
  /// What comes near it, however far, with what was compared with what.
  let matching: Matching
  let options: MatchOptions
  /// What intents are called; none where nobody knows.
  let intents: [String]

  func text(for differences: [RequestResult.Difference]) -> String? {
    if let misspelling { return misspelling }
    if let application = answer.vetoedApplication, !answer.isRecognized {
      return "a negative phrase of \(application) keeps it out"
    }
    if !answer.isRecognized { return wanted.map { distance(to: $0) } ?? remote }
    guard let reached = answer.reached else { return nil }
    if request.isRejection { return accepted(reached) }
    if answer.outcome == .ambiguous { return ambiguous(reached) }
    if let wanted, wanted.intent != reached.intent { return "\(won(reached)); \(distance(to: wanted))" }
    if !expects(reached.intent) { return "\(won(reached)); \(remote)" }
    return differences.isEmpty ? nil : words(of: differences, in: reached)
  }

  // MARK: Who won, and who should have

  private var wantedName: String {
    if case .oneOf(let names) = request.intent { names.joined(separator: " or ") } else { "any shortcut" }
  }

  private var remote: String { "no phrase of \(wantedName) comes near it" }

  /// What is wrong with an intent that nobody has.
  private var misspelling: String? {
    guard case .oneOf(let names) = request.intent, let first = names.first, !intents.isEmpty,
      !names.contains(where: intents.contains)
    else { return nil }
    let near = nearestName(to: first, among: intents)
    return "no intent is called \(first)" + (near.map { "; did you mean \($0)?" } ?? "")
  }

  private func expects(_ intent: String) -> Bool {
    if case .oneOf(let names) = request.intent { names.contains(intent) } else { true }
  }

  /// The best phrase of those that should have won.
  private var wanted: Candidate? { matching.candidates.first { expects($0.intent) } }

  private func won(_ candidate: Candidate) -> String { "“\(candidate.phrase)” scores \(candidate.score.hundredths)" }

  private func distance(to candidate: Candidate) -> String {
    if !says(candidate) { return remote }
    let shortfalls = shortfalls(of: candidate)
    let score = "the nearest of \(candidate.intent), “\(candidate.phrase)”, scores \(candidate.score.hundredths)"
    return shortfalls.isEmpty ? score : "\(score): \(shortfalls.joined(separator: ", "))"
  }

  private func accepted(_ candidate: Candidate) -> String {
    let above = (candidate.score - options.threshold).hundredths
    return "\(won(candidate)), \(above) above the threshold of \(options.threshold.hundredths)"
  }

  private func ambiguous(_ reached: Candidate) -> String {
    if let shared = reached.values.first(where: { $0.values.count > 1 }) {
      return "“\(shared.text)” is what \(shared.values.count) values of \(shared.name) are called"
    }
    guard let rival = answer.rival, let margin = answer.margin else { return won(reached) }
    return "\(reached.intent) is \(margin.hundredths) ahead of \(rival.intent), and \(options.margin.hundredths) is "
      + "asked for"
  }

  // MARK: What a phrase lacks

  /// Whether the request says anything of a phrase.
  private func says(_ candidate: Candidate) -> Bool {
    if let meaning = candidate.explanation?.classification, meaning.score >= Matching.minimumMentionedScore {
      return true
    }
    let steps = candidate.explanation?.steps ?? []
    return steps.contains { [.matched, .moved, .value].contains($0.kind) && $0.weight > Self.light }
  }

  private func shortfalls(of candidate: Candidate) -> [String] {
    let steps = candidate.explanation?.steps ?? []
    let missing = steps.filter { $0.kind == .missing && $0.cost > Self.light && $0.phrasePart != Self.name }.compactMap(
      \.phrasePart)
    let left = steps.filter { $0.kind == .uncovered && $0.cost > Self.light }.compactMap(\.requestText)
    return [list(missing, "is not said", "are not said"), list(left, "fits nothing", "fit nothing")].compactMap(\.self)
  }

  private func list(_ words: [String], _ one: String, _ several: String) -> String? {
    if words.isEmpty { return nil }
    return "\(words.map { "“\($0)”" }.joined(separator: " and ")) \(words.count == 1 ? one : several)"
  }

  /// Words that cost no more, such as "the", make no difference that anybody would look for.
  private static let light = 0.15
  /// Nobody has to say it.
  private static let name = "${applicationName}"

  /// Where values that differ come from.
  private func words(of differences: [RequestResult.Difference], in reached: Candidate) -> String? {
    if differences.contains(where: { $0.aspect == "margin" }), let rival = answer.rival {
      return "next comes “\(rival.phrase)” of \(rival.intent)"
    }
    if differences.contains(where: { $0.aspect == "phrase" }) { return nil }
    let read = differences.compactMap { difference in
      reached.values.first { $0.name == difference.aspect }.map { "\($0.name) is read from “\($0.text)”" }
    }
    return read.isEmpty ? "by “\(reached.phrase)”" : "\(read.joined(separator: ", ")), by “\(reached.phrase)”"
  }
}
