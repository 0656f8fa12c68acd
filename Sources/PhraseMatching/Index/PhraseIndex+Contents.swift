// What an index was compiled from, as far as it remembers: for telling what was never said.
extension PhraseIndex {
  /// A phrase as its author wrote it, and the shortcut it reaches.
  package struct AuthoredPhrase: Sendable, Hashable {
    /// The application's name.
    package var application: String
    /// The intent's identifier.
    package var intent: String
    /// The text, placeholders and all.
    package var text: String

    /// Makes a phrase.
    package init(application: String, intent: String, text: String) {
      self.application = application
      self.intent = intent
      self.text = text
    }
  }

  /// A value of an entity.
  package struct KnownValue: Sendable, Hashable {
    /// The application's name.
    package var application: String
    /// What parameters call the entity.
    package var entity: String
    /// The application's identifier.
    package var id: String
    /// What people call it.
    package var title: String
  }

  /// The phrases that somebody wrote, in catalog order; of an application, or of all. Negative ones are not among them.
  package func authoredPhrases(of application: String? = nil) -> [AuthoredPhrase] {
    (0..<phrases.firstNegative).compactMap { place in
      let record = phrases.phrase(place)
      let name = phrases.strings[phrases.applications[phrases.application(of: record)].name]
      guard !record.isDerived, application.map({ $0 == name }) ?? true else { return nil }
      let intent = phrases.strings[phrases.shortcuts[record.owner].intent]
      return AuthoredPhrase(application: name, intent: intent, text: phrases.strings[record.text])
    }
  }

  /// The intents' identifiers, in catalog order.
  package var intents: [String] {
    (0..<UInt32(phrases.shortcuts.count)).map { phrases.strings[phrases.shortcuts[$0].intent] }
  }

  /// The values that can be named, in catalog order; of an application, or of all.
  package func knownValues(of application: String? = nil) -> [KnownValue] {
    segments.flatMap { segment in
      (0..<UInt32(segment.sections.values.count)).compactMap { place -> KnownValue? in
        let record = segment.sections.values[place]
        guard Int(record.entity) < phrases.entities.count, !segment.hidden.contains(place) else { return nil }
        let entity = phrases.entities[record.entity]
        let name = phrases.strings[phrases.applications[entity.application].name]
        guard application.map({ $0 == name }) ?? true else { return nil }
        let value = segment.sections.resolved(place)
        return KnownValue(
          application: name, entity: phrases.strings[entity.name], id: value.id, title: value.title)
      }
    }
  }
}
