/// A `sentences.ini` cut into its intents, rules and sentences.
struct RhasspyFile {
  /// A line that says something.
  struct Line {
    /// What it says, without the name of a rule.
    var text: String
    /// Where that stands in the file.
    var range: Range<Int>
  }

  /// A rule of an intent.
  struct Rule {
    var name: String
    var body: Line
  }

  /// What stands under one `[Intent]`.
  struct Section {
    var name: String
    var range: Range<Int>
    var rules: [Rule] = []
    var sentences: [Line] = []
  }

  private(set) var sections: [Section] = []
  /// Lines that stand before the first intent or whose intent is never closed.
  private(set) var mistakes: [(message: String, range: Range<Int>)] = []

  init(_ bytes: [UInt8]) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      read(Self.trimmed(start..<end, in: bytes), in: bytes)
      start = end + 1
    }
  }

  private mutating func read(_ range: Range<Int>, in bytes: [UInt8]) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let first = text.first, first != "#", first != ";" else { return }
    if first == "[" { return open(text, at: range) }
    if sections.isEmpty {
      return mistakes.append(("the line stands before the first '[Intent]'", range))
    }
    let isEscaped = text.hasPrefix("\\[")
    let line = Line(
      text: isEscaped ? String(text.dropFirst()) : text,
      range: range.lowerBound + (isEscaped ? 1 : 0)..<range.upperBound)
    if let rule = Self.rule(line) {
      sections[sections.count - 1].rules.append(rule)
    } else {
      sections[sections.count - 1].sentences.append(line)
    }
  }

  private mutating func open(_ text: String, at range: Range<Int>) {
    guard text.hasSuffix("]") else {
      return mistakes.append(
        ("'[' at the beginning of a line opens an intent and is never closed; write '\\[' for an optional word", range))
    }
    let name = text.dropFirst().dropLast().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.isEmpty { return mistakes.append(("an intent has no name", range)) }
    sections.append(Section(name: name, range: range))
  }

  /// `name = body`, where the name is one word.
  private static func rule(_ line: Line) -> Rule? {
    guard let sign = line.text.firstIndex(of: "=") else { return nil }
    let name = line.text[..<sign].split(whereSeparator: \.isWhitespace)
    guard name.count == 1, name[0].allSatisfy({ $0.isLetter || $0.isNumber || "_.-".contains($0) }) else { return nil }
    let rest = line.text[line.text.index(after: sign)...].drop(while: \.isWhitespace)
    let start = line.range.upperBound - rest.utf8.count
    return Rule(name: String(name[0]), body: Line(text: String(rest), range: start..<line.range.upperBound))
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let start = bytes[range].firstIndex { !isSpace($0) } ?? range.upperBound
    let end = bytes[start..<range.upperBound].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return start..<end
  }
}
