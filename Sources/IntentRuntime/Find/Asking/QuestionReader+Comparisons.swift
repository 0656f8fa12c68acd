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
    guard let subjects = allSubjects(match, of: text) else { return nil }
    if let adjective = match.adjective {
      guard let (property, direction) = grammar.property(meantBy: adjective, among: amounts + orderedChoices) else {
        return unknown(.subjects(subjects), "how \(adjective.plain)")
      }
      let comparison = comparison(by: property, adjective, form, direction)
      return reading(.subjects(subjects), asking: .comparison(comparison), fit: 10)
    }
    guard let property = meant(by: match)?.properties.first(where: \.shape.isAmount) else { return nil }
    let asked = ReadFind.Asked.comparison(comparison(by: property, form, isMore: isMore))
    return reading(.subjects(subjects), asking: asked, fit: 10)
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
    let opposite = opposite(of: adjective, by: property, direction)
    let (up, down) = direction == .up ? (adjective, opposite) : (opposite, adjective)
    let title = property.spokenTitle
    return ReadFind.Comparison(
      property: property.name, isMore: direction == .up,
      more: up.map { "is \($0.comparative)" } ?? "has more \(title)",
      less: down.map { "is \($0.comparative)" } ?? "has less \(title)",
      most: up.map { "is the \($0.superlative)" } ?? "has the most \(title)",
      least: down.map { "is the \($0.superlative)" } ?? "has the least \(title)", form: form,
      adjective: adjective.comparative)
  }

  private func comparison(by property: SpokenProperty, _ form: ReadFind.Comparison.Form, isMore: Bool)
    -> ReadFind.Comparison
  {
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
