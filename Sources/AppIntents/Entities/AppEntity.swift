/// Something of the app's that people talk about: a trail, a landmark, a collection.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible, ID: Sendable, ValueType == Self {
  /// What finds entities of this type.
  associatedtype DefaultQuery: EntityQuery
  /// What finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// Marks a property that people can see, search and sort by.
  public typealias Property = EntityProperty

  public static var _valueKind: _IntentValueKind { _IntentValueKind(.entity(Self.self)) }
}

/// An identifier that can be written down and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier that a text stands for, if it is one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { description }
  /// The identifier that a text stands for, if it is one.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { rawValue.description }
  /// The identifier that a text stands for, if it is one.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue(entityIdentifierString).flatMap(Self.init(rawValue:))
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int8: EntityIdentifierConvertible {}
extension Int16: EntityIdentifierConvertible {}
extension Int32: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension UInt8: EntityIdentifierConvertible {}
extension UInt16: EntityIdentifierConvertible {}
extension UInt32: EntityIdentifierConvertible {}
extension UInt64: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  /// The UUID in its usual form.
  public var entityIdentifierString: String { uuidString }
  /// The UUID that a text in the usual form stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
extension URL: EntityIdentifierConvertible {
  /// The address as text.
  public var entityIdentifierString: String { absoluteString }
  /// The address that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

/// The identity of one entity: its type and its identifier.
public struct EntityIdentifier: Hashable, Sendable {
  /// The identifier as text.
  public let identifier: String
  public let entityType: any AppEntity.Type

  /// The identity of an entity.
  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

  /// The identity of the entity of a type with an identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.identifier = identifier.entityIdentifierString
    self.entityType = entityType
  }

  package init(entityType: any AppEntity.Type, identifier: String) {
    (self.identifier, self.entityType) = (identifier, entityType)
  }

  /// Whether two identities are those of the same entity.
  public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
    left.identifier == right.identifier && left.entityType == right.entityType
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(ObjectIdentifier(entityType))
  }
}

/// An entity that exists only as a value: it has no identity and no query.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// One identity for all: nobody looks a transient entity up.
  public var id: String { Self.persistentIdentifier }
  /// A query that never finds anything.
  public static var defaultQuery: _TransientEntityQuery<Self> { _TransientEntityQuery() }
}

/// The query of entities that cannot be looked up.
public struct _TransientEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
