package import AppIntents
internal import Dialog

/// The answer to a question: what is said, and the entities that it is about.
package struct FindReply: Sendable {
  package let text: String
  package let entities: [any AppEntity]
  /// The one of them that a comparison comes to.
  package var best: (any AppEntity)?
}

/// Answers what a request asks, in English.
package struct FindReplier: Sendable {
  let find: ReadFind
  let wording = AnswerWording()
  let grammar = FindGrammar.english

  package init(_ find: ReadFind) { self.find = find }

  /// The answer; asks the query anew, so it holds what is so now.
  package func reply() async throws -> FindReply {
    if let (find, currency) = try await inOneCurrency() {
      let reply = try await FindReplier(find).reply()
      return FindReply(
        text: "\(wording.onlyCurrency(currency)) \(reply.text)", entities: reply.entities, best: reply.best)
    }
    let reply = try await answer()
    guard !find.unknownQualities.isEmpty, !isAboutUnknown else { return reply }
    let regret = wording.unknownQualities(find.unknownQualities, plural: find.entity.plural)
    let isAlone =
      find.isList && find.subjects.isEmpty && find.request.filters.isEmpty && find.conditions.isEmpty
      && find.request.order.isEmpty
    return FindReply(
      text: "\(regret) \(isAlone ? known : reply.text)", entities: isAlone ? [] : reply.entities, best: reply.best)
  }

  private var isAboutUnknown: Bool {
    switch find.asked {
    case .unknownProperty, .unknownName: true
    default: false
    }
  }

  private func answer() async throws -> FindReply {
    switch find.asked {
    case .unknownName(let words):
      return FindReply(text: wording.unknownName(words, singular: find.entity.singular), entities: [])
    case .check: return try await check()
    case .distinct(let property, let isCount): return try await distinct(property, isCount: isCount)
    case .commonest(let property, let isMost): return try await commonest(property, isMost: isMost)
    default: break
    }
    let found = try await FindAnswer.entities(find)
    if case .hours(let ranking) = find.asked { return try await rank(found, by: ranking) }
    if case .comparison(let comparison) = find.asked { return try await compare(found, comparison) }
    return FindReply(text: try await text(of: found), entities: found)
  }

  private func text(of found: [any AppEntity]) async throws -> String {
    switch find.asked {
    case .list: try await list(found)
    case .count: wording.count(found.count, find.description, names: found.count <= 3 ? names(found) : [])
    case .values(let properties): try await values(properties, of: found)
    case .about: try await about(found)
    case .contrast: try await contrast(found)
    case .summary(let summary, let property): try await summarize(found, summary, property)
    case .unknownProperty(let words) where find.subjects.isEmpty && isPlace(words):
      wording.unknownPlace(words, plural: find.entity.plural)
    case .unknownProperty(let words): "\(wording.unknownProperty(words, of: subject(found))) \(known)"
    case .check, .comparison, .hours, .commonest, .distinct, .unknownName: ""
    }
  }

  private func isPlace(_ words: String) -> Bool {
    FindText.words(of: words).first.map(grammar.words.placeWords.contains) ?? false
  }

  // MARK: - Words

  func names(_ entities: [any AppEntity]) -> [String] { entities.map(name) }
  func name(_ entity: any AppEntity) -> String { String(localized: DisplayRepresentation(showing: entity).title) }

  /// What there is to know of such entities.
  var known: String {
    let told = find.entity.properties.filter { !$0.isName }
    let titles = told.filter { $0.shape != .boolean }.map(\.spokenTitle)
    return wording.known(find.entity.singular, titles: titles)
  }

  private func subject(_ found: [any AppEntity]) -> String {
    found.count == 1 ? name(found[0]) : "a \(find.entity.singular)"
  }

  // MARK: - Values of properties

  func spoken(_ property: SpokenProperty) -> SpokenValue {
    SpokenValue(property: property, grammar: grammar, unit: find.unit)
  }

  /// The value that an entity has now.
  func value(_ property: SpokenProperty, of entity: any AppEntity) async throws -> (any Sendable)? {
    try await entity.propertyDescriptions.first { $0.name == property.name }?.value()
  }

  func statement(_ property: SpokenProperty, of entity: any AppEntity)
    async throws -> AnswerWording.Statement
  {
    spoken(property).statement(try await value(property, of: entity))
  }

  /// The names with a value each.
  func valued(_ property: SpokenProperty, _ entities: [any AppEntity])
    async throws -> [(name: String, value: String)]
  {
    var values: [(name: String, value: String)] = []
    for entity in entities {
      values.append((name(entity), try await statement(property, of: entity).value))
    }
    return values
  }
}
