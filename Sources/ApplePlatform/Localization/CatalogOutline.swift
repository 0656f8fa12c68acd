import Foundation

/// Which languages a string catalog may be in, found in one quick pass over its bytes.
///
/// Most programs run in their author's language, for which a catalog has nothing: this tells so without decoding it,
/// in a small part of the time.
struct CatalogOutline {
  /// The language in which the author wrote, if the file says so.
  private(set) var sourceLanguage: String?
  /// Names that may begin with the code of a language; `nil` when the file looks damaged.
  private var codes: Set<Code>? = []

  /// Up to four letters without case, in one number.
  private typealias Code = UInt32

  init(_ data: Data) {
    let bytes = [UInt8](data)
    // A file that is cut off is decoded, so that somebody hears of it.
    guard bytes.last(where: { !Self.isSpace($0) }) == UInt8(ascii: "}") else {
      codes = nil
      return
    }
    var found: Set<Code> = []
    for start in bytes.indices where bytes[start] == Self.quote {
      guard let name = Self.name(at: start + 1, in: bytes) else { continue }
      if let code = Self.code(of: bytes[name]) { found.insert(code) }
      if name.count == Self.sourceKey.count, bytes[name].elementsEqual(Self.sourceKey) {
        sourceLanguage = Self.text(after: name.upperBound, in: bytes)
      }
    }
    codes = found
  }

  /// Whether there can be anything in one of these languages, or in the words for all languages.
  func maySpeak(anyOf wanted: [String]) -> Bool {
    guard let codes else { return true }
    return (wanted + [LanguageName.base.name]).contains { code in
      Self.code(of: Array(code.utf8)[...]).map(codes.contains) ?? true
    }
  }

  // MARK: Bytes

  /// A short name that stands before a colon.
  private static func name(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
    let limit = min(bytes.count, start + longestName)
    guard let end = bytes[start..<limit].firstIndex(of: quote), end > start,
      bytes[(end + 1)...].first(where: { !isSpace($0) }) == UInt8(ascii: ":")
    else { return nil }
    return start..<end
  }

  /// The code at the beginning of a name; `nil` when that is no code.
  private static func code(of name: ArraySlice<UInt8>) -> Code? {
    var code: Code = 0
    var count = 0
    for byte in name {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
      let letter = byte | 0x20
      guard count < 4, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { return nil }
      code = code << 8 | Code(letter)
      count += 1
    }
    return count > 1 ? code : nil
  }

  private static func text(after quote: Int, in bytes: [UInt8]) -> String? {
    guard let start = bytes[(quote + 1)...].firstIndex(of: Self.quote),
      let end = bytes[(start + 1)...].prefix(longestName).firstIndex(of: Self.quote)
    else { return nil }
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static let quote = UInt8(ascii: "\"")
  private static let sourceKey = Array("sourceLanguage".utf8)
  private static let longestName = 20
}
