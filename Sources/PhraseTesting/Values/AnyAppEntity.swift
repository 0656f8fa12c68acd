internal import AppIntents

/// An entity of the app's, as a test sees it: its identifier, and its properties by name.
///
/// ```swift
/// let trail = try await trails.entities(matching: "catbells")[0]
/// #expect(try trail.name == "Catbells")
/// ```
@dynamicMemberLookup
public struct AnyAppEntity: _DefinedInstance, Hashable, CustomStringConvertible {
  /// The identity of the entity.
  public let identifier: AttributedEntityIdentifier
  /// The entity itself; nil for a reference.
  let live: (any AppEntity)?
  /// What the entity only tells when it is asked, by property.
  private var deferred: [String: Result<ExpressedValue, PhraseTestFailure>] = [:]

  init(_ entity: any AppEntity) {
    live = entity
    identifier = AttributedEntityIdentifier(
      typeIdentifier: _unqualifiedName(of: type(of: entity)), instanceIdentifier: entity.id.entityIdentifierString)
  }

  init(reference identifier: String, of type: String) {
    live = nil
    self.identifier = AttributedEntityIdentifier(typeIdentifier: type, instanceIdentifier: identifier)
  }

  // MARK: Properties

  /// The place of a property, to be passed on.
  public subscript(dynamicMember name: String) -> DynamicPropertyPath {
    let entity = self
    return DynamicPropertyPath("\(_typeName).\(name)") { try entity.property(name) }
  }

  /// The value of a property.
  public subscript<Value: IntentValueConvertible>(dynamicMember name: String) -> Value {
    get throws { try property(name).read(as: Value.self, at: "\(_typeName).\(name)") }
  }

  func property(_ name: String) throws -> ExpressedValue {
    guard let live else {
      throw PhraseTestFailure(
        "this \(_typeName) is a reference and knows only its identifier; read '\(name)' of what "
          + "'entities(identifiers: [\"\(identifier.instanceIdentifier)\"])' finds")
    }
    if let fetched = deferred[name] { return try fetched.get() }
    let known = live.propertyDescriptions
    guard let property = known.first(where: { $0.name == name }) else {
      throw missing(name, in: live, known.map(\.name))
    }
    if case .deferred = property.access {
      throw PhraseTestFailure("'\(_typeName).\(name)' is fetched when it is asked for; get the entity by a query first")
    }
    return ExpressedValue(of: property.valueAtHand())
  }

  private func missing(_ name: String, in entity: any AppEntity, _ names: [String]) -> PhraseTestFailure {
    if Mirror(reflecting: entity).children.contains(where: { $0.label == name }) {
      return PhraseTestFailure("'\(_typeName).\(name)' is no @Property, so nobody outside of the app sees it")
    }
    let nearest = FailureMessages.didYouMean(name, among: names)
    let known = nearest.isEmpty ? "; it has \(names.map { "'\($0)'" }.joined(separator: ", "))" : nearest
    return PhraseTestFailure("'\(_typeName)' has no property '\(name)'\(known)")
  }

  /// The same with its deferred properties.
  func fetched() async -> AnyAppEntity {
    guard let live else { return self }
    var entity = self
    for property in live.propertyDescriptions {
      guard case .deferred = property.access else { continue }
      do {
        entity.deferred[property.name] = .success(ExpressedValue(of: try await property.value()))
      } catch {
        entity.deferred[property.name] = .failure(
          PhraseTestFailure("'\(_typeName).\(property.name)' could not be fetched: \(error)"))
      }
    }
    return entity
  }

  // MARK: What it stands for

  /// The entity.
  public var _expression: _ValueExpression { _ValueExpression(.entity(self)) }
  /// The entity, if it is one.
  public static func _read(_ expression: _ValueExpression) -> AnyAppEntity? {
    if case .entity(let entity) = expression.value { entity } else { nil }
  }
  /// The name of its type.
  public var _typeName: String { identifier.typeIdentifier }

  /// What people call it; nil for a reference.
  public var title: String? { live.map { String(localized: DisplayRepresentation(showing: $0).title) } }

  /// The title and the identifier.
  public var description: String {
    "\(_typeName)(\(title.map { "\(FailureMessages.quoted($0)), " } ?? "")id: \(identifier.instanceIdentifier))"
  }

  /// Whether both are the same thing of the app's, whatever their properties.
  public static func == (left: AnyAppEntity, right: AnyAppEntity) -> Bool { left.identifier == right.identifier }
  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The identity of an entity: its type and its identifier.
public struct AttributedEntityIdentifier: Hashable, Sendable {
  /// The name of the type.
  public let typeIdentifier: String
  /// The identifier as text.
  public let instanceIdentifier: String
}

/// An entity that exists only as a value, made by a test.
public struct AnyTransientAppEntity: IntentValueExpressing, CustomStringConvertible {
  let definition: TransientAppEntityDefinition
  let properties: [(name: String, value: (any IntentValueExpressing)?)]

  /// The entity.
  public var _expression: _ValueExpression { _ValueExpression(.transient(self)) }
  /// The name of the type.
  public var description: String { "a new \(definition.typeIdentifier)" }
}

/// A query that is asked when somebody needs what it finds; give it to an intent that takes entities.
public struct AnyEntityQuery: IntentValueExpressing {
  let find: @Sendable () async throws -> [AnyAppEntity]

  /// What it finds now.
  public func entities() async throws -> [AnyAppEntity] { try await find() }
  /// What it finds when it is asked.
  public var _expression: _ValueExpression { _ValueExpression(.query(self)) }
}
