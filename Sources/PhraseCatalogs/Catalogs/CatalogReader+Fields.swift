internal import Diagnostics
internal import FileFormats

/// The members of an object whose keys are known.
struct CatalogFields {
  /// The object, as a finding calls it: `the shortcut`.
  var owner: String
  /// The whole object.
  var range: Range<Int>
  fileprivate var members: [JSONValue.Member]

  /// The value of a key; null counts as absent.
  subscript(key: String) -> JSONValue? {
    guard let value = members.first(where: { $0.key == key })?.value else { return nil }
    if case .null = value.content { return nil }
    return value
  }
}

/// Asks a value for what it should be, and notes when it is not.
extension CatalogReader {
  mutating func fields(of value: JSONValue, as owner: String, keys: [String]) -> CatalogFields? {
    guard let members = members(of: value, as: owner) else { return nil }
    for member in members where !keys.contains(member.key) {
      report(.unknownKey(member.key, at: member.keyRange, known: keys))
    }
    return CatalogFields(owner: owner, range: value.range, members: members)
  }

  mutating func members(of value: JSONValue, as name: String) -> [JSONValue.Member]? {
    if case .object(let members) = value.content { return members }
    report(.wrongType(name, expected: "an object", found: value.kind, at: value.range))
    return nil
  }

  mutating func required(_ key: String, in fields: CatalogFields) -> JSONValue? {
    if let value = fields[key] { return value }
    report(.missingKey(key, of: fields.owner, at: fields.range.lowerBound..<fields.range.lowerBound + 1))
    return nil
  }

  mutating func string(_ value: JSONValue, as name: @autoclosure () -> String) -> String? {
    if case .string(let text) = value.content { return text }
    report(.wrongType(name(), expected: "a string", found: value.kind, at: value.range))
    return nil
  }

  /// A string that says something.
  mutating func text(_ value: JSONValue, as name: @autoclosure () -> String) -> String? {
    guard let text = string(value, as: name()) else { return nil }
    if text.utf8.contains(where: { $0 > 0x20 }) { return text }
    report(.emptyText(name(), at: value.range))
    return nil
  }

  mutating func text(_ key: String, in fields: CatalogFields) -> String? {
    fields[key].flatMap { text($0, as: "'\(key)'") }
  }

  mutating func boolean(_ key: String, in fields: CatalogFields) -> Bool? {
    guard let value = fields[key] else { return nil }
    if case .boolean(let boolean) = value.content { return boolean }
    report(.wrongType("'\(key)'", expected: "true or false", found: value.kind, at: value.range))
    return nil
  }

  mutating func elements(_ key: String, in fields: CatalogFields) -> [JSONValue] {
    guard let value = fields[key] else { return [] }
    if case .array(let elements) = value.content { return elements }
    report(.wrongType("'\(key)'", expected: "an array", found: value.kind, at: value.range))
    return []
  }

  mutating func strings(_ key: String, in fields: CatalogFields) -> [String] {
    elements(key, in: fields).compactMap { value in text(value, as: "an element of '\(key)'") }
  }
}

extension Range<Int> {
  /// The characters of a string.
  var withoutQuotes: Range<Int> { lowerBound + 1..<upperBound - 1 }
}
