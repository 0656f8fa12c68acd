internal import AppIntents
internal import PhraseMatching

// "is petra in africa", "can i bike the heaphy track", "is it longer than 10 km".
extension QuestionReader {
  func check(_ match: QuestionMatch, of text: FindText) -> QuestionReading? {
    guard let range = match.topics.first, !range.isEmpty else { return nil }
    let words = words(range, of: text)
    var best: QuestionReading?
    if let (found, end) = front(of: words), end < range.upperBound {
      best = check(found, text.typed(end..<range.upperBound), behind: copula(of: text))
    }
    if best == nil, let (found, start) = subjects.suffix(of: words), start > range.lowerBound {
      best = check(found, text.typed(range.lowerBound..<start), behind: copula(of: text))
    }
    return best
  }

  /// The names at the front, joined by "and".
  private func front(of words: ArraySlice<String>) -> (Subjects, end: Int)? {
    guard var (found, end) = subjects.prefix(of: words) else { return nil }
    while end + 1 < words.endIndex,
      grammar.words.conjunctions.contains(words[end]) || grammar.words.alternatives.contains(words[end]),
      let (more, next) = subjects.prefix(of: words[(end + 1)...]), more.fit >= .synonym
    {
      found.entities += more.entities
      end = next
    }
    return (found, end)
  }

  /// The "is" that a question begins with.
  private func copula(of text: FindText) -> String? {
    text.text(0).flatMap { grammar.words.copulas.contains($0) ? $0 : nil }
  }

  /// A place that nobody knows is answered by the one that is known: "Colosseum is in Italy."
  private func unsurePlace(_ subjects: Subjects, _ rest: String) -> QuestionReading? {
    let places = entity.properties.filter(\.isPlace)
    guard subjects.fit >= .synonym, !places.isEmpty, let first = FindText.words(of: rest).first,
      ["in", "near", "located", "within", "inside"].contains(first)
    else { return nil }
    let sorted = places.sorted { $0.vocabulary.entries.count > $1.vocabulary.entries.count }
    var reading = reading(.subjects(subjects), asking: .values(sorted.map(\.name)), fit: 5)
    reading.rank = .guessed
    return reading
  }

  /// Whether some entities are as the rest of the question says.
  private func check(_ subjects: Subjects, _ rest: String, behind copula: String?) -> QuestionReading? {
    let condition = reader.fragment(copula.map { "\($0) \(rest)" } ?? rest, of: entity, now: now)
    let isAboutName = condition.propertyNames.contains { entity[property: $0]?.isName == true }
    guard condition.coverage > 0.99, !isAboutName else { return unsurePlace(subjects, rest) }
    if condition.request.limit != nil, condition.request.order.isEmpty { return nil }
    let isFiltered = !condition.request.filters.isEmpty || !condition.conditions.isEmpty
    if isFiltered, condition.request.order.isEmpty, condition.unknownQualities.isEmpty {
      var find = condition
      find.asked = .check
      find.subjects = subjects.entities
      find.request.limit = nil
      return QuestionReading(
        find: find, rank: subjects.fit > .misspelled ? .named : .guessed, propertyFit: 10, subjectFit: subjects.fit)
    }
    if isFiltered { return nil }
    if let quality = condition.unknownQualities.first { return unknown(.subjects(subjects), "how \(quality)") }
    // How long is "long" is left to whoever asked.
    guard condition.request.order.count == 1, let order = condition.request.order.first, condition.isVague else {
      return nil
    }
    return reading(.subjects(subjects), asking: .values([order.property]), fit: 10)
  }
}
