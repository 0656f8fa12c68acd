internal import PhraseMatching

/// A request, and a statement behind it that says why, or what somebody thinks of it.
package struct Aside: Sendable, Equatable {
  package var request: String
  package var words: String
  /// Whether it says what somebody would like, which may be more of what is wanted.
  package var isWish: Bool
  /// Whether it begins as what says why: "so I don't forget".
  package var isReason = false
}

extension ContinuationReader {
  /// The ways of taking a statement off the end of a text, the longest request first: "remove it" and "way too pricey".
  package func asides(in text: String) -> [Aside] {
    let all = Words(of: text)
    return all.indices.dropFirst().reversed().compactMap { index in
      let behind = all[index...]
      let isReason = saysWhy(behind)
      guard
        isReason || isMark(before: index, all, text, Self.clauseMarks) && isStatement(behind, in: text)
          || isAnotherPredicate(behind)
      else { return nil }
      return Aside(
        request: text.part(0..<all[index - 1].range.upperBound), words: text.part(behind.range),
        isWish: !isReason && words.wishes.opening(of: behind) != nil, isReason: isReason)
    }
  }

  /// "And got completely soaked": what else somebody did, or what else is so.
  private func isAnotherPredicate(_ rest: Words) -> Bool {
    guard let (_, count) = words.joiners.opening(of: rest), count == 1 else { return false }
    return words.asides.predicates.opening(of: rest.dropFirst(count)) != nil
  }

  /// Whether words begin as what says why: "so I find it again", and not "so I want it".
  func saysWhy(_ rest: Words) -> Bool {
    if let (_, count) = words.asides.reasons.opening(of: rest) { return count < rest.count || count > 2 }
    guard let (_, count) = words.asides.consequences.opening(of: rest), count == 1 else { return false }
    let behind = rest.dropFirst(count)
    guard let (_, person) = words.persons.opening(of: behind), behind.count > person + 1 else { return false }
    return words.wishes.opening(of: behind) == nil && words.having.opening(of: behind) == nil
  }

  /// Whether words say why a request in front of them is made: "before I forget".
  package func saysWhy(_ text: String) -> Bool { saysWhy(Words(of: text)) }

  /// Whether words only ask that something is kept which was told before: "log that".
  package func asksToRecord(_ text: String) -> Bool { asksToRecord(Words(of: text)) }

  private func asksToRecord(_ all: Words) -> Bool {
    var rest = all
    while let (_, count) = words.nameClosings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    while let opened = words.politeQuestions.opening(of: rest)?.count ?? words.nameClosings.opening(of: rest)?.count,
      opened < rest.count
    { rest = rest.dropFirst(opened) }
    return words.asides.records.contains(rest)
  }

  /// Where the words begin that are to be kept: behind the "jot down" of "jot down buy stamps".
  package func startOfRecord(in text: String) -> Int? {
    let all = Words(of: text)
    guard let count = words.asides.recordings.opening(of: all)?.count, count < all.count else { return nil }
    return all[all.startIndex + count].range.lowerBound
  }

  /// Whether a phrase is of what keeps what somebody did: "log a feeding".
  package func keeps(_ phrase: String) -> Bool { words.asides.keeping.opening(of: Words(of: phrase)) != nil }

  /// "What else is there?": whether a text asks for others of what was spoken of, and names nothing.
  package func asksForOthers(_ text: String) -> Bool { words.asides.othersAsked.contains(Words(of: text)) }

  /// Whether a word is what words are called that are kept: "memo".
  package func namesRecord(_ word: String) -> Bool { words.asides.recordNouns.contains(word) }

  /// Whether words only say that something is more than it should be: "too much climbing".
  package func complains(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.excess.opening(of: all) != nil && all.count <= Self.mostWordsOfComplaint
  }

  private static let mostWordsOfComplaint = 5

  /// Whether words say how something is, and neither ask nor want anything, nor take it back.
  func isStatement(_ all: Words, in text: String) -> Bool {
    if asksToRecord(all) { return true }
    guard !asks(text),
      words.remarks.opening(of: all) != nil || words.asides.statements.opening(of: all) != nil || tellsOfSubject(all)
    else { return false }
    let statement = words.asides.statements.opening(of: all)?.count ?? 0
    return words.asides.conditions.opening(of: all)?.count ?? 0 <= statement
      && !all.indices.dropFirst(statement).contains { index in
        // "We don't have a permit" takes nothing back.
        words.asides.retractions.opening(of: all[index...]) != nil
          && !(index > all.startIndex && words.asides.negatedVerbs.opening(of: all[index...]) != nil
            && words.persons.closing(of: all[..<index]) != nil)
      }
  }

  /// "The little one doesn't want to", "my ankle hurts".
  package func tellsOfSubject(_ text: String) -> Bool { tellsOfSubject(Words(of: text)) && !asks(text) }

  private func tellsOfSubject(_ all: Words) -> Bool {
    guard let (_, count) = words.asides.subjects.opening(of: all) else { return false }
    return all.indices.dropFirst(count + 1).prefix(Self.mostWordsOfSubject).contains { index in
      words.asides.verbs.opening(of: all[index...]) != nil
    }
  }

  private static let mostWordsOfSubject = 3

  /// A request without the words around it that mean nothing; nil where there are none, or little is left.
  package func withoutInterjection(_ text: String) -> String? {
    let all = Words(of: text)
    var rest = words.asides.interjections.behind(all)
    let end = rest.endIndex
    while let (_, count) = words.asides.afterthoughts.closing(of: rest) { rest = rest.dropLast(count) }
    guard rest.count < all.count, rest.count > 1 else { return nil }
    let last = rest.endIndex == end ? text.utf8.count : rest.range.upperBound
    return text.part(rest[rest.startIndex].range.lowerBound..<last)
  }

  /// Whether a text is nothing but what means nothing: "morning!", "ok cool".
  package func isInterjection(_ text: String) -> Bool {
    words.asides.interjections.behind(Words(of: text)).isEmpty && !text.isEmpty
  }

  /// "Pause, phone": one word, and a few behind a comma.
  package func wordBeforeComma(_ text: String) -> (word: String, rest: String)? {
    let all = Words(of: text)
    guard 2...Self.mostWordsWithOne ~= all.count, isComma(before: all.startIndex + 1, all, text) else {
      return nil
    }
    return (text.part(all.prefix(1).range), text.part(all.dropFirst().range))
  }

  private static let mostWordsWithOne = 4

  /// "Send it to my mum as a PDF" without the person who gets it, and the words for that.
  package func withoutRecipient(_ text: String) -> (request: String, recipient: String)? {
    let all = Words(of: text)
    for index in all.indices.dropFirst() {
      let lead = words.asides.recipientLeads.opening(of: all[index...])?.count ?? 0
      guard lead > 0 || index == all.startIndex + 1,
        let (_, count) = words.asides.recipients.opening(of: all[(index + lead)...]),
        case let end = index + lead + count, lead > 0 || words.articles.opening(of: all[end...]) != nil,
        !all.indices.contains(where: { index < $0 && $0 < end && isMark(before: $0, all, text, Self.clauseMarks) })
      else { continue }
      let said = all[index..<index + lead + count].range
      let rest = text.part(0..<said.lowerBound) + text.part(said.upperBound..<text.utf8.count)
      return (rest.split(separator: " ").joined(separator: " "), text.part(said))
    }
    return nil
  }

  /// "2 tickets, please": a number of something, without what is polite behind it.
  package func countWithoutPoliteness(_ text: String) -> String? {
    let all = Words(of: text)
    guard number(all.prefix(1)) != nil, let (_, count) = words.asides.politeEnds.closing(of: all), count + 1 < all.count
    else { return nil }
    return text.part(all.dropLast(count).range)
  }

  /// "Wait, what time does it close first": the question that somebody wants answered before going on.
  package func questionBehindPause(_ text: String) -> String? {
    let all = Words(of: text)
    let asked = words.pauses.behind(all)
    var rest = words.asides.interjections.behind(asked)
    guard asked.count < all.count, rest.count > 1, words.interrogatives.opening(of: rest) != nil else { return nil }
    if let (_, count) = words.asides.befores.closing(of: rest) { rest = rest.dropLast(count) }
    let end = rest.endIndex == all.endIndex ? text.utf8.count : rest.range.upperBound
    return text.part(rest[rest.startIndex].range.lowerBound..<end)
  }

  /// What somebody tells, and the question behind it: "I keep hearing about the ridge" and "is it a hard one?"
  package func questionBehindTalk(in text: String) -> (talk: String, question: String)? {
    let all = Words(of: text)
    let marks = all.indices.dropFirst().filter { isMark(before: $0, all, text, Self.clauseMarks) }
    guard let start = marks.last(where: { beginsAsQuestion(text.part(all[$0].range.lowerBound..<text.utf8.count)) })
    else { return nil }
    let talk = text.part(all[..<start].range)
    let said = read(talk)
    guard said.kind == .plain || said.kind == .addition && said.isInterjected,
      !clauses(in: talk).contains(where: isQuestion),
      words.asides.conditions.opening(of: all) == nil
    else { return nil }
    return (talk, text.part(all[start].range.lowerBound..<text.utf8.count))
  }

  /// The ways of taking a name off the front of what is asked about it: "the ridge" and "how long is it".
  package func topics(in text: String) -> [(name: String, request: String)] {
    let all = Words(of: text)
    return all.indices.dropFirst().prefix(Self.mostWordsOfTopic).compactMap { index in
      guard isMark(before: index, all, text, Self.topicMarks) else { return nil }
      return (text.part(all[..<index].range), text.part(all[index].range.lowerBound..<text.utf8.count))
    }
  }

  /// A sentence, and one behind it that only says more of the same: "pin the ridge" and "and the valley too".
  package func sentenceWithAddition(in text: String) -> [String]? {
    let all = Words(of: text)
    let starts = all.indices.dropFirst().filter { isMark(before: $0, all, text, Self.sentenceMarks) }
    guard starts.count == 1, let start = starts.first else { return nil }
    let behind = text.part(all[start].range.lowerBound..<text.utf8.count)
    return read(behind).kind == .addition ? [text.part(all[..<start].range), behind] : nil
  }

  private static let sentenceMarks: Set<Character> = [".", "!", ";", "。", "！"]
  private static let mostWordsOfTopic = 6
  private static let topicMarks: Set<Character> = [",", ":", ";", ".", "?", "!", "-", "–", "—", "…", "、", "。", "："]
}
