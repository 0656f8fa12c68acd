/// When to color.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Decides for one stream. `environment` looks a variable up.
  package func isColored(onTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR")?.isEmpty == false { return false }
    if let force = environment("FORCE_COLOR"), !force.isEmpty { return force != "0" }
    return onTerminal && (environment("TERM") ?? "dumb") != "dumb"
  }
}

/// How text looks on a stream: marks that a terminal shows and a file does not hold.
package struct Style: Equatable, Sendable {
  /// Whether marks are written.
  package var isColored = false
  /// How many columns there are.
  package var width = 80

  package init(isColored: Bool = false, width: Int = 80) { (self.isColored, self.width) = (isColored, width) }

  package func bold(_ text: String) -> String { marked(text, "1") }
  package func dim(_ text: String) -> String { marked(text, "2") }
  package func good(_ text: String) -> String { marked(text, "32") }
  package func doubtful(_ text: String) -> String { marked(text, "35") }
  package func bad(_ text: String) -> String { marked(text, "31") }

  private func marked(_ text: String, _ code: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
