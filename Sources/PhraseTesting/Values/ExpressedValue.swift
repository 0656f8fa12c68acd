internal import AppIntents

/// A value as tests pass it around: of Foundation, or something of the app's that only the app has a type for.
indirect enum ExpressedValue: Sendable {
  /// Not given, or absent.
  case nothing
  /// A text, a number, a date…
  case plain(any Sendable)
  case entity(AnyAppEntity)
  case transient(AnyTransientAppEntity)
  case enumCase(AnyAppEnum)
  case list([ExpressedValue])
  /// Entities that a query finds when somebody needs them.
  case query(AnyEntityQuery)

  /// A value that an intent, a query or an entity gave.
  init(of value: (any Sendable)?) {
    guard let value = value.flatMap(inside) else {
      self = .nothing
      return
    }
    switch value {
    case let union as any AppUnionValue: self = ExpressedValue(of: union._shownValue)
    case let entity as any AppEntity: self = .entity(AnyAppEntity(entity))
    case let single as any AppEnum: self = .enumCase(AnyAppEnum(single))
    case let list as [any Sendable]: self = .list(list.map { ExpressedValue(of: $0) })
    default: self = .plain(value)
    }
  }

  /// The same with what entities only tell when they are asked.
  func fetched() async -> ExpressedValue {
    switch self {
    case .entity(let entity): return .entity(await entity.fetched())
    case .list(let items):
      var list: [ExpressedValue] = []
      for item in items { list.append(await item.fetched()) }
      return .list(list)
    case .nothing, .plain, .transient, .enumCase, .query: return self
    }
  }

  /// The value as a person writes it in a test.
  var shown: String {
    switch self {
    case .nothing: "nil"
    case .plain(let value): value is String ? FailureMessages.quoted("\(value)") : "\(value)"
    case .entity(let entity): entity.description
    case .transient(let entity): entity.description
    case .enumCase(let single): single.description
    case .list(let items): "[\(items.map(\.shown).joined(separator: ", "))]"
    case .query: "what a query finds"
    }
  }
}

extension ExpressedValue {
  /// Whether two values are the same. A text is also an entity of that title or identifier, and a case of that raw value;
  /// whole and broken numbers are compared as numbers.
  func isSame(as other: ExpressedValue) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.plain(let left), .plain(let right)): Self.areSame(left, right)
    case (.entity(let left), .entity(let right)): left == right
    case (.enumCase(let left), .enumCase(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.plain(let text as String), .entity(let entity)), (.entity(let entity), .plain(let text as String)):
      entity.title == text || entity.identifier.instanceIdentifier == text
    case (.plain(let text as String), .enumCase(let single)), (.enumCase(let single), .plain(let text as String)):
      single.rawValue == text
    default: false
    }
  }

  private static func areSame(_ left: any Sendable, _ right: any Sendable) -> Bool {
    if let left = number(left), let right = number(right) { return left == right }
    guard let left = left as? any Hashable, let right = right as? any Hashable else { return false }
    return AnyHashable(left) == AnyHashable(right)
  }

  private static func number(_ value: any Sendable) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    default: nil
    }
  }

  /// The words in the value, for searching: a text, or what an entity is called.
  var text: String? {
    switch self {
    case .plain(let text as String): text
    case .plain(let text as AttributedString): String(text.characters)
    case .plain(let url as URL): url.absoluteString
    case .entity(let entity): entity.title
    case .enumCase(let single): single.rawValue
    case .nothing, .plain, .transient, .list, .query: nil
    }
  }
}
