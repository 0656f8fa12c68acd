internal import Diagnostics
internal import PhraseMatching

/// Candidates as tables: which piece of the phrase met which words, how similar they are, and what that cost.
struct ExplanationText {
  private let style: Style
  private let columns: Columns

  init(_ style: Style) {
    self.style = style
    columns = Columns(width: style.width)
  }

  func text(of answer: Answer, to request: String) -> String {
    let candidates = answer.matching?.candidates ?? []
    let gap = columns.areAll ? "  " : "\n"
    let head = "\"\(sanitized(request).cut(to: min(60, style.width - 2)))\"\(gap)\(verdict(of: answer))"
    let tables = candidates.enumerated().map { table(of: $1, number: $0 + 1) }
    return ([head] + tables).joined(separator: "\n\n")
  }

  private func verdict(of answer: Answer) -> String {
    switch answer.verdict {
    case .matched: style.good("matched") + margin(of: answer.matching)
    case .ambiguous: style.doubtful("ambiguous") + doubt(of: answer)
    case .notRecognized: style.bad("not recognized") + veto(of: answer.matching)
    }
  }

  private func margin(of matching: Matching?) -> String {
    matching?.margin.map { ", \($0.decimals(2)) ahead of the next" } ?? ""
  }

  private func doubt(of answer: Answer) -> String {
    guard case .value(_, let name) = answer.alternatives?.subject else { return margin(of: answer.matching) }
    return ", several are called \(sanitized(name).cut(to: 30))"
  }

  private func veto(of matching: Matching?) -> String {
    matching?.vetoedApplication.map { ", by a negative phrase of \(sanitized($0))" } ?? ""
  }

  private func table(of candidate: Candidate, number: Int) -> String {
    let name = sanitized("\(candidate.title) — \(candidate.application)").cut(to: max(12, style.width - 15))
    var lines = [
      "\(number)  \(style.bold(name))  score \(candidate.score.score)",
      style.dim("\"\(sanitized(candidate.phrase))\"".wrapped(to: style.width, indent: 3)),
      style.dim(columns.row(["phrase", "request", "", "similarity", "weight", "cost"])),
    ]
    lines += candidate.explanation?.steps.map(row) ?? []
    if let explanation = candidate.explanation { lines += sums(explanation) }
    if let verdict = candidate.explanation?.verdict { lines.append(note(verdict)) }
    return lines.joined(separator: "\n")
  }

  private func note(_ verdict: String) -> String {
    style.doubtful(sanitized(verdict).wrapped(to: style.width, indent: 3))
  }

  private func row(_ step: Explanation.Step) -> String {
    let isCompared = step.requestText != nil && step.phrasePart != nil
    let line = columns.row([
      step.phrasePart.map { sanitized($0) } ?? "·", step.requestText.map { sanitized($0) } ?? "·", Self.word(for: step),
      isCompared ? step.similarity.score : "", step.weight.decimals(2),
      step.cost == 0 ? "" : "−\(step.cost.decimals(3))",
    ])
    return step.cost > 0 ? line : style.dim(line)
  }

  /// How the costs make the score, or the score by words beside what was learned.
  private func sums(_ explanation: Explanation) -> [String] {
    let cost = explanation.steps.reduce(0) { $0 + $1.cost }
    let sum = "1 − \(cost.decimals(3)) ÷ \(explanation.weight.decimals(3))"
    guard let meaning = explanation.classification else { return [style.dim("   score = \(sum)")] }
    let parts =
      "by its words \(meaning.words.score), by what was learned \(meaning.score.score) (chance "
      + "\(meaning.chance.decimals(2)) of \(counted(meaning.shortcuts, "shortcut")))"
    return [style.dim("   words = \(sum)"), style.dim(parts.wrapped(to: style.width, indent: 3))]
  }

  private static func word(for step: Explanation.Step) -> String {
    switch step.kind {
    case .matched where step.comparedBy == .semantic: "≈ meaning"
    case .matched: step.similarity >= 1 ? "matched" : "misspelt"
    case .moved: step.comparedBy == .semantic ? "≈ reordered" : "reordered"
    case .value: "value"
    case .text: "free words"
    case .application: "application"
    case .missing: "missing"
    case .uncovered: "uncovered"
    case .polite: "polite"
    }
  }
}

/// How wide the columns of a table are: words to the left, numbers to the right, three spaces before.
private struct Columns {
  /// The phrase's piece and the request's.
  private let words: Int
  /// Whether there is room for what was found and for similarity and weight, not only for the cost.
  let areAll: Bool

  init(width: Int) {
    areAll = width >= 64
    words = min(20, max(8, (width - (areAll ? 40 : 14)) / 2))
  }

  func row(_ cells: [String]) -> String {
    let widths = areAll ? [words, words, 11] : [words, words]
    let texts = zip(cells, widths).map { $0.cut(to: $1).padded(to: $1) }
    let numbers = zip(cells.dropFirst(3), [5, 8, 8]).map { $0.aligned(to: $1) }
    // A heading may reach over the column before it, which has none.
    let overhang = max(0, numbers[0].count - 5)
    let words = String(texts.joined(separator: "  ").dropLast(areAll ? overhang : 0))
    let line = "   " + words + numbers.suffix(areAll ? 3 : 1).joined()
    return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
  }
}
