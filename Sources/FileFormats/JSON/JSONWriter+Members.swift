// Members of objects, a line each: a key, and a value or null.

extension JSONWriter {
  package mutating func member(_ key: StaticString, _ text: String?) { member(key, text) { $0.string($1) } }

  package mutating func member(_ key: StaticString, _ number: Int?) { member(key, number) { $0.integer($1) } }

  package mutating func member(_ key: StaticString, _ flag: Bool?) { member(key, flag) { $0.boolean($1) } }

  package mutating func member(_ key: StaticString, number: Double?) { member(key, number) { $0.number($1) } }

  /// Writes a number rounded to four decimals.
  package mutating func member(_ key: StaticString, rounded number: Double?) { member(key, number) { $0.rounded($1) } }

  /// Writes a value in a way of its own.
  package mutating func member<Value>(
    _ key: StaticString, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
  ) {
    self.key(key)
    optional(value, write)
  }

  /// Writes an array, each element in the same way.
  package mutating func member<Elements: Sequence>(
    _ key: StaticString, each elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array(key) { json in
      for element in elements { write(&json, element) }
    }
  }

  /// Writes an array as a member.
  package mutating func array(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    array(.fitted, body)
  }
}
