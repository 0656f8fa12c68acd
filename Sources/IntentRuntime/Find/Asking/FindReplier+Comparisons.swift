internal import AppIntents
internal import Dialog

// "Catbells is shorter: 6 km; Striding Edge is 13.4 km.", "Yes, …", "No, …".
extension FindReplier {
  private typealias Row = (entity: any AppEntity, value: any Sendable, text: String)

  /// The answer to a comparison, with the entities in the order in which it tells them.
  func compare(_ found: [any AppEntity], _ comparison: ReadFind.Comparison) async throws -> FindReply {
    guard let property = find.entity[property: comparison.property] else {
      return FindReply(text: known, entities: found)
    }
    let rows = try await rows(found, property, comparison)
    guard rows.count == found.count else {
      let text = wording.unknownValues(property.spokenTitle, of: name(found[rows.count]))
      return FindReply(text: text, entities: found)
    }
    let currencies = Set(rows.compactMap { ($0.value as? IntentCurrencyAmount)?.currencyCode })
    guard rows.count > 1, currencies.count < 2 else {
      let values = try await values([property.name], of: found)
      return FindReply(
        text: currencies.count > 1 ? "\(wording.severalCurrencies) \(values)" : values, entities: found)
    }
    let (sorted, isTie) = sorted(rows, comparison)
    let text = say(sorted, first: rows[0], comparison, spoken(property), isTie: isTie)
    return FindReply(
      text: text, entities: comparison.form == .choice && sorted.count > 2 ? sorted.map(\.entity) : found,
      best: isTie ? nil : sorted[0].entity)
  }

  /// More than these are too many to hear.
  private static let mostRivals = 6

  /// The entities with their values, up to the first that has none.
  private func rows(
    _ found: [any AppEntity], _ property: SpokenProperty, _ comparison: ReadFind.Comparison
  ) async throws -> [Row] {
    var rows: [Row] = []
    for entity in found {
      guard let value = try await value(property, of: entity) else { break }
      if let slope = comparison.slope, let (ratio, rise, run) = try await slope.value(of: entity) {
        rows.append((entity, comparison.isBySlope ? ratio : value, climb(rise, run, slope)))
      } else {
        rows.append((entity, value, spoken(property).text(value)))
      }
    }
    return rows
  }

  /// "453 m over 8.7 km".
  func climb(_ rise: any Sendable, _ run: any Sendable, _ slope: Slope) -> String {
    wording.slope(spoken(slope.rise).text(rise), over: spoken(slope.run).text(run))
  }

  private func sorted(_ rows: [Row], _ comparison: ReadFind.Comparison) -> (rows: [Row], isTie: Bool) {
    let order = FoundValueComparison(locale: Locale(identifier: "en_US"))
    let sorted = rows.enumerated().sorted { one, other in
      let result = order.order(FoundValue(one.element.value), FoundValue(other.element.value)) ?? .orderedSame
      if result == .orderedSame { return one.offset < other.offset }
      return (result == .orderedDescending) == comparison.isMore
    }.map(\.element)
    return (sorted, order.isEqual(FoundValue(sorted[0].value), FoundValue(sorted[1].value)) == true)
  }

  private func say(
    _ sorted: [Row], first: Row, _ comparison: ReadFind.Comparison, _ spoken: SpokenValue, isTie: Bool
  ) -> String {
    let verb = comparison.verb
    let said = sorted.map { (name: name($0.entity), value: $0.text) }
    let asked = said.count > 2 ? comparison.extreme : comparison.isMore ? comparison.more : comparison.less
    if isTie, said.count == 2 {
      let sentence = wording.same(said.map(\.name), title: spoken.property.spokenTitle, value: said[0].value)
      return comparison.form == .claim ? wording.no(sentence) : sentence
    }
    let isSame = isTie && Set(said.map(\.value)).count == 1
    switch comparison.form {
    case .choice where isSame:
      return wording.same(said.map(\.name), title: spoken.property.spokenTitle, value: said[0].value)
    case .choice:
      return wording.ranked(said[0], asked, others: Array(said.dropFirst().prefix(Self.mostRivals)), verb: verb)
    case .claim:
      let isTrue = said[0].name == name(first.entity)
      let subject = (name: name(first.entity), value: first.text)
      let others = said.filter { $0.name != subject.name }
      let opposite = comparison.isMore ? comparison.less : comparison.more
      let sentence = wording.ranked(subject, isTrue ? asked : opposite, others: others, verb: verb)
      return isTrue ? wording.yes(sentence) : wording.no(sentence)
    case .difference:
      guard !comparison.isBySlope,
        let difference = SummedValues.difference(sorted[0].value, sorted[1].value)
      else {
        return wording.ranked(said[0], asked, others: Array(said.dropFirst()), verb: verb)
      }
      return wording.difference(
        said[0].name, spoken.text(difference), asked, values: said.map { "\($0.name) \(verb) \($0.value)" })
    }
  }

  // MARK: - Side by side

  func contrast(_ found: [any AppEntity]) async throws -> String {
    let told = find.entity.properties.filter { !$0.isName && !$0.isProse && $0.shape != .boolean }
    var predicates: [[String]] = found.map { _ in [] }
    for property in told {
      var statements: [AnswerWording.Statement?] = []
      for entity in found {
        let isKnown = try await value(property, of: entity) != nil
        statements.append(isKnown ? try await statement(property, of: entity) : nil)
      }
      // What they have in common is no difference.
      guard Set(statements.map { $0?.value }).count > 1 || found.count == 1 else { continue }
      for (index, statement) in statements.enumerated() {
        if let statement { predicates[index].append(statement.predicate) }
      }
    }
    guard predicates.contains(where: { !$0.isEmpty }) else { return wording.alike(names(found)) }
    let named = zip(found, predicates).filter { !$0.1.isEmpty }
    return named.map { wording.sentence(name($0.0), $0.1) }.joined(separator: " ")
  }

  // MARK: - Yes and no

  /// Whether the subjects are as the filters say; the answer tells the values by which it can be seen.
  func check() async throws -> FindReply {
    var bare = find
    bare.request.filters = []
    bare.conditions = []
    let subjects = try await FindAnswer.entities(bare)
    let passing = try await FindAnswer.entities(find)
    guard subjects.count == 1, let subject = subjects.first else {
      return FindReply(text: wording.which(of: names(passing), all: subjects.count), entities: subjects)
    }
    var predicates: [String] = []
    for name in find.propertyNames {
      guard let property = find.entity[property: name] else { continue }
      predicates.append(try await statement(property, of: subject).predicate)
    }
    let names = find.propertyNames.filter { find.entity[property: $0] != nil }
    let sentence =
      names.count == 1
      ? try await values(names, of: [subject]) : wording.sentence(name(subject), predicates)
    return FindReply(text: passing.isEmpty ? wording.no(sentence) : wording.yes(sentence), entities: subjects)
  }
}

extension ReadFind.Comparison {
  fileprivate var extreme: String { isMore ? most : least }
}

extension ReadFind {
  /// The properties that the filters and conditions name, in their order.
  var propertyNames: [String] {
    var names = request.filters.map(\.property)
    for condition in conditions {
      switch condition {
      case .anyOf(let filters), .noneOf(let filters): names += filters.map(\.property)
      case .hours(let property, _, _): names.append(property)
      case .member: break
      }
    }
    return names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}

extension SummedValues {
  /// By how much one value is more than another; nil where that cannot be said.
  static func difference(_ one: any Sendable, _ other: any Sendable) -> (any Sendable)? {
    switch (one, other) {
    case (let one as any MeasuredAmount & UnitBearing, let other as any MeasuredAmount & UnitBearing):
      let unit = one.ownUnit
      return Measurement(
        value: unit.converter.value(fromBaseUnitValue: abs(one.baseAmount - other.baseAmount)), unit: unit)
    case (let one as IntentCurrencyAmount, let other as IntentCurrencyAmount)
    where one.currencyCode == other.currencyCode:
      return IntentCurrencyAmount(amount: abs(one.amount - other.amount), currencyCode: one.currencyCode)
    case (let one as Int, let other as Int): return abs(one - other)
    case (let one as Double, let other as Double): return abs(one - other)
    default: return nil
    }
  }
}
