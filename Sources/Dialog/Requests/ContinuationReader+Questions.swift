internal import PhraseMatching

// What is asked, and whether anything is.
extension ContinuationReader {
  func asks(_ text: String) -> Bool { text.last { !$0.isWhitespace }.map { "?？".contains($0) } ?? false }

  /// Whether a text asks something, by the words that it begins with.
  package func isQuestion(_ text: String) -> Bool {
    var rest = Words(of: text)
    if asks(text) || words.interrogatives.opening(of: rest) != nil { return true }
    while let (_, count) = words.openings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    return words.interrogatives.opening(of: rest) != nil || isIndirect(rest)
  }

  /// A question without what leads to it: the "how long it is" of "tell me how long it is".
  package func directQuestion(in text: String) -> String? {
    let all = Words(of: text)
    guard isIndirect(all), let (_, count) = words.indirectQuestions.opening(of: all) else { return nil }
    return text.part(all.dropFirst(count).range.lowerBound..<text.utf8.count)
  }

  /// Whether words lead to a question: "tell me how long it is".
  private func isIndirect(_ all: Words) -> Bool {
    guard let (_, count) = words.indirectQuestions.opening(of: all) else { return false }
    return words.interrogatives.opening(of: all.dropFirst(count)) != nil
  }

  /// Whether a text begins with a word that asks: what it names is asked about.
  package func beginsAsQuestion(_ text: String) -> Bool {
    words.interrogatives.opening(of: Words(of: read(text).text)) != nil
  }

  /// Whether words only open a question: "how", "what is".
  package func isInterrogative(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.interrogatives.behind(all).isEmpty && !all.isEmpty
  }

  /// Whether a text compares what was spoken of with something: "higher than the falls?"
  package func comparesAlone(_ text: String) -> Bool {
    let all = Words(of: read(text).text)
    guard let first = all.first, all.count > 2 else { return false }
    let isComparative = words.directions.opening(of: all) != nil || first.text.hasSuffix("er")
    return isComparative && words.comparing.opening(of: all.dropFirst()) != nil
  }

  /// The question about what a text names, where numbers are in it: "what is 3 miles in km". A question stays as it is.
  package func question(about text: String) -> String? {
    if beginsAsQuestion(text) { return text }
    return words.asking.isEmpty || numbers(in: text).isEmpty ? nil : "\(words.asking) \(text)"
  }

  /// Whether a text asks, shows or finds something, and changes nothing.
  package func onlyTells(_ text: String) -> Bool {
    answers(text) || words.playing.opening(of: Words(of: text)) != nil
  }

  /// Whether a text asks, shows or finds something: what it does may answer a question.
  package func answers(_ text: String) -> Bool {
    let all = Words(of: text)
    if isQuestion(text) || words.showing.opening(of: all) != nil { return true }
    return words.telling.opening(of: all) != nil && words.notTelling.opening(of: all) == nil
  }

  /// Whether a text wants to know something, and is no polite way of wanting something done: "could you …".
  package func asksForAnswer(_ text: String) -> Bool {
    let all = Words(of: text)
    return isQuestion(text) && words.politeQuestions.opening(of: all) == nil || isIndirect(all)
  }

  /// What a text asks whether it was done: the "buy it" of "did you buy it?".
  package func deedAsked(in text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.deedQuestions.opening(of: all), count < all.count,
      words.noDeeds.opening(of: all.dropFirst(count)) == nil
    else { return nil }
    return text.part(all.dropFirst(count).range)
  }

  /// What a question is about that asks which deed was done: the "start firing" of "what firing did you start?"
  package func deedSought(in text: String) -> String? {
    let all = Words(of: text)
    guard words.interrogatives.opening(of: all) != nil else { return nil }
    for index in all.indices.dropFirst().prefix(Self.mostWordsOfKind + 1) {
      guard let deed = deedAsked(in: text.part(all[index...].range)) else { continue }
      return "\(deed) \(text.part(all[..<index].dropFirst().range))"
    }
    return nil
  }

  private static let mostWordsOfKind = 3

  /// Whether one of the forms of a verb says what only somebody does.
  package func isOnlyDone(_ verbs: [String]) -> Bool { !words.deeds.isDisjoint(with: verbs) }

  /// Where a question has a word for things of a kind that it does not name: the "ones" of "which ones are there".
  package func onesAsked(in text: String) -> Range<Int>? {
    let all = Words(of: text)
    guard all.count > 2, words.onesAsked.opening(of: all)?.count == 2 else { return nil }
    return all[1].range
  }

  /// The place behind words that ask what there is: "what can I see in".
  package func placeAsked(in text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.placeQuestions.opening(of: all), count < all.count else { return nil }
    let closing = words.placeClosings.closing(of: all.dropFirst(count + 1))?.count ?? 0
    return text.part(all.dropFirst(count).dropLast(closing).range)
  }

  /// Whether a text asks how much can be said where a number is asked for: "how high can it go?"
  package func asksForRange(_ text: String) -> Bool {
    words.rangeQuestions.opening(of: Words(of: read(text).text)) != nil
  }

  /// Whether a text asks what is meant, and nothing else: "which ones are those?"
  package func asksWhatIsMeant(_ text: String) -> Bool {
    words.meantQuestions.contains(Words(of: read(text).text)[...])
  }
}
