internal import AppIntents
internal import Dialog

// Prices in several currencies cannot be compared: what is asked is answered for one of them.
extension FindReplier {
  /// The same request among the entities with prices in one currency, and which that is; nil where nothing has to be
  /// left out.
  func inOneCurrency() async throws -> (find: ReadFind, currency: String)? {
    guard find.rank == nil, let property = find.comparedPrice else { return nil }
    let wanted = find.request.filters.lazy.filter { $0.property == property.name }
      .compactMap { $0.values.first as? IntentCurrencyAmount }.first?.currencyCode
    let priced = try await pricedCandidates(by: property)
    let currencies = Set(priced.map(\.currency))
    guard currencies.count > 1, let currency = wanted ?? property.currencies.first(where: currencies.contains) else {
      return nil
    }
    var narrowed = find
    narrowed.subjects = priced.filter { $0.currency == currency }.map(\.entity)
    return narrowed.subjects.isEmpty ? nil : (narrowed, currency)
  }

  /// What is looked for but for the price, each with the currency of its own.
  private func pricedCandidates(by property: SpokenProperty) async throws -> [(entity: any AppEntity, currency: String)]
  {
    var all = find
    all.request.order = []
    all.request.limit = nil
    all.request.filters.removeAll { $0.property == property.name }
    var priced: [(entity: any AppEntity, currency: String)] = []
    for entity in try await FindAnswer.entities(all) {
      guard let price = try await value(property, of: entity) as? IntentCurrencyAmount else { continue }
      priced.append((entity, price.currencyCode))
    }
    return priced
  }
}

extension ReadFind {
  /// The price, in more than one currency, by which entities are compared.
  fileprivate var comparedPrice: SpokenProperty? {
    let names = request.order.map(\.property) + request.filters.map(\.property)
    return names.lazy.compactMap { entity[property: $0] }.first { $0.currencies.count > 1 }
  }
}
