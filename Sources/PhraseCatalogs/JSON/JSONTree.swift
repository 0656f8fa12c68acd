package import Diagnostics

/// A JSON5 text with everything decoded: for small messages, where nobody points back into the text.
package enum JSONTree: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number; `written` is valid JSON and as precise as the text was.
  case number(Double, written: String)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads one value. Throws the first mistake, even one that a catalog could be read in spite of; of a key that is
  /// written twice only the first counts.
  package static func read(_ bytes: [UInt8]) throws(Finding) -> JSONTree {
    let (document, findings) = JSON5Reader.read(bytes)
    if let finding = findings.first(where: { $0.rule != Finding.duplicateKeyRule }) { throw finding }
    guard let document else { preconditionFailure("a text without a finding must have a value") }
    return JSONTree(document.root, in: bytes)
  }

  /// What an object holds before the mistake for which it cannot be read.
  package static func fieldsBeforeMistake(in bytes: [UInt8]) -> [String: JSONTree] {
    fields(JSON5Reader.readBeginning(bytes), in: bytes)
  }

  private static func fields(_ members: [JSONMember], in bytes: [UInt8]) -> [String: JSONTree] {
    let pairs = members.map { ($0.key.decoded(in: bytes), JSONTree($0.value, in: bytes)) }
    return Dictionary(pairs) { first, _ in first }
  }

  private init(_ value: JSONValue, in bytes: [UInt8]) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number, written: Self.plain(number, as: bytes[value.range]))
    case .string(let string): self = .string(string.decoded(in: bytes))
    case .array(let elements): self = .array(elements.map { JSONTree($0, in: bytes) })
    case .object(let members): self = .object(Self.fields(members, in: bytes))
    }
  }

  /// The number as it was written where plain JSON allows that, else its value.
  private static func plain(_ number: Double, as text: ArraySlice<UInt8>) -> String {
    let written = String(decoding: text, as: UTF8.self)
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    let isPlain =
      digits.first?.isDigit == true && digits.last?.isDigit == true
      && digits.allSatisfy { $0.isDigit || ".eE+-".utf8.contains($0) } && !written.lowercased().contains(".e")
    if isPlain { return written }
    return number.isFinite ? "\(number)" : "null"
  }

  /// What to call it: "a number".
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
