internal import AppIntents
internal import PhraseMatching

// "which is longer, catbells or lac blanc", "is it longer than that", "compare petra and tikal".
extension QuestionReader {
  func contrast(_ match: QuestionMatch, of text: FindText) -> QuestionReading? {
    guard let subjects = allSubjects(match, of: text) else { return nil }
    let property = match.properties.first { $0.shape.isAmount }
    guard let property else { return reading(.subjects(subjects), asking: .contrast, fit: 10) }
    let asked = ReadFind.Asked.comparison(comparison(by: property, .difference, isMore: true))
    return reading(.subjects(subjects), asking: asked, fit: 10)
  }

  func comparison(
    _ match: QuestionMatch, _ form: ReadFind.Comparison.Form, isMore: Bool, of text: FindText
  ) -> QuestionReading? {
    guard let subjects = allSubjects(match, of: text) ?? againstFocus(match, form, of: text) else { return nil }
    if let adjective = match.adjective {
      guard let (property, direction) = grammar.property(meantBy: adjective, among: amounts + orderedChoices) else {
        return guessed(subjects, adjective) ?? unknown(.subjects(subjects), "how \(adjective.plain)")
      }
      let comparison = comparison(by: property, adjective, form, direction)
      return reading(.subjects(subjects), asking: .comparison(comparison), fit: 10)
    }
    guard let property = meant(by: match)?.properties.first(where: \.shape.isAmount) else { return nil }
    let asked = ReadFind.Asked.comparison(comparison(by: property, form, isMore: isMore))
    return reading(.subjects(subjects), asking: asked, fit: 10)
  }

  /// "Is the Colosseum cheaper" than what was spoken of before.
  private func againstFocus(_ match: QuestionMatch, _ form: ReadFind.Comparison.Form, of text: FindText) -> Subjects? {
    guard form == .claim, match.topics.count == 1, !focus.isEmpty,
      case .subjects(var all)? = topic(match.topics[0], of: text), let subject = all.entities.first,
      all.entities.count == 1, match.topics[0].count > 0
    else { return nil }
    let others = focus.filter { !isSame($0, as: subject) }
    guard others.count == 1 || others.count < focus.count, !others.isEmpty else { return nil }
    all.entities += others
    return all
  }

  private func isSame(_ one: some AppEntity, as other: some AppEntity) -> Bool {
    EntityIdentifier(for: one) == EntityIdentifier(for: other)
  }

  /// Nobody tells how hard they are, but which of them climbs more.
  private func guessed(_ subjects: Subjects, _ adjective: FindWords.Adjective) -> QuestionReading? {
    guard let sense = adjective.senses.first(where: { $0.concept == "difficulty" }),
      let slope = Slope(of: entity, grammar)
    else { return nil }
    var comparison = climbing(slope.rise, .choice, isMore: sense.direction == .up)
    comparison.slope = slope
    var reading = reading(.subjects(subjects), asking: .comparison(comparison), fit: 10)
    reading.find.unknownQualities = [adjective.plain]
    return reading
  }

  /// A comparison of how much some climb, which does not say how steep they are.
  private func climbing(_ property: SpokenProperty, _ form: ReadFind.Comparison.Form, isMore: Bool)
    -> ReadFind.Comparison
  {
    ReadFind.Comparison(
      property: property.name, isMore: isMore, more: "climbs more", less: "climbs less", most: "climbs the most",
      least: "climbs the least", form: form, verb: "climbs")
  }

  private var orderedChoices: [SpokenProperty] { entity.properties.filter { $0.shape == .choice } }

  /// All that is compared: at least two.
  func allSubjects(_ match: QuestionMatch, of text: FindText) -> Subjects? {
    var all = Subjects()
    for range in match.topics {
      guard case .subjects(let subjects)? = topic(range, of: text) else { return nil }
      all.entities += subjects.entities
      all.fit = min(all.fit, subjects.fit)
    }
    return all.entities.count > 1 ? all : nil
  }

  // MARK: - The words of the answer

  private func comparison(
    by property: SpokenProperty, _ adjective: FindWords.Adjective, _ form: ReadFind.Comparison.Form,
    _ direction: FindWords.Direction
  ) -> ReadFind.Comparison {
    let slope = grammar.isAboutSlope(adjective) ? Slope(of: entity, grammar) : nil
    if grammar.isAboutSlope(adjective), slope == nil { return climbing(property, form, isMore: direction == .up) }
    let opposite = opposite(of: adjective, by: property, direction)
    let (up, down) = direction == .up ? (adjective, opposite) : (opposite, adjective)
    let title = property.spokenTitle
    return ReadFind.Comparison(
      property: property.name, isMore: direction == .up,
      more: up.map { "is \($0.comparative)" } ?? "has more \(title)",
      less: down.map { "is \($0.comparative)" } ?? "has less \(title)",
      most: up.map { "is the \($0.superlative)" } ?? "has the most \(title)",
      least: down.map { "is the \($0.superlative)" } ?? "has the least \(title)", form: form,
      adjective: adjective.comparative, verb: slope == nil ? "is" : "climbs", slope: slope, isBySlope: slope != nil)
  }

  private func comparison(by property: SpokenProperty, _ form: ReadFind.Comparison.Form, isMore: Bool)
    -> ReadFind.Comparison
  {
    if grammar.fit("climb", property) >= Self.named { return climbing(property, form, isMore: isMore) }
    if let adjective = adjective(for: property) {
      let comparison = comparison(by: property, adjective, form, .up)
      return isMore ? comparison : comparison.reversed
    }
    let title = property.spokenTitle
    return ReadFind.Comparison(
      property: property.name, isMore: isMore, more: "has more \(title)", less: "has less \(title)",
      most: "has the most \(title)", least: "has the least \(title)", form: form)
  }

  /// The adjective that means more of a property before anything else.
  private func adjective(for property: SpokenProperty) -> FindWords.Adjective? {
    grammar.words.adjectives.first { adjective in
      guard let concept = adjective.senses.first?.concept, grammar.fit(concept, property) >= Self.named,
        let meant = grammar.property(meantBy: adjective, among: amounts)
      else { return false }
      return meant.property.name == property.name && meant.direction == .up
    }
  }

  private static let named = 10

  /// The adjective that says the contrary of the same property: "shorter" of "longer".
  private func opposite(
    of adjective: FindWords.Adjective, by property: SpokenProperty, _ direction: FindWords.Direction
  ) -> FindWords.Adjective? {
    let concepts = adjective.senses.map(\.concept)
    return grammar.words.adjectives.first { other in
      guard let concept = other.senses.first?.concept, concepts.contains(concept),
        let meant = grammar.property(meantBy: other, among: amounts + orderedChoices)
      else { return false }
      return meant.property.name == property.name && meant.direction != direction
    }
  }
}
