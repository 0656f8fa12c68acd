/// A JSON text in the making, with its members in the order in which they were given.
enum JSONText {
  case null
  case number(Double)
  case count(Int)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  static func optional(_ count: Int?) -> JSONText { count.map(JSONText.count) ?? .null }

  static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  /// The text: what holds only leaves stands on one line.
  func rendered(indentation: String = "") -> String {
    switch self {
    case .null: "null"
    case .number(let number): number.isFinite ? "\(number)" : "null"
    case .count(let count): "\(count)"
    case .string(let text): Self.quoted(text)
    case .array(let elements):
      Self.bracketed("[", elements.map { (label: "", value: $0) }, "]", indentation)
    case .object(let members):
      Self.bracketed("{", members.map { (label: "\(Self.quoted($0.key)): ", value: $0.value) }, "}", indentation)
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .null, .number, .count, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private static func bracketed(
    _ open: String,
    _ elements: [(label: String, value: JSONText)],
    _ close: String,
    _ indentation: String
  ) -> String {
    if elements.allSatisfy(\.value.isLeaf) {
      return open + elements.map { $0.label + $0.value.rendered() }.joined(separator: ", ") + close
    }
    let inner = indentation + "  "
    let lines = elements.map { inner + $0.label + $0.value.rendered(indentation: inner) }
    return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indentation)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
