/// A value that has something to begin with: where a file does not have it, it is empty.
package protocol Emptiable {
  init()
}

extension Array: Emptiable {}
extension Dictionary: Emptiable {}
extension String: Emptiable {}
extension Bool: Emptiable {}
extension Int: Emptiable {}
extension AppMetadata.ParameterCapabilities: Emptiable {}
extension AppMetadata.Traits: Emptiable {}

/// A property that reads as empty where its key is missing or null, and is written always.
@propertyWrapper
package struct OrEmpty<Value: Codable & Emptiable>: Codable {
  package var wrappedValue: Value

  package init() { wrappedValue = Value() }

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Reads a value that is there.
  package init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

  /// Writes the value.
  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension OrEmpty: Sendable where Value: Sendable {}
extension OrEmpty: Equatable where Value: Equatable {}
extension OrEmpty: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
  /// Finds what stands under a key, or nothing: what the compiler calls for a property that may be missing.
  func decode<Value>(_ type: OrEmpty<Value>.Type, forKey key: Key) throws -> OrEmpty<Value> {
    OrEmpty(wrappedValue: try decodeIfPresent(Value.self, forKey: key) ?? Value())
  }
}
