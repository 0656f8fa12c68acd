internal import AssistantCommandLine

/// Writes XML, indented by two spaces.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element; `body` writes those within.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ body: (inout XMLWriter) -> Void) {
    open(name, attributes)
    let end = text.utf8.count
    depth += 1
    body(&self)
    depth -= 1
    if text.utf8.count > end {
      line("</\(name)>")
    } else {
      text.removeLast(2)
      text += "/>\n"
    }
  }

  /// Writes an element that holds text.
  mutating func element(_ name: String, _ attributes: [(String, String)], text content: String) {
    open(name, attributes)
    text.removeLast()
    text += "\(Self.escaped(content))</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)]) {
    let written = attributes.map { " \($0)=\"\(Self.escaped($1, .attribute))\"" }
    line("<\(name)\(written.joined())>")
  }

  private mutating func line(_ line: String) { text += "\(String(repeating: "  ", count: depth))\(line)\n" }

  private enum Place { case content, attribute }

  /// The text with markup escaped; characters that XML cannot hold become U+FFFD.
  private static func escaped(_ text: String, _ place: Place = .content) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where place == .attribute: escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\n" where place == .attribute: escaped.append(contentsOf: "&#10;".unicodeScalars)
      case "\t" where place == .attribute: escaped.append(contentsOf: "&#9;".unicodeScalars)
      case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
      case "\n", "\t", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        escaped.append(scalar)
      default: escaped.append("\u{FFFD}")
      }
    }
    return String(escaped)
  }
}
