/// Something that can stand in JSON.
package protocol JSONWritable: Sendable {
  /// Writes one value.
  func write(to json: inout JSONWriter)
}

/// An object that is written down as a table: keys and values in order, nil as null.
///
/// ```swift
/// let object: JSONObject = ["line": 3, "text": "hello", "score": JSONRounded(0.97), "reason": nil]
/// object.write(to: &json)
/// ```
///
/// Boxes each value; what is written for every request calls the writer itself.
package struct JSONObject: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: (any JSONWritable)?)]

  package init(_ members: [(key: String, value: (any JSONWritable)?)]) { self.members = members }

  package init(dictionaryLiteral elements: (String, (any JSONWritable)?)...) {
    members = elements.map { (key: $0, value: $1) }
  }

  /// The members that have a value.
  package var present: JSONObject { JSONObject(members.filter { $0.value != nil }) }

  /// The members of both.
  package static func + (left: Self, right: Self) -> Self { Self(left.members + right.members) }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in members {
        json.key(key)
        json.optional(value) { $1.write(to: &$0) }
      }
    }
  }
}

/// A number that is written rounded to four decimals.
package struct JSONRounded: JSONWritable {
  private let number: Double

  /// Nil for no number.
  package init?(_ number: Double?) {
    guard let number else { return nil }
    self.number = number
  }

  package func write(to json: inout JSONWriter) { json.rounded(number) }
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.boolean(self) }
}

extension JSONValue: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension UInt64: JSONWritable {
  package func write(to json: inout JSONWriter) { json.verbatim("\(self)") }
}

extension Double: JSONWritable {
  package func write(to json: inout JSONWriter) { json.number(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.array { json in for element in self { element.write(to: &json) } }
  }
}
