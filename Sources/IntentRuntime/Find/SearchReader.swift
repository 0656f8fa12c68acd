package import AppIntents

/// Searches everything that apps put into the search index, and knows how to open what it finds.
package enum SearchReader {
  /// How many are found at most.
  package static let mostFound = 20

  /// The entities that some words mean, best first.
  ///
  /// Looks into the index, for entities of the types given; where it has nothing, asks the queries that find by name.
  package static func search(_ words: String, among types: [any AppEntity.Type]) async -> [any AppEntity] {
    for wanted in spellings(of: words) {
      let indexed = EntitySearch().entities(for: wanted).map(\.entity).filter { isOne($0, of: types) }
      let found = indexed.isEmpty ? await named(wanted, among: types) : indexed
      if !found.isEmpty { return Array(unique(found).prefix(mostFound)) }
    }
    return []
  }

  /// The words, then without those that mean nothing and with those for several as those for one.
  private static func spellings(of words: String) -> [String] {
    let english = FindWords.english
    let plain = FindText.words(of: words)
    let content = plain.filter { !english.fillers.contains($0) }
    let stems = content.map(english.stem)
    var spellings: [String] = []
    for spelling in [plain, content, stems].map({ $0.joined(separator: " ") }) where !spellings.contains(spelling) {
      if !spelling.isEmpty { spellings.append(spelling) }
    }
    return spellings
  }

  private static func isOne(_ entity: any AppEntity, of types: [any AppEntity.Type]) -> Bool {
    types.contains { ObjectIdentifier($0) == ObjectIdentifier(type(of: entity)) }
  }

  private static func named(_ words: String, among types: [any AppEntity.Type]) async -> [any AppEntity] {
    var found: [any AppEntity] = []
    for type in types where type.anyDefaultQuery is any EntityStringQuery {
      let reader = ValueReader(locale: IntentEnvironment.current.locale)
      // One query that fails must not hide what the others find.
      let values = (try? await EntityFinder.entities(of: type, named: words, by: reader)) ?? []
      found += values.compactMap { $0 as? any AppEntity }
    }
    return found
  }

  private static func unique(_ entities: [any AppEntity]) -> [any AppEntity] {
    var known: Set<EntityIdentifier> = []
    return entities.filter { known.insert(identity(of: $0)).inserted }
  }

  private static func identity(of entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }

  // MARK: - Opening

  /// The intent that opens an entity, with the entity as its target; nil if none of these intents does.
  package static func openIntent(for entity: any AppEntity, among intents: [any AppIntent.Type]) -> (any AppIntent)? {
    for type in intents {
      guard let intent = type.init() as? any OpenIntent else { continue }
      if let opening = opening(entity, with: intent) { return opening }
    }
    return nil
  }

  private static func opening<Intent: OpenIntent>(_ entity: any AppEntity, with intent: Intent) -> (any AppIntent)? {
    guard let target = Intent.Value._value(from: entity) else { return nil }
    var intent = intent
    intent.target = target
    return intent
  }
}
