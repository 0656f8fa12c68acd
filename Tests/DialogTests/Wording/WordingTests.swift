import Dialog
import PhraseMatching
import Testing

@Suite("What the assistant says")
struct WordingTests {
  private let english = Wordings.wording(for: "en")
  private let german = Wordings.wording(for: "de")
  private let japanese = Wordings.wording(for: "ja")

  @Test(arguments: [
    ("en", "en"), ("en_US.UTF-8", "en"), ("de_AT", "de"), ("de-CH", "de"), ("DE", "de"), ("ja_JP", "ja"), ("ja", "ja"),
    ("C", "en"), ("", "en"), ("fr_FR", "en"), ("jabberwocky", "en"), ("POSIX", "en"),
  ])
  func `is in the language of the locale`(identifier: String, language: String) {
    #expect(Wordings.language(of: identifier) == language)
  }

  @Test func `joins lists as each language does`() {
    #expect(english.listed([]) == "")
    #expect(english.listed(["a"]) == "a")
    #expect(english.listed(["a", "b"]) == "a and b")
    #expect(english.listed(["a", "b", "c"]) == "a, b and c")
    #expect(german.listed(["a", "b", "c"]) == "a, b und c")
    #expect(japanese.listed(["a", "b"]) == "aとb")
    #expect(japanese.listed(["a", "b", "c"]) == "a、b、c")
  }

  @Test func `asks which and what, in German with the right gender`() {
    #expect(english.which("trail") == "Which trail?")
    #expect(english.what("date") == "What’s the date?")
    #expect(german.which("Wanderweg") == "Welcher Wanderweg?")
    #expect(german.which("Lampe") == "Welche Lampe?")
    #expect(german.which("Sammlung") == "Welche Sammlung?")
    #expect(german.which("Ticket") == "Welches Ticket?")
    #expect(german.which("Xyzzy") == "Was ist gemeint: Xyzzy?")
    #expect(german.what("Datum") == "Wie lautet das Datum?")
    #expect(german.what("Uhrzeit") == "Wie lautet die Uhrzeit?")
    #expect(japanese.which("トレイル") == "どのトレイルですか？")
  }

  @Test func `counts in words up to twelve`() {
    #expect(
      english.severalCalled(name: "Bedside Lamp", count: 2, subtitles: ["Left", "Right"])
        == "I know two called Bedside Lamp: Left and Right. Which one?")
    #expect(english.severalCalled(name: "Lamp", count: 13, subtitles: []) == "I know 13 called Lamp. Which one?")
    #expect(
      english.searchOffer(count: 3, words: "waterfalls") == "I found three for “waterfalls”. Which one shall I open?")
    #expect(english.searchOffer(count: 1, words: "falls") == "I found one for “falls”. Shall I open it?")
    #expect(
      german.severalCalled(name: "Lampe", count: 2, subtitles: ["links", "rechts"])
        == "„Lampe“ kenne ich zweimal: links und rechts. Was davon?")
  }

  @Test func `says what was found`() {
    #expect(english.foundNone("trails") == "I found no trails.")
    #expect(english.found(count: 1, plural: "trails", names: ["Ridge"], more: 0) == "I found one: Ridge.")
    #expect(
      english.found(count: 3, plural: "trails", names: ["A", "B", "C"], more: 0) == "I found three trails: A, B and C.")
    #expect(
      english.found(count: 20, plural: "trails", names: ["A", "B"], more: 18) == "I found 20 trails: A, B and 18 more.")
    #expect(english.found(count: 20, plural: "trails", names: [], more: 0) == "I found 20 trails.")
    #expect(
      german.found(count: 2, plural: "Wege", names: ["A", "B"], more: 0) == "Ich habe zwei Wege gefunden: A und B.")
    #expect(german.found(count: 1, plural: "Wege", names: ["A"], more: 0) == "Ich habe einen Treffer gefunden: A.")
    #expect(japanese.found(count: 9, plural: "道", names: ["A", "B"], more: 7) == "道が九つ見つかりました：AとB、ほか七つ。")
  }

  @Test func `hints at what would be understood`() {
    #expect(english.replyHint(Ask.lamps) == "I didn’t get that. Say a number from 1 to 3, or a name.")
    #expect(english.replyHint(Ask.confirmation()) == "I didn’t get that. Say yes or no.")
    #expect(english.replyHint(Ask.confirmation(["Buy"], ["Not Now"])) == "I didn’t get that. Say “Buy” or “Not Now”.")
    #expect(english.replyHint(Ask.value(.typed(.integer))) == "I didn’t get that. Say a number.")
    #expect(
      english.replyHint(Ask.which((1...30).map { "Lamp \($0)" }))
        == "I didn’t get that. Say a number from 1 to 7, or a name.")
    #expect(german.replyHint(Ask.lamps) == "Das habe ich nicht verstanden. Sag eine Zahl von 1 bis 3 oder einen Namen.")
    #expect(japanese.replyHint(Ask.confirmation()) == "わかりませんでした。「はい」か「いいえ」で答えてください。")
  }

  @Test func `names what went wrong and what was nearest`() {
    #expect(english.notUnderstood("fly") == "I don’t know what to do with “fly”.")
    #expect(english.notUnderstoodInPart("fly") == "I don’t know what to do with “fly”, so I’ve done nothing.")
    #expect(english.nearest(title: "Lock", application: "Home", missing: []) == "The nearest is Lock in Home.")
    #expect(
      english.nearest(title: "Lock", application: "Home", missing: ["door", "time"])
        == "The nearest is Lock in Home. It also needs the door and time.")
    #expect(english.tryThis("Lock the Front Door with Home") == "Try: Lock the Front Door with Home")
    #expect(english.dropped(subject: "trail") == "(Leaving the question about the trail.)")
    #expect(german.dropped(subject: "Wanderung") == "(Die Frage nach der Wanderung lasse ich.)")
    #expect(german.dropped(subject: "Datum") == "(Die Frage nach dem Datum lasse ich.)")
    #expect(english.cancelled("Buy Day Pass") == "Cancelled. I haven’t done this: Buy Day Pass.")
    #expect(english.confirmDestructive("Delete Collection") == "Delete Collection, really?")
    #expect(english.opening("Trails") == "Opening Trails")
    #expect(english.notKnownYet("it") == "I don’t know what “it” is yet.")
  }

  @Test(arguments: ["en", "de", "ja"])
  func `is never empty and reads as sentences`(language: String) {
    let wording = Wordings.wording(for: language)
    let sentences = [
      wording.notUnderstood("x"), wording.notUnderstoodInPart("x"), wording.tooLong(), wording.empty(),
      wording.vetoed("Home"), wording.didYouMean(),
      wording.cancelled(nil), wording.cancelled("Buy"), wording.nothingToCancel(),
      wording.undone(nil), wording.undone("Delete"), wording.nothingToUndo(), wording.redone(nil),
      wording.redone("Delete"),
      wording.nothingToRedo(), wording.nothingToRepeat(), wording.helpIntroduction(applications: ["A", "B"]),
      wording.helpIntroduction(applications: []), wording.helpAbout("x"), wording.helpNothing("x"),
      wording.somethingWentWrong(),
      wording.foundNone("x"), wording.searchFoundNone("x"), wording.stepFailed(step: "x"), wording.done(),
      wording.notKnownYet("it"), wording.nearest(title: "x", application: "y", missing: ["z"]),
    ]
    for sentence in sentences { #expect(sentence.last.map { ".?:。？：".contains($0) } == true, "\(sentence)") }
    #expect(Ask.reply(wording.yesLabel, Ask.confirmation(), in: language) == .yes)
    #expect(Ask.reply(wording.noLabel, Ask.confirmation(), in: language) == .no)
  }

  @Test(arguments: ["en", "de", "ja"])
  func `hints can be followed`(language: String) {
    let wording = Wordings.wording(for: language)
    let examples: [String: [(TypedKind, String)]] = [
      "en": [(.date, "tomorrow at six"), (.duration, "ten minutes"), (.measurement, "5 km")],
      "de": [(.date, "morgen um sechs"), (.duration, "zehn Minuten"), (.measurement, "5 km")],
      "ja": [(.date, "明日の六時"), (.duration, "十分間"), (.measurement, "5キロ")],
    ]
    for (kind, example) in examples[language] ?? [] {
      let question = Ask.value(.typed(kind))
      #expect(wording.replyHint(question).contains(example))
      #expect(Ask.reply(example, question, in: language) != nil, "\(example)")
    }
  }
}
