internal import PhraseMatching

/// Candidates as tables: which piece of the phrase met which words, how alike they are, and what that cost.
struct ExplanationText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of answer: Answer, to request: String) -> String {
    let candidates = answer.matching?.candidates ?? []
    let head = "\"\(legible(request).cut(to: 60))\"  \(verdict(of: answer))"
    let tables = candidates.enumerated().map { table(of: $1, number: $0 + 1) }
    return ([head] + tables).joined(separator: "\n\n")
  }

  private func verdict(of answer: Answer) -> String {
    switch answer.outcome {
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
    return ", several are called \(legible(name).cut(to: 30))"
  }

  private func veto(of matching: Matching?) -> String {
    matching?.vetoedApplication.map { ", by a negative phrase of \(legible($0))" } ?? ""
  }

  private func table(of candidate: Candidate, number: Int) -> String {
    let name = legible("\(candidate.title) — \(candidate.application)")
    var lines = [
      "\(number)  \(style.bold(name))  score \(candidate.score.score)",
      style.dim("   \"\(legible(candidate.phrase))\""),
      style.dim(Self.row(["phrase", "request", "", "alike", "weight", "cost"])),
    ]
    lines += candidate.explanation?.steps.map(row) ?? []
    if let explanation = candidate.explanation { lines.append(sum(explanation)) }
    if let verdict = candidate.explanation?.verdict { lines.append("   \(style.doubtful(legible(verdict)))") }
    return lines.joined(separator: "\n")
  }

  private func row(_ step: Explanation.Step) -> String {
    let isCompared = step.requestText != nil && step.phrasePart != nil
    let line = Self.row([
      step.phrasePart.map { legible($0) } ?? "·",
      step.requestText.map { legible($0) } ?? "·",
      Self.word(for: step),
      isCompared ? step.likeness.score : "",
      step.weight.decimals(2),
      step.cost == 0 ? "" : "−\(step.cost.decimals(3))",
    ])
    return step.cost > 0 ? line : style.dim(line)
  }

  /// Words to the left, numbers to the right: 80 columns in all.
  private static func row(_ cells: [String]) -> String {
    let widths = [20, 20, 11]
    let words = zip(cells, widths).map { $0.cut(to: $1).padded(to: $1) }
    let numbers = zip(cells.dropFirst(3), [5, 8, 8]).map { $0.aligned(to: $1) }
    let line = "   " + words.joined(separator: "  ") + numbers.joined()
    return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
  }

  private func sum(_ explanation: Explanation) -> String {
    let cost = explanation.steps.reduce(0) { $0 + $1.cost }
    return style.dim("   score = 1 − \(cost.decimals(3)) ÷ \(explanation.weight.decimals(3))")
  }

  private static func word(for step: Explanation.Step) -> String {
    switch step.kind {
    case .said: step.likeness >= 1 ? "said" : "misspelt"
    case .moved: "elsewhere"
    case .value: "value"
    case .text: "free words"
    case .application: "application"
    case .missing: "not said"
    case .uncovered: "left over"
    case .polite: "polite"
    }
  }
}
