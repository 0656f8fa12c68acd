/// One property to sort entities by, and which way.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // Key paths to properties capture nothing.
  /// Which way.
  public enum Ordering: Hashable, Sendable {
    case ascending
    case descending
  }

  /// The property to sort by, as the app wrote it in `SortableBy`.
  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  // Key paths to properties capture nothing.
  package let keyPath: PartialKeyPath<Entity>
  private let find: (Entity) -> any AnyEntityProperty

  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
    self.keyPath = keyPath
    self.find = { $0[keyPath: keyPath] }
  }

  /// The property of an entity; it knows its name.
  package func property(of entity: Entity) -> any AnyEntityProperty {
    entity.bindPropertyNames()
    return find(entity)
  }
}

/// The properties that entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let options: [EntityQuerySortableByProperty<Entity>]

  /// Lists the properties.
  public init(@EntityQuerySortingOptionsBuilder<Entity> _ options: () -> [EntityQuerySortableByProperty<Entity>]) {
    self.options = options()
  }
}

/// Lists properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity>: _ListBuilder {
  public typealias Element = EntityQuerySortableByProperty<Entity>
  public static func buildExpression(_ option: Element) -> [Element] { [option] }
}
