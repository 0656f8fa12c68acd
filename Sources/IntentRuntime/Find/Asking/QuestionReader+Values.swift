internal import AppIntents
internal import PhraseMatching

// "how long is lac blanc", "what continent is petra on", "where is it", "the average length of trails in England".
extension QuestionReader {
  func value(_ match: QuestionMatch, _ concept: FindWords.Concept? = nil, of text: FindText) -> QuestionReading? {
    guard let topic = topic(match.topics.first ?? 0..<0, of: text) else { return nil }
    guard let meant = meant(by: match, concept) else {
      return unknown(topic, match.verb ?? match.adjective.map { "how \($0.plain)" } ?? concept)
    }
    var reading = reading(topic, asking: .values(meant.properties.map(\.name)), fit: meant.fit)
    if let unit = match.unit, let property = meant.properties.first, grammar.tells(property, in: unit) {
      reading.find.unit = unit
    }
    return reading
  }

  /// The properties that a question names, and how well.
  func meant(by match: QuestionMatch, _ concept: FindWords.Concept? = nil)
    -> (properties: [SpokenProperty], fit: Int)?
  {
    if !match.properties.isEmpty { return (match.properties, match.propertyFit) }
    if let verb = match.verb, let adjective = match.adjective,
      adjective.senses.contains(where: { $0.concept == verb })
    {
      return property(about: verb)
    }
    if let adjective = match.adjective {
      guard let property = grammar.property(meantBy: adjective, among: amounts + choices)?.property else { return nil }
      let fit = grammar.fit(adjective, property)
      return fit > Self.alike ? ([property], fit) : nil
    }
    if let concept = concept ?? match.verb { return property(about: concept) }
    if let unit = match.unit {
      return amounts.first { grammar.tells($0, in: unit) }.map { ([$0], Self.namedFit) }
    }
    return nil
  }

  private func property(about concept: FindWords.Concept) -> (properties: [SpokenProperty], fit: Int)? {
    guard let property = grammar.property(about: concept, among: entity.properties) else { return nil }
    let fit = grammar.fit(concept, property)
    return fit > Self.alike ? ([property], fit) : nil
  }

  private static let namedFit = 20
  /// The fit of a property that only may be about an idea.
  private static let alike = 5

  /// Properties with values in an order of their own: "how hard is it".
  private var choices: [SpokenProperty] { entity.properties.filter { $0.shape == .choice } }

  // MARK: - "where"

  func place(_ match: QuestionMatch, of text: FindText) -> QuestionReading? {
    guard let topic = topic(match.topics.first ?? 0..<0, of: text) else { return nil }
    let places = entity.properties.filter(\.isPlace)
    if places.isEmpty { return unknown(topic, "where") }
    // The place that fewest share says most.
    let sorted = places.sorted { $0.vocabulary.entries.count > $1.vocabulary.entries.count }
    return reading(topic, asking: .values(sorted.map(\.name)), fit: 10)
  }

  // MARK: - "tell me about"

  func about(_ match: QuestionMatch, of text: FindText) -> QuestionReading? {
    guard case .subjects(let subjects)? = topic(match.topics.first ?? 0..<0, of: text), subjects.fit > .part else {
      return nil
    }
    return reading(.subjects(subjects), asking: .about, fit: 0)
  }

  // MARK: - "average"

  func summary(_ match: QuestionMatch, _ summary: ReadFind.Summary, of text: FindText) -> QuestionReading? {
    guard let topic = topic(match.topics.first ?? 0..<0, of: text) else { return nil }
    let isAboutMoney = match.properties.isEmpty && match.adjective == nil && match.verb == nil
    guard let meant = meant(by: match, isAboutMoney ? "price" : nil),
      let property = meant.properties.first(where: { $0.shape.isAmount && $0.shape != .date })
    else {
      return unknown(topic, match.adjective.map { "how \($0.plain)" })
    }
    return reading(topic, asking: .summary(summary, of: property.name), fit: meant.fit)
  }

  func commonest(_ match: QuestionMatch, isMost: Bool) -> QuestionReading? {
    guard let property = match.properties.first, !property.isProse, !property.isName, !property.shape.isAmount else {
      return nil
    }
    let find = ReadFind(of: entity, asking: .commonest(property.name, isMost: isMost), about: [])
    return QuestionReading(find: find, rank: .named, propertyFit: 10)
  }

  /// "which countries have landmarks"
  func distinct(_ match: QuestionMatch, isCount: Bool) -> QuestionReading? {
    guard let property = match.properties.first, !property.isProse, !property.isName, !property.shape.isAmount,
      property.shape != .boolean
    else { return nil }
    let find = ReadFind(of: entity, asking: .distinct(property.name, isCount: isCount), about: [])
    return QuestionReading(find: find, rank: .set, propertyFit: match.propertyFit)
  }

  // MARK: - What no property tells

  func unknown(_ match: QuestionMatch, of text: FindText) -> QuestionReading? {
    guard let topic = topic(match.topics.first ?? 0..<0, of: text) else { return nil }
    return unknown(topic, match.other)
  }

  /// What the properties do not tell though a word of it might mean one: "further north".
  func untold(_ match: QuestionMatch, _ words: String, of text: FindText) -> QuestionReading? {
    guard let subjects = allSubjects(match, of: text), var reading = unknown(.subjects(subjects), words) else {
      return nil
    }
    reading.rank = .named
    return reading
  }

  /// Something else than the properties tell, about entities that are known for sure.
  func unknown(_ topic: Topic, _ words: String?) -> QuestionReading? {
    guard let words else { return nil }
    switch topic {
    case .subjects(let subjects) where subjects.fit >= .synonym || !focus.isEmpty:
      var reading = reading(topic, asking: .unknownProperty(words), fit: 0)
      reading.rank = .unknownProperty
      return reading
    case .set(let find) where find.coverage >= 1:
      var reading = reading(topic, asking: .unknownProperty(words), fit: 0)
      reading.rank = .unknownProperty
      return reading
    default: return nil
    }
  }
}
