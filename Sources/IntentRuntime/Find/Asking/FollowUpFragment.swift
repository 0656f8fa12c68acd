/// A sentence of a follow-up without the words that only lead over to it.
struct FollowUpFragment {
  /// What is left: "in asia" of "and what about the ones in asia"; of what is to be left out, its contrary.
  private(set) var rest = ""
  /// Whether it is only about what was found.
  private(set) var isAmongFound = false
  private(set) var isCount = false
  private(set) var isSingular = false
  /// Whether it is surely about several: "the cheapest ones".
  private(set) var isPlural = false
  /// Whether some are to be left out: "drop the ones in Norway".
  private(set) var isExclusion = false
  /// Whether it asks if there are such: "is there one in Norway".
  private(set) var isExistence = false
  /// Whether the type of what was found is named: it may as well be a request of its own.
  private(set) var namesType = false
  /// Whether it is about what somebody has: "my favorites" are more than those that were found.
  private(set) var isOfOwn = false
  /// Whether it asks about what was found: "how long are they".
  private(set) var isQuestion = false

  /// Whether its first words already say that it is about what was found.
  var isLed: Bool { isAmongFound || isCount || isExclusion || isExistence }

  init(_ text: FindText, of entity: FindableEntity?, _ grammar: FindGrammar) {
    let followUp = grammar.words.asking.followUp
    let names = entity?.names ?? []
    var index = 0
    while let end = readLead(of: text, at: index, followUp) { index = end }
    var end = text.count
    while end > index, followUp.ends.contains(text.words[end - 1].text) { end -= 1 }
    // "And the longest of them"
    let last = (index..<max(index, end)).first { leads(at: $0, of: text, to: end, followUp) }
    if let last, last > index { (isAmongFound, end) = (true, last) }
    let kept = (index..<end).filter { position in
      !followUp.nouns.contains(text.words[position].text)
        && !names.contains { $0.words == [text.words[position].text] }
    }
    namesType = !isAmongFound && text.words.contains { word in names.contains { $0.words == [word.text] } }
    isOfOwn = text.words.contains { $0.text == "my" }
    if !kept.isEmpty { rest = (isExclusion ? "not " : "") + Self.joined(kept, of: text) }
    isQuestion =
      !isCount && text.words.first.map { ["how", "what", "when", "where"].contains($0.text) } ?? false
      && text.words.contains { grammar.pronouns.contains($0.text) }
    isPlural = Self.meansSeveral(text)
    isSingular = meansOne(text, leadingTo: index)
  }

  /// Whether the words from an index to the end only say that what was found is meant.
  private func leads(at index: Int, of text: FindText, to end: Int, _ words: AskingWords.FollowUp) -> Bool {
    words.leads.phrase(in: text.words, at: index).map { $0.meaning && $0.end == end } ?? false
  }

  /// The end of the longest of the words at an index that only lead over.
  private mutating func readLead(of text: FindText, at index: Int, _ words: AskingWords.FollowUp) -> Int? {
    let lead = words.leads.phrase(in: text.words, at: index)
    let exclusion = words.exclusions.phrase(in: text.words, at: index)?.end
    let existence = words.existence.phrase(in: text.words, at: index)?.end
    let count = words.counts.phrase(in: text.words, at: index)?.end
    guard let end = [lead?.end, exclusion, existence, count].compactMap(\.self).max() else { return nil }
    if count == end {
      isCount = true
    } else if exclusion == end {
      (isExclusion, isAmongFound) = (true, true)
    } else if lead?.end == end {
      isAmongFound = isAmongFound || lead?.meaning == true
    } else {
      isExistence = true
    }
    return end
  }

  /// Whether one is asked for: "the longest one", "which is the longest", "just the cheapest".
  private func meansOne(_ text: FindText, leadingTo index: Int) -> Bool {
    let words = text.words.map(\.text)
    if words.contains("1") || words.contains("one") { return true }
    if words[..<index].contains(where: { $0 == "is" || $0 == "has" }) { return true }
    return words[..<index].contains("the") && !isPlural
  }

  /// Whether several are spoken of: "those", "the ones".
  private static func meansSeveral(_ text: FindText) -> Bool {
    let words = text.words.map(\.text)
    return words.indices.contains { place in
      ["ones", "are", "have"].contains(words[place])
        || words[place] == "those" && (place == 0 || words[place - 1] != "of")
    }
  }

  private static func joined(_ kept: [Int], of text: FindText) -> String {
    kept.map { text.typed($0..<($0 + 1)) }.joined(separator: " ")
  }
}
