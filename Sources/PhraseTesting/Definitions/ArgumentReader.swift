internal import AppIntents
internal import Diagnostics
internal import IntentRuntime

/// Turns what a test gives into what a parameter takes.
struct ArgumentReader {
  let world: IntentWorld

  /// Gives a parameter a value; nothing leaves it as it is.
  func give(_ value: ExpressedValue, to parameter: any AnyIntentParameter, named argument: String) async throws {
    if case .nothing = value { return }
    let native = try await native(value, parameter.valueKind, parameter.traits.query, argument)
    guard parameter.assign(native) else { throw Self.mismatch(argument, parameter.valueKind, value) }
  }

  /// The value of a kind that an expression stands for.
  private func native(
    _ value: ExpressedValue, _ kind: ValueKind, _ query: (any EntityQuery)?, _ argument: String
  ) async throws -> any Sendable {
    switch (kind, value) {
    case (.array(let element), .list(let items)):
      var list: [any Sendable] = []
      for item in items { list.append(try await native(item, element, query, argument)) }
      return list
    case (.array(let element), .query(let found)):
      let items = ExpressedValue.list(try await found.entities().map(ExpressedValue.entity))
      return try await native(items, .array(element), query, argument)
    case (.array(let element), _): return try await native(value, element, query, argument)
    case (.entity(let type), .query(let found)):
      guard let first = try await found.entities().first else {
        throw PhraseTestFailure(
          "'\(argument)' is to be what a query finds, and it finds no \(_unqualifiedName(of: type))")
      }
      return try await entity(first, type, argument)
    case (.entity(let type), .plain(let text as String)): return try await entity(called: text, type, query, argument)
    case (.entity(let type), .entity(let entity)): return try await self.entity(entity, type, argument)
    case (.entity(let type), .transient(let made)): return try await transient(made, type, argument)
    case (.enumeration(let type), .plain(let text as String)): return try single(text, of: type, argument)
    case (.enumeration(let type), .enumCase(let single)):
      guard single._typeName == _unqualifiedName(of: type) else { throw Self.mismatch(argument, kind, value) }
      return try self.single(single.rawValue, of: type, argument)
    case (.union(let type), _): return try await union(type, value, kind, argument)
    case (.number, .plain(let number as Int)): return Double(number)
    case (.decimal, .plain(let number as Int)): return Decimal(number)
    case (.decimal, .plain(let number as Double)): return Decimal(number)
    case (.integer, .plain(let number as Double)): return Int(exactly: number) ?? number
    case (.attributedString, .plain(let text as String)): return AttributedString(text)
    case (_, .plain(let plain)): return plain
    default: throw Self.mismatch(argument, kind, value)
    }
  }

  // MARK: Entities

  /// The first entity that the query finds for a text.
  private func entity(
    called text: String, _ type: any AppEntity.Type, _ query: (any EntityQuery)?, _ argument: String
  ) async throws -> any Sendable {
    let reader = ValueReader(locale: IntentEnvironment.current.locale)
    if let found = try await EntityFinder.entities(of: type, named: text, by: reader, query: query).first {
      return found
    }
    let suggested = try await EntityFinder.suggestions(of: type, query: query).flatMap(\.options)
    let known = try await EntityFinder.all(of: type, query: query) ?? suggested
    let titles = known.map { String(localized: $0.display.title) }
    let nearest = nearestName(to: text, among: titles).map { "; did you mean \(FailureMessages.quoted($0))?" } ?? ""
    throw PhraseTestFailure(
      "'\(argument)': no \(_unqualifiedName(of: type)) is called \(FailureMessages.quoted(text))\(nearest)")
  }

  /// The entity as its query knows it now.
  private func entity(_ entity: AnyAppEntity, _ type: any AppEntity.Type, _ argument: String) async throws
    -> any Sendable
  {
    guard entity._typeName == _unqualifiedName(of: type) else {
      throw Self.mismatch(argument, .entity(type), .entity(entity))
    }
    if let live = entity.live, live is any TransientAppEntity { return live }
    let id = entity.identifier.instanceIdentifier
    guard let found = try await EntityFinder.entities(of: type, written: [id]).first else {
      throw PhraseTestFailure("'\(argument)': there is no \(entity._typeName) with the identifier '\(id)'")
    }
    return found
  }

  private func transient(_ made: AnyTransientAppEntity, _ type: any AppEntity.Type, _ argument: String) async throws
    -> any Sendable
  {
    guard made.definition.typeIdentifier == _unqualifiedName(of: type), let type = type as? any TransientAppEntity.Type
    else { throw Self.mismatch(argument, .entity(type), .transient(made)) }
    return try await transient(made, type)
  }

  /// A transient entity with the properties that a test gave it.
  func transient(_ made: AnyTransientAppEntity, _ type: any TransientAppEntity.Type) async throws -> any AppEntity {
    let entity: any AppEntity = type.init()
    let owner = made.definition.typeIdentifier
    let properties = Mirror(reflecting: entity).children.compactMap { child -> (String, any SettableProperty)? in
      guard let property = child.value as? any SettableProperty, let label = child.label else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, property)
    }
    for (name, value) in made.properties {
      guard let property = properties.first(where: { $0.0 == name })?.1 else {
        let nearest = FailureMessages.didYouMean(name, among: properties.map(\.0))
        throw PhraseTestFailure("'\(owner)' has no property '\(name)'\(nearest)")
      }
      guard let expression = try value?._expression.value else { continue }
      let native = try await native(expression, property.valueKind, nil, "\(owner).\(name)")
      guard property.set(native) else { throw Self.mismatch("\(owner).\(name)", property.valueKind, expression) }
    }
    return entity
  }

  // MARK: Enumerations and unions

  private func single(_ rawValue: String, of type: any AppEnum.Type, _ argument: String) throws -> any Sendable {
    func find<Enum: AppEnum>(_ type: Enum.Type) -> (found: (any Sendable)?, all: [String]) {
      (type.allCases.first { $0.rawValue.description == rawValue }, type.allCases.map(\.rawValue.description))
    }
    let (found, all) = find(type)
    if let found { return found }
    let nearest = FailureMessages.didYouMean(rawValue, among: all)
    let known = "; there are \(all.map { "'\($0)'" }.joined(separator: ", "))"
    throw PhraseTestFailure(
      "'\(argument)': '\(rawValue)' is no raw value of \(_unqualifiedName(of: type))\(nearest.isEmpty ? known : nearest)"
    )
  }

  /// The first shape that takes the value.
  private func union(
    _ type: any _IntentValueRepresentable.Type, _ value: ExpressedValue, _ kind: ValueKind, _ argument: String
  ) async throws -> any Sendable {
    guard let union = type as? any AppUnionValue.Type else { throw Self.mismatch(argument, kind, value) }
    var failure: (any Error)?
    for shape in union._shapes {
      do {
        if let embedded = shape.embed(try await native(value, shape.kind, nil, argument)) { return embedded }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? Self.mismatch(argument, kind, value)
  }

  // MARK: What does not fit

  private static func mismatch(_ argument: String, _ kind: ValueKind, _ value: ExpressedValue) -> PhraseTestFailure {
    PhraseTestFailure("'\(argument)' takes \(kind.words), and was given \(value.shown)")
  }
}

/// A property of a transient entity that a test gives a value.
private protocol SettableProperty {
  var valueKind: ValueKind { get }
  func set(_ value: any Sendable) -> Bool
}

extension EntityProperty: SettableProperty {
  fileprivate func set(_ value: any Sendable) -> Bool {
    guard let fitting = Value._value(from: value) else { return false }
    wrappedValue = fitting
    return true
  }
}

extension ValueKind {
  /// What a parameter of the kind takes, in words.
  fileprivate var words: String {
    switch self {
    case .string, .attributedString: "a text"
    case .integer: "a whole number"
    case .number, .decimal: "a number"
    case .boolean: "true or false"
    case .date: "a Date"
    case .dateComponents: "DateComponents"
    case .url: "a URL"
    case .duration: "a Duration"
    case .personName: "PersonNameComponents"
    case .measurement(let dimension): "a Measurement<\(type(of: dimension.baseUnit))>"
    case .currencyAmount: "an IntentCurrencyAmount"
    case .paymentMethod: "an IntentPaymentMethod"
    case .person: "an IntentPerson"
    case .file: "an IntentFile"
    case .place: "a place"
    case .search: "a search"
    case .enumeration(let type): "a raw value of \(_unqualifiedName(of: type))"
    case .entity(let type): "a \(_unqualifiedName(of: type))"
    case .union(let type): "a \(_unqualifiedName(of: type))"
    case .array(let element): "a list, each element \(element.words)"
    case .opaque(let name): "a \(name)"
    }
  }
}
