package import AppIntents

extension FindableEntity {
  /// How many entities are looked at for the words of their values.
  package static let mostEntities = 5_000

  /// Reads what a type of entity can be found by; nil when it cannot be found by its properties.
  ///
  /// Asks the query for its entities once, and fetches no deferred property.
  package static func read(
    _ type: any AppEntity.Type, application: String, language: String = "en",
    else fallback: EntityFind.Fallback = .nothing
  ) async throws -> FindableEntity? {
    // There is only one, so nobody looks for it.
    if type is any UniqueAppEntity.Type { return nil }
    let find = EntityFind(of: type, else: fallback)
    do {
      let entities = try await find.entities(FindRequest(limit: mostEntities))
      // Of what a query finds by name and does not suggest, nobody knows how much there is.
      if entities.isEmpty, find.asksByNameOnly { return nil }
      let native = try await find.properties()
      let words = FindGrammar.of(language).words
      let names = names(of: type, words)
      let nameWords = Set(names.flatMap(\.words).map(words.stem))
      let properties = PropertyGathering(entities, native: native, nameWords: nameWords, words).properties
      return FindableEntity(
        type, application: application, language: language, names: names, properties: properties, entities: entities)
    } catch EntityFindError.notFindable {
      return nil
    }
  }

  private static func names(of type: any AppEntity.Type, _ words: FindWords) -> [Name] {
    let display = type.typeDisplayRepresentation
    var names: [Name] = []
    func add(_ text: String, isSingular: Bool) {
      let name = Name(text, isSingular: isSingular)
      if !name.words.isEmpty, !names.contains(where: { $0.words == name.words }) { names.append(name) }
    }
    let own = String(localized: display.name)
    add(own, isSingular: true)
    if let several = display.numericFormat.map({ String(localized: $0) }) {
      add(withoutNumber(several), isSingular: false)
    }
    for name in [own] + display.synonyms.map({ String(localized: $0) }) {
      add(name, isSingular: true)
      for plural in words.plurals(name) { add(plural, isSingular: false) }
    }
    return names
  }

  /// "trails" of "%lld trails".
  private static func withoutNumber(_ format: String) -> String {
    format.split(separator: " ").filter { !$0.contains("%") && Int($0) == nil }.joined(separator: " ")
  }
}
