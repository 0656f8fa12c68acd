import AppIntents

/// A line of a calendar file, which may be folded onto several: `DTSTART;TZID=Europe/Berlin:20261127T120000`.
struct ContentLine {
  let name: String
  /// The name and the parameters, as they are written.
  let head: Substring
  let value: Substring

  /// Reads a line; nil if it is none.
  init?(_ bytes: Data) {
    let text = String(decoding: bytes, as: UTF8.self)
    var isQuoted = false
    let colon = text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    guard let colon else { return nil }
    head = text[..<colon]
    value = text[text.index(after: colon)...]
    name = head.prefix { $0 != ";" }.uppercased()
  }

  func parameter(_ name: String) -> Substring? {
    let found = head.split(separator: ";").dropFirst().first { $0.uppercased().hasPrefix("\(name)=") }
    return found?.dropFirst(name.count + 1)
  }

  /// The value as text, without its escapes.
  var text: String {
    var (plain, isEscaped) = ("", false)
    for character in value {
      if isEscaped {
        plain += character == "n" || character == "N" ? " " : String(character)
      } else if character != "\\" {
        plain.append(character)
      }
      isEscaped = !isEscaped && character == "\\"
    }
    return plain
  }

  /// A line with text as a file has it: escaped, and folded where it is long.
  static func lines(_ head: some StringProtocol, text: String) -> [Data] {
    let escaped = text.reduce(into: "") {
      $0 += [",", ";", "\\"].contains($1) ? "\\\($1)" : $1.isNewline ? "\\n" : String($1)
    }
    return lines(head, escaped)
  }

  static func lines(_ head: some StringProtocol, _ value: String) -> [Data] {
    var lines: [Data] = [Data()]
    for character in "\(head):\(value)" {
      if lines[lines.count - 1].count + character.utf8.count > mostBytes { lines.append(Data(" ".utf8)) }
      lines[lines.count - 1] += Data(character.utf8)
    }
    return lines
  }

  /// RFC 5545 has no line longer.
  private static let mostBytes = 75
}
