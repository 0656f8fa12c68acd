internal import Diagnostics

/// Reads JSON5 and remembers where everything stands: comments, trailing commas, single quotes, unquoted keys and all
/// of its numbers.
///
/// A mistake that leaves no doubt how to go on (a comma forgotten at the end of a line, an unknown escape, a key
/// written twice) is noted; any other ends the reading with that one finding. Reads a byte once, nests at most 256
/// deep.
struct JSONReader {
  /// The value, nil when a mistake ended the reading, and everything that was found.
  static func read(_ bytes: [UInt8]) -> (value: JSONValue?, findings: [Finding]) {
    var reader = JSONReader(bytes: bytes)
    do {
      return (try reader.document(), reader.findings)
    } catch {
      return (nil, reader.findings + [error])
    }
  }

  /// The members of the outermost object that stand before the first mistake that ends the reading.
  static func readBeginning(_ bytes: [UInt8]) -> [JSONValue.Member] {
    var reader = JSONReader(bytes: bytes)
    _ = try? reader.document()
    return reader.outermost
  }

  private static let deepest = 256
  private static let fewKeys = 16
  private static let largest = Int(UInt32.max)

  private let bytes: [UInt8]
  private var offset = 0
  private var findings: [Finding] = []
  /// What the outermost object holds, as far as it was read.
  private var outermost: [JSONValue.Member] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(Finding) -> JSONValue {
    try checkEncoding()
    try skipSpace()
    if offset == bytes.count { throw .emptyFile }
    let root = try value(depth: 0)
    try skipSpace()
    if offset < bytes.count { throw unexpected(insteadOf: "the end of the file") }
    return root
  }

  private func checkEncoding() throws(Finding) {
    if bytes.count > Self.largest { throw .tooLarge }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .notUTF8(error.byteOffsets)
    }
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value(depth: Int) throws(Finding) -> JSONValue {
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = offset
      let (text, _) = try string()
      return JSONValue(.string(text), range: start..<offset)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(Finding) -> JSONValue {
    let start = try open(depth: depth)
    var members: [JSONValue.Member] = []
    /// The keys, once there are so many that comparing them all would take too long.
    var keys: Set<String> = []
    while try !isClosed(by: "}", from: start) {
      let member = try member(depth: depth)
      let isNew =
        keys.isEmpty ? !members.contains { $0.key == member.key } : keys.insert(member.key).inserted
      if isNew {
        members.append(member)
        if members.count == Self.fewKeys { keys = Set(members.map(\.key)) }
        if depth == 1 { outermost.append(member) }
      } else {
        findings.append(.duplicateKey(member.key, at: member.keyRange))
      }
      try separate("}", from: start)
    }
    return JSONValue(.object(members), range: start..<offset)
  }

  private mutating func member(depth: Int) throws(Finding) -> JSONValue.Member {
    let (key, range) = try key()
    try skipSpace()
    if current != UInt8(ascii: ":") { throw unexpected(insteadOf: "':' after the key") }
    offset += 1
    try skipSpace()
    return JSONValue.Member(key: key, at: range, value: try value(depth: depth))
  }

  private mutating func array(depth: Int) throws(Finding) -> JSONValue {
    let start = try open(depth: depth)
    var elements: [JSONValue] = []
    while try !isClosed(by: "]", from: start) {
      elements.append(try value(depth: depth))
      try separate("]", from: start)
    }
    return JSONValue(.array(elements), range: start..<offset)
  }

  private mutating func open(depth: Int) throws(Finding) -> Int {
    if depth > Self.deepest { throw .nestedTooDeep(offset..<offset + 1, limit: Self.deepest) }
    offset += 1
    return offset - 1
  }

  private mutating func isClosed(by bracket: Unicode.Scalar, from start: Int) throws(Finding) -> Bool {
    try skipSpace()
    if offset == bytes.count { throw neverClosed(start) }
    if current != UInt8(ascii: bracket) { return false }
    offset += 1
    return true
  }

  /// Takes the comma behind an element; forgotten at the end of a line, it is noted and taken as written.
  private mutating func separate(_ bracket: Unicode.Scalar, from start: Int) throws(Finding) {
    let end = offset
    try skipSpace()
    if offset == bytes.count { throw neverClosed(start) }
    if current == UInt8(ascii: ",") { return offset += 1 }
    if current == UInt8(ascii: bracket) { return }
    guard startsElement, bytes[end..<offset].contains(0x0A) else {
      throw unexpected(insteadOf: "',' or '\(bracket)'")
    }
    findings.append(.missingComma(at: end))
  }
}

// MARK: - Leaves

extension JSONReader {
  private mutating func key() throws(Finding) -> (text: String, range: Range<Int>) {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try string() }
    let start = offset
    var isPlain = true
    while offset < bytes.count, current.isNameByte || current == UInt8(ascii: "\\") {
      if spaceLength(at: offset) > 0 { break }
      if current == UInt8(ascii: "\\") {
        isPlain = false
        try escape()
      } else {
        offset += 1
      }
    }
    if start == offset || bytes[start].isDigit {
      offset = start
      throw unexpected(insteadOf: "a key")
    }
    return decoded(start..<offset, isPlain: isPlain)
  }

  private mutating func string() throws(Finding) -> (text: String, range: Range<Int>) {
    let quote = current
    let start = offset
    var isPlain = true
    offset += 1
    while offset < bytes.count, current != quote {
      switch current {
      case UInt8(ascii: "\\"):
        isPlain = false
        try escape()
      case 0x0A, 0x0D: throw .unclosedString(start..<offset)
      default: offset += 1
      }
    }
    if offset == bytes.count { throw .unclosedString(start..<offset) }
    offset += 1
    return decoded(start + 1..<offset - 1, isPlain: isPlain)
  }

  private func decoded(_ range: Range<Int>, isPlain: Bool) -> (text: String, range: Range<Int>) {
    (JSONSpelling(range, isPlain: isPlain, in: bytes).decoded, range)
  }

  private mutating func escape() throws(Finding) {
    let escape = JSONEscape(at: offset, in: bytes)
    let end = offset + escape.length
    if !escape.isValid { findings.append(.badEscape(text(offset..<min(end, bytes.count)), at: offset..<end)) }
    offset = end
  }

  private mutating func number() throws(Finding) -> JSONValue {
    let start = offset
    var isSignAllowed = true
    while offset < bytes.count, current.isNumberByte(isSignAllowed) {
      isSignAllowed = current | 0x20 == UInt8(ascii: "e")
      offset += 1
    }
    guard let value = JSONNumber.value(of: bytes[start..<offset]) else {
      throw .notANumber(text(start..<offset), at: start..<offset)
    }
    return JSONValue(.number(value, written: JSONNumber.json(value, as: bytes[start..<offset])), range: start..<offset)
  }

  private mutating func word() throws(Finding) -> JSONValue {
    let start = offset
    let end = endOfWord
    let content = Self.words[text(start..<min(end, start + 9))]
    guard let content else { throw unexpected(insteadOf: "a value") }
    offset = end
    return JSONValue(content, range: start..<end)
  }

  private static let words: [String: JSONValue.Content] = [
    "null": .null, "true": .boolean(true), "false": .boolean(false), "NaN": .number(.nan, written: "null"),
    "Infinity": .number(.infinity, written: "null"),
  ]
}

// MARK: - Between values

extension JSONReader {
  private mutating func skipSpace() throws(Finding) {
    while offset < bytes.count {
      let length = spaceLength(at: offset)
      offset += length
      if length == 0, try !skipComment() { return }
    }
  }

  private mutating func skipComment() throws(Finding) -> Bool {
    guard current == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): try skipBlock()
    default: return false
    }
    return true
  }

  private mutating func skipLine() {
    while offset < bytes.count, current != 0x0A, current != 0x0D { offset += 1 }
  }

  private mutating func skipBlock() throws(Finding) {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count, current != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
      offset += 1
    }
    if offset + 1 >= bytes.count { throw .unclosedComment(start..<start + 2) }
    offset += 2
  }

  /// The bytes of the white space at an offset: JSON's, and what Unicode calls a space.
  private func spaceLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2: return bytes[offset...].starts(with: [0xC2, 0xA0]) ? 2 : 0
    case 0xE1, 0xE2, 0xE3, 0xEF: break
    default: return 0
    }
    let scalar = String(decoding: bytes[offset...].prefix(3), as: UTF8.self).unicodeScalars.first
    switch scalar?.value ?? 0 {
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: return 3
    default: return 0
    }
  }

  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private var startsElement: Bool {
    switch current {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: current.isNameByte
    }
  }

  private var endOfWord: Int { bytes[offset...].firstIndex { !$0.isNameByte } ?? bytes.count }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func neverClosed(_ start: Int) -> Finding { .unclosedBracket(text(start..<start + 1), at: start..<start + 1) }

  /// Says what stands here instead of what should.
  private func unexpected(insteadOf expected: String) -> Finding {
    if offset >= bytes.count { return .unexpectedEnd(insteadOf: expected, at: bytes.count) }
    let word = endOfWord
    if word > offset {
      return .unexpected(text(offset..<min(word, offset + 24)), insteadOf: expected, at: offset..<word)
    }
    let end = offset + 1
    return .unexpected(text(offset..<end), insteadOf: expected, at: offset..<end)
  }
}

extension UInt8 {
  /// Whether it may stand in a key without quotes: letters, digits, `_`, `$`, anything beyond ASCII.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether it goes on a number: anything that could be taken for a part of it.
  fileprivate func isNumberByte(_ isSignAllowed: Bool) -> Bool {
    if self == UInt8(ascii: "+") || self == UInt8(ascii: "-") { return isSignAllowed }
    return self == UInt8(ascii: ".") || self < 0x80 && isNameByte
  }
}
