/// The numbers of JSON5: `12`, `-.5`, `5.`, `1e9`, `0xFF`, `Infinity`, `NaN`.
enum JSONNumber {
  /// The value of a number as it was written, nil when it is not one.
  static func value(of text: ArraySlice<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    let isSigned = isNegative || text.first == UInt8(ascii: "+")
    return magnitude(of: isSigned ? text.dropFirst() : text).map { isNegative ? -$0 : $0 }
  }

  /// The number as it was written where plain JSON allows that, else its value.
  static func json(_ number: Double, as text: ArraySlice<UInt8>) -> String {
    let written = String(decoding: text, as: UTF8.self)
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    let isPlain =
      digits.first?.isDigit == true && digits.last?.isDigit == true
      && digits.allSatisfy { $0.isDigit || ".eE+-".utf8.contains($0) } && !written.lowercased().contains(".e")
    if isPlain { return written }
    return number.isFinite ? "\(number)" : "null"
  }

  private static func magnitude(of text: ArraySlice<UInt8>) -> Double? {
    if text.elementsEqual("Infinity".utf8) { return .infinity }
    if text.elementsEqual("NaN".utf8) { return .nan }
    if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) { return hexadecimal(text.dropFirst(2)) }
    return decimal(text)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Double? {
    let values = digits.compactMap(\.hexadecimalValue)
    guard values.count == digits.count, !values.isEmpty else { return nil }
    return values.reduce(0) { $0 * 16 + Double($1) }
  }

  private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
    let whole = text.prefix(while: \.isDigit)
    var rest = text.dropFirst(whole.count)
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest.dropFirst(1 + fraction.count)
    }
    if whole.isEmpty, fraction.isEmpty { return nil }
    guard let exponent = exponent(rest) else { return nil }
    return Double("0\(String(decoding: whole, as: UTF8.self)).\(String(decoding: fraction, as: UTF8.self))0\(exponent)")
  }

  /// The exponent of a number, possibly none; nil when it is broken.
  private static func exponent(_ text: ArraySlice<UInt8>) -> String? {
    guard let mark = text.first else { return "" }
    var digits = text.dropFirst()
    if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    guard mark | 0x20 == UInt8(ascii: "e"), !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is a decimal digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
