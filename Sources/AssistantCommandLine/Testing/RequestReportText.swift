internal import PhraseMatching
internal import PhraseTesting

/// What all requests of a run come to: accuracy, margins, what came nearest to failing, what nobody reached.
struct RequestReportText {
  private let report: RequestReport
  private let style: Style
  private let extent: Options.Extent

  init(_ report: RequestReport, _ style: Style, _ extent: Options.Extent) {
    self.report = report
    self.style = style
    self.extent = extent
  }

  /// The sections, an empty line before each.
  var lines: [String] {
    [accuracy, margins, weakest, phrases, values].filter { !$0.isEmpty }.flatMap { [""] + $0 }
  }

  // MARK: Accuracy

  /// Only where some requests should not be recognized: without them it says nothing that the counts do not.
  private var accuracy: [String] {
    let accuracy = report.accuracy
    guard accuracy.falseTriggers.whole > 0 else { return [] }
    let rows = [
      ("intents found", accuracy.intents, "request"), ("values found", accuracy.slots, "parameter"),
      ("false triggers", accuracy.falseTriggers, "request"),
    ]
    return [style.bold("Accuracy")]
      + rows.compactMap { name, share, thing in
        share.value.map { "  \(name.padded(to: 14))  \($0.percent.aligned(to: 7)) of \(counted(share.whole, thing))" }
      }
  }

  // MARK: Margins

  private var margins: [String] {
    let histogram = report.margins
    guard histogram.count > 0 else { return [] }
    let rows =
      histogram.bins.map { ("\($0.lower.score)–\($0.upper.score)", $0.count) } + [("no rival", histogram.withoutRival)]
    let most = rows.map(\.1).max() ?? 0
    let width = "\(most)".count
    return [style.bold("Lead over the next shortcut")]
      + rows.map { name, count in
        let bar = String(repeating: "█", count: Self.barLength(count, of: most))
        let row = "  \(name.padded(to: 9))  \("\(count)".aligned(to: width))"
        return bar.isEmpty ? row : "\(row)  \(bar)"
      }
  }

  /// Whatever there is has a bar.
  private static func barLength(_ count: Int, of most: Int) -> Int {
    count == 0 ? 0 : max(1, count * longestBar / max(most, 1))
  }

  private static let longestBar = 40

  // MARK: Weakest

  private var weakest: [String] {
    let rows = report.weakest(Self.weakestCount).compactMap { path, result -> (String, String, String)? in
      guard let slack = result.slack else { return nil }
      let place = "\(legible(path)):\(result.request.line)"
      return (legible(slack.text(isRejection: result.request.isRejection)), legible(result.request.text), place)
    }
    if rows.isEmpty { return [] }
    let width = rows.map(\.0.count).max() ?? 0
    return [style.bold("Nearest to failing")]
      + rows.map { slack, text, place in "  \(slack.padded(to: width))  \(text)  \(style.dim("(\(place))"))" }
  }

  private static let weakestCount = 10

  // MARK: Coverage

  private var phrases: [String] {
    let all = report.unreachedPhrases
    if all.isEmpty { return [] }
    let title = "Never reached: \(all.count) of \(counted(report.coverable.phrases, "phrase"))"
    return section(title, all) { "\(legible($0.application))  \(legible($0.intent))  \(legible($0.text))" }
  }

  private var values: [String] {
    let all = report.unnamedValues
    if all.isEmpty { return [] }
    let title = "Never named: \(all.count) of \(counted(report.coverable.values, "value"))"
    return section(title, all) {
      "\(legible($0.application))  \(legible($0.entity))  \(legible($0.title)) [\(legible($0.id))]"
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
