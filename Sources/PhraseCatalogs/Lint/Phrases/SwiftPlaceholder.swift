internal import Diagnostics

/// Something in parentheses as Swift puts it into a text, `\(…)`, or what reading a file has left of it.
struct SwiftPlaceholder {
  /// What is named, without the marks of a key path; nil for an expression.
  var name: String?
  /// What stands between the parentheses.
  var inside: String
  /// Whether the marks of a key path stand in front of the name: `.` or `\.$`.
  var hasPath: Bool
  /// Whether the backslash is there.
  var hasBackslash: Bool
  /// Its bytes, the backslash included.
  var range: Range<Int>

  /// Nobody writes more between two parentheses.
  private static let longest = 256

  /// Everything in parentheses, in reading order.
  static func all(in text: String) -> [SwiftPlaceholder] {
    let open = UInt8(ascii: "(")
    guard text.utf8.contains(open) else { return [] }
    let bytes = Array(text.utf8)
    return bytes.indices.compactMap { bytes[$0] == open ? SwiftPlaceholder(at: $0, in: bytes) : nil }
  }

  private init?(at open: Int, in bytes: [UInt8]) {
    let rest = bytes[(open + 1)...].prefix(Self.longest)
    guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let inside = rest[..<close]
    let path = inside.drop { "\\.$".utf8.contains($0) }
    hasPath = path.count < inside.count
    name = Self.isName(path) ? String(decoding: path, as: UTF8.self) : nil
    self.inside = String(decoding: inside, as: UTF8.self)
    hasBackslash = open > 0 && bytes[open - 1] == UInt8(ascii: "\\")
    range = (hasBackslash ? open - 1 : open)..<close + 1
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
    return bytes.allSatisfy(isNameByte)
  }

  /// Letters, digits, `_`, anything beyond ASCII.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// What is written in its place.
  func fix(in text: LocatedText) -> Finding.Fix? {
    name.flatMap { text.fix("write '${\($0)}'", replacing: range, with: "${\($0)}") }
  }
}
