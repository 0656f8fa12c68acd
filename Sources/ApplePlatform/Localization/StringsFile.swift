import Foundation

/// Reads a `.strings` file: `"key" = "value";` with comments and escapes, or a property list.
struct StringsFile {
  /// What is wrong with a file.
  struct Damage: Error, Hashable {
    let message: String
  }

  private let units: [UInt16]
  private var position = 0

  /// The entries of a file.
  static func entries(in data: Data) throws -> [String: String] {
    if let list = propertyList(data) { return list }
    var reader = StringsFile(units: Array(try text(data).utf16))
    return try reader.readEntries()
  }

  private init(units: [UInt16]) { self.units = units }

  // MARK: Bytes

  private static func propertyList(_ data: Data) -> [String: String]? {
    guard ["bplist", "<?xml", "<plist"].contains(where: { data.starts(with: $0.utf8) }) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String }
  }

  private static func text(_ data: Data) throws(Damage) -> String {
    let text =
      if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
        String(data: data, encoding: .utf16)
      } else {
        String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
      }
    guard let text else { throw Damage(message: "the bytes are neither UTF-8 nor UTF-16 with a byte order mark") }
    return text
  }

  // MARK: Entries

  private mutating func readEntries() throws(Damage) -> [String: String] {
    var entries: [String: String] = [:]
    while try skipSpace() {
      let key = try readText()
      var value = key
      if try next(is: "=") {
        _ = try skipSpace()
        value = try readText()
      }
      guard try next(is: ";") else { throw damage("expected ';' after '\(key)'") }
      entries[key] = value
    }
    return entries
  }

  private mutating func readText() throws(Damage) -> String {
    guard let first = peek() else { throw damage("expected a text") }
    return first == Self.quote ? try readQuoted() : try readWord()
  }

  private mutating func readWord() throws(Damage) -> String {
    let word = units[position...].prefix { unit in
      guard let scalar = UnicodeScalar(unit) else { return false }
      return Character(scalar).isLetter || Character(scalar).isNumber || "_.-$/:".unicodeScalars.contains(scalar)
    }
    guard !word.isEmpty else { throw damage("expected a text") }
    position = word.endIndex
    return String(decoding: word, as: UTF16.self)
  }

  private mutating func readQuoted() throws(Damage) -> String {
    let start = position
    position += 1
    var text: [UInt16] = []
    while let unit = peek() {
      position += 1
      if unit == Self.quote { return String(decoding: text, as: UTF16.self) }
      text.append(unit == Self.backslash ? readEscape() : unit)
    }
    position = start
    throw damage("a quoted text is never closed")
  }

  private mutating func readEscape() -> UInt16 {
    guard let unit = peek() else { return Self.backslash }
    position += 1
    switch UnicodeScalar(unit).map(Character.init) {
    case "n": return 0x0A
    case "t": return 0x09
    case "r": return 0x0D
    case "a": return 0x07
    case "b": return 0x08
    case "f": return 0x0C
    case "v": return 0x0B
    case "u", "U": return readNumber(digits: 4, radix: 16) ?? unit
    case .some("0"..."7"):
      position -= 1
      return readNumber(digits: 3, radix: 8) ?? unit
    default: return unit
    }
  }

  private mutating func readNumber(digits: Int, radix: Int) -> UInt16? {
    let text = String(decoding: units[position...].prefix(digits), as: UTF16.self)
    let number = text.prefix { $0.isASCII && $0.hexDigitValue.map { $0 < radix } ?? false }
    guard let value = UInt16(number, radix: radix) else { return nil }
    position += number.utf16.count
    return value
  }

  // MARK: Space

  /// Skips white space and comments; `false` at the end of the file.
  private mutating func skipSpace() throws(Damage) -> Bool {
    while let unit = peek() {
      if let scalar = UnicodeScalar(unit), scalar.properties.isWhitespace || unit == 0xFEFF {
        position += 1
      } else if starts(with: "//") {
        position = units[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? units.endIndex
      } else if starts(with: "/*") {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(Damage) {
    let start = position
    position += 2
    while !starts(with: "*/") {
      guard position < units.count else {
        position = start
        throw damage("a comment is never closed")
      }
      position += 1
    }
    position += 2
  }

  private mutating func next(is character: Character) throws(Damage) -> Bool {
    guard try skipSpace(), starts(with: String(character)) else { return false }
    position += 1
    return true
  }

  private func starts(with text: String) -> Bool { units[position...].starts(with: text.utf16) }
  private func peek() -> UInt16? { position < units.count ? units[position] : nil }

  private func damage(_ message: String) -> Damage {
    let line = units[..<min(position, units.count)].count { $0 == 0x0A } + 1
    return Damage(message: "line \(line): \(message)")
  }

  private static let quote = UInt16(UInt8(ascii: "\""))
  private static let backslash = UInt16(UInt8(ascii: "\\"))
}
