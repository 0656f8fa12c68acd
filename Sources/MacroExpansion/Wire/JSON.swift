/// A value of the format in which the compiler and its plugins talk.
///
/// Not the tree of `FileFormats`: every app's build would compile that module a second time, for the host.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The value that a text is, if it is one.
  init?(_ text: [UInt8]) {
    var reader = JSONReader(text: text)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }

  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }
}

/// Reads a JSON text from left to right.
///
/// The messages are small and come by the hundred, and the plugin starts once per compiled module: reading by hand
/// spares loading Foundation, which takes longer than all the reading.
private struct JSONReader {
  let text: [UInt8]
  var position = 0

  /// Deeper nesting is refused, so that no message can exhaust the stack.
  private static let deepest = 128

  init(text: [UInt8]) { self.text = text }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == text.count
    }
  }

  mutating func value(depth: Int) -> JSON? {
    skipSpace()
    guard depth < Self.deepest, let first = peek else { return nil }
    switch first {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    position += 1
    var members: [String: JSON] = [:]
    if skip(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), skip(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
    } while skip(UInt8(ascii: ","))
    return skip(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    position += 1
    var elements: [JSON] = []
    if skip(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while skip(UInt8(ascii: ","))
    return skip(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func number() -> JSON? {
    let start = position
    while let byte = peek, byte.isPartOfNumber { position += 1 }
    return start == position ? nil : .number(String(decoding: text[start..<position], as: UTF8.self))
  }

  private mutating func word(_ word: String, _ value: JSON) -> JSON? {
    guard text[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return value
  }

  private mutating func string() -> String? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    position += 1
    var bytes: [UInt8] = []
    while true {
      let start = position
      while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
      bytes.append(contentsOf: text[start..<position])
      guard let byte = peek else { return nil }
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      guard let scalar = escaped() else { return nil }
      bytes.append(contentsOf: Array(String(scalar).utf8))
    }
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte = peek else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return escapedScalar()
    default: return Unicode.Scalar(byte)
    }
  }

  /// A scalar written as one or, beyond the first plane, two escapes of four digits.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard text[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return "\u{FFFD}" }
    position += 2
    guard let second = fourDigits() else { return nil }
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= text.count else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: text[position..<position + 4], as: UTF8.self), radix: 16)
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    position += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isPartOfNumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension String {
  /// The text as a JSON string, with its quotation marks.
  var quotedForJSON: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ": quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
