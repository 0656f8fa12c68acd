/// The address of an entity, with holes for its identifier and its properties.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  private let template: URLTemplate<Entity>

  public init(stringLiteral value: String) { self.init(value) }

  /// An address without holes.
  public init(_ value: String) {
    var template = URLTemplate<Entity>()
    template.append(value)
    self.template = template
  }

  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  /// The address of one entity; waits for the properties that have to be fetched.
  package func url(of entity: Entity) async throws -> URL { try await template.url(of: entity) }

  /// Collects the pieces of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What stands for something else in an address.
    public enum Token: Hashable, Sendable {
      /// The identifier of the entity.
      case id
    }

    fileprivate var template = URLTemplate<Entity>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { template.append(literal) }

    /// Adds the identifier.
    public mutating func appendInterpolation(_ token: Token) {
      template.append(URLHole(name: { _ in "id" }, value: { $0.id.entityIdentifierString }))
    }

    /// Adds the value of a property.
    public mutating func appendInterpolation<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
      template.append(
        URLHole(
          name: { $0.name(of: $0[keyPath: keyPath]) },
          value: { try await $0[keyPath: keyPath].currentValue().flatMap(unwrapped) })
      )
    }
  }
}

extension AppEntity {
  /// The name of the variable that a property belongs to.
  fileprivate func name<Value>(of property: EntityProperty<Value>) -> String {
    for (name, value) in storedChildren(of: self) where (value as? EntityProperty<Value>) === property {
      property.bind(name: name)
    }
    return property.boundName ?? "property"
  }
}
