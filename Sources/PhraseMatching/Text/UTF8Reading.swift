import WordSemantics

/// Decodes and encodes scalars in UTF-8; any bytes are accepted.
enum UTF8Reading {
  /// The replacement character, for bytes that are not UTF-8; it separates words.
  private static let invalid: UInt32 = 0xFFFD

  static func scalar(in source: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(source[offset])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, offset + length <= source.count else { return (invalid, 1) }
    var scalar = first & (0x7F >> UInt32(length))
    for position in 1..<length {
      let byte = UInt32(source[offset + position])
      guard byte & 0xC0 == 0x80 else { return (invalid, 1) }
      scalar = scalar << 6 | (byte & 0x3F)
    }
    guard Unicode.Scalar(scalar) != nil, scalar >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000) else {
      return (invalid, 1)
    }
    return (scalar, length)
  }

  static func isLetter(in source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset < source.count else { return false }
    if case .letter = ScalarRole.of(scalar(in: source, at: offset).scalar) { return true }
    return false
  }

  static func digit(in source: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8? {
    guard offset < source.count else { return nil }
    if case .digit(let digit) = ScalarRole.of(scalar(in: source, at: offset).scalar) { return digit }
    return nil
  }

  /// The number of consecutive digits, at most four.
  static func digitRun(in source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    var position = offset
    var run = 0
    while run < 4, digit(in: source, at: position) != nil {
      position += scalar(in: source, at: position).length
      run += 1
    }
    return run
  }

  static func append(_ scalar: UInt32, to text: inout GrowableBuffer<UInt8>) {
    switch scalar {
    case 0..<0x80:
      text.append(UInt8(scalar))
    case 0x80..<0x800:
      text.append(UInt8(0xC0 | scalar >> 6))
      text.append(UInt8(0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      text.append(UInt8(0xE0 | scalar >> 12))
      text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      text.append(UInt8(0x80 | scalar & 0x3F))
    default:
      text.append(UInt8(0xF0 | scalar >> 18 & 0x07))
      text.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      text.append(UInt8(0x80 | scalar & 0x3F))
    }
  }
}

/// Decimal numbers as canonical text: no leading zeros, no zeros after the last digit of a fraction.
enum DecimalText {
  static func append(_ number: Int, to text: inout GrowableBuffer<UInt8>) {
    if number >= 10 { append(number / 10, to: &text) }
    text.append(UInt8(0x30 + number % 10))
  }

  /// Rewrites the number that begins at `start` and ends the text; returns its value.
  static func canonicalize(_ text: inout GrowableBuffer<UInt8>, from start: Int) -> Double {
    var read = start
    var write = start
    var isNegative = false
    if read < text.count, text[read] == 0x2D {
      isNegative = true
      read += 1
      write += 1
    }
    while read + 1 < text.count, text[read] == 0x30, text[read + 1] != 0x2E { read += 1 }
    var value = 0.0
    var scale = 0.0
    var end = write
    while read < text.count {
      let byte = text[read]
      text[write] = byte
      write += 1
      read += 1
      if byte == 0x2E {
        scale = 1
      } else if scale == 0 {
        value = value * 10 + Double(byte - 0x30)
        end = write
      } else {
        scale *= 10
        value += Double(byte - 0x30) / scale
        if byte != 0x30 { end = write }
      }
    }
    text.removeLast(text.count - end)
    return isNegative ? -value : value
  }
}

extension Double {
  /// The number as an integer if it is whole and small enough to be exact.
  var wholeNumber: Int? {
    guard self > -9e15, self < 9e15 else { return nil }
    let truncated = Int(self)
    return Double(truncated) == self ? truncated : nil
  }
}
