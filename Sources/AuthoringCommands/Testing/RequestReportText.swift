internal import AssistantCommandLine
internal import Diagnostics
internal import PhraseMatching
internal import PhraseTesting

/// What all requests of a run come to: accuracy, margins, what came nearest to failing, what nobody reached.
struct RequestReportText {
  let report: RequestReport
  let style: Style
  let extent: Options.Extent

  /// The sections, an empty line before each.
  var lines: [String] { [accuracy, margins, weakest, phrases, values].filter { !$0.isEmpty }.flatMap { [""] + $0 } }

  // MARK: Accuracy

  /// Only where some requests should not be recognized: without them it says nothing that the counts do not.
  private var accuracy: [String] {
    let accuracy = report.accuracy
    guard accuracy.falseTriggers.whole > 0 else { return [] }
    let rows = [
      ("intents found", accuracy.intents, "request"), ("values found", accuracy.slots, "parameter"),
      ("false triggers", accuracy.falseTriggers, "request"),
    ]
    let cells = rows.compactMap { name, share, thing in
      share.value.map { [name, $0.percent, "of \(counted(share.whole, thing))"] }
    }
    return [style.bold("Accuracy")]
      + TextTable(.left(14), .right(7), .left()).padded(cells).map { "  \($0[0])  \($0[1]) \($0[2])" }
  }

  // MARK: Margins

  private var margins: [String] {
    let histogram = report.margins
    guard histogram.count > 0 else { return [] }
    let rows =
      histogram.bins.map { ("\($0.lower.score)–\($0.upper.score)", $0.count) } + [("no rival", histogram.withoutRival)]
    let most = rows.map(\.1).max() ?? 0
    let lines = TextTable(.left(9), .right()).lines(rows.map { [$0, "\($1)"] }, indent: "  ")
    return [style.bold("Lead over the next shortcut")]
      + zip(lines, rows).map { line, row in
        let bar = String(repeating: "█", count: Self.barLength(row.1, of: most))
        return bar.isEmpty ? line : "\(line)  \(bar)"
      }
  }

  /// Whatever there is has a bar.
  private static func barLength(_ count: Int, of most: Int) -> Int {
    count == 0 ? 0 : max(1, count * longestBar / max(most, 1))
  }

  private static let longestBar = 40

  // MARK: Weakest

  private var weakest: [String] {
    let rows = report.weakest(Self.weakestCount).compactMap { path, result -> [String]? in
      guard let slack = result.slack else { return nil }
      let location = style.dim("(\(sanitized(path)):\(result.request.line))")
      let text = "\(sanitized(result.request.text))  \(location)"
      return [sanitized(slack.text(isRejection: result.request.isRejection)), text]
    }
    if rows.isEmpty { return [] }
    return [style.bold("Nearest to failing")] + TextTable(.left(), .left()).lines(rows, indent: "  ")
  }

  private static let weakestCount = 10

  // MARK: Coverage

  private var phrases: [String] {
    let all = report.unreachedPhrases
    if all.isEmpty { return [] }
    let title = "Never reached: \(all.count) of \(counted(report.coverable.phrases, "phrase"))"
    return section(title, all) { "\(sanitized($0.application))  \(sanitized($0.intent))  \(sanitized($0.text))" }
  }

  private var values: [String] {
    let all = report.unnamedValues
    if all.isEmpty { return [] }
    let title = "Never named: \(all.count) of \(counted(report.coverable.values, "value"))"
    return section(title, all) {
      "\(sanitized($0.application))  \(sanitized($0.entity))  \(sanitized($0.title)) [\(sanitized($0.id))]"
    }
  }

  private func section<Thing>(_ title: String, _ all: [Thing], _ row: (Thing) -> String) -> [String] {
    let shown = extent == .all ? all[...] : all.prefix(Self.shownCount)
    let rest = all.count - shown.count
    return [style.bold(title)] + shown.map { "  \(row($0))" }
      + (rest > 0 ? [style.dim("  … and \(rest) more; --all lists them")] : [])
  }

  private static let shownCount = 10
}

extension Slack {
  /// How near it came to going otherwise, in a few words.
  func text(isRejection: Bool) -> String {
    switch edge {
    case .rival(let name): "\(distance.score) ahead of \(name)"
    case .threshold: "\(distance.score) \(isRejection ? "below" : "above") the threshold"
    }
  }
}

extension Double {
  /// A share in percent: `99.8 %`; never rounded up to all.
  var percent: String { "\(((self * 1_000).rounded(.down) / 10).decimals(1)) %" }
}
