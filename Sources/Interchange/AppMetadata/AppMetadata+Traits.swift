extension AppMetadata {
  /// What there is to the type of a parameter, such as bounds: names and values, one after the other.
  package struct Traits: Sendable, Hashable {
    /// The names and their values, in order.
    package var pairs: [Pair] = []

    /// A name and its value.
    package struct Pair: Sendable, Hashable {
      /// The name.
      package var name: String
      /// The value, in the wrapper that says what it is: `{"int":{"wrapper":1}}`.
      package var value: Tree
    }

    /// Makes a list of nothing.
    package init() {}

    /// The value of a name.
    package subscript(name: TraitName) -> Tree? {
      get { pairs.first { $0.name == name.rawValue }?.value }
      set {
        pairs.removeAll { $0.name == name.rawValue }
        if let newValue { pairs.append(Pair(name: name.rawValue, value: newValue)) }
      }
    }
  }

  /// The names of what there is to a type, as far as they are known.
  package enum TraitName: String, Sendable, CaseIterable {
    /// The value where nothing is said.
    case defaultValue = "LNValueTypeSpecificMetadataKeyDefaultValue"
    /// The greatest number.
    case upperBound = "LNValueTypeMetadataKeyNumberUpperBound"
    /// The least number.
    case lowerBound = "LNValueTypeMetadataKeyNumberLowerBound"
  }
}

extension AppMetadata.Traits: Codable {
  /// Reads names and values; what is not of that form is left out.
  package init(from decoder: any Decoder) throws {
    let list = try [AppMetadata.Tree](from: decoder)
    for index in stride(from: 0, to: list.count - 1, by: 2) {
      guard case .string(let name) = list[index] else { continue }
      pairs.append(Pair(name: name, value: list[index + 1]))
    }
  }

  /// Writes names and values.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for pair in pairs {
      try container.encode(pair.name)
      try container.encode(pair.value)
    }
  }
}

extension AppMetadata {
  /// A value of JSON that nothing is known about.
  package indirect enum Tree: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([Tree])
    /// An object.
    case object([String: Tree])
  }
}

extension AppMetadata.Tree {
  /// A value in the wrapper that says what it is.
  package static func wrapped(_ kind: String, _ value: Self) -> Self { .object([kind: .object(["wrapper": value])]) }

  /// The value in a wrapper, whatever it is said to be.
  package var unwrapped: Self? {
    guard case .object(let kinds) = self, kinds.count == 1, case .object(let wrapper)? = kinds.values.first else {
      return nil
    }
    return wrapper["wrapper"]
  }

  /// It as a number.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}

extension AppMetadata.Tree: Codable {
  /// Reads any value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Self].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Self].self))
    }
  }

  /// Writes the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
