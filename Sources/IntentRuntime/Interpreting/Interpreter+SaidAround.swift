internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Requests that say more values than any phrase has places for.
extension Interpreter {
  /// "Check in meditation with the note felt great", "add 25 grams of carbs on 3 May": a request of which the rest fits a
  /// phrase well, with each number, date and text for a parameter that takes it.
  func saidAroundValues(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.text.utf8.count <= Self.longestAround else { return nil }
    return waysOfCutting(request.text).lazy.compactMap { self.reading(request, without: $0) }.first
  }

  static var longestAround: Int { 200 }
  private static var mostOpenings: Int { 3 }

  /// A part of a text that may be a value: a number or a date, or words as they are.
  struct Cut {
    var range: Range<Int>
    var isText = false
  }

  /// The parts of a text that may be values beside its phrase: those that are read as numbers or dates, and in one way
  /// after the other the words that something such as "with the note" leads to.
  private func waysOfCutting(_ text: String) -> [[Cut]] {
    let typed = typedRanges(in: text).map { Cut(range: $0) }
    let openings = readers.continuations.textOpenings(in: text, isLoose: true).prefix(Self.mostOpenings)
    let worded = openings.flatMap { opening in
      let next = typed.map(\.range.lowerBound).filter { $0 > opening.upperBound }.min() ?? text.utf8.count
      return Set([next, text.utf8.count]).sorted().map { end in
        let said = text.bytes(opening.lowerBound..<end).reversed().drop { $0.isWhitespace }
        let words = Cut(
          range: opening.lowerBound..<opening.lowerBound + String(said.reversed()).utf8.count, isText: true)
        return typed.filter { !$0.range.overlaps(words.range) } + [words]
      }
    }
    return (typed.isEmpty ? [] : [typed]) + worded
  }

  /// Where a text says numbers, dates and spans of time, with the prepositions in front of them.
  private func typedRanges(in text: String) -> [Range<Int>] {
    let named = spansOfThings(in: text).map(\.range)
    var found: [Range<Int>] = []
    // "7 tomorrow morning" is a time, though there may be a playlist called morning.
    for span in readers.continuations.spans(in: text)
    where !found.contains(where: { $0.overlaps(span) })
      && !named.contains(where: { $0.overlaps(span) && $0.clamped(to: span) != $0 || $0 == span })
    {
      let led = readers.continuations.startOfLead(to: span.lowerBound, in: text)..<span.upperBound
      let words = readers.continuations.withoutPreposition(text.bytes(led))
      if isAmount(text.bytes(span)) || isAmount(words) { found.append(led) }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether words are a number, a date or an amount of something.
  func isAmount(_ words: String) -> Bool {
    [.number(), .date, .duration, .measurement].contains { (kind: Parameter.Kind) in
      let question = Question(of: Parameter(name: "", kind: kind), listing: [])
      return readers.replies.readValue(words, of: question, now: settings.now())?.reply != nil
    }
  }

  /// Whether words are a day or a time.
  func isDay(_ words: String) -> Bool {
    let question = Question(of: Parameter(name: "", kind: .date), listing: [])
    return readers.continuations.amountChange(in: words) == nil
      && readers.replies.readValue(words, of: question, now: settings.now())?.reply != nil
  }

  /// What a request comes to without some parts, where each of them is a value for it.
  private func reading(_ request: InterpretedRequest, without cuts: [Cut]) -> InterpretedRequest? {
    let rest = cuts.reduce(request.text) { rest, cut in
      rest.bytes(0..<cut.range.lowerBound) + String(repeating: " ", count: cut.range.count)
        + rest.bytes(cut.range.upperBound..<rest.utf8.count)
    }
    guard rest.contains(where: \.isLetter) else { return nil }
    let matching = match(rest, limit: Self.mostSaid, isExplained: true)
    let said = matching.candidates.filter { isSaid($0, by: rest, without: cuts) }
    let completed = said.compactMap { self.completed($0, with: cuts, of: request) }
    guard let best = completed.first else { return nil }
    var read = request
    read.matching = matching
    read.matching.isExact = false
    read.matching.candidates = completed.filter { $0.distance - best.distance < settings.matching.margin }
    read.matching.outcome = read.matching.candidates.count > 1 ? .ambiguous : .matched
    read.unplaced = []
    return inConversation(read)
  }

  /// Whether a text says all words of a phrase, or the title of its shortcut, and nothing more.
  private func isSaid(_ candidate: Candidate, by text: String, without cuts: [Cut]) -> Bool {
    guard
      candidate.values.allSatisfy({ value in !value.isUnknown && !cuts.contains { $0.range.overlaps(value.range) } })
    else { return false }
    if FindText.words(of: candidate.title) == FindText.words(of: readers.continuations.bareName(text)) { return true }
    return candidate.score >= Self.surely && saysPhrase(candidate) && leavesNothing(candidate)
  }
}
