internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

/// What is said on standard error when lint is done.
struct LintSummary {
  private let outcome: LintOutcome

  init(_ outcome: LintOutcome) { self.outcome = outcome }

  func report(_ options: Options, _ console: Console) {
    if options.verbosity == .quiet { return }
    for applied in outcome.applied {
      console.report(
        "\(sanitized(applied.file)):\(applied.position.line):\(applied.position.column): fixed: \(sanitized(applied.summary)) "
          + "[\(applied.rule)]")
    }
    for sampling in outcome.report.samplings { console.report("looked at a part only: \(sampling)") }
    if let text { console.report(text) }
  }

  /// `1 error, 2 warnings in 3 places; 2 notes not shown`; nil when nothing could be looked at.
  var text: String? {
    let sources = outcome.scope
    let files = sources.count { $0.kind == .file }
    let places = [(files, "file"), (sources.count - files, "application")].filter { $0.0 > 0 }
      .map { counted($0, $1) }.joined(separator: " and ")
    if places.isEmpty { return nil }
    var parts = ["\(outcome.shown.map(\.finding).summary) in \(places)"]
    if !outcome.hidden.isEmpty {
      parts.append("\(outcome.hidden.map(\.finding).summary) not shown")
    }
    if !outcome.report.allowed.isEmpty { parts.append("\(outcome.report.allowed.count) allowed by comments") }
    if outcome.known > 0 { parts.append("\(outcome.known) known from the baseline") }
    if outcome.gone > 0 { parts.append("\(outcome.gone) of the baseline gone, --update takes them out") }
    if !outcome.applied.isEmpty { parts.append("\(outcome.applied.count) fixed") }
    return parts.joined(separator: "; ")
  }
}
