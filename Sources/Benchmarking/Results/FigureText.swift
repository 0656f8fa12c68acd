internal import Diagnostics

/// Figures as people read them, with three digits that matter.
enum FigureText {
  static func text(_ value: Int, _ unit: FigureUnit) -> String {
    switch unit {
    case .count, .perSecond: value.grouped
    case .nanoseconds: scaled(value, by: 1_000, ["ns", "µs", "ms", "s"])
    case .bytes: scaled(value, by: 1_024, ["B", "KB", "MB", "GB"])
    }
  }

  static func text(_ value: Int?, _ unit: FigureUnit) -> String { value.map { text($0, unit) } ?? "–" }

  /// The same for a round figure: `10 µs`.
  static func round(_ value: Int, _ unit: FigureUnit) -> String {
    let parts = text(value, unit).split(separator: " ")
    let number = parts[0].split(separator: ".")[0]
    return ([number] + parts.dropFirst()).joined(separator: " ")
  }

  /// `99.8 %`; never rounded up to all.
  static func percent(_ share: Double) -> String { "\(fixed((share * 1_000).rounded(.down) / 10, digits: 1)) %" }

  /// A number with so many digits behind the point.
  static func fixed(_ value: Double, digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int((value * factor).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let tail = String(scaled.magnitude % UInt(factor))
    let sign = scaled < 0 ? "-" : ""
    return "\(sign)\(scaled.magnitude / UInt(factor)).\(String(repeating: "0", count: digits - tail.count))\(tail)"
  }

  private static func scaled(_ value: Int, by step: Double, _ units: [String]) -> String {
    var (value, index) = (Double(value), 0)
    while abs(value) >= step, index + 1 < units.count {
      value /= step
      index += 1
    }
    let digits = index == 0 || abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return "\(fixed(value, digits: digits)) \(units[index])"
  }
}
