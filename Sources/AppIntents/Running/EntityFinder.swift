internal import Synchronization

/// Asks the queries of entities whose type is only known at run time.
package enum EntityFinder {
  /// The entities with some identifiers, in the order asked for; those that are gone are left out.
  package static func entities<Entity: AppEntity>(of type: Entity.Type, ids: [Entity.ID]) async throws -> [Entity] {
    let found = try await ask(Entity.defaultQuery, about: type) { query in
      try await identified(ids, by: query, as: type)
    }
    let known = Dictionary(found.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
    return ids.compactMap { known[$0.entityIdentifierString] }
  }

  /// The entities that identifiers written as text stand for.
  package static func entities(of type: any AppEntity.Type, written ids: [String]) async throws -> [any AppEntity] {
    func find<Entity: AppEntity>(_ type: Entity.Type) async throws -> [any AppEntity] {
      try await entities(of: type, ids: ids.compactMap { Entity.ID.entityIdentifier(for: $0) })
    }
    return try await find(type)
  }

  /// The entity as its query knows it now; nil if it is gone.
  package static func refetched<Entity: AppEntity>(_ entity: Entity) async throws -> Entity? {
    if Entity.self is any TransientAppEntity.Type { return entity }
    return try await entities(of: Entity.self, ids: [entity.id]).first
  }

  /// What a query offers before anybody has said what they want.
  package static func suggestions(
    of type: any AppEntity.Type, query: (any EntityQuery)? = nil
  ) async throws -> [OptionSection] {
    try await ask(query ?? type.anyDefaultQuery, about: type) { query in
      try await suggested(by: query)
    }
  }

  /// What a query starts with where nobody has said what they want.
  static func defaultResult(of type: any AppEntity.Type, query: (any EntityQuery)? = nil) async throws
    -> (any Sendable)?
  {
    func start(_ query: some EntityQuery) async -> (any Sendable)? { await query.defaultResult().flatMap(unwrapped) }
    return try await ask(query ?? type.anyDefaultQuery, about: type) { query in await start(query) }
  }

  /// Every entity there is, if the query can list them.
  package static func all(of type: any AppEntity.Type, query: (any EntityQuery)? = nil) async throws -> [ValueOption]? {
    try await ask(query ?? type.anyDefaultQuery, about: type) { query in
      guard let query = query as? any EnumerableEntityQuery else { return nil }
      return try await listed(by: query)
    }
  }

  /// What queries found by names while one request is read, in one language: each is asked once for the same, however many
  /// readings ask one behind the other.
  package final class Answers: Sendable {
    fileprivate struct Wanted: Hashable {
      let type: ObjectIdentifier
      let name: String
    }

    fileprivate let known = Mutex<[Wanted: [any Sendable]]>([:])

    package init() {}
  }

  @TaskLocal package static var answers: Answers?

  /// The entities that a text can mean.
  package static func entities(
    of type: any AppEntity.Type, named text: String, by reader: ValueReader, query: (any EntityQuery)? = nil
  ) async throws -> [any Sendable] {
    // A query of a parameter's own may depend on the other parameters.
    guard query == nil, let answers else { return try await found(of: type, named: text, by: reader, query: query) }
    let wanted = Answers.Wanted(type: ObjectIdentifier(type), name: text)
    if let known = answers.known.withLock({ $0[wanted] }) { return known }
    let found = try await found(of: type, named: text, by: reader, query: query)
    answers.known.withLock { $0[wanted] = found }
    return found
  }

  private static func found(
    of type: any AppEntity.Type, named text: String, by reader: ValueReader, query: (any EntityQuery)?
  ) async throws -> [any Sendable] {
    let found = try await entities(of: type, called: text, by: reader, query: query)
    guard found.isEmpty else { return found }
    let bare = withoutArticle(text)
    if let bare {
      let named = try await entities(of: type, called: bare, by: reader, query: query)
      if !named.isEmpty { return named }
    }
    return try await entities(of: type, inPartsCalled: bare ?? text, by: reader, query: query)
  }

  /// "Git lfs" is a part of no name where the app calls it "git-lfs": what it finds by the longest word is meant if its
  /// name has all of the words. Asks once more, and nothing for a sentence.
  private static func entities(
    of type: any AppEntity.Type, inPartsCalled text: String, by reader: ValueReader, query: (any EntityQuery)?
  ) async throws -> [any Sendable] {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let longest = words.max(by: { $0.count < $1.count }), 2...mostWords ~= words.count else { return [] }
    let options = try await ask(query ?? type.anyDefaultQuery, about: type) { query -> [ValueOption] in
      guard let query = query as? any EntityStringQuery else { return [] }
      return try await matched(String(longest), by: query)
    }
    return reader.options(partlyNamed: text, among: options)
  }

  /// A name has no more words than these.
  private static var mostWords: Int { 5 }

  /// "The Colosseum" is called "Colosseum" by most apps.
  private static func withoutArticle(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, articles.contains(words[0].lowercased()) else { return nil }
    return String(words[1])
  }

  private static let articles: Set<String> = ["the", "a", "an", "my", "der", "die", "das", "den", "dem"]

  private static func entities(
    of type: any AppEntity.Type, called text: String, by reader: ValueReader, query: (any EntityQuery)?
  ) async throws -> [any Sendable] {
    let files = try await files(of: type, at: text, query: query)
    if !files.isEmpty { return files }
    let options = try await ask(query ?? type.anyDefaultQuery, about: type) { query in
      if let query = query as? any EntityStringQuery { return try await matched(text, by: query) }
      if let query = query as? any EnumerableEntityQuery { return try await listed(by: query) }
      return try await suggested(by: query).flatMap(\.options)
    }
    let named = reader.options(named: text, among: options)
    guard named.isEmpty, type.anyDefaultQuery is any EntityStringQuery || query is any EntityStringQuery else {
      return named
    }
    // A string query knows better than names do what its text means.
    return options.map(\.value)
  }

  static func identified<Entity: AppEntity>(
    _ ids: [Entity.ID], by query: some EntityQuery, as type: Entity.Type
  ) async throws -> [Entity] {
    func find<Query: EntityQuery>(_ query: Query) async throws -> [Entity] {
      try await query.entities(for: ids.compactMap { $0 as? Query.Entity.ID }).compactMap { $0 as? Entity }
    }
    return try await find(query)
  }

  private static func suggested(by query: some EntityQuery) async throws -> [OptionSection] {
    try await query.suggestedEntities()._sections.map(OptionSection.init)
  }

  private static func listed(by query: some EnumerableEntityQuery) async throws -> [ValueOption] {
    try await query.allEntities()._sections.flatMap { OptionSection($0).options }
  }

  private static func matched(_ text: String, by query: some EntityStringQuery) async throws -> [ValueOption] {
    try await query.entities(matching: text)._sections.flatMap { OptionSection($0).options }
  }

  /// Hands a query its dependencies, asks it, and names it if it fails.
  static func ask<Answer: Sendable>(
    _ query: any EntityQuery, about entity: Any.Type, _ question: (any EntityQuery) async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await question(try await prepared(query))
    } catch {
      throw problem(error, of: query, about: entity)
    }
  }

  /// An error of a query, with the query's name unless the error speaks for itself.
  static func problem(_ error: any Error, of query: any EntityQuery, about entity: Any.Type) -> any Error {
    IntentRunError.speakable(error)
      ?? IntentRunError.queryFailed(query: "\(type(of: query))", entity: "\(entity)", reason: "\(error)")
  }
}

extension AppEntity {
  package static var anyDefaultQuery: any EntityQuery { defaultQuery }
}
