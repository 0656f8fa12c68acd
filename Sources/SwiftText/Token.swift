/// The smallest piece of source that means something: a word, a mark, a whole string.
package struct Token: Equatable, Sendable {
  /// What it is.
  package var kind: Kind
  /// Where the token is, in UTF-8 offsets.
  package var range: Range<Int>
  /// Whether it is the first on its line.
  package var startsLine: Bool

  package enum Kind: Equatable, Sendable {
    /// An identifier, a keyword, a word in backquotes.
    case word
    case number
    /// A string with its delimiters and everything that is interpolated into it, or a regular expression.
    case string
    case open(Bracket)
    case close(Bracket)
    case comma, colon, semicolon, dot, at, pound, arrow, equal
    /// Any other mark; operators of several characters are one.
    case mark(UInt8)
  }

  package enum Bracket: Equatable, Sendable { case round, square, curly }
}

/// A source text cut into tokens. Any text can be cut: what is left open is closed by the end of the text.
package struct Source: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Cuts UTF-8; reads a byte once.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lexer = Lexer(bytes: bytes)
    tokens = lexer.tokens()
  }

  package func text(of token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The source from the first token of a range to its last, on one line and without comments.
  package func text(of range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let token = tokens[index]
      if index > range.lowerBound, tokens[index - 1].range.upperBound < token.range.lowerBound { text += " " }
      text += self.text(of: token)
    }
    return text
  }

  /// The source from the first token of a range to its last, as it is written.
  package func verbatim(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The whole source, on one line and without comments.
  package var trimmed: String { text(of: tokens.indices) }

  /// Whether the token at an index is a given word.
  package func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }
}
