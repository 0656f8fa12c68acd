internal import Diagnostics
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// A match in words: what is reached, and a table of the nearest shortcuts with what each of them lost points for.
///
/// ```text
/// “check catbells” reaches GetTrailConditions with trail “Catbells”, 0.21 ahead
///   1  0.93  GetTrailConditions  “Check ${trail} with ${applicationName}”
///            lost 0.07: the application is not said
/// ```
struct MatchText {
  private let match: PhraseMatch

  init(_ match: PhraseMatch) { self.match = match }

  /// What is reached, as a predicate.
  var verdict: String {
    switch match.outcome {
    case .matched: "reaches \(reached), \(FailureMessages.share(match.margin)) ahead"
    case .ambiguous: "is ambiguous: \(doubt)"
    case .notRecognized: "is not recognized\(veto)"
    }
  }

  private var reached: String { match.candidates.first.map(Self.named) ?? "nothing" }

  private var doubt: String {
    if let name = match.matching.candidates.first?.values.first(where: { $0.values.count > 1 }) {
      return "\(name.values.count) values are called \(FailureMessages.quoted(name.text))"
    }
    return "\(reached) is only \(FailureMessages.share(match.margin)) ahead"
  }

  private var veto: String {
    match.matching.vetoedApplication.map { "; a negative phrase of \($0) keeps it away" } ?? ""
  }

  /// An intent with its values: `OpenTrail with target “Catbells”`.
  static func named(_ candidate: PhraseMatch.Candidate) -> String {
    let values = candidate.parameters.sorted { $0.key < $1.key }.map { (name: $0.key, shown: $0.value) }
    return candidate.intent + (values.isEmpty ? "" : " with \(FailureMessages.values(values))")
  }

  // MARK: The nearest shortcuts

  /// So many are shown.
  static let mostRows = 3

  /// The nearest shortcuts, one below the other.
  var table: String {
    let shown = match.candidates.prefix(Self.mostRows)
    if shown.isEmpty { return "  nothing comes near" }
    let isOne = Set(shown.map(\.application)).count == 1
    let names = shown.map { isOne ? $0.intent : "\($0.intent) of \($0.application)" }
    let width = names.map(\.terminalWidth).max() ?? 0
    let rows = zip(shown, names).enumerated().map { index, row in
      Self.rows(index + 1, row.0, named: row.1.padded(to: width))
    }
    return rows.flatMap(\.self).joined(separator: "\n")
  }

  private static func rows(_ number: Int, _ candidate: PhraseMatch.Candidate, named name: String) -> [String] {
    let head = "  \(number)  \(FailureMessages.share(candidate.score))  \(name)  \(phrase(of: candidate))"
    return candidate.reasons.isEmpty ? [head] : [head, "           \(candidate.reasons)"]
  }

  private static func phrase(of candidate: PhraseMatch.Candidate) -> String {
    FailureMessages.quoted(candidate.phrase) + (candidate.isAuthored ? "" : " (its own words)")
  }

  /// An intent that is not among the nearest: where it stands, or that it does not.
  static func distant(_ intent: String, _ found: (place: Int, candidate: PhraseMatch.Candidate)?) -> String {
    guard let found else { return "  \(intent) comes nowhere near" }
    return rows(found.place, found.candidate, named: intent).joined(separator: "\n")
  }
}

extension PhraseMatch.Candidate {
  init(_ candidate: Candidate) {
    application = candidate.application
    intent = candidate.intent
    title = candidate.title
    phrase = candidate.phraseOrigin == .authored ? candidate.phrase : candidate.phrase.withoutOptionalParts
    isAuthored = candidate.phraseOrigin == .authored
    score = candidate.score
    parameters = Dictionary(candidate.values.map { ($0.name, $0.shown) }, uniquingKeysWith: { first, _ in first })
    reasons = candidate.explanation.map(Self.reasons) ?? ""
  }

  /// Costs below this are not worth a word.
  private static let smallest = 0.005

  private static func reasons(_ explanation: Explanation) -> String {
    let costs = explanation.steps.map { (step: $0, cost: $0.cost / max(explanation.weight, .leastNonzeroMagnitude)) }
    let worth = costs.filter { $0.cost >= smallest }.sorted { $0.cost > $1.cost }
    let reasons = worth.map { "\(words(for: $0.step)) −\(FailureMessages.share($0.cost))" }.joined(separator: ", ")
    guard let meaning = explanation.classification else { return reasons }
    let parts =
      "meant by a chance of \(FailureMessages.share(meaning.chance)), by its words \(FailureMessages.share(meaning.words))"
    return reasons.isEmpty ? parts : "\(parts): \(reasons)"
  }

  private static func words(for step: Explanation.Step) -> String {
    let part = step.phrasePart.map(FailureMessages.quoted) ?? ""
    let said = step.requestText.map(FailureMessages.quoted) ?? ""
    switch step.kind {
    case .matched where step.comparedBy == .semantic:
      return "\(said) ≈ \(part) \(FailureMessages.share(step.similarity))"
    case .matched: return "\(said) for \(part)"
    case .moved: return "\(said) in another place"
    case .value, .text: return "\(said) for \(part)"
    case .application: return "\(said) for \(part)"
    case .missing: return "\(part) not said"
    case .uncovered: return "\(said) left over"
    case .polite: return "\(said) is polite"
    }
  }
}

extension String {
  /// A pattern without what stands in brackets, as one would say it.
  fileprivate var withoutOptionalParts: String {
    var depth = 0
    let kept = filter { character in
      if character == "[" { depth += 1 }
      defer { if character == "]" { depth -= 1 } }
      return depth == 0
    }
    return kept.split(separator: " ").joined(separator: " ")
  }
}
