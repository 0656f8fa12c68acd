/// A sentence of a follow-up without the words that only lead over to it.
struct FollowUpFragment {
  /// What is left: "in asia" of "and what about the ones in asia".
  private(set) var rest: String
  /// Whether it is only about what was found.
  private(set) var isAmongFound = false
  private(set) var isCount = false
  private(set) var isSingular = false
  /// Whether the type of what was found is named: it may as well be a request of its own.
  let namesType: Bool
  /// Whether it asks about what was found: "how long are they".
  let isQuestion: Bool

  init(_ text: FindText, of entity: FindableEntity, _ grammar: FindGrammar) {
    let followUp = grammar.words.asking.followUp
    var index = 0
    while true {
      if let (_, end) = followUp.counts.phrase(in: text.words, at: index) {
        isCount = true
        index = end
      } else if let (isAmong, end) = followUp.leads.phrase(in: text.words, at: index) {
        isAmongFound = isAmongFound || isAmong
        index = end
      } else {
        break
      }
    }
    var end = text.count
    while end > index, followUp.ends.contains(text.words[end - 1].text) { end -= 1 }
    let kept = (index..<end).filter { position in
      !followUp.nouns.contains(text.words[position].text)
        && !entity.names.contains { $0.words == [text.words[position].text] }
    }
    let isOne = (0..<text.count).contains { text.words[$0].text == "1" || text.words[$0].text == "one" }
    isSingular = isOne || (0..<index).contains { text.words[$0].text == "is" || text.words[$0].text == "has" }
    namesType = !isAmongFound && text.words.contains { word in entity.names.contains { $0.words == [word.text] } }
    rest = kept.isEmpty ? "" : Self.joined(kept, of: text)
    isQuestion =
      !isCount && text.words.first.map { ["how", "what", "when", "where"].contains($0.text) } ?? false
      && text.words.contains { grammar.pronouns.contains($0.text) }
  }

  private static func joined(_ kept: [Int], of text: FindText) -> String {
    kept.map { text.typed($0..<($0 + 1)) }.joined(separator: " ")
  }
}
