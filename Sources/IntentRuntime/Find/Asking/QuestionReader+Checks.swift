internal import AppIntents
internal import PhraseMatching

// "is petra in africa", "can i bike the heaphy track", "is it longer than 10 km".
extension QuestionReader {
  func check(_ match: QuestionMatch, of text: FindText) -> QuestionReading? {
    guard let range = match.topics.first, !range.isEmpty else { return nil }
    let words = words(range, of: text)
    var best: QuestionReading?
    if let (found, end) = subjects.prefix(of: words), end < range.upperBound {
      best = check(found, text.typed(end..<range.upperBound), isState: isState(text))
    }
    if best == nil, let (found, start) = subjects.suffix(of: words), start > range.lowerBound {
      best = check(found, text.typed(range.lowerBound..<start), isState: isState(text))
    }
    return best
  }

  private func isState(_ text: FindText) -> Bool { text.text(0).map { grammar.words.copulas.contains($0) } ?? false }

  /// Whether some entities are as the rest of the question says.
  private func check(_ subjects: Subjects, _ rest: String, isState: Bool) -> QuestionReading? {
    let condition = reader.fragment(isState ? "is \(rest)" : rest, of: entity, now: now)
    guard condition.coverage > 0.99, condition.request.limit == nil || !condition.request.order.isEmpty else {
      return nil
    }
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
