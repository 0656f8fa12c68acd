import Dialog
import Testing

@Suite("Words that point at something said before")
struct ReferenceTests {
  /// The references of a text as "words: target", in order.
  private func found(_ text: String, _ language: String = "en") -> [String] {
    ReferenceReader(language: language).references(in: text).map { reference in
      let bytes = Array(text.utf8)[reference.range]
      return "\(String(decoding: bytes, as: UTF8.self)): \(reference.target)"
    }
  }

  @Test(arguments: [
    ("open it", ["it: that"]), ("Open that one, please", ["that one: that"]),
    ("is it far from there", ["it: that", "there: there"]),
    ("tell me its conditions", ["its: that"]), ("open the second one", ["the second one: ordinal(2)"]),
    ("open the second", ["the second: ordinal(2)"]), ("open number two", ["number two: ordinal(2)"]),
    ("open #2", ["2: ordinal(2)"]), ("open the 3rd one", ["the 3rd one: ordinal(3)"]),
    ("go to the second floor", []), ("open the last one", ["the last one: last"]),
    ("open the last", ["the last: last"]),
    ("the last week", []), ("delete all of them", ["all of them: those"]), ("add those to my list", ["those: those"]),
    ("how is the weather at that place", ["that place: there"]), ("is it raining", []),
    ("it’s late", []),
    ("the same one again", ["the same one: that"]),
    ("open the first one and then close it", ["the first one: ordinal(1)", "it: that"]),
    ("open the trail", []), ("", []), ("remind me this evening", []), ("is there a trail there", ["there: there"]),
    ("close the second and open it", ["the second: ordinal(2)", "it: that"]),
    ("and after that open it", ["it: that"]), ("open it and once that is done close it", ["it: that", "it: that"]),
    ("add two tickets", []), ("call him", ["him: that"]), ("open option 3", ["option 3: ordinal(3)"]),
  ])
  func `are found in English`(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(arguments: [
    ("de", "öffne es", ["es: that"]), ("de", "öffne das", ["das: that"]), ("de", "öffne das Licht", []),
    ("de", "mach das an", ["das: that"]), ("de", "wie weit ist es bis dort", ["es: that", "dort: there"]),
    ("de", "öffne das zweite", ["das zweite: ordinal(2)"]), ("de", "öffne die letzte", ["die letzte: last"]),
    ("de", "öffne Nummer 3", ["Nummer 3: ordinal(3)"]), ("de", "öffne das zweite Fenster", []),
    ("de", "zeig mir seine Länge", ["seine: that"]),
    ("ja", "それを開いて", ["それ: that"]), ("ja", "そこまでどのくらい", ["そこ: there"]),
    ("ja", "二番目のものを開いて", ["二番目のもの: ordinal(2)"]), ("ja", "2番目を開いて", ["2番目: ordinal(2)"]),
    ("ja", "最後のものを開いて", ["最後のもの: last"]), ("ja", "それから教えて", []), ("ja", "それらを消して", ["それら: those"]),
  ])
  func `are found in German and Japanese`(language: String, text: String, expected: [String]) {
    #expect(found(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "open it", "open Ridge"), ("en", "tell me its conditions", "tell me Ridge’s conditions"),
    ("en", "open it, then close it!", "open Ridge, then close Ridge!"), ("en", "Öffne “it”", "Öffne “Ridge”"),
    ("ja", "それを開いて", "Ridgeを開いて"), ("ja", "その状態を教えて", "Ridgeの状態を教えて"),
  ])
  func `give way to names`(language: String, text: String, expected: String) {
    let reader = ReferenceReader(language: language)
    #expect(reader.replacing(reader.references(in: text), in: text) { _ in "Ridge" } == expected)
  }

  @Test func `stay where one of them has no name`() {
    let reader = ReferenceReader(language: "en")
    let references = reader.references(in: "open it there")
    #expect(references.count == 2)
    #expect(reader.replacing(references, in: "open it there") { $0.target == .that ? "Ridge" : nil } == nil)
    #expect(reader.replacing([], in: "open it") { _ in nil } == "open it")
    #expect(reader.replacing([Reference(.that, at: 5..<99)], in: "open it") { _ in "Ridge" } == nil)
  }

  @Test(arguments: [
    ("how long is this trail", "this trail", false), ("add the landmark to my list", "the landmark", false),
    ("open both trails", "both trails", true), ("what is in the collection", "the collection", false),
  ])
  func `a noun for a kind of thing refers to the one that was spoken of`(
    _ text: String, _ noun: String, _ isPlural: Bool
  ) {
    let nouns = KindNouns([("Trail", "Trail"), ("Landmark", "Landmark"), ("Landmark Collection", "Collection")])
    let references = ReferenceReader(language: "en").references(in: text, nouns: nouns)
    #expect(references.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == [noun])
    guard case .kind(_, isPlural)? = references.first?.target else { return #expect(Bool(false), "no kind of thing") }
  }

  @Test func `a noun without an article, and one that is a part of a name, refer to nothing`() {
    let nouns = KindNouns([("Trail", "Trail")])
    #expect(ReferenceReader(language: "en").references(in: "open the mist trail", nouns: nouns).isEmpty)
    #expect(ReferenceReader(language: "en").references(in: "suggest a trail", nouns: nouns).isEmpty)
  }
}
