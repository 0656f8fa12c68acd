internal import Diagnostics

/// Latency against the number of expanded shortcuts, both on logarithmic axes, as SVG.
///
/// Its colours are sanitized on white and on black, and its background is transparent.
package struct LatencyPlot {
  private struct Series {
    var name: String
    var color: String
    var isDashed: Bool
    /// Size and nanoseconds, smallest size first.
    var points: [(size: Double, latency: Double)]
  }

  private static let width = 800.0
  private static let height = 440.0
  private static let neutral = "#7a7f87"
  private static let blue = "#2f81f7"
  private static let orange = "#db6d28"

  private let series: [Series]
  private let horizontal: LogScale
  private let vertical: LogScale

  /// Draws the workloads of a report that have values; nil when they are fewer than two.
  package init?(_ report: BenchmarkReport) {
    let workloads = report.workloads.filter { $0.size.values > 0 }
      .sorted { $0.size.expandedShortcuts < $1.size.expandedShortcuts }
    guard Set(workloads.map(\.size.expandedShortcuts)).count > 1 else { return nil }
    series = [
      Self.series("misses, p99", Self.orange, isDashed: true, workloads) { $0.misses.p99 },
      Self.series("hits, p99", Self.blue, isDashed: true, workloads) { $0.hits.p99 },
      Self.series("misses, p50", Self.orange, isDashed: false, workloads) { $0.misses.p50 },
      Self.series("hits, p50", Self.blue, isDashed: false, workloads) { $0.hits.p50 },
    ]
    let points = series.flatMap(\.points)
    horizontal = LogScale(points.map(\.size), ends: .exact, from: 72, to: Self.width - 160)
    vertical = LogScale(points.map(\.latency), ends: .powersOfTen, from: Self.height - 64, to: 56)
  }

  private static func series(
    _ name: String, _ color: String, isDashed: Bool, _ workloads: [WorkloadResult], _ latency: (WorkloadResult) -> Int
  ) -> Series {
    let points = workloads.map { (size: Double($0.size.expandedShortcuts), latency: Double(max(latency($0), 1))) }
    return Series(name: name, color: color, isDashed: isDashed, points: points)
  }

  /// The drawing.
  package var svg: String {
    let frame = "0 0 \(Self.text(Self.width)) \(Self.text(Self.height))"
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(frame)\" width=\"\(Self.text(Self.width))\" "
          + "height=\"\(Self.text(Self.height))\" font-family=\"system-ui, sans-serif\" font-size=\"13\" role=\"img\">",
        "<title>Time to match a request against the number of expanded shortcuts</title>",
      ] + grid + series.flatMap(drawing) + labels + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Axes

  private var left: Double { 72 }
  private var right: Double { Self.width - 160 }
  private var bottom: Double { Self.height - 64 }
  private var top: Double { 56 }

  private var grid: [String] {
    let title = Self.label("Time to match a request", left, 28, anchor: "start", size: 16, weight: 600)
    let axis = Self.label("expanded shortcuts", (left + right) / 2, Self.height - 18)
    let across = vertical.ticks.flatMap { tick -> [String] in
      let y = vertical.position(of: tick)
      return [
        Self.line(left, y, right, y, opacity: 0.45),
        Self.label(FigureText.round(Int(tick), .nanoseconds), left - 10, y + 4, anchor: "end"),
      ]
    }
    let between = vertical.minorTicks.map { tick in
      Self.line(left, vertical.position(of: tick), right, vertical.position(of: tick), opacity: 0.14)
    }
    let upward = horizontal.ticks.flatMap { tick -> [String] in
      let x = horizontal.position(of: tick)
      return [Self.line(x, top, x, bottom, opacity: 0.3), Self.label(Int(tick).grouped, x, bottom + 22)]
    }
    return [title, axis] + between + across + upward
  }

  // MARK: Lines

  private func drawing(_ series: Series) -> [String] {
    let positions = series.points.map { (horizontal.position(of: $0.size), vertical.position(of: $0.latency)) }
    let path = positions.map { "\(Self.text($0.0)),\(Self.text($0.1))" }.joined(separator: " ")
    let dashes = series.isDashed ? " stroke-dasharray=\"6 4\"" : ""
    let line =
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(series.color)\" stroke-width=\"2.25\" "
      + "stroke-linejoin=\"round\"\(dashes)/>"
    let dots = zip(positions, series.points).map { position, point in
      let time = FigureText.text(Int(point.latency), .nanoseconds)
      return
        "<circle cx=\"\(Self.text(position.0))\" cy=\"\(Self.text(position.1))\" r=\"3.5\" fill=\"\(series.color)\">"
        + "<title>\(series.name) at \(Int(point.size).grouped): \(time)</title></circle>"
    }
    return [line] + dots
  }

  /// The name and last figure of each line at its end, pushed apart where they would overlap.
  private var labels: [String] {
    var lowest = -Double.infinity
    return series.compactMap { series in
      series.points.last.map { (series, $0.latency, vertical.position(of: $0.latency)) }
    }
    .sorted { $0.2 < $1.2 }
    .map { series, latency, position in
      lowest = max(position + 4, lowest + 16)
      let text = "\(series.name) \(FigureText.text(Int(latency), .nanoseconds))"
      return Self.label(text, right + 10, lowest, anchor: "start", size: 12, color: series.color)
    }
  }

  // MARK: Pieces

  private static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, opacity: Double) -> String {
    "<line x1=\"\(text(x1))\" y1=\"\(text(y1))\" x2=\"\(text(x2))\" y2=\"\(text(y2))\" stroke=\"\(neutral)\" "
      + "stroke-opacity=\"\(opacity)\"/>"
  }

  private static func label(
    _ words: String, _ x: Double, _ y: Double, anchor: String = "middle", size: Int = 13, weight: Int = 400,
    color: String = neutral
  ) -> String {
    "<text x=\"\(text(x))\" y=\"\(text(y))\" text-anchor=\"\(anchor)\" font-size=\"\(size)\" font-weight=\"\(weight)\" "
      + "fill=\"\(color)\">\(words)</text>"
  }

  private static func text(_ number: Double) -> String { FigureText.fixed(number, digits: 1) }
}
