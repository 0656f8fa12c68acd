extension AppMetadata {
  /// An intent.
  public struct Action: Sendable, Hashable {
    /// What it is called in other parts of the metadata: its type's name.
    public var identifier: String
    /// Its type's name with its module.
    public var fullyQualifiedTypeName: String?
    /// Its type, mangled.
    public var mangledTypeName: String?
    /// Its type, mangled, as newer systems look for it.
    public var mangledTypeNameV2: String?
    /// What people see it called; nil where its author left that to its name.
    public var title: Text?
    /// What it is for.
    public var descriptionMetadata: Description?
    /// What it takes, in order.
    public var parameters: [Parameter] = []
    /// The type of what it returns.
    public var outputType: ValueType?
    /// What else comes out of it.
    public var outputFlags: OutputFlags = []
    /// Whether the app comes to the front first.
    public var openAppWhenRun = false
    /// Where it runs: 1 in the background, 2 in front, 4 in front if it wants, 8 in front later.
    public var supportedModes: Int?
    /// Who may run it: 0 everybody, 1 who has unlocked once, 2 who has unlocked this device.
    public var authenticationPolicy = 0
    /// Whether its author said who may run it.
    public var isAuthPolExplicit: Bool?
    /// Whether people are meant to find it.
    public var isDiscoverable = true
    /// Who sees it.
    public var visibilityMetadata: Visibility?
    /// How it reads with its parameters.
    public var actionConfiguration: Configuration?
    /// The protocols it conforms to that systems know: `com.apple.link.systemProtocol.OpenEntity`.
    public var systemProtocols: [String] = []
    /// The schemas it fits.
    public var assistantDefinedSchemas: [Schema] = []
    /// Where it can be used.
    public var availabilityAnnotations: [String: Availability] = [:]
    /// Where it is declared.
    public var place: SourcePlace?

    /// Makes an intent.
    public init(identifier: String) { self.identifier = identifier }
  }

  /// What an intent is for.
  public struct Description: Sendable, Hashable {
    /// The description.
    public var descriptionText: Text?
    /// The heading it is listed under.
    public var categoryName: Text?
    /// What people may look for besides.
    public var searchKeywords: [Text] = []
    /// What its result is called.
    public var resultValueName: Text?

    /// Makes a description.
    public init(_ text: Text?) { descriptionText = text }
  }

  /// What comes out of an intent besides a value.
  public struct OutputFlags: OptionSet, Codable, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes flags of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It opens another intent.
    public static let opensIntent = OutputFlags(rawValue: 1)
    /// It shows a view.
    public static let showsSnippet = OutputFlags(rawValue: 2)
    /// It says something.
    public static let providesDialog = OutputFlags(rawValue: 4)
    /// It never returns: it configures something.
    public static let neverReturns = OutputFlags(rawValue: 8)
  }

  /// Who sees an intent.
  public struct Visibility: Codable, Sendable, Hashable {
    /// Whether people are meant to find it.
    public var isDiscoverable: Bool?
    /// Whether only an assistant sees it.
    public var assistantOnly: Bool?

    /// Makes a visibility.
    public init(isDiscoverable: Bool, assistantOnly: Bool) {
      self.isDiscoverable = isDiscoverable
      self.assistantOnly = assistantOnly
    }
  }

  /// The name of a schema.
  public struct Schema: Codable, Sendable, Hashable {
    /// The domain: `visualIntelligence`.
    public var domain: String?
    /// What it is called there.
    public var name: String?
    /// Its version.
    public var version: String?

    /// Makes the name of a schema.
    public init(domain: String?, name: String?) {
      self.domain = domain
      self.name = name
    }

    /// Reads what is text.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      domain = try? container.decodeIfPresent(String.self, forKey: .domain)
      name = try? container.decodeIfPresent(String.self, forKey: .name)
      version = try? container.decodeIfPresent(String.self, forKey: .version)
    }
  }

  /// Since when something can be used on a platform.
  public struct Availability: Codable, Sendable, Hashable {
    /// The version; `*` for any.
    public var introducedVersion: String?

    /// Makes an availability.
    public init(introducedVersion: String) { self.introducedVersion = introducedVersion }
  }
}

extension AppMetadata.Action: Codable {
  enum CodingKeys: String, CodingKey {
    case identifier, fullyQualifiedTypeName, mangledTypeName, mangledTypeNameV2, title, descriptionMetadata, parameters
    case outputType, outputFlags, openAppWhenRun, supportedModes, authenticationPolicy, isAuthPolExplicit
    case isDiscoverable, visibilityMetadata, actionConfiguration, systemProtocols, assistantDefinedSchemas
    case availabilityAnnotations
    case place = "behest"
  }

  /// Reads what is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identifier = try container.decodeIfPresent(.identifier) ?? ""
    fullyQualifiedTypeName = try container.decodeIfPresent(.fullyQualifiedTypeName)
    mangledTypeName = try container.decodeIfPresent(.mangledTypeName)
    mangledTypeNameV2 = try container.decodeIfPresent(.mangledTypeNameV2)
    title = try container.decodeIfPresent(.title)
    descriptionMetadata = try container.decodeIfPresent(.descriptionMetadata)
    parameters = try container.list(.parameters)
    outputType = try container.decodeIfPresent(.outputType)
    outputFlags = try container.decodeIfPresent(.outputFlags) ?? []
    openAppWhenRun = try container.decodeIfPresent(.openAppWhenRun) ?? false
    supportedModes = try container.decodeIfPresent(.supportedModes)
    authenticationPolicy = try container.decodeIfPresent(.authenticationPolicy) ?? 0
    isAuthPolExplicit = try container.decodeIfPresent(.isAuthPolExplicit)
    visibilityMetadata = try container.decodeIfPresent(.visibilityMetadata)
    isDiscoverable = try container.decodeIfPresent(.isDiscoverable) ?? visibilityMetadata?.isDiscoverable ?? true
    actionConfiguration = try container.decodeIfPresent(.actionConfiguration)
    systemProtocols = try container.list(.systemProtocols)
    assistantDefinedSchemas = try container.list(.assistantDefinedSchemas)
    availabilityAnnotations = try container.decodeIfPresent(.availabilityAnnotations) ?? [:]
    place = try container.decodeIfPresent(.place)
  }
}

extension AppMetadata.Description: Codable {
  enum CodingKeys: String, CodingKey { case descriptionText, categoryName, searchKeywords, resultValueName }

  /// Reads what is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    descriptionText = try container.decodeIfPresent(.descriptionText)
    categoryName = try container.decodeIfPresent(.categoryName)
    searchKeywords = try container.list(.searchKeywords)
    resultValueName = try container.decodeIfPresent(.resultValueName)
  }
}
