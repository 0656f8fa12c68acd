extension AppMetadata {
  /// A kind of thing that an app knows.
  package struct Entity: Sendable, Hashable {
    /// Its type's name.
    @OrEmpty package var typeName: String
    /// Its type's name with its module.
    package var fullyQualifiedTypeName: String?
    package var mangledTypeName: String?
    /// What one of them is called.
    package var displayTypeName: Text?
    /// What several are called, with the number put in.
    package var numericFormatTypeName: Text?
    /// What else one of them is called.
    @OrEmpty package var displayTypeSynonyms: [Text]
    /// The query that finds them.
    package var defaultQueryIdentifier: String?
    /// What is known of each.
    @OrEmpty package var properties: [Property]
    /// Whether it is only ever a result.
    @OrEmpty package var isTransient: Bool
    /// Where it is declared.
    package var place: SourceLine?

    package init(typeName: String) { self.typeName = typeName }
  }

  /// Something that is known of an entity.
  package struct Property: Codable, Sendable, Hashable {
    /// Its name in the code.
    package var identifier: String
    /// What people see it called; nil where its author left that to its name.
    package var title: Text?
    /// Whether its type is optional.
    package var isOptional: Bool?
    package var valueType: ValueType?

    package init(identifier: String, title: Text?, valueType: ValueType?, isOptional: Bool) {
      (self.identifier, self.title, self.valueType, self.isOptional) = (identifier, title, valueType, isOptional)
    }
  }

  /// What finds entities.
  package struct Query: Sendable, Hashable {
    /// Its type's name.
    package var identifier: String
    /// Its type's name with its module.
    package var fullyQualifiedTypeName: String?
    package var mangledTypeName: String?
    /// The entity it finds.
    package var entityType: String?
    /// How it finds them.
    package var capabilities: QueryCapabilities = .byIdentifier
    /// Whether the entity names it as its own.
    package var defaultQueryForEntity = false
    /// What it sorts by.
    package var sortingOptions: [String] = []
    /// What a search can be for.
    package var parameters: [String] = []
    /// The type of what it finds.
    package var resultValueType: ValueType?
    /// Where it is declared.
    package var place: SourceLine?

    package init(identifier: String) { self.identifier = identifier }
  }

  /// How a query finds things.
  package struct QueryCapabilities: OptionSet, Codable, Sendable, Hashable {
    /// The bits.
    package let rawValue: Int

    /// Makes capabilities of their bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Every query finds by identifier and suggests.
    package static let byIdentifier = QueryCapabilities(rawValue: 66)
    /// It lists all there are.
    package static let all = QueryCapabilities(rawValue: 1)
    /// It finds by words.
    package static let byText = QueryCapabilities(rawValue: 4)
  }

  /// A list of choices in the code.
  package struct Enumeration: Sendable, Hashable {
    /// Its type's name.
    package var identifier: String
    /// Its type's name with its module.
    package var fullyQualifiedTypeName: String?
    package var mangledTypeName: String?
    /// What one of them is called.
    package var displayTypeName: Text?
    /// What else one of them is called.
    @OrEmpty package var displayTypeSynonyms: [Text]
    /// The choices, in order.
    @OrEmpty package var cases: [Case]
    /// Where it is declared.
    package var place: SourceLine?

    package init(identifier: String) { self.identifier = identifier }
  }

  /// A choice.
  package struct Case: Codable, Sendable, Hashable {
    /// Its raw value.
    package var identifier: String
    /// How it is shown.
    package var displayRepresentation: Display?
    /// Its name in the code, where that is not its raw value.
    package var name: String?

    enum CodingKeys: String, CodingKey {
      case identifier, displayRepresentation
      case name = "behestName"
    }

    package init(identifier: String, displayRepresentation: Display?) {
      (self.identifier, self.displayRepresentation) = (identifier, displayRepresentation)
    }
  }

  /// How something is shown.
  package struct Display: Sendable, Hashable {
    /// What it is called.
    package var title: Text?
    /// What stands below.
    package var subtitle: Text?
    /// What stands beside.
    package var image: Image?
    /// What else it is called.
    package var synonyms: [Text] = []

    package init(title: Text?) { self.title = title }
  }

  /// A picture.
  package struct Image: Sendable, Hashable {
    package var systemImageName: String?

    package init(systemImageName: String) { self.systemImageName = systemImageName }
  }
}

extension AppMetadata.Entity: Codable {
  enum CodingKeys: String, CodingKey {
    case typeName, fullyQualifiedTypeName, mangledTypeName, displayTypeName, numericFormatTypeName
    case displayTypeSynonyms, defaultQueryIdentifier, properties
    case isTransient = "transient"
    case place = "behest"
  }
}

extension AppMetadata.Query: Codable {
  enum CodingKeys: String, CodingKey {
    case identifier, fullyQualifiedTypeName, mangledTypeName, entityType, capabilities, defaultQueryForEntity
    case sortingOptions, parameters, resultValueType
    case place = "behest"
  }

  /// Reads what is there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identifier = try container.decodeIfPresent(.identifier) ?? ""
    fullyQualifiedTypeName = try container.decodeIfPresent(.fullyQualifiedTypeName)
    mangledTypeName = try container.decodeIfPresent(.mangledTypeName)
    entityType = try container.decodeIfPresent(.entityType)
    capabilities = try container.decodeIfPresent(.capabilities) ?? .byIdentifier
    defaultQueryForEntity = try container.decodeIfPresent(.defaultQueryForEntity) ?? false
    sortingOptions = (try? container.list(.sortingOptions)) ?? []
    parameters = (try? container.list(.parameters)) ?? []
    resultValueType = try container.decodeIfPresent(.resultValueType)
    place = try container.decodeIfPresent(.place)
  }
}

extension AppMetadata.Enumeration: Codable {
  enum CodingKeys: String, CodingKey {
    case identifier, fullyQualifiedTypeName, mangledTypeName, displayTypeName, displayTypeSynonyms, cases
    case place = "behest"
  }
}

extension AppMetadata.Display: Codable {
  enum CodingKeys: String, CodingKey { case title, subtitle, image, synonyms }

  /// Reads what is there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decodeIfPresent(.title)
    subtitle = try container.decodeIfPresent(.subtitle)
    image = try? container.decodeIfPresent(AppMetadata.Image.self, forKey: .image)
    synonyms = try container.list(.synonyms)
  }
}

extension AppMetadata.Image: Codable {
  private enum CodingKeys: String, CodingKey { case systemImageName }
  private enum ValueKeys: String, CodingKey { case first = "_0" }

  /// Reads the name of a system image, if it is one.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.systemImageName) else { return }
    let value = try container.nestedContainer(keyedBy: ValueKeys.self, forKey: .systemImageName)
    systemImageName = try value.decodeIfPresent(String.self, forKey: .first)
  }

  /// Writes the name of a system image.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard let systemImageName else { return }
    var value = container.nestedContainer(keyedBy: ValueKeys.self, forKey: .systemImageName)
    try value.encode(systemImageName, forKey: .first)
  }
}
