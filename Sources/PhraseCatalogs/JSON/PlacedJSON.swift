package import Diagnostics

/// A JSON5 value with everything decoded and the bytes where it stands: for reading what others wrote, and for pointing
/// into it.
package struct PlacedJSON: Sendable {
  /// A key and its value.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// Where the key stands, without its quotes.
    package var keyRange: Range<Int>
    /// The value.
    package var value: PlacedJSON
  }

  /// What was written.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// What was written.
  package var content: Content
  /// Where it stands, quotes and brackets included.
  package var range: Range<Int>

  /// Reads a text: the value, nil when a mistake ended the reading, and every mistake.
  package static func read(_ bytes: [UInt8]) -> (value: PlacedJSON?, findings: [Finding]) {
    let (document, findings) = JSON5Reader.read(bytes)
    return (document.map { PlacedJSON($0.root, in: $0.bytes) }, findings)
  }

  private init(_ value: JSONValue, in bytes: [UInt8]) {
    range = value.range
    switch value.content {
    case .null: content = .null
    case .boolean(let flag): content = .boolean(flag)
    case .number(let number): content = .number(number)
    case .string(let string): content = .string(string.decoded(in: bytes))
    case .array(let elements): content = .array(elements.map { PlacedJSON($0, in: bytes) })
    case .object(let members):
      content = .object(
        members.map { member in
          Member(
            key: member.key.decoded(in: bytes), keyRange: member.key.range, value: PlacedJSON(member.value, in: bytes))
        })
    }
  }
}

extension PlacedJSON {
  /// The value of a key; nil when there is none, or when this is no object.
  package subscript(key: String) -> PlacedJSON? {
    members.first { $0.key == key }?.value
  }

  /// The members of an object, in order; none when this is no object.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of an array, in order; none when this is no array.
  package var elements: [PlacedJSON] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The string that this is.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number that this is.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// True or false, if this is one of them.
  package var boolean: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
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
