internal import SwiftText

/// The words, marks and string literals of a Swift source, with the place of each; comments are left out.
///
/// Reads every source, also one that does not compile; of a regular expression only that there is one. Lines of
/// conditional compilation are left out.
package struct SwiftTokens: Sendable {
  /// A piece of the source.
  package struct Token: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// An identifier or a keyword, without backticks.
      case name(String)
      /// A string literal, decoded; what is put in is spelled `${name}`.
      case text(String)
      case number
      /// Anything else, one character at a time.
      case mark(Character)
    }

    package var kind: Kind
    /// Its bytes.
    package var range: Range<Int>
    /// The line it begins in, from 1.
    package var line: Int
  }

  /// In the order of the source.
  package private(set) var tokens: [Token] = []

  /// Takes a source apart.
  package init(_ bytes: [UInt8]) {
    var line = 1
    var end = 0
    for token in Source(bytes).tokens {
      line += bytes[end..<token.range.lowerBound].count { $0 == 0x0A }
      append(token, of: bytes, at: line)
      line += bytes[token.range].count { $0 == 0x0A }
      end = token.range.upperBound
    }
  }

  private mutating func append(_ token: SwiftText.Token, of bytes: [UInt8], at line: Int) {
    let text = bytes[token.range]
    switch token.kind {
    case .word: append(.name(String(decoding: text, as: UTF8.self).filter { $0 != "`" }), token.range, line)
    case .number: append(.number, token.range, line)
    case .string where text.first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\""):
      append(.text(StringLiteralReader.text(of: text)), token.range, line)
    case .string: append(.mark("/"), token.range, line)
    default:
      for index in token.range { append(.mark(Character(Unicode.Scalar(bytes[index]))), index..<index + 1, line) }
    }
  }

  private mutating func append(_ kind: Token.Kind, _ range: Range<Int>, _ line: Int) {
    tokens.append(Token(kind: kind, range: range, line: line))
  }

  /// The first token of a line or of one below it.
  package func firstIndex(fromLine line: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count ? low : nil
  }

  /// Whether a token is a mark.
  package func isMark(_ mark: Character, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(mark)
  }

  package func index(of name: String, in range: Range<Int>) -> Int? { range.first { tokens[$0].kind == .name(name) } }

  /// The place of the first literal from a line on that says so.
  package func literal(saying text: String, fromLine line: Int) -> Token? {
    guard let start = firstIndex(fromLine: line) else { return nil }
    return tokens[start...].first { $0.kind == .text(text) }
  }

  /// The bytes from the first of some tokens to the last.
  package func bytes(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: tokens.indices)
    guard let first = tokens[range].first, let last = tokens[range].last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }
}

// MARK: - Structure

extension SwiftTokens {
  /// Behind the bracket that closes the one at an index; the end where there is none.
  package func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for index in index..<tokens.count {
      depth += change(at: index)
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// How a token changes how deep brackets are nested.
  private func change(at index: Int) -> Int {
    switch tokens[index].kind {
    case .mark("("), .mark("["), .mark("{"): 1
    case .mark(")"), .mark("]"), .mark("}"): -1
    default: 0
    }
  }

  /// The tokens of a labelled argument's value in the call whose parenthesis is at an index.
  package func argument(_ label: String, ofCallAt open: Int) -> Range<Int>? {
    let end = end(ofBracketAt: open) - 1
    var index = open + 1
    while index < end {
      let start = index
      while index < end, !isMark(",", at: index) {
        index = change(at: index) > 0 ? self.end(ofBracketAt: index) : index + 1
      }
      let isLabelled = isMark(":", at: start + 1)
      if label.isEmpty, !isLabelled { return start..<index }
      if isLabelled, tokens[start].kind == .name(label) { return min(start + 2, index)..<index }
      index += 1
    }
    return nil
  }

  /// The tokens of what a property is: behind `=`, or between its braces.
  package func value(ofPropertyAt name: Int) -> Range<Int>? {
    var index = name + 1
    while index < tokens.count, tokens[index].line == tokens[name].line || !isMark("}", at: index) {
      if isMark("=", at: index) { return index + 1..<endOfStatement(from: index + 1) }
      if isMark("{", at: index) { return index + 1..<max(index + 1, end(ofBracketAt: index) - 1) }
      if index > name + 1, tokens[index].line > tokens[index - 1].line, !continues(at: index) { return nil }
      index = isMark("(", at: index) || isMark("[", at: index) ? end(ofBracketAt: index) : index + 1
    }
    return nil
  }

  private func endOfStatement(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if index > start, tokens[index].line > tokens[index - 1].line, !continues(at: index) { return index }
      if change(at: index) < 0 || isMark(";", at: index) { return index }
      index = change(at: index) > 0 ? end(ofBracketAt: index) : index + 1
    }
    return index
  }

  /// Whether the first token of a line belongs to the statement of the line above.
  private func continues(at index: Int) -> Bool {
    let marks: Set<Character> = [".", "+", "-", "*", "/", "=", "?", ":", ",", "&", "|", "<", ">", "("]
    if case .mark(let mark) = tokens[index].kind, marks.subtracting(["("]).contains(mark) { return true }
    if case .mark(let mark) = tokens[index - 1].kind { return marks.contains(mark) }
    return false
  }
}
