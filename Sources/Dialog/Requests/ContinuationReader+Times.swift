internal import PhraseMatching

// What a text says of times: that something is over, and a day by another that was spoken of.
extension ContinuationReader {
  /// Whether words name a span of time and nothing else: "this month".
  package func isPeriod(_ text: String) -> Bool { words.times.periods.contains(Words(of: text)) }

  /// Whether somebody tells of what they did, with or without saying who: "had my water".
  package func tellsOfOwnDeed(_ text: String) -> Bool {
    let all = Words(of: read(text).text)
    let opening = words.times.pastOpenings.opening(of: all)?.count ?? all.count
    return tellsOfPast(text) || opening < all.count && !isQuestion(text)
  }

  /// Whether a few words tell of something that was done, by whomever: "practised guitar".
  package func tellsOfDoing(_ text: String) -> Bool {
    let all = Words(of: read(text).text)
    guard let first = all.first, all.count > 1 else { return false }
    return tellsOfOwnDeed(text)
      || words.times.pastEndings.contains { first.text.count > $0.count + 2 && first.text.hasSuffix($0) }
  }

  /// Whether somebody tells of what they did: "I was at the lake on sunday".
  package func tellsOfPast(_ text: String) -> Bool {
    let table = words.times
    if table.pastClosings.contains(where: text.hasSuffix) { return true }
    let all = Words(of: read(text).text)
    guard let (_, count) = table.speakers.opening(of: all), count < all.count else { return false }
    let verb = all.dropFirst(count)
    if table.pastVerbs.opening(of: verb) != nil { return true }
    // "I need", "I feed"
    return verb.first.map { first in
      table.pastEndings.contains { first.text.count > $0.count + 2 && first.text.hasSuffix($0) }
        && !first.text.hasSuffix("eed")
    } ?? false
  }

  /// "Been to the lake yesterday" with who was there: "I have been to the lake yesterday".
  package func withSpeaker(_ text: String) -> String? {
    let table = words.times
    guard !table.speaker.isEmpty, !isQuestion(text) else { return nil }
    let said = read(text).text
    if let one = saidByOne(said) { return one }
    return ["", "\(table.auxiliary) "].lazy.map { $0 + said }
      .first { table.pastVerbs.opening(of: Words(of: $0)) != nil }.map { "\(table.speaker) \($0)" }
  }

  /// "We were at the lake" as one of them would say it.
  private func saidByOne(_ text: String) -> String? {
    let all = Words(of: text)
    guard tellsOfPast(text), let (one, count) = words.times.ofSeveral.opening(of: all), count < all.count else {
      return nil
    }
    return "\(one) \(text.part(all[count].range.lowerBound..<text.utf8.count))"
  }

  /// Whether a text begins with who speaks: "I have to …".
  package func beginsWithSpeaker(_ text: String) -> Bool { words.times.speakers.opening(of: Words(of: text)) != nil }

  /// Whether a text tells what somebody is doing: "currently reading Emma".
  package func tellsOfPresent(_ text: String) -> Bool {
    let all = Words(of: text)
    guard let (_, count) = words.times.presents.opening(of: all), count + 1 < all.count else { return false }
    return words.times.presentEndings.contains { all[count].text.count > $0.count + 2 && all[count].text.hasSuffix($0) }
  }

  /// What somebody asks whether or when they did it: the "at the lake" of "when was I at the lake?".
  package func ownDeedAsked(in text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.times.ownDeeds.opening(of: all), count < all.count else { return nil }
    return text.part(all.dropFirst(count).range)
  }

  /// Whether a phrase is about putting something to another time.
  package func moves(_ phrase: String) -> Bool { words.times.moving.opening(of: Words(of: phrase)) != nil }

  /// Whether a phrase is about how long something takes.
  package func lasts(_ phrase: String) -> Bool {
    let all = Words(of: phrase)
    return all.indices.contains { words.times.lasting.opening(of: all[$0...]) != nil }
  }

  /// The word that leads to a time of day: "at".
  package var clockLead: String { words.times.clockLead }

  /// Whether a number behind a word is a time of day: "at".
  package func leadsToTime(_ word: String) -> Bool { words.times.clockLeads.contains(Words(of: word)) }

  /// A text without what only stands around a day or a time: the "friday" of "due by friday, of course".
  package func valueAlone(_ text: String) -> String {
    var rest = words.times.leads.behind(Words(of: text))
    while let (_, count) = words.times.trails.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    return text.part(rest.range)
  }

  /// Whether words in front of a time may say something else than what is planned: "maybe dinner", "the shop closes", "Sara
  /// cancelled lunch".
  package func leavesPlanOpen(_ words: String) -> Bool {
    let (all, table) = (Words(of: words), self.words.times)
    return all.indices.contains { index in
      table.doubts.opening(of: all[index...]) != nil || table.pastVerbs.opening(of: all[index...]) != nil
        || table.pastEndings.contains { all[index].text.count > $0.count + 2 && all[index].text.hasSuffix($0) }
    }
  }

  /// Where a text points at a day that was spoken of: the "that day" of "what else is on that day", the "then" of "until
  /// then".
  package func daysPointedAt(in text: String) -> [Range<Int>] {
    let all = Words(of: text)
    var found: [Range<Int>] = []
    var rest = all
    while !rest.isEmpty {
      let pointing = words.times.sameDays.opening(of: rest)
      if let (leads, count) = pointing { found.append(rest.dropFirst(leads).prefix(count - leads).range) }
      rest = rest.dropFirst(pointing?.count ?? 1)
    }
    return found
  }

  /// By how many days a text says that a day is another, and what else it says: "the ridge two days later".
  package func neighborDay(in text: String) -> (days: Int, rest: String)? {
    let all = Words(of: text)
    if let (days, count) = neighborDay(closing: all) { return (days, text.part(all.dropLast(count).range)) }
    guard let (days, count) = neighborDay(opening: all) else { return nil }
    return (days, text.part(all.dropFirst(count).range))
  }

  private func neighborDay(closing all: Words) -> (days: Int, count: Int)? {
    let table = words.times
    if let (days, count) = table.neighbors.closing(of: all) { return (days, count) }
    guard let (sign, direction) = table.directions.closing(of: all),
      let (span, unit) = table.spans.closing(of: all.dropLast(direction)),
      let number = all.dropLast(direction + unit).last?.wholeNumber
    else { return nil }
    return (sign * span * number, direction + unit + 1)
  }

  private func neighborDay(opening all: Words) -> (days: Int, count: Int)? {
    let table = words.times
    if let (days, count) = table.neighbors.opening(of: all) { return (days, count) }
    guard let number = all.first?.wholeNumber, let (span, unit) = table.spans.opening(of: all.dropFirst()),
      let (sign, direction) = table.directions.opening(of: all.dropFirst(unit + 1))
    else { return nil }
    return (sign * span * number, direction + unit + 1)
  }
}

extension Word {
  fileprivate var wholeNumber: Int? { kind == .number ? number.flatMap { (1...366).contains($0) ? $0 : nil } : nil }
}
