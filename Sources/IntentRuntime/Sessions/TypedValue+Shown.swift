package import PhraseMatching

extension TypedValue {
  /// The value as people write it: `18:30`, `2026-11-21 18:30`, `1 h 30 min`, `yes`.
  package var shown: String {
    switch self {
    case .boolean(let flag): flag ? "yes" : "no"
    case .date: String(text.split(separator: "T").joined(separator: " "))
    case .duration(let seconds): Self.span(seconds)
    case .integer, .number, .measurement: text
    }
  }

  /// The two or more units that a span of time consists of, or its seconds.
  private static func span(_ seconds: Double) -> String {
    guard seconds >= 1, seconds < 9e15, seconds == seconds.rounded() else { return "\(seconds) s" }
    var rest = Int(seconds)
    var parts: [String] = []
    for (length, name) in [(86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")] where rest >= length {
      parts.append("\(rest / length) \(name)")
      rest %= length
    }
    return parts.joined(separator: " ")
  }
}
