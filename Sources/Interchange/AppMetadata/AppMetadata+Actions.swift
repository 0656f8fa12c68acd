extension AppMetadata {
  /// An intent.
  package struct Action: Sendable, Hashable {
    /// What it is called in other parts of the metadata: its type's name.
    package var identifier: String
    /// Its type's name with its module.
    package var fullyQualifiedTypeName: String?
    package var mangledTypeName: String?
    /// Its type, mangled, as newer systems look for it.
    package var mangledTypeNameV2: String?
    /// What people see it called; nil where its author left that to its name.
    package var title: Text?
    /// What it is for.
    package var descriptionMetadata: Description?
    /// What it takes, in order.
    package var parameters: [Parameter] = []
    /// The type of what it returns.
    package var outputType: ValueType?
    /// What else comes out of it.
    package var outputFlags: OutputFlags = []
    /// Whether the app comes to the front first.
    package var openAppWhenRun = false
    /// Where it runs: 1 in the background, 2 in front, 4 in front if it wants, 8 in front later.
    package var supportedModes: Int?
    /// Who may run it: 0 everybody, 1 who has unlocked once, 2 who has unlocked this device.
    package var authenticationPolicy = 0
    /// Whether its author said who may run it.
    package var isAuthPolExplicit: Bool?
    /// Whether people are meant to find it.
    package var isDiscoverable = true
    /// Who sees it.
    package var visibilityMetadata: Visibility?
    /// How it reads with its parameters.
    package var actionConfiguration: Configuration?
    /// The protocols it conforms to that systems know: `com.apple.link.systemProtocol.OpenEntity`.
    package var systemProtocols: [String] = []
    /// The schemas it fits.
    package var assistantDefinedSchemas: [Schema] = []
    /// Where it can be used.
    package var availabilityAnnotations: [String: Availability] = [:]
    /// Where it is declared.
    package var place: SourceLine?

    package init(identifier: String) { self.identifier = identifier }
  }

  /// What an intent is for.
  package struct Description: Codable, Sendable, Hashable {
    package var descriptionText: Text?
    /// The heading it is listed under.
    package var categoryName: Text?
    /// What people may look for besides.
    @OrEmpty package var searchKeywords: [Text]
    /// What its result is called.
    package var resultValueName: Text?

    package init(_ text: Text?) { descriptionText = text }
  }

  /// What comes out of an intent besides a value.
  package struct OutputFlags: OptionSet, Codable, Sendable, Hashable {
    /// The bits.
    package let rawValue: Int

    /// Makes flags of their bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It opens another intent.
    package static let opensIntent = OutputFlags(rawValue: 1)
    /// It shows a view.
    package static let showsSnippet = OutputFlags(rawValue: 2)
    /// It says something.
    package static let providesDialog = OutputFlags(rawValue: 4)
    /// It never returns: it configures something.
    package static let neverReturns = OutputFlags(rawValue: 8)
  }

  /// Who sees an intent.
  package struct Visibility: Codable, Sendable, Hashable {
    /// Whether people are meant to find it.
    package var isDiscoverable: Bool?
    /// Whether only an assistant sees it.
    package var assistantOnly: Bool?

    package init(isDiscoverable: Bool, assistantOnly: Bool) {
      (self.isDiscoverable, self.assistantOnly) = (isDiscoverable, assistantOnly)
    }
  }

  /// The name of a schema.
  package struct Schema: Codable, Sendable, Hashable {
    /// The domain: `visualIntelligence`.
    package var domain: String?
    /// What it is called there.
    package var name: String?
    package var version: String?

    package init(domain: String?, name: String?) { (self.domain, self.name) = (domain, name) }

    /// Reads what is text.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      domain = try? container.decodeIfPresent(String.self, forKey: .domain)
      name = try? container.decodeIfPresent(String.self, forKey: .name)
      version = try? container.decodeIfPresent(String.self, forKey: .version)
    }
  }

  /// Since when something can be used on a platform.
  package struct Availability: Codable, Sendable, Hashable {
    /// The version; `*` for any.
    package var introducedVersion: String?

    package init(introducedVersion: String) { self.introducedVersion = introducedVersion }
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
  package init(from decoder: any Decoder) throws {
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
