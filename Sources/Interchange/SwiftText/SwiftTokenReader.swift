/// Takes a Swift source apart, one token after the other.
struct SwiftTokenReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Interpolations around the place that is being read.
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> SwiftTokens.Token? {
    skipSpaceAndComments()
    guard position < bytes.count else { return nil }
    let start = position
    let startLine = line
    let kind = readKind()
    return SwiftTokens.Token(kind: kind, range: start..<position, line: startLine)
  }

  private mutating func readKind() -> SwiftTokens.Token.Kind {
    let byte = bytes[position]
    let pounds = count(of: .pound, at: position)
    if peek(pounds) == .quote { return .text(readLiteral(pounds: pounds)) }
    if byte == .backtick { return .name(readQuotedName()) }
    if Self.beginsName(byte) { return .name(readWhile(Self.continuesName)) }
    if Self.isDigit(byte) {
      _ = readWhile { Self.continuesName($0) }
      return .number
    }
    position += 1
    return .mark(Character(Unicode.Scalar(byte)))
  }

  // MARK: Names and space

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80 || 97...122 ~= byte | 0x20
  }

  private static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }

  private mutating func readWhile(_ holds: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, holds(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readQuotedName() -> String {
    position += 1
    let name = readWhile { $0 != .backtick && $0 != .lineFeed }
    if peek(0) == .backtick { position += 1 }
    return name
  }

  private mutating func skipSpaceAndComments() {
    while let byte = peek(0) {
      if byte == .slash, peek(1) == .slash {
        while let byte = peek(0), byte != .lineFeed { position += 1 }
      } else if byte == .slash, peek(1) == .star {
        skipBlockComment()
      } else if byte <= 0x20 {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if peek(0) == .slash, peek(1) == .star {
        depth += 1
        position += 2
      } else if peek(0) == .star, peek(1) == .slash {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  // MARK: Literals

  private mutating func readLiteral(pounds: Int) -> String {
    position += pounds
    let quotes = count(of: .quote, at: position) >= 3 ? 3 : 1
    position += quotes
    var text = LiteralText(isMultiline: quotes == 3)
    while let byte = peek(0) {
      if byte == .quote, isEnd(quotes: quotes, pounds: pounds) {
        position += quotes + pounds
        break
      }
      if quotes == 1, byte == .lineFeed { break }
      if byte == .backslash, count(of: .pound, at: position + 1) >= pounds {
        position += 1 + pounds
        readEscape(into: &text)
      } else {
        text.append(byte)
        advance()
      }
    }
    return text.decoded
  }

  private func isEnd(quotes: Int, pounds: Int) -> Bool {
    count(of: .quote, at: position) >= quotes && count(of: .pound, at: position + quotes) >= pounds
  }

  private mutating func readEscape(into text: inout LiteralText) {
    guard let byte = peek(0) else { return }
    switch byte {
    case UInt8(ascii: "(") where depth < Self.deepest: text.append(placeholder: readInterpolation())
    case UInt8(ascii: "u"): readScalar(into: &text)
    case .lineFeed, 0x20, 0x09, 0x0D:
      while let byte = peek(0), byte != .lineFeed { position += 1 }
      advance()
      text.joinLines()
    default:
      advance()
      text.append(escape: byte)
    }
  }

  private mutating func readScalar(into text: inout LiteralText) {
    position += 1
    guard peek(0) == UInt8(ascii: "{") else { return }
    position += 1
    let digits = readWhile(Self.continuesName)
    if peek(0) == UInt8(ascii: "}") { position += 1 }
    if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { text.append(String(scalar)) }
  }

  /// Text within interpolations within text deeper than this is read as it stands: nobody writes it.
  private static let deepest = 32

  /// Reads `(…)` and gives the name of what is put in; nil where it has none.
  private mutating func readInterpolation() -> String? {
    depth += 1
    defer { depth -= 1 }
    let start = position
    var open = 0
    repeat {
      guard let byte = peek(0) else { break }
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      let pounds = count(of: .pound, at: position)
      if peek(pounds) == .quote { _ = readLiteral(pounds: pounds) } else { advance() }
    } while open > 0
    let content = bytes[start..<position].dropFirst().dropLast()
    return Self.name(in: String(decoding: content, as: UTF8.self))
  }

  /// `.applicationName` and `\.$trail` have names.
  private static func name(in content: String) -> String? {
    let content = content.filter { !$0.isWhitespace }
    if content.hasSuffix(".applicationName") { return "applicationName" }
    guard let dollar = content.firstIndex(of: "$"), content.hasPrefix("\\") else { return nil }
    return String(content[content.index(after: dollar)...])
  }

  // MARK: Bytes

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// How often a mark is repeated from a place on. No delimiter is longer than ``longestDelimiter``, so that a line of
  /// nothing but marks is not counted anew at each of them.
  private func count(of byte: UInt8, at start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    return bytes[start...].prefix(Self.longestDelimiter).prefix { $0 == byte }.count
  }

  private static let longestDelimiter = 64

  private mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == .lineFeed { line += 1 }
    position += 1
  }
}

/// What a string literal says, gathered piece by piece.
private struct LiteralText {
  private let isMultiline: Bool
  private var bytes: [UInt8] = []
  /// Where lines were joined: what indents the rest does not count.
  private var joints: Set<Int> = []

  init(isMultiline: Bool) { self.isMultiline = isMultiline }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ text: String) { bytes += Array(text.utf8) }
  mutating func append(placeholder name: String?) { append("${\(name ?? "…")}") }

  mutating func append(escape byte: UInt8) {
    switch byte {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "0"): bytes.append(0)
    default: bytes.append(byte)
    }
  }

  mutating func joinLines() {
    joints.insert(bytes.count)
    bytes.append(0x0A)
  }

  /// Without the first line break, the indentation and the last line of a literal of several lines.
  var decoded: String {
    guard isMultiline else { return String(decoding: bytes, as: UTF8.self) }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let indentation = lines.count > 1 ? lines.removeLast().count : 0
    if lines.count > 0 { lines.removeFirst() }
    return lines.reduce(into: "") { text, line in
      let isFirst = line.startIndex == lines[0].startIndex
      let isJoined = joints.contains(line.startIndex - 1)
      text += (isFirst || isJoined ? "" : "\n") + String(decoding: line.dropFirst(indentation), as: UTF8.self)
    }
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let pound = UInt8(ascii: "#")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let lineFeed: UInt8 = 0x0A
}
