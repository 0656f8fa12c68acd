import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// Values that are said in German and Japanese; now is Friday, 2026-11-20 10:00.
struct ValueTranslatorTests {
  @Test(arguments: [
    ("morgen", "2026-11-21"), ("übermorgen um halb acht", "2026-11-22T07:30"), ("montag", "2026-11-23"),
    ("nächste Woche Dienstag", "2026-11-24"), ("24. Dezember 2027", "2027-12-24"), ("um 18 Uhr 30", "18:30"),
    ("in zwei Wochen", "2026-12-04"), ("vor drei Tagen", "2026-11-17"), ("heute Abend um acht", "2026-11-20T20:00"),
    ("morgen an", "2026-11-21"), ("freitag um 15 Uhr ein", "2026-11-27T15:00"),
  ])
  func `German days and times are read`(request: String, text: String) throws {
    #expect(read(request, in: "de")?.contains(text) == true, "\(read(request, in: "de") ?? "nothing")")
  }

  @Test(arguments: [
    ("明日の予定", "明日 = 2026-11-21"), ("12月24日は", "12月24日 = 2026-12-24"),
    ("2027年12月24日", "2027年12月24日 = 2027-12-24"), ("明日の午後3時に", "明日の午後3時 = 2026-11-21T15:00"),
    ("来週の火曜日", "来週の火曜日 = 2026-11-24"), ("午前7時半に起こして", "午前7時半 = T07:30"),
    ("三日後", "三日後 = 2026-11-23"), ("5分後に", "5分後 = 2026-11-20T10:05"),
  ])
  func `Japanese days and times end where their last word ends`(request: String, text: String) {
    #expect(read(request, in: "ja") == text)
  }

  @Test func `a value neither begins nor ends inside of what one word means`() {
    // "übermorgen" means "in 2 days", of which "2 days" is a value of another kind.
    #expect(read("übermorgen", .integer, in: "de", at: 1) == nil)
    #expect(read("übermorgen", .duration, in: "de", at: 1) == nil)
  }

  @Test(arguments: ["de", "ja"])
  func `every row says something, and what it means is read`(language: String) throws {
    let words = try #require(Language.all.first { $0.name == language }).values
    #expect(words.lines.allSatisfy { line in line.filter { $0 == "=" }.count == 1 && line.last != "=" })
  }

  private func read(_ text: String, _ kind: TypedKind = .date, in language: String, at position: Int = 0) -> String? {
    TypedRequest.withTokens(text) { request, bytes in
      guard let words = ValueWords.of(language) else { return nil }
      var translator = ValueTranslator()
      let values = translator.translate(request, others: request, words)
      // "um" is the word of the phrase.
      let first = values.tokens.word(position) == .at ? position + 1 : position
      guard let (start, reading) = values.read(kind, at: first, now: TypedRequest.now) else { return nil }
      let source = Int(request[start].sourceStart)..<Int(request[reading.end - 1].sourceEnd)
      return "\(String(decoding: bytes[source], as: UTF8.self)) = \(reading.value.text)"
    }
  }
}
