extension AppMetadata {
  /// The type of a value.
  package indirect enum ValueType: Sendable, Hashable {
    /// A type that every system knows, by its number.
    case primitive(Primitive)
    /// A person, a file, an amount of money: a type of the intents' own, by its number.
    case intents(Int)
    /// Several of a type.
    case array(ValueType)
    /// An entity, by its identifier.
    case entity(String)
    /// An enum, by its identifier.
    case enumeration(String)
    /// A quantity: Apple's number of the unit's kind and its Swift name, as far as they are known.
    case measurement(unitType: Int?, unit: String?)
    /// A type that the format has no word for, by its Swift name.
    case named(String)
    /// Something that nobody told about, by its key.
    case unknown(String)
  }

  /// A number that stands for a type.
  package struct Primitive: RawRepresentable, Codable, Sendable, Hashable {
    /// The number.
    package var rawValue: Int

    /// Makes a type of its number.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `String`.
    package static let string = Primitive(rawValue: 0)
    /// `Bool`.
    package static let boolean = Primitive(rawValue: 1)
    /// `Int`.
    package static let integer = Primitive(rawValue: 2)
    /// `Double`.
    package static let number = Primitive(rawValue: 7)
    /// `Date`.
    package static let date = Primitive(rawValue: 8)
    /// `DateComponents`.
    package static let dateComponents = Primitive(rawValue: 9)
    /// `URL`.
    package static let url = Primitive(rawValue: 11)
    /// `AttributedString`.
    package static let attributedString = Primitive(rawValue: 12)
  }
}

extension AppMetadata.ValueType {
  /// `IntentPerson`.
  package static let person = AppMetadata.ValueType.intents(3)
  /// `IntentFile`.
  package static let file = AppMetadata.ValueType.intents(12)
  /// `IntentCurrencyAmount`.
  package static let currencyAmount = AppMetadata.ValueType.intents(14)
  /// The number that stands for a duration.
  package static let durationUnitType = 7
}

extension AppMetadata.ValueType: Codable {
  private enum Kind: String, CodingKey { case primitive, intents, array, entity, linkEnumeration, measurement, behest }
  private enum WrapperKeys: String, CodingKey { case wrapper }
  private enum Keys: String, CodingKey {
    case typeIdentifier, typeName, identifier, memberValueType, capabilities, unitType, behest
  }
  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads a type; one of a kind that is not known by its key only.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      let key = try decoder.container(keyedBy: AnyKey.self).allKeys.first
      self = .unknown(key?.stringValue ?? "")
      return
    }
    let wrapper = try container.nestedContainer(keyedBy: WrapperKeys.self, forKey: kind)
    let value = try wrapper.nestedContainer(keyedBy: Keys.self, forKey: .wrapper)
    switch kind {
    case .primitive: self = .primitive(.init(rawValue: try value.decode(Int.self, forKey: .typeIdentifier)))
    case .intents: self = .intents(try value.decode(Int.self, forKey: .typeIdentifier))
    case .array: self = .array(try value.decode(Self.self, forKey: .memberValueType))
    case .entity: self = .entity(try value.decode(String.self, forKey: .typeName))
    case .linkEnumeration: self = .enumeration(try value.decode(String.self, forKey: .identifier))
    case .measurement:
      self = .measurement(
        unitType: try? value.decodeIfPresent(Int.self, forKey: .unitType),
        unit: try value.decodeIfPresent(String.self, forKey: .behest))
    case .behest: self = .named(try value.decode(String.self, forKey: .typeName))
    }
  }

  /// Writes a type.
  package func encode(to encoder: any Encoder) throws {
    func value(_ kind: Kind) -> KeyedEncodingContainer<Keys> {
      var container = encoder.container(keyedBy: Kind.self)
      var wrapper = container.nestedContainer(keyedBy: WrapperKeys.self, forKey: kind)
      return wrapper.nestedContainer(keyedBy: Keys.self, forKey: .wrapper)
    }
    switch self {
    case .primitive(let type):
      var value = value(.primitive)
      try value.encode(type.rawValue, forKey: .typeIdentifier)
    case .intents(let number):
      var value = value(.intents)
      try value.encode(number, forKey: .typeIdentifier)
    case .array(let member):
      var value = value(.array)
      try value.encode(member, forKey: .memberValueType)
      try value.encode(3, forKey: .capabilities)
    case .entity(let name):
      var value = value(.entity)
      try value.encode(name, forKey: .typeName)
    case .enumeration(let name):
      var value = value(.linkEnumeration)
      try value.encode(name, forKey: .identifier)
    case .measurement(let number, let unit):
      var value = value(.measurement)
      try value.encodeIfPresent(number, forKey: .unitType)
      try value.encodeIfPresent(unit, forKey: .behest)
    case .named(let name):
      var value = value(.behest)
      try value.encode(name, forKey: .typeName)
    case .unknown(let key):
      guard let key = AnyKey(stringValue: key), !key.stringValue.isEmpty else { return }
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(AppMetadata.Tree.object([:]), forKey: key)
    }
  }
}
