/// Describes one property that a macro found. The macros declare a type of this kind beside each such property.
public protocol _EntityPropertyKey {
  associatedtype _Owner: Sendable
  /// The type of the property.
  associatedtype _Content: _IntentValue & Sendable
  /// The property's name, title and getter.
  static var marker: _EntityPropertyMarker<_Owner, _Content> { get }
}

/// Tells, in a mirror of an entity, that it has a computed or deferred property.
///
/// The value has no size and costs nothing to make or copy: what it tells is in its type. All are equal, and none is
/// encoded, so that the conformances synthesized for an entity do not notice them.
public struct _MarkedEntityProperty<Key: _EntityPropertyKey>: Hashable, Codable, Sendable {
  public init() {}

  public init(from decoder: any Decoder) {}

  public func encode(to encoder: any Encoder) {}
}

extension KeyedEncodingContainer {
  /// Leaves a marker out.
  public mutating func encode<Marked>(_ value: _MarkedEntityProperty<Marked>, forKey key: Key) throws {}
}

extension KeyedDecodingContainer {
  /// Makes a marker without looking for one.
  public func decode<Marked>(
    _ type: _MarkedEntityProperty<Marked>.Type, forKey key: Key
  ) throws -> _MarkedEntityProperty<Marked> { _MarkedEntityProperty() }
}

extension _MarkedEntityProperty: AnyEntityPropertyMarker {
  package func description(on entity: Any) -> EntityPropertyDescription? { Key.marker.description(on: entity) }
}
