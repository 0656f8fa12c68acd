import Testing

@testable import PhraseMatching

struct SpelledNumbersTests {
  private func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "-" }.map(String.init) }

  @Test func `every number that is spelled is read again`() throws {
    for number in 0...999 {
      let spelled = words(try #require(SpelledNumbers.words(for: number)))
      #expect(SpelledNumbers.reading(spelled) == .init(value: number, isOrdinal: false, wordCount: spelled.count))
    }
    for number in 1...99 where number % 10 != 2 || number < 13 {
      let spelled = words(try #require(SpelledNumbers.ordinalWords(for: number)))
      #expect(SpelledNumbers.reading(spelled) == .init(value: number, isOrdinal: true, wordCount: spelled.count))
    }
  }

  @Test(arguments: [
    (21, "twenty-one", "21st", "twenty-first"), (105, "one hundred and five", nil, nil), (7, "seven", "7th", "seventh"),
    (40, "forty", "40th", "fortieth"), (300, "three hundred", nil, nil),
  ])
  func `numbers are spelled as people spell them`(number: Int, spelled: String, digits: String?, ordinal: String?) {
    #expect(SpelledNumbers.words(for: number) == spelled)
    #expect(SpelledNumbers.ordinalWords(for: number) == ordinal)
    #expect(ordinal.flatMap { SpelledNumbers.reading(words($0))?.digits } == digits)
  }

  @Test(arguments: ["", "lamp", "and", "a", "point"])
  func `other words are no number`(text: String) { #expect(SpelledNumbers.reading(words(text)) == nil) }

  @Test(arguments: [-1, 1_000, Int.max]) func `what nobody spells out stays in digits`(number: Int) {
    #expect(SpelledNumbers.words(for: number) == nil)
    #expect(SpelledNumbers.ordinalWords(for: number) == nil)
  }
}
