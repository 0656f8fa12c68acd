extension JSONWriter {
  /// A text as JSON spells it, in quotes, for people to look at: what cannot be seen is escaped.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// What stands between the quotes.
  package static func escaped(_ text: String) -> String {
    var json = JSONWriter(.page(columns: 0))
    json.string(text)
    return String(decoding: json.bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    guard Self.isSound(text) else {
      let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
      return repaired.withUnsafeBufferPointer { quote($0) }
    }
    bytes.append(UInt8(ascii: "\""))
    var plain = 0
    for index in text.indices {
      let length = escapedLength(at: index, in: text)
      if length == 0 { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<index]))
      if length == 1 {
        escape(text[index])
      } else {
        escape(UnsafeBufferPointer(rebasing: text[index..<index + length]))
      }
      plain = index + length
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// The bytes of a character that has to be escaped, 0 of one that need not. The text is UTF-8.
  ///
  /// Escaped are, besides what JSON demands, the controls that a terminal obeys and the marks that reorder a line; on a page
  /// also the byte order mark, which cannot be seen.
  private func escapedLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = text[index]
    if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return 1 }
    switch byte {
    case 0xC2: return text[index + 1] <= 0x9F ? 2 : 0
    case 0xD8: return text[index + 1] == 0x9C ? 2 : 0
    case 0xE2: return Self.reorders(text[index + 1], text[index + 2]) ? 3 : 0
    case 0xEF: if case .page = layout { return text[index + 1] == 0xBB && text[index + 2] == 0xBF ? 3 : 0 }
    default: break
    }
    return 0
  }

  /// Whether bytes behind 0xE2 are a mark or a separator that changes the order of what is shown.
  private static func reorders(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: 0x8E...0x8F ~= third || 0xA8...0xAE ~= third
    case 0x81: 0xA6...0xA9 ~= third
    default: false
    }
  }

  private mutating func escape(_ character: UnsafeBufferPointer<UInt8>) {
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
    let digits = String(scalar, radix: 16)
    bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
  }

  /// Whether the bytes are UTF-8. Most are ASCII, which is seen at once.
  package static func isSound(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.allSatisfy({ $0 < 0x80 }) { return true }
    return (try? UTF8Span(validating: text.span)) != nil
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default: bytes.append(contentsOf: [UInt8(ascii: "u"), 0x30, 0x30, hexadecimal(byte >> 4), hexadecimal(byte & 15)])
    }
  }

  private func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }

  mutating func appendDigits(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// The digits behind the point, without zeros at the end.
  mutating func appendFraction(_ tenThousandths: Int) {
    guard tenThousandths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = tenThousandths
    var scale = 1_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / scale))
      rest %= scale
      scale /= 10
    }
  }
}
