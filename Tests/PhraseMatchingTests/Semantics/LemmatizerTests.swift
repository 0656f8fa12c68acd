import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct LemmatizerTests {
  @Test(arguments: [
    ("lamps", "lamp"), ("matches", "match"), ("cities", "city"), ("copied", "copy"), ("opened", "open"),
    ("dimmed", "dim"), ("saved", "save"), ("opening", "open"), ("saving", "save"), ("dimming", "dim"),
    ("lit", "light"), ("woken", "wake"), ("gone", "go"), ("wrote", "write"),
  ])
  func `a form is known by its word`(form: String, word: String) {
    #expect(base(of: form, among: [word]) == TokenHash.hash(of: word))
  }

  @Test(arguments: ["bring", "bus", "red", "ring", "lamp", "speed", ""])
  func `a word that only ends like a form is none`(word: String) {
    #expect(base(of: word, among: ["br", "b", "r", "la"]) == nil)
  }

  @Test func `of several words that exist the one that is nearest is taken`() {
    #expect(base(of: "planed", among: ["plan", "plane"]) == TokenHash.hash(of: "plan"))
    #expect(base(of: "planed", among: ["plane"]) == TokenHash.hash(of: "plane"))
    #expect(base(of: "planned", among: ["plan", "plane"]) == TokenHash.hash(of: "plan"))
  }

  @Test func `a form says in a request what its word says`() throws {
    let matcher = Matcher(index: SemanticFixture.learned)
    for request in ["activating the desk lamp", "powered up the hall lamp"] {
      let matching = matcher.match(request, options: SemanticFixture.options)
      #expect(matching.candidates.first?.intent == "TurnOn" && matching.outcome == .matched, "\(request)")
    }
  }

  @Test(arguments: [("power the desk lamp up", "TurnOn"), ("shut the desk lamp down", "TurnOff")])
  func `a verb is known when what it is about stands in front of its particle`(request: String, intent: String) {
    let matching = Matcher(index: SemanticFixture.learned).match(request, options: SemanticFixture.options)
    #expect(matching.candidates.first?.intent == intent && matching.outcome == .matched)
  }

  private func base(of word: String, among words: [String]) -> UInt64? {
    let known = Set(words.map { TokenHash.hash(of: $0) })
    return Array(word.utf8).withUnsafeBufferPointer { letters in
      Lemmatizer.base(of: letters, hash: TokenHash.hash(letters)) { known.contains($0) }
    }
  }
}
