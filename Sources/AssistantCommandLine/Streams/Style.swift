/// When to color.
enum ColorChoice: String, Equatable {
  case auto, always, never

  /// Decides for one stream. `environment` looks a variable up.
  func isColored(onTerminal: Bool, environment: (String) -> String?) -> Bool {
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
struct Style: Equatable {
  /// Whether marks are written.
  var isColored = false
  /// How many columns there are.
  var width = 80

  func bold(_ text: String) -> String { marked(text, "1") }
  func dim(_ text: String) -> String { marked(text, "2") }
  func good(_ text: String) -> String { marked(text, "32") }
  func doubtful(_ text: String) -> String { marked(text, "33") }
  func bad(_ text: String) -> String { marked(text, "31") }

  private func marked(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
