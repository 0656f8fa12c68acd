/// A place in a result or an entity, named by the properties that lead there: `result.value.profile.name`, `entity.tags[0]`.
///
/// Passing it on needs no `try`; reading does, because only then somebody looks whether the place exists:
///
/// ```swift
/// let created = try await createEvent.makeIntent(title: "Launch").run()
/// try await openEvent.makeIntent(target: created.value).run()
/// #expect(try created.value.title == "Launch")
/// ```
@dynamicMemberLookup
public struct DynamicPropertyPath: IntentValueExpressing {
  private let place: String
  private let find: @Sendable () throws -> ExpressedValue

  init(_ place: String, _ find: @escaping @Sendable () throws -> ExpressedValue) {
    (self.place, self.find) = (place, find)
  }

  /// What stands at the place.
  public var _expression: _ValueExpression { get throws { _ValueExpression(try find()) } }

  /// The place below this one.
  public subscript(dynamicMember name: String) -> DynamicPropertyPath { member(name) }

  /// The value of a property.
  public subscript<Value: IntentValueConvertible>(dynamicMember name: String) -> Value {
    get throws { try member(name).as(Value.self) }
  }

  /// The place of an element of a list.
  public subscript(index: Int) -> DynamicPropertyPath { element(index) }

  /// An element of a list.
  public subscript<Value: IntentValueConvertible>(index: Int) -> Value {
    get throws { try element(index).as(Value.self) }
  }

  /// The value as a type; throws if it has another one.
  public func `as`<Value: IntentValueConvertible>(_ type: Value.Type) throws -> Value {
    try find().read(as: type, at: place)
  }

  /// The value as an instance of a type of the app's; throws if it is none.
  public func `as`<Definition: AppIntentTypeDefinition>(_ definition: Definition) throws -> Definition.Instance
  where Definition.Instance: _DefinedInstance {
    let value = try self.as(Definition.Instance.self)
    guard value._typeName == definition.typeIdentifier else {
      throw PhraseTestFailure("'\(place)' is \(try find().shown), which is no \(definition.typeIdentifier)")
    }
    return value
  }

  private func member(_ name: String) -> DynamicPropertyPath {
    DynamicPropertyPath("\(place).\(name)") { [place, find] in try find().member(name, at: place) }
  }

  private func element(_ index: Int) -> DynamicPropertyPath {
    DynamicPropertyPath("\(place)[\(index)]") { [place, find] in
      let value = try find()
      guard case .list(let items) = value else {
        throw PhraseTestFailure("'\(place)' is \(value.shown), which is no list")
      }
      guard items.indices.contains(index) else {
        throw PhraseTestFailure("'\(place)' has \(items.count) elements, none of them at \(index)")
      }
      return items[index]
    }
  }
}

/// The places of the elements of a list.
public struct DynamicPropertyPathCollection: RandomAccessCollection, Sendable {
  private let name: String
  private let values: [ExpressedValue]

  init(_ name: String, _ values: [ExpressedValue]) { (self.name, self.values) = (name, values) }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { values.count }
  /// The place of an element.
  public subscript(position: Int) -> DynamicPropertyPath {
    let value = values[position]
    return DynamicPropertyPath("\(name)[\(position)]") { value }
  }
}

extension ExpressedValue {
  /// What a property holds.
  func member(_ name: String, at place: String) throws -> ExpressedValue {
    switch self {
    case .entity(let entity): return try entity.property(name)
    case .list(let items) where name == "count": return .plain(items.count)
    case .nothing: throw PhraseTestFailure("'\(place)' is nil, so it has no '\(name)'")
    case .enumCase(let single) where name == "rawValue": return .plain(single.rawValue)
    case .list, .plain, .transient, .enumCase, .query:
      throw PhraseTestFailure("'\(place)' is \(shown), which has no property '\(name)'")
    }
  }
}

/// An instance of a type of the app's.
public protocol _DefinedInstance: IntentValueConvertible {
  /// The name of its type.
  var _typeName: String { get }
}
