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

  /// The bytes of a character that has to be escaped, 0 of one that need not: on a page also what cannot be seen.
  private func escapedLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = text[index]
    if byte < 0x20 || byte == 0x22 || byte == 0x5C { return 1 }
    guard case .page = layout, byte >= 0x7F else { return 0 }
    if byte == 0x7F { return 1 }
    return Self.invisible.contains { text[index...].starts(with: $0) } ? 3 : 0
  }

  /// The separators of lines and paragraphs, and the byte order mark.
  private static let invisible: [[UInt8]] = [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF]]

  private mutating func escape(_ character: UnsafeBufferPointer<UInt8>) {
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
    bytes.append(contentsOf: "\\u\(String(scalar, radix: 16))".utf8)
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
