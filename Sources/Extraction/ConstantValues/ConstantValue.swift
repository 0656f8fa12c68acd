/// A value as the compiler could tell it without running anything.
indirect enum ConstantValue: Sendable, Hashable {
  /// Text, a number, `true` or `false`, as it is written.
  case literal(String)
  case none
  case array([ConstantValue])
  case dictionary([Pair])
  case tuple([ConstantValue])
  /// `.low`
  case enumCase(String)
  /// `\.$trail`
  case keyPath(String)
  /// `Type(…)`
  case construction(type: String, arguments: [Argument])
  /// `function(…)`, `value.function(…)`
  case call(String, type: String?, arguments: [Argument])
  /// `Type.member`
  case member(of: String, String)
  /// `Type.self`
  case type(String)
  /// Text with values in it.
  case interpolation([ConstantValue])
  /// A result builder's body.
  case builder([Step])
  /// What only a running program knows.
  case unknown

  struct Argument: Sendable, Hashable {
    var label: String
    var type: String
    var value: ConstantValue
  }

  struct Pair: Sendable, Hashable {
    var key: ConstantValue
    var value: ConstantValue
  }

  /// A statement of a result builder: one value, or those of its branches.
  enum Step: Sendable, Hashable {
    case value(ConstantValue)
    case branches([ConstantValue])
  }
}

extension ConstantValue {
  /// The argument of a construction with a label; the first without one for the empty label.
  subscript(argument label: String) -> ConstantValue? { argument(label)?.value }

  /// An argument of a construction with its type, which the compiler also tells of a value that it does not know.
  func argument(_ label: String) -> Argument? {
    guard case .construction(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }
  }

  /// The text of a literal.
  var text: String? {
    if case .literal(let text) = self { text } else { nil }
  }

  /// The name of a case or of a member such as `.foreground`.
  var name: String? {
    switch self {
    case .enumCase(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The type that is made or named: that of `Type(…)`, `Type.member`, `Type.function(…)` or `Type.self`.
  var madeType: String? {
    switch self {
    case .construction(let type, _), .member(let type, _), .type(let type): type
    case .call(_, let type, _): type
    default: nil
    }
  }

  /// The parts of a list.
  var elements: [ConstantValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

// MARK: - As the compiler writes it

extension ConstantValue: Decodable {
  private enum Keys: String, CodingKey { case valueKind, value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let kind = try container.decodeIfPresent(String.self, forKey: .valueKind)
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type, forKey: .value) }
    switch kind {
    case "RawLiteral": self = .literal(try value(String.self))
    case "NilLiteral": self = .none
    case "Array": self = .array(try value([ConstantValue].self))
    case "Tuple": self = .tuple(try value([ConstantValue].self))
    case "Dictionary": self = .dictionary(try value([Pair].self))
    case "Enum", "KeyPath", "Type", "MemberReference", "InitCall", "FunctionCall", "StaticFunctionCall", "Builder",
      "InterpolatedStringLiteral":
      self = Self(try value(Parts.self), kind: kind)
    default: self = .unknown
    }
  }

  /// What the compiler tells about a value that has parts; each kind has some of them.
  private struct Parts: Decodable {
    var name: String?
    var path: String?
    var type: String?
    var baseType: String?
    var memberLabel: String?
    var arguments: [Argument]?
    var segments: [ConstantValue]?
    var members: [Step]?
  }

  private init(_ parts: Parts, kind: String?) {
    let (type, arguments) = (parts.type ?? "", parts.arguments ?? [])
    switch kind {
    case "Enum": self = .enumCase(parts.name ?? "")
    case "KeyPath": self = .keyPath(parts.path ?? "")
    case "Type": self = .type(type)
    case "MemberReference": self = .member(of: parts.baseType ?? "", parts.memberLabel ?? "")
    case "InitCall": self = .construction(type: type, arguments: arguments)
    case "FunctionCall": self = .call(parts.name ?? "", type: nil, arguments: arguments)
    case "StaticFunctionCall": self = .call(parts.memberLabel ?? "", type: type, arguments: arguments)
    case "Builder": self = .builder(parts.members ?? [])
    case "InterpolatedStringLiteral": self = .interpolation(parts.segments ?? [])
    default: self = .unknown
    }
  }
}

extension ConstantValue.Pair: Decodable {}

extension ConstantValue.Argument: Decodable {
  private enum Keys: String, CodingKey { case label, type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    label = try container.decodeIfPresent(String.self, forKey: .label) ?? ""
    type = try container.decodeIfPresent(String.self, forKey: .type) ?? ""
    value = try ConstantValue(from: decoder)
  }
}

extension ConstantValue.Step: Decodable {
  private enum Keys: String, CodingKey { case element, elements, ifElements, elseElements }
  private struct Element: Decodable {
    var element: Content?
  }
  /// An element; one that says nothing at all stands for a branch's own statement.
  private struct Content: Decodable {
    private enum Keys: String, CodingKey { case valueKind }

    var value: ConstantValue?

    init(from decoder: any Decoder) throws {
      let isEmpty = try !decoder.container(keyedBy: Keys.self).contains(.valueKind)
      value = isEmpty ? nil : try ConstantValue(from: decoder)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    if let content = try container.decodeIfPresent(Content.self, forKey: .element) {
      self = content.value.map(Self.value) ?? .branches([])
      return
    }
    let branches = try [Keys.elements, .ifElements, .elseElements].flatMap { key in
      try container.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    self = .branches(branches.compactMap { $0.element?.value })
  }
}
