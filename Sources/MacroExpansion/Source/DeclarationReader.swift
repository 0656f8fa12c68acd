internal import SwiftText

/// Reads declarations from tokens.
///
/// It knows where attributes, modifiers, types, expressions and bodies end; it does not judge them. What it cannot read
/// it passes over, and it always moves on, so that any text is read in time linear in its length.
struct DeclarationReader {
  let source: Source
  var position = 0

  init(_ source: Source) { self.source = source }

  init(_ text: String) { self.init(Source(text)) }

  /// The next declaration; `nil` at the end, and where there is none.
  mutating func declaration() -> Declaration? {
    let attributes = attributes()
    let modifiers = modifiers()
    guard let keyword = current, keyword.kind == .word else { return nil }
    let offset = keyword.range.lowerBound
    position += 1
    let kind = kind(source.text(of: keyword))
    return Declaration(attributes: attributes, modifiers: modifiers, kind: kind, offset: offset)
  }

  mutating func kind(_ keyword: String) -> Declaration.Kind {
    switch keyword {
    case "var": return .variable(.var, bindings())
    case "let": return .variable(.let, bindings())
    case "struct", "enum", "class", "actor", "protocol", "extension": return .type(typeDeclaration(keyword))
    case "case": return .cases(enumCases())
    case "func", "init", "deinit", "subscript", "precedencegroup":
      skipToBody()
      return .other(keyword)
    default:
      skipExpression(endsAtComma: false)
      return .other(keyword)
    }
  }

  // MARK: - The token here

  var current: Token? { peek(0) }

  func peek(_ offset: Int) -> Token? {
    source.tokens.indices.contains(position + offset) ? source.tokens[position + offset] : nil
  }

  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard current?.kind == kind else { return false }
    position += 1
    return true
  }

  /// Whether a token follows the one before it without space.
  func touches(_ token: Token) -> Bool { peek(-1)?.range.upperBound == token.range.lowerBound }
}

extension Source {
  func isType(at index: Int) -> Bool {
    isWord("struct", at: index) || isWord("enum", at: index) || isWord("class", at: index)
      || isWord("actor", at: index) || isWord("protocol", at: index) || isWord("extension", at: index)
  }
}
