internal import AppIntents
internal import PhraseMatching

/// What people can call the values of a parameter, asked of queries, providers and enums.
enum ValueExpansion {
  /// So many entities of a query are known by name beforehand; others are looked up when somebody says them.
  static let mostListed = 5_000

  static func cases(of type: any AppEnum.Type, supported: [any Sendable]?) -> [Entity.Value] {
    func list<Enum: AppEnum>(_ type: Enum.Type) -> [Entity.Value] {
      let cases = supported.map { $0.compactMap { $0 as? Enum } } ?? Array(Enum.allCases)
      return cases.compactMap { value(DisplayRepresentation(showing: $0), id: $0.rawValue.description) }
    }
    return list(type)
  }

  static func names(_ names: Bool.IntentDisplayName) -> [Entity.Value] {
    [("true", names.true), ("false", names.false)].compactMap { id, title in
      value(DisplayRepresentation(title: title), id: id)
    }
  }

  /// Options, numbered: they need not have an identity of their own.
  static func options(_ options: [ValueOption]) -> [Entity.Value] {
    options.enumerated().compactMap { index, option in value(option.display, id: "\(index)") }
  }

  /// The entities that a query suggests, then those that it can list.
  static func entities(
    of type: any AppEntity.Type, query: (any EntityQuery)?, besides suggested: [ValueOption]
  ) async throws -> [Entity.Value] {
    let suggestions = try await EntityFinder.suggestions(of: type, query: query).flatMap(\.options)
    let listed = try await listed(of: type, query: query)
    var known: Set<String> = []
    var values: [Entity.Value] = []
    func add(_ options: [ValueOption], isSuggested: Bool) {
      for option in options {
        guard let entity = option.value as? any AppEntity, values.count < mostListed else { continue }
        let id = identifier(of: entity)
        guard known.insert(id).inserted, var value = value(option.display, id: id) else { continue }
        value.isSuggested = isSuggested
        values.append(value)
      }
    }
    add(suggested + suggestions, isSuggested: true)
    add(listed, isSuggested: false)
    return values
  }

  /// Every entity, where the query lists them or finds them by their properties.
  private static func listed(of type: any AppEntity.Type, query: (any EntityQuery)?) async throws -> [ValueOption] {
    if let all = try await EntityFinder.all(of: type, query: query) { return all }
    guard (query ?? type.anyDefaultQuery) is any EntityPropertyQuery else { return [] }
    let found = try await EntityFind(of: type, query: query).entities(FindRequest(limit: mostListed))
    return found.map { ValueOption($0) }
  }

  /// Whether a query can be asked for what it has not listed.
  static func vocabulary(of type: any AppEntity.Type, query: (any EntityQuery)?) -> Entity.Vocabulary {
    let query = query ?? type.anyDefaultQuery
    return query is any EntityStringQuery ? .open : .closed
  }

  static func identifier(of entity: any AppEntity) -> String { entity.id.entityIdentifierString }

  private static func value(_ display: DisplayRepresentation, id: String) -> Entity.Value? {
    let title = String(localized: display.title)
    guard !title.isEmpty else { return nil }
    return Entity.Value(
      id: id, title: title, subtitle: display.subtitle.map { String(localized: $0) },
      synonyms: display.synonyms.map { String(localized: $0) })
  }
}
