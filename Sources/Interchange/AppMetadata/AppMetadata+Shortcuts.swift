extension AppMetadata {
  /// An App Shortcut.
  package struct Shortcut: Sendable, Hashable {
    /// The intent it runs.
    package var actionIdentifier: String
    /// What people say; `${applicationName}` and `${parameter}` are put in.
    package var phraseTemplates: [Text] = []
    /// What listings call it.
    package var shortTitle: Text?
    /// The picture beside it.
    package var systemImageName: String?
    /// Where it can be used.
    package var availabilityAnnotations: [String: Availability] = [:]
    /// Where it is declared.
    package var place: SourcePlace?

    /// Makes a shortcut.
    package init(actionIdentifier: String) { self.actionIdentifier = actionIdentifier }
  }
}

extension AppMetadata.Shortcut: Codable {
  enum CodingKeys: String, CodingKey {
    case actionIdentifier, phraseTemplates, shortTitle, systemImageName, availabilityAnnotations
    case place = "behest"
  }

  /// Reads what is there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    actionIdentifier = try container.decode(String.self, forKey: .actionIdentifier)
    phraseTemplates = try container.list(.phraseTemplates)
    shortTitle = try container.decodeIfPresent(.shortTitle)
    systemImageName = try container.decodeIfPresent(.systemImageName)
    availabilityAnnotations = try container.decodeIfPresent(.availabilityAnnotations) ?? [:]
    place = try container.decodeIfPresent(.place)
  }
}
