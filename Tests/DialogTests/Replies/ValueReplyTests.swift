import Dialog
import PhraseMatching
import Testing

@Suite("Replies that are a value")
struct ValueReplyTests {
  private func value(_ text: String, _ kind: TypedKind, in language: String = "en") -> String? {
    guard case .typed(let value)? = Ask.reply(text, Ask.value(.typed(kind)), in: language) else { return nil }
    return value.text
  }

  @Test(arguments: [
    (TypedKind.integer, "four", "4"), (.integer, "4 please", "4"), (.integer, "about twelve", "12"),
    (.integer, "make it 5", "5"), (.integer, "um, two", "2"), (.integer, "minus three", "-3"),
    (.number, "two and a half", "2.5"), (.date, "tomorrow at six", "2026-11-21T18:00"),
    (.date, "at noon tomorrow", "2026-11-21T12:00"), (.date, "on friday", "2026-11-27"),
    (.date, "in 20 minutes", "2026-11-20T10:20"), (.date, "how about tomorrow?", "2026-11-21"),
    (.measurement, "5 km", "5 kilometers"), (.measurement, "roughly 5 km please", "5 kilometers"),
    (.duration, "for two hours", "PT2H"), (.duration, "ten minutes or so", "PT10M"), (.boolean, "yes", "true"),
    (.boolean, "nope", "false"), (.boolean, "yes please", "true"), (.boolean, "off", "false"),
  ])
  func `may have polite words around it`(kind: TypedKind, text: String, value: String) {
    #expect(self.value(text, kind) == value)
  }

  @Test(arguments: [
    (TypedKind.integer, "many"), (.integer, "4 lamps"), (.date, "whenever"), (.measurement, "5"), (.boolean, "perhaps"),
    (.integer, "4 or 5"), (.duration, ""),
  ])
  func `are nothing else`(kind: TypedKind, text: String) {
    #expect(Ask.read(text, Ask.value(.typed(kind))) == ReadReply(nil, fit: 0))
  }

  @Test(arguments: [
    (TypedKind.integer, "de", "vier", "4"), (.integer, "de", "etwa zwölf bitte", "12"),
    (.date, "de", "morgen um sechs", "2026-11-21T18:00"), (.date, "de", "morgen um halb sieben", "2026-11-21T18:30"),
    (.date, "de", "übermorgen", "2026-11-22"), (.date, "de", "am Freitag", "2026-11-27"),
    (.duration, "de", "zehn Minuten", "PT10M"), (.duration, "de", "eine halbe Stunde", "PT30M"),
    (.measurement, "de", "5 Kilometer", "5 kilometers"), (.boolean, "de", "ja", "true"),
    (.boolean, "de", "nö", "false"),
    (.integer, "ja", "四", "4"), (.integer, "ja", "４", "4"), (.integer, "ja", "4です", "4"),
    (.date, "ja", "明日", "2026-11-21"), (.date, "ja", "明日の午後六時", "2026-11-21T18:00"), (.date, "ja", "午後6時", "T18:00"),
    (.duration, "ja", "十分", "PT10M"), (.duration, "ja", "2時間", "PT2H"), (.measurement, "ja", "5キロ", "5 kilometers"),
    (.boolean, "ja", "はい", "true"), (.boolean, "ja", "いいえ", "false"),
  ])
  func `are read in German and Japanese`(kind: TypedKind, language: String, text: String, value: String) {
    let expected = value.hasPrefix("T") ? "2026-11-20\(value)" : value
    let read = self.value(text, kind, in: language)
    #expect(read == value || read == expected)
  }

  @Test func `are numbers where the options are numbers, and positions elsewhere`() {
    let sizes = Ask.which("Small", "Large", other: .typed(.integer))
    #expect(Ask.reply("2", sizes) == .options([1]))
    #expect(Ask.reply("3", sizes) == .typed(.integer(3)))
    let counts = Ask.which("2", "4", "6", other: .typed(.integer))
    #expect(Ask.reply("4", counts) == .options([1]))
    #expect(Ask.reply("3", counts) == .typed(.integer(3)))
    #expect(Ask.reply("the third one", counts) == .options([2]))
  }

  @Test func `may be any text`() {
    let question = Ask.value(.text)
    #expect(Ask.reply("  Buy milk, please ", question) == .words("Buy milk, please"))
    #expect(Ask.reply("yes", question) == .words("yes"))
    #expect(Ask.reply("4", question) == .words("4"))
    #expect(Ask.reply("shop", question) == .words("shop"))
    #expect(Ask.reply("?!", question) == .words("?!"))
    #expect(Ask.reply("cancel", question) == .cancel)
    #expect(Ask.reply("", question) == nil)
    let fits = ["milk", "remember to buy some milk", "tell me the conditions of the ridge trail and then open it"]
      .map { Ask.read($0, question).fit }
    #expect(fits == [0.6, 0.5, 0.4])
  }

  @Test func `near an option are text where any text is an answer`() {
    let question = Ask.which("Groceries", "Garden", other: .text)
    #expect(Ask.reply("groceries", question) == .options([0]))
    #expect(Ask.reply("gardens", question) == .words("gardens"))
  }
}
