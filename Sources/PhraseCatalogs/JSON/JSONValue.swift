/// A value of a JSON5 document, and the bytes that it was written in.
///
/// Small on purpose: a string is the range of its characters and decoded when asked for, so that the tree of a large
/// document takes little more memory than its text.
struct JSONValue: Sendable {
  /// What was written.
  enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(JSONString)
    case array([JSONValue])
    case object([JSONMember])
  }

  var content: Content
  private var bytes: Range<UInt32>

  init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.bytes = range.compact
  }

  /// Where it stands, quotes and brackets included.
  var range: Range<Int> { bytes.wide }

  /// What to call it in a finding.
  var kind: String {
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

/// A key and its value.
struct JSONMember: Sendable {
  var key: JSONString
  var value: JSONValue
}

/// A JSON5 document that could be read to its end.
struct JSONDocument: Sendable {
  var bytes: [UInt8]
  var root: JSONValue
}

extension Range<Int> {
  fileprivate var compact: Range<UInt32> { UInt32(lowerBound)..<UInt32(upperBound) }
}

extension Range<UInt32> {
  fileprivate var wide: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

/// The characters of a string or a key as they were written, without quotes.
struct JSONString: Sendable {
  private var bytes: Range<UInt32>
  /// Whether it has no escapes, so that it means what it shows.
  private(set) var isPlain: Bool

  init(_ range: Range<Int>, isPlain: Bool) {
    self.bytes = range.compact
    self.isPlain = isPlain
  }

  /// Where the characters stand.
  var range: Range<Int> { bytes.wide }
}
