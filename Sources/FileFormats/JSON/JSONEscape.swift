/// A backslash in a string, with what it escapes.
struct JSONEscape {
  /// What it stands for; nothing when it only continues the line.
  private(set) var scalar: Unicode.Scalar?
  /// Bytes from the backslash on.
  private(set) var length = 2
  /// Whether JSON5 knows it.
  private(set) var isValid = true

  /// Reads the escape whose backslash is at an offset; one that is not valid stands for its second character.
  init(at offset: Int, in source: [UInt8]) {
    let text = source[offset...].dropFirst()
    guard let first = text.first else {
      length = 1
      isValid = false
      return
    }
    switch first {
    case UInt8(ascii: "u"): readUnicode(text)
    case UInt8(ascii: "x"): readHexadecimal(text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNul(text)
    case 0x0A: break
    case 0x0D: length = text.dropFirst().first == 0x0A ? 3 : 2
    default: readCharacter(text)
    }
  }

  private static let letters: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
  ]

  /// A letter with a meaning, a line separator that continues the line, or any character that stands for itself.
  private mutating func readCharacter(_ text: ArraySlice<UInt8>) {
    let first = text[text.startIndex]
    if let meaning = Self.letters[first] { return scalar = meaning }
    if first < 0x80 { return scalar = Unicode.Scalar(first) }
    let character = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    length = 1 + UTF8.width(character)
    if character != "\u{2028}", character != "\u{2029}" { scalar = character }
  }

  private mutating func readNul(_ text: ArraySlice<UInt8>) {
    let next = text.dropFirst().first ?? 0
    isValid = text.first == UInt8(ascii: "0") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    scalar = isValid ? "\0" : Unicode.Scalar(text[text.startIndex])
  }

  private mutating func readHexadecimal(_ text: ArraySlice<UInt8>) {
    guard let value = Self.hexadecimal(text.dropFirst(), digits: 2) else { return fail(as: "x") }
    scalar = Unicode.Scalar(value)
    length = 4
  }

  private mutating func readUnicode(_ text: ArraySlice<UInt8>) {
    guard let value = Self.hexadecimal(text.dropFirst(), digits: 4) else { return fail(as: "u") }
    length = 6
    guard 0xD800...0xDBFF ~= value else { return scalar = Unicode.Scalar(value) ?? "\u{FFFD}" }
    scalar = "\u{FFFD}"
    let rest = text.dropFirst(5)
    guard rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let low = Self.hexadecimal(rest.dropFirst(2), digits: 4), 0xDC00...0xDFFF ~= low
    else { return }
    scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
    length = 12
  }

  private mutating func fail(as letter: Unicode.Scalar) {
    scalar = letter
    isValid = false
  }

  private static func hexadecimal(_ text: ArraySlice<UInt8>, digits: Int) -> UInt32? {
    let values = text.prefix(digits).compactMap(\.hexadecimalValue)
    return values.count == digits ? values.reduce(0) { $0 << 4 | $1 } : nil
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
