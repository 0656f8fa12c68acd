internal import PhraseMatching

// What the first word of an order does.
extension ContinuationReader {
  /// "You can stop it" without what allows it.
  package func withoutPermission(_ text: String) -> String {
    self.text(text, withoutOpening: words.permissions) ?? withoutPoliteQuestion(text)
  }

  /// "Can I make one" without what only asks politely for it.
  package func withoutPoliteQuestion(_ text: String) -> String {
    self.text(text, withoutOpening: words.politeQuestions) ?? text
  }

  func text(_ text: String, withoutOpening table: PhraseTable<Void>) -> String? {
    let all = Words(of: text)
    guard let (_, count) = table.opening(of: all), count < all.count else { return nil }
    return text.part(all[count].range.lowerBound..<text.utf8.count)
  }

  /// Whether a text begins with a verb that sets a value: "and make the ridge 4".
  package func sets(_ text: String) -> Bool { withoutSetter(text) != text }

  /// The same without that verb.
  package func withoutSetter(_ text: String) -> String {
    let all = Words(of: text)
    var rest = words.asides.interjections.behind(all)
    while let (opened, count) = words.openings.opening(of: rest), opened == .addition, count < rest.count {
      rest = rest.dropFirst(count)
    }
    guard let (_, count) = words.setting.opening(of: rest), count + 1 < rest.count else { return text }
    return text.part(rest.dropFirst(count).range)
  }

  /// What sets the value that a text raises or lowers: "set the limit to 15" for "lower the limit to 15".
  package func settingRequests(of text: String) -> [String] {
    let all = Words(of: text)
    guard let (_, count) = words.setting.opening(of: all), count < all.count, !numbers(in: text).isEmpty else {
      return []
    }
    let rest = text.part(all.dropFirst(count).range)
    return words.setters.map { "\($0) \(rest)" }
  }

  /// Whether a text makes a span longer that somebody has already: "add time to the timer".
  package func lengthens(_ text: String) -> Bool { words.lengthenings.opening(of: Words(of: text)) != nil }

  /// Whether a text sets something anew, so that nothing is left of what it was set to before.
  package func setsAnew(_ text: String) -> Bool { words.setting.opening(of: Words(of: text)) != nil }

  /// Whether a text asks for an amount that comes on top of what there was before: "order 2 coffees".
  package func amasses(_ text: String) -> Bool { words.amassing.opening(of: Words(of: text)) != nil }

  /// Whether a text takes something away: "take it off again".
  package func removes(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.removals.opening(of: all[$0...]) != nil }
  }

  /// Whether a text wants something to be as it was: "put it back".
  package func restores(_ text: String) -> Bool {
    let all = Words(of: read(text).text)
    return words.restorations.opening(of: all) != nil
  }

  /// The forms in which the verb may stand of a word that says what was done: "book" of "booked".
  package func verbs(ofParticiple word: String) -> [String] {
    if let verb = words.irregularParticiples[word] { return [verb] }
    guard let ending = words.participles.first(where: { word.count > $0.count + 1 && word.hasSuffix($0) }) else {
      return []
    }
    let stem = word.dropLast(ending.count)
    // "moved" and "pinned"
    return [String(stem), String(word.dropLast()), String(stem.dropLast())]
  }

  /// What takes away at the beginning of a text: "delete".
  package func removal(at text: String) -> String? {
    let all = Words(of: text)
    return words.removals.opening(of: all).map { text.part(all.prefix($0.count).range).lowercased() }
  }

  /// What a text asks to see: the name behind "show me".
  package func shown(in text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.showing.opening(of: all), count < all.count else { return nil }
    return bareName(text.part(all.dropFirst(count).range))
  }

  /// What follows words that only point at it: the "ridge" of "it's the ridge"; nil where a text begins with none.
  package func pointedAt(by text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.cleft.opening(of: all), count < all.count else { return nil }
    return text.part(all.dropFirst(count).range)
  }
}
