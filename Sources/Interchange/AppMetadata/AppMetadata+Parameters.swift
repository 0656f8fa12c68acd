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
    @OrEmpty package var isOptional: Bool
    /// Whether the intent before it in a shortcut can fill it.
    @OrEmpty package var isInput: Bool
    /// How it is filled by the intent before: 0 as usual, 2 by all means.
    @OrEmpty package var inputConnectionBehavior: Int
    /// What there is to it.
    @OrEmpty package var capabilities: ParameterCapabilities
    /// Where choices come from: 0 nowhere, 1 a list, 2 a search.
    @OrEmpty package var dynamicOptionsSupport: Int
    /// The type of its value, without the optional.
    package var valueType: ValueType?
    /// Bounds, defaults, styles: a name and its value for each.
    @OrEmpty package var typeSpecificMetadata: Traits
    /// What Behest adds.
    package var additions: ParameterAdditions?

    package init(name: String, valueType: ValueType?) { (self.name, self.valueType) = (name, valueType) }
  }

  /// What there is to a parameter.
  package struct ParameterCapabilities: OptionSet, Codable, Sendable, Hashable {
    /// The bits.
    package let rawValue: Int

    /// Makes capabilities of their bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

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
    package var place: SourceLine?

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
}
