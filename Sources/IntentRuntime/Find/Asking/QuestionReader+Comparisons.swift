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
  private func allSubjects(_ match: QuestionMatch, of text: FindText) -> Subjects? {
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
    let said = "is \(adjective.comparative)"
    let opposite =
      opposite(of: adjective, by: property, direction).map { "is \($0.comparative)" }
      ?? "has \(direction == .up ? "less" : "more") \(property.spokenTitle)"
    return ReadFind.Comparison(
      property: property.name, isMore: direction == .up, more: direction == .up ? said : opposite,
      less: direction == .up ? opposite : said, form: form)
  }

  private func comparison(by property: SpokenProperty, _ form: ReadFind.Comparison.Form, isMore: Bool)
    -> ReadFind.Comparison
  {
    let isCost = property.shape == .money
    return ReadFind.Comparison(
      property: property.name, isMore: isMore, more: isCost ? "costs more" : "has more \(property.spokenTitle)",
      less: isCost ? "costs less" : "has less \(property.spokenTitle)", form: form)
  }

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
