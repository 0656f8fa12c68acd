import WordSemantics

/// The applications that are completed for.
struct AllowedApplications {
  private let only: ApplicationID?
  private let isAny: Bool

  init(_ name: String?, in index: PhraseIndex) {
    isAny = name == nil
    only = name.flatMap { name in
      (0..<index.phrases.applications.count).first {
        index.phrases.strings.isEqual(index.phrases.applications[$0].name, to: name)
      }.map { ApplicationID($0) }
    }
  }

  func allow(_ application: ApplicationID) -> Bool { isAny || application == only }
}
