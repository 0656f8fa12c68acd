internal import Diagnostics
internal import PhraseMatching

/// What speaks for a shortcut and against it, in a few lines.
struct RivalryText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of rivalry: ContrastiveExplanation, _ question: RivalryQuestion, _ shortcut: RivalryShortcut) -> String {
    let head = "\"\(sanitized(question.request).cut(to: max(12, style.width - 2)))\""
    let parts = [head + "\n" + fate(rivalry, shortcut)] + [opponent(rivalry, shortcut), proposals(rivalry, shortcut)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  // MARK: What became of it

  private func fate(_ rivalry: ContrastiveExplanation, _ shortcut: RivalryShortcut) -> String {
    let matching = rivalry.matching
    if rivalry.isReached, let wanted = rivalry.wanted {
      return paragraph("reaches", style.good, name(wanted)) + "\n" + way(of: wanted, matching)
    }
    switch matching.outcome {
    case .matched:
      guard let first = matching.candidates.first else { return "" }
      return paragraph("goes to", style.bad, "\(name(first)), not to \(name(shortcut))") + "\n"
        + way(of: first, matching)
    case .ambiguous:
      let names = matching.candidates.prefix { $0.distance < Self.nearness }.prefix(3).map { name($0) }
      return paragraph("is ambiguous:", style.doubtful, names.listed + meant(rivalry))
    case .notRecognized:
      guard let application = matching.vetoedApplication else {
        return paragraph("is not recognized", style.bad, rivalry.meant == nil ? "" : "by its words\(meant(rivalry))")
      }
      return paragraph("is forbidden", style.bad, "by a negative phrase of \(sanitized(application))")
    }
  }

  /// Where the request goes after all.
  private func meant(_ rivalry: ContrastiveExplanation) -> String {
    rivalry.meant.map { "; by what they mean it goes to \(name($0)), score \($0.score.score)" } ?? ""
  }

  /// What ranks no farther behind the first is named with it.
  private static let nearness = 0.1

  /// A verdict, and the rest of its sentence.
  private func paragraph(_ verdict: String, _ mark: (String) -> String, _ rest: String) -> String {
    let lines = (rest.isEmpty ? verdict : "\(verdict) \(rest)").wrapped(to: style.width, indent: 3)
    return "   " + mark(verdict) + lines.dropFirst(3 + verdict.count)
  }

  private func way(of candidate: Candidate, _ matching: Matching) -> String {
    let lead = matching.margin.map { ", \($0.decimals(2)) ahead of the next" } ?? ""
    return phrase(candidate.phrase) + "\n   score \(candidate.score.score)\(lead)"
  }

  private func name(_ candidate: Candidate) -> String {
    "\(sanitized(candidate.title)) — \(sanitized(candidate.application))"
  }

  private func name(_ shortcut: RivalryShortcut) -> String {
    "\(sanitized(shortcut.title)) — \(sanitized(shortcut.application))"
  }

  // MARK: The one that lost

  /// What costs less is not worth a line.
  private static let leastCost = 0.02

  private func opponent(_ rivalry: ContrastiveExplanation, _ shortcut: RivalryShortcut) -> String {
    guard let loser = rivalry.loser else {
      return rivalry.isReached
        ? "Nothing else is near."
        : "\(name(shortcut)) says hardly a word of it.".wrapped(to: style.width) + example(shortcut)
    }
    let title = rivalry.isReached ? "The strongest rival is \(name(loser))" : name(loser)
    let behind = loser.distance > 0 ? ", \(loser.distance.decimals(2)) behind" : ""
    let heading = "\(title), score \(loser.score.score)\(behind)".wrapped(to: style.width)
    let steps = loser.explanation?.steps.filter { $0.cost >= Self.leastCost } ?? []
    let costs = steps.sorted { $0.cost > $1.cost }.map { step in
      "   −\(step.cost.decimals(2))  \(RivalryMessages.step(step))".cut(to: style.width)
    }
    return ([style.bold(heading), phrase(loser.phrase)] + costs).joined(separator: "\n")
  }

  private func phrase(_ text: String) -> String {
    style.dim("\"\(sanitized(text))\"".wrapped(to: style.width, indent: 3))
  }

  private func example(_ shortcut: RivalryShortcut) -> String {
    shortcut.example.map { "\n" + "Try: \(sanitized($0))".wrapped(to: style.width) } ?? ""
  }

  // MARK: What would change it

  private func proposals(_ rivalry: ContrastiveExplanation, _ shortcut: RivalryShortcut) -> String {
    guard let loser = rivalry.loser else { return "" }
    var parts: [String] = []
    if !rivalry.changes.isEmpty {
      parts.append("\(sanitized(loser.title)) would win with\n" + rivalry.changes.map(line).joined(separator: "\n"))
    }
    if let addition = rivalry.addition {
      parts.append("or if it had the phrase\n\(quoted(addition.phrase, addition.margin))")
    }
    if rivalry.changes.isEmpty, rivalry.addition == nil {
      let example = rivalry.isReached ? "" : example(shortcut)
      return "No small change was found with which \(sanitized(loser.title)) would win.".wrapped(to: style.width)
        + example
    }
    if rivalry.changes.isEmpty { parts[0] = "\(sanitized(loser.title)) would win " + parts[0].dropFirst(3) }
    return parts.joined(separator: "\n")
  }

  private func line(_ change: ContrastiveExplanation.Change) -> String {
    let edits = change.edits.map(RivalryMessages.edit).listed
    return quoted(change.request, change.margin) + "\n" + style.dim(edits.wrapped(to: style.width, indent: 5))
  }

  private func quoted(_ text: String, _ margin: Double?) -> String {
    let lead = margin.map { "  \($0.decimals(2)) ahead" } ?? ""
    return "\"\(sanitized(text))\"\(lead.replacing(" ", with: Self.fixedSpace))".wrapped(to: style.width, indent: 3)
      .replacing(Self.fixedSpace, with: " ")
  }

  /// Keeps words on one line while lines are made.
  private static let fixedSpace = "\u{A0}"
}
