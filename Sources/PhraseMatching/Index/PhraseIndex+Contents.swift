import WordSemantics

// What an index was compiled from, as far as it is stored.
extension PhraseIndex {
  package struct AuthoredPhrase: Sendable, Hashable {
    package var application: String
    package var intent: String
    /// The text, with placeholders.
    package var text: String

    package init(application: String, intent: String, text: String) {
      (self.application, self.intent, self.text) = (application, intent, text)
    }
  }

  package struct KnownValue: Sendable, Hashable {
    package var application: String
    package var entity: String
    /// The application's identifier.
    package var id: String
    /// What people call it.
    package var title: String
    /// What tells it from another of the same title.
    package var subtitle: String?
  }

  /// The authored phrases, in catalog order, of an application or of all; without negative ones.
  package func authoredPhrases(of application: String? = nil) -> [AuthoredPhrase] {
    (PhraseID(0)..<phrases.firstNegative).compactMap { index in
      let record = phrases.phrase(index)
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

  package func knownValues(of application: String? = nil) -> [KnownValue] {
    segments.flatMap { segment in
      segment.sections.allValues.compactMap { index -> KnownValue? in
        let record = segment.sections.values[index]
        guard Int(record.entity) < phrases.entities.count, !segment.hidden.contains(index) else { return nil }
        let entity = phrases.entities[record.entity]
        guard entity.isSelection == 0 else { return nil }
        let name = phrases.strings[phrases.applications[entity.application].name]
        guard application.map({ $0 == name }) ?? true else { return nil }
        let value = segment.sections.resolved(index)
        return KnownValue(
          application: name, entity: phrases.strings[entity.name], id: value.id, title: value.title,
          subtitle: value.subtitle)
      }
    }
  }
}
