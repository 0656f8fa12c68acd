/// The fields of one token like `18:30`, `1/2` or `21.11.2026`: two or three small numbers and what stands between.
struct NumberFields {
  static let colon: UInt8 = 0x3A
  static let stroke: UInt8 = 0x2F
  static let point: UInt8 = 0x2E

  private(set) var first = 0
  private(set) var second = 0
  private(set) var third = 0
  private(set) var count = 1
  private(set) var separator: UInt8 = 0
  private(set) var startsWithZero = false

  /// Nil unless the token is fields of at most four digits with one kind of separator between them.
  init?(_ request: TokenView, at index: Int) {
    guard index < request.count, request[index].kind == .word else { return nil }
    let bytes = request.bytes(index)
    guard let byte = bytes.first, (0x30...0x39).contains(byte) else { return nil }
    startsWithZero = byte == 0x30
    var digits = 0
    for byte in bytes {
      guard take(byte, digits: &digits) else { return nil }
    }
    guard digits > 0, count > 1 else { return nil }
  }

  private mutating func take(_ byte: UInt8, digits: inout Int) -> Bool {
    if (0x30...0x39).contains(byte) {
      digits += 1
      append(Int(byte - 0x30))
      return digits <= 4
    }
    guard byte == Self.colon || byte == Self.stroke || byte == Self.point else { return false }
    guard separator == 0 || separator == byte, digits > 0, count < 3 else { return false }
    separator = byte
    count += 1
    digits = 0
    return true
  }

  private mutating func append(_ digit: Int) {
    switch count {
    case 1: first = first * 10 + digit
    case 2: second = second * 10 + digit
    default: third = third * 10 + digit
    }
  }
}
