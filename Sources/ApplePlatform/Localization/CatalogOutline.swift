import Foundation

/// Which languages a string catalog may be in, found in one quick pass over its bytes.
///
/// Most programs run in their author's language, for which a catalog has nothing: this tells so without decoding it.
struct CatalogOutline {
  /// The language in which the author wrote, if the file says so.
  private(set) var sourceLanguage: String?
  /// Names that may be those of languages, in lower case up to the first hyphen; `nil` when the file looks damaged.
  private var codes: Set<String>? = []
  /// Names that were met before: a catalog repeats a few of them thousands of times.
  private var names: Set<String> = []

  init(_ data: Data) {
    let bytes = [UInt8](data)
    // A file that is cut off is decoded, so that somebody hears of it.
    guard bytes.last(where: { !Self.isSpace($0) }) == UInt8(ascii: "}") else {
      codes = nil
      return
    }
    for (start, byte) in bytes.enumerated() where byte == Self.quote { note(nameAt: start + 1, in: bytes) }
  }

  /// Whether there can be anything in one of these languages, or in the words for all languages.
  func maySpeak(anyOf wanted: [String]) -> Bool {
    guard let codes else { return true }
    return codes.contains(LanguageName.base.name) || wanted.contains { codes.contains($0) }
  }

  private mutating func note(nameAt start: Int, in bytes: [UInt8]) {
    guard let end = Self.end(ofNameAt: start, in: bytes), Self.isColon(after: end, in: bytes) else { return }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard names.insert(name).inserted else { return }
    if name == "sourceLanguage" {
      sourceLanguage = Self.text(after: end, in: bytes)
    } else {
      codes?.insert(LanguageName(name).code)
    }
  }

  /// Where a short name of letters, digits and hyphens ends; `nil` when there is none.
  private static func end(ofNameAt start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count, index - start <= longestName {
      switch bytes[index] {
      case quote: return index > start ? index : nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        index += 1
      default: return nil
      }
    }
    return nil
  }

  private static func isColon(after quote: Int, in bytes: [UInt8]) -> Bool {
    bytes[(quote + 1)...].first { !isSpace($0) } == UInt8(ascii: ":")
  }

  private static func text(after quote: Int, in bytes: [UInt8]) -> String? {
    guard let colon = bytes[quote...].firstIndex(of: UInt8(ascii: ":")),
      let start = bytes[(colon + 1)...].firstIndex(where: { !isSpace($0) }), bytes[start] == Self.quote,
      let end = end(ofNameAt: start + 1, in: bytes)
    else { return nil }
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static let quote = UInt8(ascii: "\"")
  private static let longestName = 20
}
