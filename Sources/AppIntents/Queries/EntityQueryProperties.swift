/// The properties that a query finds entities by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let properties: [_EntityQueryPropertyListing<Entity, ComparatorMappingType>]

  /// Lists the properties.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    _ properties: () -> [_EntityQueryPropertyListing<Entity, ComparatorMappingType>]
  ) { self.properties = properties() }
}

/// A property that a query finds entities by, with how its values are compared.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType>: Sendable {
  package let listing: _EntityQueryPropertyListing<Entity, ComparatorMappingType>

  /// A property of the entity.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
    comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    listing = _EntityQueryPropertyListing(keyPath, kind: Value._valueKind.kind, comparators()) { $0[keyPath: keyPath] }
  }

  /// A property of another entity, to which this one leads.
  public init<Provided: AppEntity>(
    _ keyPath: KeyPath<Provided, EntityProperty<Value>>,
    entityProvider: @escaping (Entity) -> Provided,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
    comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    listing = _EntityQueryPropertyListing(keyPath, kind: Value._valueKind.kind, comparators()) {
      let provided = entityProvider($0)
      provided.bindPropertyNames()
      return provided[keyPath: keyPath]
    }
  }
}

/// A property that a query finds entities by, whatever the type of its values.
public struct _EntityQueryPropertyListing<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  // Key paths to properties capture nothing, and the closures are the maps of the app's `properties`: constants.
  package let keyPath: AnyKeyPath
  package let kind: ValueKind
  package let comparators: [any AnyEntityQueryComparator<ComparatorMappingType>]
  private let find: (Entity) -> any AnyEntityProperty

  init(
    _ keyPath: AnyKeyPath, kind: ValueKind, _ comparators: [any AnyEntityQueryComparator<ComparatorMappingType>],
    property: @escaping (Entity) -> any AnyEntityProperty
  ) { (self.keyPath, self.kind, self.comparators, self.find) = (keyPath, kind, comparators, property) }

  /// The property of an entity; it knows its name.
  package func property(of entity: Entity) -> any AnyEntityProperty {
    entity.bindPropertyNames()
    return find(entity)
  }
}

/// Lists properties to find entities by.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType>: _ListBuilder {
  public typealias Element = _EntityQueryPropertyListing<Entity, ComparatorMappingType>
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
  ) -> [Element] { [property.listing] }
}
