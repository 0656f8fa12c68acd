import AppIntents
import Foundation

/// The string literals of a Swift file, as the keys that they have in string tables.
///
/// Reads just enough Swift for the sample apps: comments, escapes, raw and multi-line literals, interpolations with
/// literals in them. An interpolated value becomes ``hole``, because its type is not to be seen.
struct SourceTexts {
  /// What stands for a value whose specifier is not known.
  static let hole = "␣"

  /// A literal and the code before it, on the same line or the one above.
  struct Literal {
    let key: String
    let before: String
  }

  private let source: [Character]
  private var position = 0

  /// The literals of a source in order.
  static func literals(in source: String) -> [Literal] {
    var reader = SourceTexts(source: Array(source))
    return reader.readAll()
  }

  private init(source: [Character]) { self.source = source }

  private mutating func readAll() -> [Literal] {
    var literals: [Literal] = []
    while position < source.count {
      if starts(with: "//") {
        skip { $0 != "\n" }
      } else if let hashes = literalStart() {
        let start = position
        let key = readLiteral(hashes: hashes)
        literals.append(Literal(key: key, before: String(source[max(0, start - 60)..<start])))
      } else {
        position += 1
      }
    }
    return literals
  }

  /// How many number signs stand before the quotation mark that comes next; nil if none comes.
  private func literalStart() -> Int? {
    var index = position
    while index < source.count, source[index] == "#" { index += 1 }
    return index < source.count && source[index] == "\"" ? index - position : nil
  }

  private mutating func readLiteral(hashes: Int) -> String {
    let escape = "\\" + String(repeating: "#", count: hashes)
    position += hashes
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    var text = ""
    while position < source.count, !starts(with: quotes + escape.dropFirst()) {
      if starts(with: escape) {
        position += escape.count
        text += readEscape()
      } else {
        text.append(source[position])
        position += 1
      }
    }
    position += quotes.count + hashes
    return quotes.count == 1 ? text : Self.unindented(text)
  }

  private mutating func readEscape() -> String {
    guard position < source.count else { return "" }
    let letter = source[position]
    position += 1
    switch letter {
    case "(": return Self.key(ofValue: readInterpolation())
    case "\n":
      skip { $0 == " " }
      return ""
    case "n": return "\n"
    case "r": return "\r"
    default: return String(letter)
    }
  }

  /// The code of an interpolation, up to its closing parenthesis.
  private mutating func readInterpolation() -> String {
    let start = position
    var depth = 1
    while position < source.count, depth > 0 {
      if let hashes = literalStart() {
        _ = readLiteral(hashes: hashes)
        continue
      }
      depth += source[position] == "(" ? 1 : source[position] == ")" ? -1 : 0
      position += 1
    }
    return String(source[start..<max(start, position - 1)])
  }

  private static func key(ofValue code: String) -> String {
    if code == ".applicationName" { return "${applicationName}" }
    if code.hasPrefix("\\.$") { return "${\(code.dropFirst(3))}" }
    return hole
  }

  private static func unindented(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func starts(with text: some StringProtocol) -> Bool { source[position...].starts(with: text) }

  private mutating func skip(while isSkipped: (Character) -> Bool) {
    while position < source.count, isSkipped(source[position]) { position += 1 }
  }
}

extension SourceTexts {
  /// The titles of the parameters and properties of a file that have none, made from their names.
  static func generatedTitles(in source: String) -> [String] {
    source.matches(of: /@(?:Parameter|Property|ComputedProperty|DeferredProperty)\b/).compactMap { match in
      var rest = source[match.range.upperBound...]
      let arguments = takeArguments(&rest)
      guard !arguments.contains("title:"), let name = rest.prefixMatch(of: /\s*(?:static )?var (\w+)/) else {
        return nil
      }
      return words(ofIdentifier: name.1)
    }
  }

  private static func takeArguments(_ rest: inout Substring) -> Substring {
    guard rest.first == "(" else { return "" }
    var depth = 0
    for index in rest.indices {
      depth += rest[index] == "(" ? 1 : rest[index] == ")" ? -1 : 0
      guard depth == 0 else { continue }
      let arguments = rest[...index]
      rest = rest[rest.index(after: index)...]
      return arguments
    }
    return ""
  }
}
