extension AppMetadata {
  /// What an intent takes.
  public struct Parameter: Sendable, Hashable {
    /// Its name in the code.
    public var name: String
    /// What people see it called; nil where its author left that to its name.
    public var title: Text?
    /// What it is for.
    public var parameterDescription: Text?
    /// Whether its type is optional.
    public var isOptional = false
    /// Whether the intent before it in a shortcut can fill it.
    public var isInput = false
    /// How it is filled by the intent before: 0 as usual, 2 by all means.
    public var inputConnectionBehavior = 0
    /// What there is to it.
    public var capabilities: ParameterCapabilities = []
    /// Where choices come from: 0 nowhere, 1 a list, 2 a search.
    public var dynamicOptionsSupport = 0
    /// The type of its value, without the optional.
    public var valueType: ValueType?
    /// Bounds, defaults, styles: a name and its value for each.
    public var typeSpecificMetadata = Traits()
    /// What Behest adds.
    public var additions: ParameterAdditions?

    /// Makes a parameter.
    public init(name: String, valueType: ValueType?) {
      self.name = name
      self.valueType = valueType
    }
  }

  /// What there is to a parameter.
  public struct ParameterCapabilities: OptionSet, Codable, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes capabilities of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It has a default.
    public static let hasDefault = ParameterCapabilities(rawValue: 1)
    /// It has choices of its own.
    public static let hasOptions = ParameterCapabilities(rawValue: 8)
  }

  /// What Behest adds to a parameter.
  public struct ParameterAdditions: Codable, Sendable, Hashable {
    /// Its type as the compiler names it: `Swift.Optional<Trails.TrailEntity>`.
    public var typeName: String?
    /// The question that asks for it.
    public var requestValueDialog: Text?
    /// The question that asks which of several it is.
    public var requestDisambiguationDialog: Text?
    /// The type that knows its choices.
    public var optionsProvider: String?
    /// The query that finds its values, where it is not that of the entity.
    public var query: String?
    /// Where it is declared.
    public var place: SourcePlace?

    /// Makes additions that add nothing.
    public init() {}
  }
}

extension AppMetadata.Parameter: Codable {
  enum CodingKeys: String, CodingKey {
    case name, title, parameterDescription, isOptional, isInput, inputConnectionBehavior, capabilities
    case dynamicOptionsSupport, valueType, typeSpecificMetadata
    case additions = "behest"
  }

  /// Reads what is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    title = try container.decodeIfPresent(.title)
    parameterDescription = try container.decodeIfPresent(.parameterDescription)
    isOptional = try container.decodeIfPresent(.isOptional) ?? false
    isInput = try container.decodeIfPresent(.isInput) ?? false
    inputConnectionBehavior = try container.decodeIfPresent(.inputConnectionBehavior) ?? 0
    capabilities = try container.decodeIfPresent(.capabilities) ?? []
    dynamicOptionsSupport = try container.decodeIfPresent(.dynamicOptionsSupport) ?? 0
    valueType = try container.decodeIfPresent(.valueType)
    typeSpecificMetadata = try container.decodeIfPresent(.typeSpecificMetadata) ?? AppMetadata.Traits()
    additions = try container.decodeIfPresent(.additions)
  }
}
