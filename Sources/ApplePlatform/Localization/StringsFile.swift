import Foundation

/// Reads a `.strings` file: `"key" = "value";` with comments and escapes, or a property list.
///
/// A value may also be a list in parentheses, of texts or of dictionaries in braces: in the way of old property lists,
/// `"INAlternativeAppNames" = ( { "INAlternativeAppName" = "Wanderführer"; } );`.
struct StringsFile {
  /// What stands for a key.
  enum Value: Hashable {
    case text(String)
    case list([Value])
    case dictionary([String: Value])

    /// The texts in it: the text itself, those of a list, and of a dictionary the one under the entry's name in the
    /// singular.
    func texts(for key: String) -> [String] {
      switch self {
      case .text(let text): [text]
      case .list(let values): values.flatMap { $0.texts(for: key) }
      case .dictionary(let values): values[String(key.dropLast())]?.texts(for: key) ?? []
      }
    }
  }

  /// What is wrong with a file.
  struct Damage: Error, Hashable {
    let message: String
  }

  private let units: [UInt16]
  private var position = 0

  /// The texts of each entry of a file; most have one.
  static func entries(in data: Data) throws -> [String: [String]] {
    let values = try propertyList(data) ?? written(data)
    return Dictionary(uniqueKeysWithValues: values.map { ($0, $1.texts(for: $0)) })
  }

  private static func written(_ data: Data) throws -> [String: Value] {
    var reader = StringsFile(units: Array(try text(data).utf16))
    return try reader.readEntries()
  }

  private init(units: [UInt16]) { self.units = units }

  // MARK: Bytes

  private static func propertyList(_ data: Data) -> [String: Value]? {
    guard ["bplist", "<?xml", "<plist"].contains(where: { data.starts(with: $0.utf8) }) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.compactMapValues(value)
  }

  private static func value(_ item: Any) -> Value? {
    switch item {
    case let text as String: .text(text)
    case let list as [Any]: .list(list.compactMap(value))
    case let dictionary as [String: Any]: .dictionary(dictionary.compactMapValues(value))
    default: nil
    }
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

  /// How deep lists and dictionaries may lie in one another; deeper ones are a mistake, or an attack.
  private static let deepestNesting = 8

  private mutating func readEntries(until end: Character? = nil, depth: Int = 0) throws(Damage) -> [String: Value] {
    var entries: [String: Value] = [:]
    while try skipSpace() {
      if let end, try next(is: end) { return entries }
      let key = try readText()
      var value = Value.text(key)
      if try next(is: "=") { value = try readValue(depth: depth) }
      guard try next(is: ";") else { throw damage("expected ';' after '\(key)'") }
      entries[key] = value
    }
    if let end { throw damage("expected '\(end)'") }
    return entries
  }

  private mutating func readValue(depth: Int) throws(Damage) -> Value {
    guard depth < Self.deepestNesting else { throw damage("lists are nested too deeply") }
    if try next(is: "(") { return .list(try readList(depth: depth + 1)) }
    if try next(is: "{") { return .dictionary(try readEntries(until: "}", depth: depth + 1)) }
    return .text(try readText())
  }

  private mutating func readList(depth: Int) throws(Damage) -> [Value] {
    var values: [Value] = []
    while try !next(is: ")") {
      values.append(try readValue(depth: depth))
      if try !next(is: ",") {
        guard try next(is: ")") else { throw damage("expected ',' or ')'") }
        return values
      }
    }
    return values
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
