extension AppMetadata {
  /// What an intent takes.
  package struct Parameter: Sendable, Hashable {
    /// Its name in the code.
    package var name: String
    /// What people see it called; nil where its author left that to its name.
    package var title: Text?
    /// What it is for.
    package var parameterDescription: Text?
    /// Whether its type is optional.
    package var isOptional = false
    /// Whether the intent before it in a shortcut can fill it.
    package var isInput = false
    /// How it is filled by the intent before: 0 as usual, 2 by all means.
    package var inputConnectionBehavior = 0
    /// What there is to it.
    package var capabilities: ParameterCapabilities = []
    /// Where choices come from: 0 nowhere, 1 a list, 2 a search.
    package var dynamicOptionsSupport = 0
    /// The type of its value, without the optional.
    package var valueType: ValueType?
    /// Bounds, defaults, styles: a name and its value for each.
    package var typeSpecificMetadata = Traits()
    /// What Behest adds.
    package var additions: ParameterAdditions?

    /// Makes a parameter.
    package init(name: String, valueType: ValueType?) {
      self.name = name
      self.valueType = valueType
    }
  }

  /// What there is to a parameter.
  package struct ParameterCapabilities: OptionSet, Codable, Sendable, Hashable {
    /// The bits.
    package let rawValue: Int

    /// Makes capabilities of their bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It has a default.
    package static let hasDefault = ParameterCapabilities(rawValue: 1)
    /// It has choices of its own.
    package static let hasOptions = ParameterCapabilities(rawValue: 8)
  }

  /// What Behest adds to a parameter.
  package struct ParameterAdditions: Codable, Sendable, Hashable {
    /// Its type as the compiler names it: `Swift.Optional<Trails.TrailEntity>`.
    package var typeName: String?
    /// The question that asks for it.
    package var requestValueDialog: Text?
    /// The question that asks which of several it is.
    package var requestDisambiguationDialog: Text?
    /// The type that knows its choices.
    package var optionsProvider: String?
    /// The query that finds its values, where it is not that of the entity.
    package var query: String?
    /// Where it is declared.
    package var place: SourcePlace?

    /// Makes additions that add nothing.
    package init() {}
  }
}

extension AppMetadata.Parameter: Codable {
  enum CodingKeys: String, CodingKey {
    case name, title, parameterDescription, isOptional, isInput, inputConnectionBehavior, capabilities
    case dynamicOptionsSupport, valueType, typeSpecificMetadata
    case additions = "behest"
  }

  /// Reads what is there.
  package init(from decoder: any Decoder) throws {
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
