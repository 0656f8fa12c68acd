package import Diagnostics

/// A JSON5 value, decoded, and the bytes that it is written in: for reading what others wrote, and for pointing into it.
///
/// Values are equal when they say the same, wherever they are written. The tree of a document takes a few times the
/// memory of its text.
package struct JSONValue: Sendable, Hashable {
  /// A key and its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONValue
    private let keyBytes: Range<UInt32>

    /// The bytes of the key, without its quotes.
    package var keyRange: Range<Int> { keyBytes.wide }

    init(key: String, at range: Range<Int>, value: JSONValue) {
      (self.key, self.value, keyBytes) = (key, value, range.compact)
    }

    package static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.value == right.value }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// What is written.
  package enum Content: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number; `written` is valid JSON and as precise as the text was.
    case number(Double, written: String)
    case string(String)
    case array([JSONValue])
    /// The members in their order; of a key that is written twice, only the first.
    case object([Member])
  }

  /// What is written.
  package var content: Content
  private let bytes: Range<UInt32>

  /// Where it is written, quotes and brackets included; empty for a value that a program made.
  package var range: Range<Int> { bytes.wide }

  /// Makes a value, and says where it is written.
  package init(_ content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    bytes = range.compact
  }

  /// Reads a text: the value, nil when a mistake ended the reading, and every mistake. Reads a byte once.
  package static func read(_ bytes: [UInt8]) -> (value: JSONValue?, findings: [Finding]) { JSONReader.read(bytes) }

  /// Reads one value. Throws the first mistake, even one that ``read(_:)`` goes on after; but a key may be written
  /// twice.
  package init(reading bytes: [UInt8]) throws(Finding) {
    let (value, findings) = JSONReader.read(bytes)
    if let finding = findings.first(where: { $0.rule != Finding.duplicateKeyRule }) { throw finding }
    guard let value else { preconditionFailure("a text without a finding must have a value") }
    self = value
  }

  /// What an object holds before the mistake that ends the reading.
  package static func beginning(of bytes: [UInt8]) -> JSONValue { JSONValue(.object(JSONReader.readBeginning(bytes))) }
}

extension JSONValue {
  /// The value of a key; nil when there is none, or when this is no object. Looks at one member after the other.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members of an object, in order; none when this is no object.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of an array, in order; none when this is no array.
  package var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number, _) = content { number } else { nil }
  }

  /// True or false, if this is one of them.
  package var boolean: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  /// Whether this is an object, be it empty.
  package var isObject: Bool {
    if case .object = content { true } else { false }
  }

  /// What to call it: `an object`.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

// MARK: - Values that a program makes

extension JSONValue {
  package static let null = JSONValue(.null)

  package static func boolean(_ flag: Bool) -> JSONValue { JSONValue(.boolean(flag)) }

  package static func number(_ number: Double, written: String) -> JSONValue {
    JSONValue(.number(number, written: written))
  }

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// An object with its members in the order of their keys.
  package static func object(_ fields: [String: JSONValue]) -> JSONValue {
    let members = fields.sorted { $0.key < $1.key }.map { Member(key: $0.key, at: 0..<0, value: $0.value) }
    return JSONValue(.object(members))
  }
}

extension JSONValue {
  package static func == (left: Self, right: Self) -> Bool { left.content == right.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension Range<Int> {
  fileprivate var compact: Range<UInt32> { UInt32(lowerBound)..<UInt32(upperBound) }
}

extension Range<UInt32> {
  fileprivate var wide: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
