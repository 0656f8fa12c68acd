internal import PhraseMatching

/// What speaks for a shortcut and against it, in a few lines.
struct RivalryText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of rivalry: Rivalry, _ question: RivalryQuestion, _ shortcut: RivalryShortcut) -> String {
    let head = "\"\(legible(question.request).cut(to: max(12, style.width - 2)))\""
    let parts = [head + "\n" + fate(rivalry, shortcut)] + [opponent(rivalry, shortcut), proposals(rivalry, shortcut)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  // MARK: What became of it

  private func fate(_ rivalry: Rivalry, _ shortcut: RivalryShortcut) -> String {
    let matching = rivalry.matching
    if rivalry.isReached, let wanted = rivalry.wanted {
      return paragraph(style.good("reaches"), name(wanted)) + "\n" + way(of: wanted, matching)
    }
    switch matching.outcome {
    case .matched:
      guard let first = matching.candidates.first else { return "" }
      return paragraph(style.bad("goes to"), "\(name(first)), not to \(name(shortcut))") + "\n"
        + way(of: first, matching)
    case .ambiguous:
      let names = matching.candidates.prefix { $0.distance < 0.1 }.prefix(3).map { name($0) }
      return paragraph(style.doubtful("is ambiguous:"), names.listed)
    case .notRecognized:
      let veto = matching.vetoedApplication.map { ": a negative phrase of \(legible($0)) forbids it" } ?? ""
      return paragraph(style.bad("is not recognized"), veto, gap: "")
    }
  }

  private func paragraph(_ verdict: String, _ rest: String, gap: String = " ") -> String {
    "   \(verdict)\(rest.isEmpty ? "" : gap)\(rest)"
  }

  private func way(of candidate: Candidate, _ matching: Matching) -> String {
    let lead = matching.margin.map { ", \($0.decimals(2)) ahead of the next" } ?? ""
    return style.dim("\"\(legible(candidate.phrase))\"".wrapped(to: style.width, indent: 3))
      + "\n   score \(candidate.score.score)\(lead)"
  }

  private func name(_ candidate: Candidate) -> String {
    "\(legible(candidate.title)) — \(legible(candidate.application))"
  }

  private func name(_ shortcut: RivalryShortcut) -> String {
    "\(legible(shortcut.title)) — \(legible(shortcut.application))"
  }

  // MARK: The one that lost

  /// What costs less is not worth a line.
  private static let leastCost = 0.02

  private func opponent(_ rivalry: Rivalry, _ shortcut: RivalryShortcut) -> String {
    guard let loser = rivalry.loser else {
      return rivalry.isReached
        ? "Nothing else is near." : "\(name(shortcut)) says hardly a word of it." + example(shortcut)
    }
    let title = rivalry.isReached ? "The strongest rival is \(name(loser))" : name(loser)
    let behind = loser.distance > 0 ? ", \(loser.distance.decimals(2)) behind" : ""
    let steps = loser.explanation?.steps.filter { $0.cost >= Self.leastCost } ?? []
    let costs = steps.sorted { $0.cost > $1.cost }
    let lines = costs.map { step in
      let line = "   −\(step.cost.decimals(2))  \(RivalryWording.step(step))"
      return line.cut(to: style.width)
    }
    return
      ([
        "\(style.bold(title)), score \(loser.score.score)\(behind)",
        style.dim("\"\(legible(loser.phrase))\"".wrapped(to: style.width, indent: 3)),
      ] + lines).joined(separator: "\n")
  }

  private func example(_ shortcut: RivalryShortcut) -> String {
    shortcut.example.map { "\nTry: \(legible($0))" } ?? ""
  }

  // MARK: What would change it

  private func proposals(_ rivalry: Rivalry, _ shortcut: RivalryShortcut) -> String {
    guard let loser = rivalry.loser else { return "" }
    var parts: [String] = []
    if !rivalry.changes.isEmpty {
      parts.append("\(legible(loser.title)) would win with\n" + rivalry.changes.map(line).joined(separator: "\n"))
    }
    if let addition = rivalry.addition {
      let phrase = "\"\(legible(addition.phrase))\"".wrapped(to: style.width, indent: 3)
      parts.append("or if it had the phrase\n\(phrase)\(lead(addition.margin))")
    }
    if rivalry.changes.isEmpty, rivalry.addition == nil {
      let example = rivalry.isReached ? "" : example(shortcut)
      return "No small change was found with which \(legible(loser.title)) would win." + example
    }
    if rivalry.changes.isEmpty { parts[0] = "\(legible(loser.title)) would win " + parts[0].dropFirst(3) }
    return parts.joined(separator: "\n")
  }

  private func line(_ change: Rivalry.Change) -> String {
    let edits = change.edits.map(RivalryWording.edit).listed
    return "\"\(legible(change.request))\"".wrapped(to: style.width, indent: 3) + lead(change.margin)
      + "\n" + style.dim(edits.wrapped(to: style.width, indent: 5))
  }

  private func lead(_ margin: Double?) -> String { margin.map { "  \($0.decimals(2)) ahead" } ?? "" }
}
