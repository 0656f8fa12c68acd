internal import Diagnostics

/// A comment that silences rules: `// lint:allow phrase.reserved-word people say it so`.
///
/// It speaks for its own line, or where it stands alone, for the next line that is no comment. Several rules are
/// separated by commas; whatever follows is the reason.
struct LintAllowance: Sendable, Hashable {
  /// A rule that is allowed to be broken, and where the comment names it.
  struct Name: Sendable, Hashable {
    var text: String
    var range: Range<Int>
  }

  /// In which text it stands.
  var source: SourceID
  /// The rules it names.
  var names: [Name]
  /// The line that it speaks for, counted from 1.
  var line: Int
  /// Where `lint:allow` stands.
  var mark: Range<Int>
  /// The line of its own that it stands on, with its line break; nil where something else does.
  var ownLine: Range<Int>?
}

// MARK: - Reading

extension LintAllowance {
  /// The comments in some texts, in reading order.
  static func all(in sources: [DeclarationSource]) -> [LintAllowance] {
    sources.indices.flatMap { index in
      let text = sources[index].text
      return marks(in: text.bytes).compactMap { LintAllowance($0, in: text, of: SourceID(index)) }
    }
  }

  private static let keyword = Array("lint:allow".utf8)

  /// Where the keyword stands, whatever it stands in. Costs one pass over the text.
  private static func marks(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { text in
      let last = text.count - keyword.count
      if last < 0 { return [] }
      return (0...last).filter { offset in
        text[offset] == keyword[0] && text[offset..<offset + keyword.count].elementsEqual(keyword)
      }
      .map { $0..<$0 + keyword.count }
    }
  }

  /// Reads the comment around a keyword; nil where the keyword stands in none.
  private init?(_ mark: Range<Int>, in text: SourceText, of source: SourceID) {
    let whole = text.line(at: mark.lowerBound)
    guard let comment = Self.comment(in: text.bytes[whole.lowerBound..<mark.lowerBound]) else { return nil }
    self.source = source
    self.mark = mark
    names = Self.names(in: text.bytes[mark.upperBound..<whole.upperBound])
    line = text.position(at: mark.lowerBound).line
    if Self.isBlank(text.bytes[whole.lowerBound..<comment]),
      Self.isBlankOrComment(text.bytes[comment..<whole.upperBound])
    {
      line += Self.commentLines(from: whole, in: text)
      ownLine = whole.lowerBound..<min(whole.upperBound + 1, text.bytes.count)
    }
  }

  /// Where the comment begins that is open at the end of a beginning of a line.
  private static func comment(in line: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    var index = line.startIndex
    while index + 1 < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), "/*".utf8.contains(line[index + 1]) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The names behind the keyword: words with a dot, separated by commas.
  private static func names(in line: ArraySlice<UInt8>) -> [Name] {
    var names: [Name] = []
    var rest = line
    repeat {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
      let name = rest.prefix { $0.isRuleByte }
      if !name.contains(UInt8(ascii: ".")) { break }
      names.append(Name(text: String(decoding: name, as: UTF8.self), range: name.startIndex..<name.endIndex))
      rest = rest[name.endIndex...]
    } while rest.first == UInt8(ascii: ",")
    return names
  }

  /// The lines from a comment on that hold nothing but comments or nothing at all.
  private static func commentLines(from first: Range<Int>, in text: SourceText) -> Int {
    var line = first
    var count = 0
    while line.upperBound < text.bytes.count, isBlankOrComment(text.bytes[line]) {
      count += 1
      line = text.line(at: text.bytes[line.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.bytes.count)
    }
    return count
  }

  private static func isBlankOrComment(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop(while: \.isSpace)
    if rest.isEmpty || rest.starts(with: "//".utf8) { return true }
    guard rest.starts(with: "/*".utf8) else { return false }
    let end = rest.indices.dropFirst(2).first { rest[$0...].starts(with: "*/".utf8) }
    return end.map { isBlank(rest[($0 + 2)...]) } ?? true
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy(\.isSpace) }
}

extension UInt8 {
  /// Whether it is white space in a file.
  var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// Whether it may stand in the name of a rule.
  fileprivate var isRuleByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension LintAllowance {
  static let rule = "lint.needless-allow"

  /// What the comment allows although nobody does it. A rule that was not asked might have found something.
  func needless(except used: Set<Name>, _ selection: LintSelection) -> [LintFinding] {
    if names.isEmpty { return [finding("the comment names no rule that it allows to break", .warning, at: mark)] }
    let asked = selection.names
    let known = LintRules.all.map { $0.description.name }
    return names.compactMap { name in
      if used.contains(name) || known.contains(name.text) && !asked.contains(name.text) { return nil }
      return needless(name, known: known + LintRules.ofReaders)
    }
  }

  /// What is allowed although nothing is found is a note; what is no rule's name is a mistake.
  private func needless(_ name: Name, known: [String]) -> LintFinding {
    if known.contains(name.text) {
      return finding("nothing here is found by '\(name.text)'", .note, at: name.range)
    }
    let meant = nearestName(to: name.text, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return finding("no rule is called '\(name.text)'\(meant)", .warning, at: name.range)
  }

  private func finding(_ message: String, _ severity: Finding.Severity, at range: Range<Int>) -> LintFinding {
    let removal = ownLine.map { Finding.Fix(summary: "take the comment away", range: $0, replacement: "") }
    let isMisspelt = severity > .note
    let finding = Finding(
      rule: Self.rule, severity: severity, message: message, range: range,
      fix: names.count > 1 || isMisspelt ? nil : removal)
    return LintFinding(finding, in: source)
  }
}
