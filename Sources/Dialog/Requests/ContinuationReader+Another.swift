internal import PhraseMatching

// One more of something, and what is named without the verb that makes it.
extension ContinuationReader {
  /// What a text asks for one more of, and what it says behind that: the "memo" and ": call mum" of "another memo: call mum".
  package func another(in text: String) -> (noun: String, rest: String)? {
    let all = Words(of: text)
    guard let (_, count) = words.anothers.opening(of: all), let noun = all.dropFirst(count).first, noun.kind == .word,
      words.pronouns.opening(of: all.dropFirst(count)) == nil
    else { return nil }
    return (noun.text, text.part(noun.range.upperBound..<text.utf8.count))
  }

  /// "Another one for the sauce" without what says that it is one more; the text as it is where nothing says so.
  package func withoutOneMore(_ text: String) -> String { rest(of: text, behind: words.oneMores) ?? text }

  /// Whether a text begins with what asks for one more of the same: "another to air the tent".
  package func asksForAnother(_ text: String) -> Bool { words.anothers.opening(of: Words(of: text)) != nil }

  /// Whether the last word of a text leads to more: "swimming every".
  package func endsOpen(_ text: String) -> Bool {
    let last = Words(of: text).suffix(1)
    return words.prepositions.contains(last) || words.articles.contains(last) || words.determiners.contains(last)
  }

  /// A text that names a thing and its place, with the verb that it leaves out: "put apples on the list" of "apples on the
  /// list" and of "list: apples".
  package func withPuttingVerb(_ text: String) -> String? {
    guard !words.puttingVerb.isEmpty, !isQuestion(text), !namesPerson(text) else { return nil }
    if text.contains(":") {
      guard let (place, things) = text.aroundColon, !place.contains(where: \.isNumber) else { return nil }
      return "\(words.puttingVerb) \(things) \(words.puttingPlace) \(place)"
    }
    return text.split(separator: " ").dropFirst().contains { $0 == words.puttingPlace }
      ? "\(words.puttingVerb) \(text)" : nil
  }

  /// The verbs with which something is put somewhere.
  package var puttingVerbs: [String] { [words.puttingVerb, words.addingVerb].filter { !$0.isEmpty } }

  /// What a text asks to be put where something is already: the "bread" of "oh, and add bread to it", also in a phrase.
  package func put(in text: String) -> String? {
    let said = withoutPoliteQuestion(read(text).text)
    let all = Words(of: said)
    guard let (_, count) = words.putting.opening(of: all), count < all.count else { return nil }
    var rest = all.dropFirst(count)
    // "Add to it that …"
    if let (_, place) = words.puttingPlaces.opening(of: rest), place < rest.count {
      rest = words.reported.behind(rest.dropFirst(place))
    } else if case let told = words.reported.behind(rest), told.count < rest.count, told.count > 2,
      words.prepositions.opening(of: told) == nil
    {
      // "Add that the yeast goes in last"
      rest = told
    }
    while let (_, closed) = words.puttingPlaces.closing(of: rest) ?? words.additions.closing(of: rest),
      closed < rest.count
    {
      rest = rest.dropLast(closed)
    }
    return said.part(rest.range)
  }

  /// What stands before the first "with" and behind it; nil where one of them is nothing.
  package func aroundWith(_ text: String) -> (front: String, behind: String)? {
    guard let (front, behind) = split(Words(of: text), at: words.containing) else { return nil }
    return (text.part(front.range), text.part(behind.range))
  }

  /// "Gym on Tuesday, same time" without what says the time of what was done before; nil where it says no such thing.
  package func withoutSameTime(_ text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.sameTimes.closing(of: all), count < all.count else { return nil }
    return text.part(all.dropLast(count).range)
  }

  /// What is to be had once more in other words: "buy milk" of "another one: buy milk".
  package func anotherText(in text: String) -> String? {
    guard let (front, behind) = text.aroundColon else { return nil }
    let opening = Words(of: front)
    guard let (_, count) = words.anothers.opening(of: opening),
      count == opening.count || words.pronouns.opening(of: opening.dropFirst(count))?.count == opening.count - count
    else { return nil }
    return behind
  }

  /// What stays as it was, and what is said behind that: "folder" and "buy stamps" of "same folder: buy stamps".
  package func kept(in text: String) -> (noun: String, rest: String)? {
    let text = withoutPreposition(read(text).text)
    let all = Words(of: text)
    let article = words.articles.opening(of: all)?.count ?? 0
    guard let (_, count) = words.sames.opening(of: all.dropFirst(article)) else { return nil }
    let said = all.dropFirst(article + count)
    guard let mark = said.indices.dropFirst().first(where: { isMark(before: $0, said, text, [":", ",", ";"]) }) else {
      return nil
    }
    return (text.part(said[..<mark].range), text.part(said[mark].range.lowerBound..<text.utf8.count))
  }
}

extension String {
  /// What stands before the first colon and behind it; nil where one of them is nothing.
  package var aroundColon: (front: String, behind: String)? {
    guard let colon = firstIndex(of: ":") else { return nil }
    let behind = self[index(after: colon)...].drop(while: \.isWhitespace)
    return colon == startIndex || behind.isEmpty ? nil : (String(self[..<colon]), String(behind))
  }

  /// The same, where white space follows: "9:30" is a time, and "https://x" an address.
  package var aroundSpacedColon: (front: String, behind: String)? {
    guard let colon = firstIndex(of: ":"), self[index(after: colon)...].first?.isWhitespace == true else { return nil }
    return aroundColon
  }
}
