extension AppMetadata {
  /// An App Shortcut.
  public struct Shortcut: Sendable, Hashable {
    /// The intent it runs.
    public var actionIdentifier: String
    /// What people say; `${applicationName}` and `${parameter}` are put in.
    public var phraseTemplates: [Text] = []
    /// What listings call it.
    public var shortTitle: Text?
    /// The picture beside it.
    public var systemImageName: String?
    /// Where it can be used.
    public var availabilityAnnotations: [String: Availability] = [:]
    /// Where it is declared.
    public var place: SourcePlace?

    /// Makes a shortcut.
    public init(actionIdentifier: String) { self.actionIdentifier = actionIdentifier }
  }
}

extension AppMetadata.Shortcut: Codable {
  enum CodingKeys: String, CodingKey {
    case actionIdentifier, phraseTemplates, shortTitle, systemImageName, availabilityAnnotations
    case place = "behest"
  }

  /// Reads what is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    actionIdentifier = try container.decode(String.self, forKey: .actionIdentifier)
    phraseTemplates = try container.list(.phraseTemplates)
    shortTitle = try container.decodeIfPresent(.shortTitle)
    systemImageName = try container.decodeIfPresent(.systemImageName)
    availabilityAnnotations = try container.decodeIfPresent(.availabilityAnnotations) ?? [:]
    place = try container.decodeIfPresent(.place)
  }
}
