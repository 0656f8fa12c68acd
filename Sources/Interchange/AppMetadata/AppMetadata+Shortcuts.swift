extension AppMetadata {
  /// An App Shortcut.
  package struct Shortcut: Sendable, Hashable {
    /// The intent it runs.
    package var actionIdentifier: String
    /// What people say; `${applicationName}` and `${parameter}` are put in.
    @OrEmpty package var phraseTemplates: [Text]
    /// What listings call it.
    package var shortTitle: Text?
    /// The picture beside it.
    package var systemImageName: String?
    /// Where it can be used.
    @OrEmpty package var availabilityAnnotations: [String: Availability]
    /// Where it is declared.
    package var place: SourceLine?

    package init(actionIdentifier: String) { self.actionIdentifier = actionIdentifier }
  }
}

extension AppMetadata.Shortcut: Codable {
  enum CodingKeys: String, CodingKey {
    case actionIdentifier, phraseTemplates, shortTitle, systemImageName, availabilityAnnotations
    case place = "behest"
  }
}
