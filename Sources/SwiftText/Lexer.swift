/// Cuts a source into tokens; leaves out space, comments and the lines of conditional compilation.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var result: [Token] = []

  /// Interpolations nested deeper are taken for the rest of their string, so that no source can exhaust the stack.
  private static let deepestInterpolation = 32

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    skipTrivia()
    while position < bytes.count {
      let start = position
      let kind = scan(depth: 0)
      result.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
      startsLine = false
      skipTrivia()
    }
    return result
  }

  // MARK: - One token

  /// Moves past one token. Always moves.
  private mutating func scan(depth: Int) -> Token.Kind {
    let byte = bytes[position]
    if byte.startsWord { return word() }
    if byte.isDigit { return number() }
    if let kind = Self.single[byte] {
      position += 1
      return kind
    }
    switch byte {
    case UInt8(ascii: "\""): return string(pounds: 0, depth: depth)
    case UInt8(ascii: "`"): return quotedWord()
    case UInt8(ascii: "#"): return pound(depth: depth)
    case UInt8(ascii: "/") where beginsExpression: return expression(pounds: 0) ?? sign()
    default: return sign()
    }
  }

  private static let single: [UInt8: Token.Kind] = [
    UInt8(ascii: "("): .open(.round), UInt8(ascii: ")"): .close(.round),
    UInt8(ascii: "["): .open(.square), UInt8(ascii: "]"): .close(.square),
    UInt8(ascii: "{"): .open(.curly), UInt8(ascii: "}"): .close(.curly),
    UInt8(ascii: ","): .comma, UInt8(ascii: ":"): .colon, UInt8(ascii: ";"): .semicolon, UInt8(ascii: "@"): .at,
  ]

  private mutating func word() -> Token.Kind {
    position += 1
    while let byte = peek(), byte.startsWord || byte.isDigit { position += 1 }
    return .word
  }

  private mutating func quotedWord() -> Token.Kind {
    position += 1
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != .newline { position += 1 }
    if peek() == UInt8(ascii: "`") { position += 1 }
    return .word
  }

  private mutating func number() -> Token.Kind {
    while let byte = peek(), byte.startsWord || byte.isDigit || isDecimalPoint { position += 1 }
    return .number
  }

  private var isDecimalPoint: Bool { peek() == UInt8(ascii: ".") && peek(1)?.isDigit == true }

  private mutating func pound(depth: Int) -> Token.Kind {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if peek(count) == UInt8(ascii: "\"") {
      position += count
      return string(pounds: count, depth: depth)
    }
    if peek(count) == UInt8(ascii: "/") {
      position += count
      return expression(pounds: count) ?? .pound
    }
    position += 1
    return .pound
  }

  /// Operators; the marks of types stay apart, so that `Array<Set<Int>>?` is read one bracket at a time.
  private mutating func sign() -> Token.Kind {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "-") where peek() == UInt8(ascii: ">"):
      position += 1
      return .arrow
    case UInt8(ascii: ".") where peek() != UInt8(ascii: "."): return .dot
    case UInt8(ascii: "=") where peek()?.isOperator != true: return .equal
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "~"):
      if peek() == UInt8(ascii: "=") { position += 1 }
      return .mark(byte)
    default:
      while byte.isOperator, let next = peek(), next.isOperator, !beginsComment { position += 1 }
      return .mark(byte)
    }
  }

  // MARK: - Strings and regular expressions

  private mutating func string(pounds: Int, depth: Int) -> Token.Kind {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == .newline, !isMultiline { return .string }
      if closes(quotes: quotes, pounds: pounds) {
        position += quotes + pounds
        return .string
      }
      position += 1
      guard byte == UInt8(ascii: "\\"), follows(pounds: pounds) else { continue }
      position += pounds
      if peek() == UInt8(ascii: "("), depth < Self.deepestInterpolation {
        skipInterpolation(depth: depth + 1)
      } else if position < bytes.count {
        position += 1
      }
    }
    return .string
  }

  private func closes(quotes: Int, pounds: Int) -> Bool {
    for offset in 0..<quotes where peek(offset) != UInt8(ascii: "\"") { return false }
    return follows(pounds: pounds, after: quotes)
  }

  private func follows(pounds: Int, after start: Int = 0) -> Bool {
    for offset in 0..<pounds where peek(start + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Moves past `(…)`, in which there may be strings again.
  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while position < bytes.count {
      switch scan(depth: depth) {
      case .open(.round): open += 1
      case .close(.round): open -= 1
      default: break
      }
      if open == 0 { return }
      skipTrivia()
    }
  }

  /// A regular expression between slashes, if the slash here begins one.
  private mutating func expression(pounds: Int) -> Token.Kind? {
    var end = position + 1
    guard end < bytes.count, pounds > 0 || !bytes[end].isSpace else { return nil }
    while end < bytes.count, pounds > 0 || bytes[end] != .newline {
      if bytes[end] == UInt8(ascii: "/"), follows(pounds: pounds, after: end + 1 - position) {
        position = end + 1 + pounds
        return .string
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether a value, and not an operator, is expected after the last token.
  private var beginsExpression: Bool {
    switch result.last?.kind {
    case nil, .open?, .comma?, .colon?, .semicolon?, .equal?, .arrow?: true
    default: false
    }
  }

  // MARK: - What lies between tokens

  private mutating func skipTrivia() {
    while let byte = peek() {
      if byte == .newline {
        startsLine = true
        position += 1
      } else if byte.isSpace {
        position += 1
      } else if beginsComment {
        skipComment()
      } else if startsLine, beginsDirective {
        skipLine()
      } else {
        return
      }
    }
  }

  private var beginsComment: Bool {
    peek() == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
  }

  private mutating func skipComment() {
    guard peek(1) == UInt8(ascii: "*") else { return skipLine() }
    var open = 0
    repeat {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        open += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        open -= 1
        position += 2
      } else {
        if peek() == .newline { startsLine = true }
        position += 1
      }
    } while open > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != .newline { position += 1 }
  }

  private var beginsDirective: Bool {
    guard peek() == UInt8(ascii: "#") else { return false }
    return ["if", "elseif", "else", "endif", "sourceLocation"].contains { directive in
      bytes[(position + 1)...].starts(with: directive.utf8)
        && peek(1 + directive.utf8.count)?.startsWord != true
    }
  }

  private func peek(_ offset: Int = 0) -> UInt8? { position + offset < bytes.count ? bytes[position + offset] : nil }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")

  fileprivate var isSpace: Bool { self <= 0x20 }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Letters, the underscore, the dollar sign and every byte of a character beyond ASCII.
  fileprivate var startsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
