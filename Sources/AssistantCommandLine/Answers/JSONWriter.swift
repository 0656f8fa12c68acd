/// Writes JSON into bytes that are used again and again: compact, or indented by two spaces.
///
/// Malformed UTF-8 becomes U+FFFD; numbers that JSON does not have become `null`.
struct JSONWriter {
  /// How values are set.
  enum Layout { case compact, indented }

  /// Where the next key or value stands.
  private enum Place { case first, following, behindKey }

  private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var place = Place.first

  init(_ layout: Layout = .compact) { self.layout = layout }

  /// Forgets everything but the room.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    place = .first
  }

  /// Writes an object; `body` writes its members.
  mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }

  /// Writes an array; `body` writes its elements.
  mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

  /// Writes a key. One value has to follow.
  mutating func key(_ name: StaticString) {
    name.withUTF8Buffer { key($0) }
  }

  /// Writes a key. One value has to follow.
  mutating func key(_ name: String) {
    var name = name
    name.withUTF8 { key($0) }
  }

  mutating func null() { literal("null") }

  mutating func boolean(_ flag: Bool) { literal(flag ? "true" : "false") }

  mutating func integer(_ number: Int) {
    begin()
    appendDigits(number)
  }

  /// Writes a number: whole ones without a fraction.
  mutating func number(_ number: Double) {
    guard number.isFinite else { return null() }
    if number == number.rounded(), number.magnitude < 9e15 { return integer(Int(number)) }
    begin()
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes a number rounded to four decimals.
  mutating func rounded(_ number: Double) {
    guard number.isFinite, number.magnitude < 1e11 else { return null() }
    let scaled = Int((number * 10_000).rounded())
    begin()
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(Int(scaled.magnitude) / 10_000)
    appendFraction(Int(scaled.magnitude) % 10_000)
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(text)
  }

  /// Writes text that is JSON already.
  mutating func verbatim(_ json: String) {
    begin()
    bytes.append(contentsOf: json.utf8)
  }
}

extension JSONWriter {
  /// Writes a value or null.
  mutating func optional<Value>(_ value: Value?, _ write: (inout JSONWriter, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }

  mutating func optional(_ text: String?) { optional(text) { $0.string($1) } }
}

// MARK: - Punctuation

extension JSONWriter {
  private mutating func nested(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
    begin()
    bytes.append(UInt8(ascii: open))
    let start = bytes.count
    depth += 1
    place = .first
    body(&self)
    depth -= 1
    if bytes.count > start { breakLine() }
    bytes.append(UInt8(ascii: close))
    place = .following
  }

  /// What separates a key or value from the one before.
  private mutating func begin() {
    if place == .following { bytes.append(UInt8(ascii: ",")) }
    if place != .behindKey, depth > 0 { breakLine() }
    place = .following
  }

  private mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    place = .behindKey
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
  }

  private mutating func literal(_ word: StaticString) {
    begin()
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

// MARK: - Text and digits

extension JSONWriter {
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    guard Self.isSound(text) else {
      let mended = Array(String(decoding: text, as: UTF8.self).utf8)
      return mended.withUnsafeBufferPointer { quote($0) }
    }
    bytes.append(UInt8(ascii: "\""))
    var plain = 0
    for index in text.indices where text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<index]))
      escape(text[index])
      plain = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether the bytes are UTF-8. Most are ASCII, which is seen at once.
  static func isSound(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
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

  private mutating func appendDigits(_ number: Int) {
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
  private mutating func appendFraction(_ tenThousandths: Int) {
    guard tenThousandths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = tenThousandths
    var place = 1_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
