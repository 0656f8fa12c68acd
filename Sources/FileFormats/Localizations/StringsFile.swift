package import Diagnostics

/// What a `.strings` file says: `"key" = "value";` with comments and escapes, in UTF-8 or UTF-16.
///
/// A value may also be a list in parentheses, of texts or of dictionaries in braces: in the way of old property lists,
/// `"INAlternativeAppNames" = ( { "INAlternativeAppName" = "Wanderführer"; } );`. A compiled property list is not read.
package struct StringsFile: Sendable {
  /// A text, and the bytes that it is written in.
  package struct Text: Sendable, Hashable {
    /// What it says, decoded.
    package let text: String
    /// Where its characters are written, without quotes.
    package let range: Range<Int>
    /// Where each byte of the decoded text begins, and the last one ends; nil where every byte stands for itself.
    package let offsets: [Int]?
  }

  /// A key and the texts that stand for it; most have one.
  package struct Entry: Sendable {
    package let key: Text
    package let values: [Text]
  }

  /// The text of the file in UTF-8, which all ranges point into.
  package let bytes: [UInt8]
  /// Whether the ranges are those of the file, too: not in UTF-16.
  package let isExact: Bool
  /// The entries in their order, none when there is a mistake; of a key that is written twice, the last.
  package private(set) var entries: [Entry] = []
  /// What is wrong.
  package private(set) var findings: [Finding] = []

  private var offset = 0
  private var depth = 0

  /// Reads the bytes of a file, each of them once.
  package init(reading file: [UInt8]) {
    (bytes, isExact) = Self.utf8(file)
    readFile()
  }

  // MARK: Encodings

  /// The text in UTF-8, and whether it was so in the file.
  private static func utf8(_ file: [UInt8]) -> (bytes: [UInt8], isExact: Bool) {
    let isBigEndian = file.starts(with: [0xFE, 0xFF])
    if !isBigEndian, !file.starts(with: [0xFF, 0xFE]) { return (file, true) }
    let units = stride(from: 2, to: file.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return (Array(String(decoding: units, as: UTF16.self).utf8), false)
  }

  // MARK: Entries

  private mutating func readFile() {
    if isExact, let invalid = Self.invalidUTF8(in: bytes) {
      return findings.append(.strings("the bytes are neither UTF-8 nor UTF-16 with a byte order mark", at: invalid))
    }
    if ["bplist", "<?xml", "<plist"].contains(where: { bytes.starts(with: $0.utf8) }) {
      let message = "the file is a property list; only '\"key\" = \"value\";' is looked at"
      return findings.append(.strings(message, at: 0..<0, severity: .note))
    }
    do throws(Finding) {
      entries = try readEntries(until: nil)
    } catch {
      findings.append(error)
    }
  }

  private static func invalidUTF8(in bytes: [UInt8]) -> Range<Int>? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets
    }
  }

  /// How deep lists and dictionaries may lie in one another; deeper ones are a mistake, or an attack.
  private static let deepest = 8

  private mutating func readEntries(until end: UInt8?) throws(Finding) -> [Entry] {
    var entries: [Entry?] = []
    var indices: [String: Int] = [:]
    let start = offset
    while try skipSpace() {
      if let end, take(end) { return entries.compactMap(\.self) }
      let key = try readText()
      var values = [key]
      if try takeMark("=") { values = try readValue(of: key.text) }
      let last = offset
      guard try takeMark(";") else { throw missingMark(after: key, at: last) }
      if let earlier = indices.updateValue(entries.count, forKey: key.text) {
        findings.append(
          .strings("'\(key.text)' is written twice; only the last counts", at: key.range, severity: .warning))
        entries[earlier] = nil
      }
      entries.append(Entry(key: key, values: values))
    }
    if end != nil { throw .strings("'{' is never closed", at: max(0, start - 1)..<start) }
    return entries.compactMap(\.self)
  }

  private func missingMark(after key: Text, at offset: Int) -> Finding {
    var finding = Finding.strings("';' is missing after '\(key.text)'", at: offset..<offset)
    finding.fix = Finding.Fix(summary: "put ';' here", range: offset..<offset, replacement: ";")
    if !isExact { finding.fix = nil }
    return finding
  }

  /// Says what stands in a list where it has to go on or end.
  private func notClosed(listFrom start: Int) -> Finding {
    offset < bytes.count
      ? .strings("expected ',' or ')'", at: offset..<offset + 1)
      : .strings("'(' is never closed", at: start - 1..<start)
  }

  private mutating func readValue(of key: String) throws(Finding) -> [Text] {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw .strings("lists are nested more than \(Self.deepest) deep", at: offset..<offset) }
    if try takeMark("(") { return try readList(of: key) }
    guard try takeMark("{") else { return [try readText()] }
    let inner = try readEntries(until: UInt8(ascii: "}"))
    return inner.filter { $0.key.text == String(key.dropLast()) }.flatMap(\.values)
  }

  private mutating func readList(of key: String) throws(Finding) -> [Text] {
    let start = offset
    var values: [Text] = []
    while try !takeMark(")") {
      values += try readValue(of: key)
      if try takeMark(",") { continue }
      guard try takeMark(")") else { throw notClosed(listFrom: start) }
      return values
    }
    return values
  }

  // MARK: Texts

  private mutating func readText() throws(Finding) -> Text {
    _ = try skipSpace()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { return try readQuoted() }
    let start = offset
    while offset < bytes.count, bytes[offset].isWordByte { offset += 1 }
    if start == offset {
      throw .strings("a text in double quotes is expected", at: start..<min(start + 1, bytes.count))
    }
    return Text(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset, offsets: nil)
  }

  private mutating func readQuoted() throws(Finding) -> Text {
    let start = offset
    var text: [UInt8] = []
    var offsets: [Int] = []
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      let piece = offset
      let decoded = bytes[offset] == UInt8(ascii: "\\") ? readEscape() : [takeByte()]
      text += decoded
      offsets += decoded.map { _ in piece }
    }
    if offset >= bytes.count {
      throw .strings("the text in quotes is never closed", at: start..<start + 1)
    }
    offsets.append(offset)
    offset += 1
    let range = start + 1..<offset - 1
    let isPlain = text.count == range.count
    return Text(text: String(decoding: text, as: UTF8.self), range: range, offsets: isPlain ? nil : offsets)
  }

  private mutating func takeByte() -> UInt8 {
    offset += 1
    return bytes[offset - 1]
  }

  // MARK: Escapes

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
  ]

  /// What an escape stands for; one that is not known stands for its second character.
  private mutating func readEscape() -> [UInt8] {
    offset += 1
    guard offset < bytes.count else { return [] }
    let first = takeByte()
    if let letter = Self.letters[first] { return [letter] }
    if first | 0x20 == UInt8(ascii: "u"), let unit = readNumber(digits: 4, radix: 16) { return encoded(unit) }
    if UInt8(ascii: "0")...UInt8(ascii: "7") ~= first {
      offset -= 1
      if let unit = readNumber(digits: 3, radix: 8) { return encoded(unit) }
      offset += 1
    }
    return [first]
  }

  private mutating func encoded(_ unit: UInt32) -> [UInt8] {
    var value = unit
    if 0xD800...0xDBFF ~= unit, bytes[offset...].starts(with: "\\u".utf8) || bytes[offset...].starts(with: "\\U".utf8) {
      let before = offset
      offset += 2
      if let low = readNumber(digits: 4, radix: 16), 0xDC00...0xDFFF ~= low {
        value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      } else {
        offset = before
      }
    }
    return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func readNumber(digits: Int, radix: UInt32) -> UInt32? {
    let text = bytes[offset...].prefix(digits).prefix { ($0.hexadecimalValue ?? radix) < radix }
    if text.isEmpty { return nil }
    offset += text.count
    return text.reduce(0) { $0 * radix + ($1.hexadecimalValue ?? 0) }
  }

  // MARK: Space

  /// Skips white space and comments; false at the end of the file.
  private mutating func skipSpace() throws(Finding) -> Bool {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) {
        offset += 3
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(Finding) {
    let start = offset
    offset += 2
    while !bytes[offset...].starts(with: "*/".utf8) {
      if offset >= bytes.count { throw .strings("comment is never closed", at: start..<start + 2) }
      offset += 1
    }
    offset += 2
  }

  private mutating func takeMark(_ mark: Unicode.Scalar) throws(Finding) -> Bool {
    guard try skipSpace() else { return false }
    return take(UInt8(ascii: mark))
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }
}

extension Finding {
  static func strings(_ message: String, at range: Range<Int>, severity: Severity = .error) -> Finding {
    Finding(rule: "strings.unreadable", severity: severity, message: message, range: range)
  }
}

extension UInt8 {
  /// Whether it may stand in a text without quotes.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_.-$/:".utf8.contains(self)
    }
  }
}
