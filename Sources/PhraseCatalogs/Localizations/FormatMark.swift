/// A format specifier in a text: where a value is put, and of what kind.
struct FormatMark: Hashable {
  /// What kind of value a specifier takes.
  enum Kind: String, Hashable {
    case object = "%@"
    case integer = "%lld"
    case number = "%lf"
    case character = "%c"
  }

  /// Which of the values, from 1.
  var position: Int
  var kind: Kind
  /// Its bytes.
  var range: Range<Int>

  /// What stands for a value when texts are compared.
  static let hole = "\u{FFFC}"

  /// The specifiers of a text, in reading order; nil when it has parts with numbers of their own.
  static func all(in text: String) -> [FormatMark]? {
    let bytes = Array(text.utf8)
    var marks: [FormatMark] = []
    var offset = 0
    var next = 1
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = start + 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
        offset += 1
        continue
      }
      let rest = bytes[offset...]
      if rest.starts(with: "#@".utf8) || rest.starts(with: "arg".utf8) { return nil }
      guard let mark = FormatMark(at: start, in: bytes, next: next) else { continue }
      if mark.position == next { next += 1 }
      marks.append(mark)
      offset = mark.range.upperBound
    }
    return marks
  }

  /// The text with a hole for each specifier.
  static func withoutMarks(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var plain = ""
    var start = 0
    for mark in all(in: text) ?? [] {
      plain += String(decoding: bytes[start..<mark.range.lowerBound], as: UTF8.self) + hole
      start = mark.range.upperBound
    }
    return plain + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// The specifier that begins with a percent sign; nil when that is only a percent sign.
  private init?(at start: Int, in bytes: [UInt8], next: Int) {
    var offset = start + 1
    func takeAll(_ wanted: String) -> [UInt8] {
      let taken = bytes[offset...].prefix { wanted.utf8.contains($0) }
      offset += taken.count
      return Array(taken)
    }
    var digits = takeAll("0123456789")
    var position = next
    if !digits.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "$") {
      position = Int(String(decoding: digits, as: UTF8.self)) ?? next
      offset += 1
      digits = takeAll("-+0#'123456789")
    } else {
      _ = takeAll("-+0#'123456789")
    }
    if !takeAll(".").isEmpty { _ = takeAll("0123456789") }
    _ = takeAll("hlqLzjt")
    guard offset < bytes.count, let kind = Self.kinds[bytes[offset]] else { return nil }
    self.position = position
    self.kind = kind
    range = start..<offset + 1
  }

  private static let kinds: [UInt8: Kind] = {
    var kinds: [UInt8: Kind] = [UInt8(ascii: "@"): .object]
    for byte in "diuoxX".utf8 { kinds[byte] = .integer }
    for byte in "fFeEgGaA".utf8 { kinds[byte] = .number }
    for byte in "cCsS".utf8 { kinds[byte] = .character }
    return kinds
  }()
}
