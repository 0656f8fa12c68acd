import Dialog
import PhraseMatching
import Testing

@Suite("Laws of replies")
struct ReplyLawTests {
  private static let pool = [
    "Harbor", "Ridge", "Canyon", "Meadow", "River", "Castle", "Garden", "Bridge", "Market", "Tower", "Lighthouse",
    "Desk",
    "Hall", "Lamp", "Light", "Kitchen", "Blue", "Red", "Old", "Pine", "Pines", "Lake", "Bay", "Falls", "The", "Trail",
  ]

  private func options(_ random: inout SeededGenerator) -> [String] {
    var titles: [String] = []
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.pool.randomElement(using: &random) ?? "" }
      let number = Int.random(in: 0..<6, using: &random) == 0 ? " \(Int.random(in: 1...20, using: &random))" : ""
      let title = words.joined(separator: " ") + number
      if title != "The", !titles.contains(title) { titles.append(title) }
    }
    return titles
  }

  private static let positions = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]

  @Test(arguments: 0..<60)
  func `every title, number and position picks exactly its option`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let titles = options(&random)
    let question = Ask.which(titles)
    for (index, title) in titles.enumerated() {
      // What lies behind those that are shown has a number once it is shown.
      let shown = index < Question.mostShown ? question : question.withNextOptions
      for text in [
        title, title.uppercased(), title + " please", "\(index + 1)", "number \(index + 1)",
        "the \(Self.positions[index]) one",
        Self.positions[index], "\(index + 1).",
      ] {
        #expect(Ask.reply(text, shown) == .options([index]), "'\(text)' of \(titles), seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<120)
  func `a slip in a title picks its option or nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let titles = options(&random)
    let question = Ask.which(titles)
    for (index, title) in titles.enumerated() where title.count > 4 {
      let slip = slip(in: title, &random)
      if titles.contains(where: { $0.lowercased() == slip.lowercased() }) { continue }
      let reply = Ask.reply(slip, question)
      #expect(reply == .options([index]) || reply == nil, "'\(slip)' of \(titles), seed \(seed)")
    }
  }

  private func slip(in title: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(title)
    let places = letters.indices.filter { letters[$0].isLetter }
    guard let place = places.randomElement(using: &random) else { return title }
    let other = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "x"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters[place] = other
    case 1: letters.insert(other, at: place)
    case 2: letters.remove(at: place)
    default:
      guard place + 1 < letters.count, letters[place + 1].isLetter else { return title }
      letters.swapAt(place, place + 1)
    }
    return String(letters)
  }

  @Test func `most slips are forgiven`() {
    var random = SeededGenerator(seed: 7)
    let titles = ["Lighthouse Bay", "Castle Garden", "River Bridge", "Canyon Meadow", "Kitchen"]
    let question = Ask.which(titles)
    var right = 0
    for round in 0..<500 {
      let index = round % titles.count
      if Ask.reply(slip(in: titles[index], &random), question) == .options([index]) { right += 1 }
    }
    #expect(right >= 450)
  }

  @Test(arguments: 0..<40)
  func `any text does no harm`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scraps = [
      "the", "1", ",", "-", "二", "yes", "no", "\u{301}", "🏳️‍🌈", "“",
      "and", "\u{0}", "all but", "2-", "#", "番目", "…", " ",
    ]
    let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in scraps.randomElement(using: &random) ?? "" }
      .joined(separator: Bool.random(using: &random) ? " " : "")
    for language in ["en", "de", "ja", "xx", ""] {
      for other in [Question.OtherAnswers.none, .words, .text, .typed(.date)] {
        let read = Ask.read(text, Ask.which("Desk", "二番目", several: .yes, other: other), in: language)
        #expect((0...1).contains(read.fit))
        #expect((read.reply == nil) == (read.fit == 0))
      }
      _ = BuiltInCommandReader(language: language).read(text)
      for reference in ReferenceReader(language: language).references(in: text) {
        #expect(reference.range.upperBound <= text.utf8.count)
      }
      for split in StepSplitter(language: language).splits(of: text) {
        #expect((2...4).contains(split.parts.count) && !split.parts.contains { $0.text.isEmpty })
      }
    }
  }
}
