/// Reads what a string literal of Swift says.
struct StringLiteralReader {
  private let bytes: [UInt8]
  private var position = 0
  /// Interpolations around what is being read.
  private var depth = 0

  /// What a literal says, decoded; what is put in is spelled `${name}`.
  static func text(of literal: ArraySlice<UInt8>) -> String {
    var reader = StringLiteralReader(bytes: Array(literal))
    return reader.readLiteral(pounds: reader.count(of: .pound, at: 0))
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

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
        position += 1
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
      position = min(position + 1, bytes.count)
      text.joinLines()
    default:
      position += 1
      text.append(escape: byte)
    }
  }

  private mutating func readScalar(into text: inout LiteralText) {
    position += 1
    guard peek(0) == UInt8(ascii: "{") else { return }
    position += 1
    let digits = String(decoding: bytes[position...].prefix { $0 != UInt8(ascii: "}") && $0 > 0x20 }, as: UTF8.self)
    position += digits.utf8.count
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
      if peek(pounds) == .quote { _ = readLiteral(pounds: pounds) } else { position += 1 }
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

  private func peek(_ distance: Int) -> UInt8? { position + distance < bytes.count ? bytes[position + distance] : nil }

  /// How often a mark is repeated from a place on. No delimiter is longer than ``longestDelimiter``, so that a line of
  /// nothing but marks is not counted anew at each of them.
  private func count(of byte: UInt8, at start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    return bytes[start...].prefix(Self.longestDelimiter).prefix { $0 == byte }.count
  }

  private static let longestDelimiter = 64
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
  fileprivate static let lineFeed: UInt8 = 0x0A
}
