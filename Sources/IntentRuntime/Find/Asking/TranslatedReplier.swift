internal import AppIntents
internal import Dialog

/// Answers the simple questions in a language other than English.
package struct TranslatedReplier {
  let find: ReadFind
  let grammar: FindGrammar
  let sentences: ValueSentences
  let wording: any Wording

  /// Nil where nobody has written down how the language says it.
  package init?(_ find: ReadFind, language: String) {
    guard let sentences = ValueSentences.of(language) else { return nil }
    self.find = find
    self.sentences = sentences
    grammar = FindGrammar.of(language)
    wording = Wordings.wording(for: language)
  }

  /// The answer; nil for what is only said in English.
  package func reply() async throws -> FindReply? {
    if case .unknownName(let words) = find.asked {
      return FindReply(text: wording.unknownValue(words, title: find.entity.singular), entities: [])
    }
    let found = try await FindAnswer.entities(find)
    guard let text = try await text(of: found) else { return nil }
    return FindReply(text: text, entities: found, best: try await best(of: found))
  }

  /// The one that has the most of what is compared, or comes first in an order.
  private func best(of found: [any AppEntity]) async throws -> (any AppEntity)? {
    if case .comparison(let comparison) = find.asked {
      return try await FindReplier(find).compare(found, comparison).best
    }
    return find.request.limit != nil && !find.request.order.isEmpty ? found.first : nil
  }

  private func text(of found: [any AppEntity]) async throws -> String? {
    switch find.asked {
    case .values(let names): return try await values(names.compactMap { find.entity[property: $0] }, of: found)
    case .comparison(let comparison): return try await compare(found, comparison)
    case .check: return try await check()
    case .list: return try await list(found)
    case .unknownProperty:
      guard let first = found.first else { return nil }
      let told = find.entity.properties.filter { !$0.isName && $0.shape != .boolean }
      return sentences.unknownProperty(of: name(first), known: told.map(\.title))
    default: return nil
    }
  }

  // MARK: - Values

  private func values(_ properties: [SpokenProperty], of found: [any AppEntity]) async throws -> String? {
    guard let first = properties.first, !found.isEmpty else { return wording.foundNone(find.entity.plural) }
    guard found.count > 1 else { return try await sentence(properties, of: found[0]) }
    return sentences.each(try await valued(first, Array(found.prefix(FindReplier.mostValues))))
  }

  private func sentence(_ properties: [SpokenProperty], of entity: any AppEntity) async throws -> String? {
    let property = properties[0]
    var texts: [String] = []
    for property in properties {
      guard let value = try await value(property, of: entity) else { continue }
      texts.append(spoken(property).text(value))
    }
    guard !texts.isEmpty else { return nil }
    if property.shape == .money, let price = try await value(property, of: entity) as? IntentCurrencyAmount,
      price.amount == 0
    {
      return sentences.isFree(name(entity))
    }
    return sentences.sentence(
      about: concept(of: property), name: name(entity), title: property.title, value: sentences.listed(texts))
  }

  /// What a property is about, for the sentence about it.
  private func concept(of property: SpokenProperty) -> String? {
    if property.isPlace { return "place" }
    if property.isHours { return "hours" }
    if property.isProse { return "description" }
    if property.shape == .money { return "price" }
    let isHeight = grammar.fit("height", property) >= Self.named && grammar.fit("climb", property) < Self.named
    if property.shape == .length, grammar.fit("length", property) >= Self.named { return "length" }
    return isHeight && property.shape.isAmount ? "height" : nil
  }

  private static let named = 10

  /// Of those on top also by how much; nil for a plain list, which every language has words for.
  private func list(_ found: [any AppEntity]) async throws -> String? {
    guard let limit = find.request.limit, let sortKey = find.request.order.first, !found.isEmpty,
      let property = find.entity[property: sortKey.property], property.shape.isAmount, found.count <= limit
    else { return nil }
    return sentences.each(try await valued(property, found))
  }

  // MARK: - Comparisons

  private func compare(_ found: [any AppEntity], _ comparison: ReadFind.Comparison) async throws -> String? {
    guard let property = find.entity[property: comparison.property] else { return nil }
    let replier = FindReplier(find)
    let values = try await valued(property, found)
    guard let winner = try await replier.compare(found, comparison).best, values.count == found.count else {
      return values.count > 1 ? sentences.same(values.map(\.name), value: values[0].value) : nil
    }
    let best = name(winner)
    guard let winning = values.first(where: { $0.name == best }) else { return nil }
    let others = values.filter { $0.name != best }
    let sentence =
      comparison.adjective.map { sentences.more(winning, uninflected($0), others: others) }
      ?? sentences.each([winning] + others)
    return comparison.form == .claim ? sentences.answer(values[0].name == best, sentence) : sentence
  }

  /// A comparative as it stands behind a verb: "länger" of "längere".
  private func uninflected(_ comparative: String) -> String {
    grammar.words.adjectives.first { comparative.hasPrefix($0.comparative) }?.comparative ?? comparative
  }

  private func check() async throws -> String? {
    var bare = find
    bare.request.filters = []
    bare.conditions = []
    let subjects = try await FindAnswer.entities(bare)
    let isSo = try await !FindAnswer.entities(find).isEmpty
    let told = find.propertyNames.compactMap { find.entity[property: $0] }
    guard subjects.count == 1, let property = told.first else { return nil }
    return try await values([property], of: subjects).map { sentences.answer(isSo, $0) }
  }

  // MARK: - Words

  private func name(_ entity: any AppEntity) -> String {
    String(localized: DisplayRepresentation(showing: entity).title)
  }

  private func spoken(_ property: SpokenProperty) -> SpokenValue {
    SpokenValue(property: property, grammar: grammar, unit: find.unit)
  }

  private func value(_ property: SpokenProperty, of entity: any AppEntity) async throws -> (any Sendable)? {
    try await entity.propertyDescriptions.first { $0.name == property.name }?.value()
  }

  /// The names with a value each, without those that have none.
  private func valued(_ property: SpokenProperty, _ found: [any AppEntity]) async throws
    -> [(name: String, value: String)]
  {
    var values: [(name: String, value: String)] = []
    for entity in found {
      if let value = try await value(property, of: entity) {
        values.append((name(entity), spoken(property).text(value)))
      }
    }
    return values
  }
}
