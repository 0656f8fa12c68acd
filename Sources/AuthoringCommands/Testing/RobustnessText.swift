internal import AssistantCommandLine
internal import Diagnostics
internal import PhraseTesting

/// How many variants of requests still pass: in all, for each shortcut, for each disturbance, and which requests break.
struct RobustnessText {
  let report: RobustnessReport
  let style: Style
  let extent: Options.Extent

  /// The sections, an empty line before each.
  var lines: [String] {
    guard let share = report.all.share else { return ["", "There is nothing to disturb."] }
    let skipped = report.skipped == 0 ? "" : ", \(report.skipped) skipped as requests of their own"
    let head =
      "Robustness \(share.percent) of \(counted(report.all.variants, "variant")) of "
      + "\(counted(report.all.requests, "request")) (seed \(report.seed)\(skipped))"
    return ["", style.bold(head)] + table(disturbances) + [""] + shortcuts + worst
  }

  // MARK: Tables

  private typealias Row = (name: String, score: RobustnessReport.Score)

  private var disturbances: [Row] { report.disturbances.map { ($0.disturbance.rawValue, $0.score) } }

  /// The weakest first; all of them only where somebody asks.
  private var shortcuts: [String] {
    let rows = report.shortcuts.map { (name: sanitized($0.shortcut.name), score: $0.score) }
    let ordered = rows.enumerated().sorted { left, right in
      let (weak, strong) = (left.element.score.share ?? 1, right.element.score.share ?? 1)
      return weak == strong ? left.offset < right.offset : weak < strong
    }.map(\.element)
    let shown = extent == .all ? ordered[...] : ordered.prefix(Self.shownCount)
    guard let next = ordered.dropFirst(shown.count).first?.score.share else { return table(Array(shown)) }
    let rest = "  … and \(ordered.count - shown.count) more with \(next.percent) or better; --all lists them"
    return table(Array(shown)) + [style.dim(rest)]
  }

  private static let shownCount = 15

  private func table(_ rows: [Row]) -> [String] {
    let cells = rows.map { [$0.name, ($0.score.share ?? 1).percent, "\($0.score.variants)"] }
    return TextTable(.left(), .right(7), .right()).padded(cells).map { "  \($0[0])  \($0[1]) of \($0[2])" }
  }

  // MARK: Requests that break

  private var worst: [String] {
    let worst = report.worst(Self.worstCount)
    if worst.isEmpty { return [] }
    return ["", style.bold("Easiest to break")] + worst.flatMap { path, robustness in lines(of: robustness, path) }
  }

  private func lines(of robustness: RequestRobustness, _ path: String) -> [String] {
    let place = style.dim("(\(sanitized(path)):\(robustness.request.line))")
    let count = "\(robustness.failures.count) of \(robustness.variantCount)"
    return ["  \(count)  \(sanitized(robustness.request.text))  \(place)"]
      + robustness.failures.map { failure in
        let came = failure.differences.first.map { "\($0.aspect) \($0.actual)" } ?? ""
        return "    \(failure.variant.disturbance.rawValue): \(sanitized(failure.variant.text))  → \(sanitized(came))"
      }
  }

  private static let worstCount = 10
}

extension RequestRobustness.Shortcut {
  /// As tables show it.
  var name: String {
    switch self {
    case .named(let intent, let application): "\(intent) — \(application)"
    case .rejections: "(not to be recognized)"
    }
  }
}
