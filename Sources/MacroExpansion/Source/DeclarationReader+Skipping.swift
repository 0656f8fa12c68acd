internal import SwiftText

// What is passed over: expressions, bodies, brackets.
extension DeclarationReader {
  /// Moves past an expression: to the end of its statement or, in a list, to the comma.
  mutating func skipExpression(endsAtComma: Bool) {
    let start = position
    while let token = current {
      if token.startsLine, position > start, endsStatement(before: token) { return }
      switch token.kind {
      case .comma where endsAtComma: return
      case .semicolon:
        position += 1
        return
      case .close: return
      case .open: skipBracketed()
      default: position += 1
      }
    }
  }

  /// Moves past the body of a function or a type.
  mutating func skipToBody() {
    while let token = current, token.kind != .close(.curly) {
      guard case .open(let bracket) = token.kind else {
        position += 1
        continue
      }
      skipBracketed()
      if bracket == .curly { return }
    }
  }

  /// Moves past an opening bracket, what it holds, and the closing one; past one token elsewhere.
  mutating func skipBracketed() {
    var depth = 0
    repeat {
      switch current?.kind {
      case nil: return
      case .open?: depth += 1
      case .close?: depth -= 1
      default: break
      }
      position += 1
    } while depth > 0
  }

  /// Moves to the closing bracket of what is open, or to the first token outside inner brackets that ends it.
  mutating func skipBalanced(until ends: (Token.Kind) -> Bool) {
    while let token = current, !ends(token.kind) {
      switch token.kind {
      case .close: return
      case .open: skipBracketed()
      default: position += 1
      }
    }
  }

  mutating func skipAngleBrackets() {
    guard current?.kind == .mark(UInt8(ascii: "<")) else { return }
    var depth = 0
    repeat {
      switch current?.kind {
      case nil, .open(.curly)?: return
      case .mark(UInt8(ascii: "<"))?: depth += 1
      case .mark(UInt8(ascii: ">"))?: depth -= 1
      default: break
      }
      position += 1
    } while depth > 0
  }

  /// Whether a statement ends before a token that begins a line: neither the last token nor this one asks for more.
  func endsStatement(before token: Token) -> Bool {
    switch token.kind {
    case .dot, .equal, .arrow, .open(.curly), .comma, .colon: return false
    case .mark(let mark) where mark != UInt8(ascii: "~"): return false
    default: break
    }
    switch peek(-1)?.kind {
    case .equal?, .arrow?, .comma?, .colon?, .dot?: return false
    case .mark(let mark)?: return [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")].contains(mark)
    default: return true
    }
  }
}
