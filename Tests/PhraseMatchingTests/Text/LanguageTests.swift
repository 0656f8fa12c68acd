import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// The texts of the languages' folders: each line says what its head promises, and a damaged one is named.
struct LanguageTests {
  /// The names of the lines of a list, and how many words have to stand behind them.
  typealias Form = [String: Int]

  private static let words: Form = [
    "0": 1, "value": 1, "question": 1, "negation": 1, "elided": 1, "condition": 1, "address": 1, "lead": 1, "call": 1,
    "connect": 1, "joined": 1,
  ]
  private static let numbers: Form = [
    "unit": 10, "teen": 10, "tens": 8, "ordinal": 6, "tenth": 7, "hundred": 1, "scale": 2, "also": 2, "point": 1,
    "and": 1, "article": 1, "other": 1,
  ]
  private static let meanings = ValueWord.allCases.map { "\($0)" } + HabitWord.allCases.map { "\($0)" }
  private static let values: Form = meanings.reduce(into: [
    "yes": 1, "no": 1, "ofCourse": 2, "notOfCourse": 1, "unit": 2, "fluid": 1, "nautical": 1, "per": 1, "cent": 1,
  ]) { $0[$1] = 1 }
  private static let english: [(name: String, text: EmbeddedText, form: Form)] = [
    ("polite", Language.english.polite, ["opening": 1, "closing": 1]),
    ("contractions", Language.english.contractions, ["whole": 2, "tail": 2, "is": 1, "us": 1]),
    ("abbreviations", Language.english.abbreviations, ["short": 2]),
    ("verbs", Language.english.verbs, ["specific": 1, "general": 1, "other": 1, "ambiguous": 1, "particle": 1]),
    ("forms", Language.english.forms, ["verb": 2, "ending": 2, "gerund": 1, "past": 1]),
    ("numbers", Language.english.numbers, numbers),
    ("values", Language.english.values, values),
    ("calendar", Language.english.calendar, ["weekday": 1, "month": 1, "unit": 2]),
  ]

  /// A word that is further away could never be taken for one, and one that is such a word itself is read as it is.
  @Test(arguments: Language.english.numbers.words("other"))
  func `an ordinary word that is no number is one letter away from a number or a time`(word: String) {
    let english = Language.english
    let values = [english.numbers, english.values, english.calendar].flatMap(\.lines)
      .filter { $0[0] != "other" }.flatMap { $0.dropFirst().map(String.init) }
    #expect(word.count >= 4)
    #expect(!values.contains(word))
    #expect(values.contains { isOneLetter(from: Array(word), to: Array($0)) })
  }

  private func isOneLetter(from one: [Character], to other: [Character]) -> Bool {
    let front = zip(one, other).prefix { $0 == $1 }.count
    let (rest, others) = (one.dropFirst(front), other.dropFirst(front))
    let back = zip(rest.reversed(), others.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (rest.dropLast(back), others.dropLast(back))
    return left.count <= 1 && right.count <= 1 || left.count == 2 && left.elementsEqual(right.reversed())
  }

  @Test(arguments: Language.all.map(\.name))
  func `the words of every language have weights or roles`(name: String) throws {
    let language = try #require(Language.all.first { $0.name == name })
    #expect(!language.words.lines.isEmpty || !language.values.lines.isEmpty)
    #expect(language.words.mistakes(Self.words).isEmpty)
    #expect(language.words.lines.compactMap { Int32($0[0]) }.allSatisfy { 1...WordWeights.maximum ~= $0 })
  }

  @Test(arguments: english.map(\.name))
  func `every line of an English list has its form`(name: String) throws {
    let list = try #require(Self.english.first { $0.name == name })
    #expect(!list.text.lines.isEmpty)
    #expect(list.text.mistakes(list.form).isEmpty)
  }

  @Test(arguments: [
    ("opning please", "'opning' is no part of this list"),
    ("closing", "'closing' needs 1 or more words behind its name"),
  ])
  func `a damaged line is named`(line: String, mistake: String) {
    let text = EmbeddedText(Array("# Polite words.\nopening hey # as in \"hey you\"\n\n\(line)\n".utf8))
    #expect(text.mistakes(["opening": 1, "closing": 1]) == [mistake])
    #expect(text.rows("opening") == [["hey"]])
  }

  @Test func `every polite phrase is taken off its side of a request, and none is all of one`() {
    for opening in Language.english.polite.rows("opening") {
      #expect(frame(of: opening + ["lamp"]) == [opening.count, 0], "\(opening)")
      #expect(frame(of: opening) == [0, 0])
    }
    for closing in Language.english.polite.rows("closing") {
      #expect(frame(of: ["lamp"] + closing) == [0, closing.count], "\(closing)")
    }
  }

  private func frame(of words: [String]) -> [Int] {
    let frame = PoliteFrame.measure(words.count) { TokenHash.hash(of: words[$0]) }
    return [frame.front, frame.back]
  }

  @Test func `a week has seven days, a year twelve months, and every unit of time has names`() {
    #expect(Language.english.calendar.rows("weekday").count == 7)
    #expect(Language.english.calendar.rows("month").count == 12)
    #expect(Language.english.calendar.rows("unit").map { $0[0] } == TimeUnit.allCases.map { "\($0)" })
  }

  @Test func `every word of a value, every unit and every part of a number has a line`() {
    let values = Language.english.values
    #expect(Self.meanings.filter { values.words($0).isEmpty } == [])
    #expect(Set(values.rows("unit").map { $0[0] }) == Set(MeasurementUnit.allCases.map { "\($0)" }))
    #expect(NumberWord.spelling(of: 90) == "ninety")
    #expect(NumberWord.ordinalSpelling(of: 90) == "ninetieth")
  }
}
