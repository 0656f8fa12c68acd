import Dialog
import Testing

@Suite("Replies that name an option")
struct OptionReplyTests {
  @Test(arguments: [
    ("Desk Lamp", 0), ("desk lamp", 0), ("the desk lamp", 0), ("Desk Lamp, please", 0), ("um, the hall lamp", 1),
    ("desk", 0), ("the desk one please", 0), ("I'd like the hall lamp", 1), ("the lamp in the hall", 1),
    ("let's take the bedside one", 2), ("I think the bedside lamp", 2), ("maybe the hall one?", 1),
    ("HALL LAMP!!", 1), ("hall-lamp", 1), ("desklamp", 0), ("bed side lamp", 2), ("desk lmap", 0), ("hal lamp", 1),
    ("bedsdie", 2), ("bedsdie lamp", 2), ("no I meant the hall lamp", 1), ("give me the hall lamp thanks", 1),
    ("ok the desk lamp", 0), ("it's the desk one", 0), ("the one in the hall", 1),
  ])
  func `are read by title, part of it, and close spelling`(text: String, index: Int) {
    #expect(Ask.reply(text, Ask.lamps) == .options([index]))
  }

  @Test(arguments: [
    ("1", 0), ("2", 1), ("two", 1), ("number two", 1), ("number one", 0), ("Number 3", 2), ("the 2nd", 1), ("2.", 1),
    ("2nd", 1), ("#3", 2), ("the second one", 1), ("second", 1), ("the second", 1), ("first please", 0), ("last", 2),
    ("the last one", 2), ("the third option", 2), ("option 2", 1), ("no. 2", 1), ("I'd like the second", 1),
    ("the secnod one", 1), ("one", 0), ("the first one, please", 0), ("2 please", 1), ("３", 2), ("2)", 1), ("(2)", 1),
    ("second to last", 1), ("the second one on the list", 1), ("let's go with 3", 2), ("press 1", 0),
    ("the top one", 0), ("bottom one", 2), ("item three", 2), ("um 2", 1), ("I'll take number 2 thanks", 1),
  ])
  func `are read by number and position`(text: String, index: Int) {
    #expect(Ask.reply(text, Ask.lamps) == .options([index]))
  }

  @Test(arguments: [
    "", "   ", "?!", "lamp", "the lamp", "the kitchen lamp", "4", "0", "-1", "the ninth one", "1 and 3", "both",
    "desk hall",
    "what is a lamp", "desk 1", "99999999999999999999", "not the desk lamp", "1.5",
  ])
  func `fit nothing when they fit no option, or several`(text: String) {
    #expect(Ask.read(text, Ask.lamps) == ReadReply(nil, fit: 0))
  }

  @Test(arguments: [
    ("de", "die zweite", 1), ("de", "zweite", 1), ("de", "2", 1), ("de", "zwei", 1), ("de", "Nummer zwei", 1),
    ("de", "die erste bitte", 0), ("de", "die letzte", 2), ("de", "2.", 1), ("de", "ich möchte die dritte", 2),
    ("de", "Flurlampe", 1), ("de", "die Flurlampe bitte", 1), ("de", "flurlmape", 1), ("de", "äh, die Flurlampe", 1),
    ("de", "Schreibtisch Lampe", 0), ("de", "die 3. bitte", 2), ("de", "nr 1", 0), ("de", "ich nehme die zweite", 1),
    ("ja", "2", 1), ("ja", "２", 1), ("ja", "二", 1), ("ja", "二番目", 1), ("ja", "二番目のもの", 1), ("ja", "2番", 1),
    ("ja", "二つ目", 1), ("ja", "ふたつめ", 1), ("ja", "最初", 0), ("ja", "最初のもの", 0), ("ja", "最後", 2),
    ("ja", "最後のでお願いします", 2), ("ja", "2番目をお願いします", 1), ("ja", "ホールライト", 1),
    ("ja", "ホール", 1), ("ja", "ホールライトにして", 1), ("ja", "えっと、デスクランプ", 0), ("ja", "デスクラソプ", 0),
    ("ja", "三番", 2), ("ja", "三つ目がいいです", 2), ("ja", "ﾃﾞｽｸﾗﾝﾌﾟ", 0),
  ])
  func `are read in German and Japanese`(language: String, text: String, index: Int) throws {
    let question = try #require(Ask.languageLamps[language])
    #expect(Ask.reply(text, question, in: language) == .options([index]))
  }

  @Test(arguments: [
    ("as a picture, please", 1), ("the picture please", 1), ("picture then", 1), ("gimme the second", 1),
    ("ooh, a link", 2),
    ("as pdf then", 0), ("could I have the link", 2), ("um, the third I guess", 2),
  ])
  func `small words around a choice carry nothing`(text: String, index: Int) {
    var question = Question(.value, "What should it become?")
    question.options = [.init("PDF"), .init("Picture"), .init("Link")]
    #expect(Ask.reply(text, question) == .options([index]))
  }

  @Test(arguments: [("done", nil), ("doem", 0), ("rigde", 1), ("bridge", nil), ("ridges", 1)] as [(String, Int?)])
  func `a common word is no slip for a rarer name`(text: String, index: Int?) {
    var question = Question(.value, "Which trail?")
    question.options = [.init("Dome"), .init("Ridge")]
    #expect(Ask.reply(text, question) == index.map { .options([$0]) })
  }

  @Test func `subtitles and synonyms tell options apart`() {
    var question = Question(.disambiguation, "Which one?")
    question.options = [
      .init("Bedside Lamp", subtitle: "Left", synonyms: ["reading light"]), .init("Bedside Lamp", subtitle: "Right"),
      .init("Reading Light"),
    ]
    #expect(Ask.reply("left", question) == .options([0]))
    #expect(Ask.reply("the right one", question) == .options([1]))
    #expect(Ask.reply("bedside lamp right", question) == .options([1]))
    #expect(Ask.reply("the left bedside lamp", question) == .options([0]))
    #expect(Ask.reply("bedside lamp", question) == nil)
    #expect(Ask.reply("reading light", question) == .options([2]))
  }

  @Test func `a title that is a number wins over the number of an option`() {
    let question = Ask.which("9", "2", "1")
    #expect(Ask.reply("9", question) == .options([0]))
    #expect(Ask.reply("1", question) == .options([2]))
    #expect(Ask.reply("two", question) == .options([1]))
    #expect(Ask.reply("3", question) == .options([2]))
    #expect(Ask.reply("number one", question) == .options([0]))
    #expect(Ask.reply("2", Ask.which("Lamp 2", "Lamp 1")) == .options([1]))
    #expect(Ask.reply("12", Ask.which("Bus 12", "Bus 7")) == .options([0]))
  }

  @Test func `words that fit two options alike fit none`() {
    let lamps = Ask.which("Red Lamp", "Rod Lamp")
    #expect(Ask.reply("rud lamp", lamps) == nil)
    #expect(Ask.reply("red lamp", lamps) == .options([0]))
    #expect(Ask.reply("rod", lamps) == .options([1]))
    #expect(Ask.reply("tables", Ask.which("Table", "Tables Hall")) == nil)
    #expect(Ask.reply("hall lmap", Ask.which("Hall Lamp", "Hall")) == .options([0]))
  }

  @Test func `what the list does not have is left to whoever looks it up`() {
    let question = Ask.which("Desk Lamp", "Hall Lamp", other: .words)
    #expect(Ask.read("the kitchen lamp", question) == ReadReply(.words("the kitchen lamp"), fit: 0.4))
    #expect(Ask.reply("um, the kitchen lamp please", question) == .words("the kitchen lamp"))
    #expect(Ask.reply("lamp", question) == .words("lamp"))
    #expect(Ask.reply("desk", question) == .options([0]))
    #expect(Ask.reply("", question) == nil)
  }

  @Test func `positions may be said with what is asked for`() {
    var question = Ask.which("Ridge", "Lake Loop", "Second Street", "Third Street")
    question.prompt = "Which trail would you like?"
    #expect(Ask.reply("the second trail", question) == .options([1]))
    #expect(Ask.reply("the last trail please", question) == .options([3]))
    #expect(Ask.reply("second street", question) == .options([2]))
    #expect(Ask.reply("the second lamp", question) == nil)
    question.prompt = "Welcher?"
    question.subject = "Weg"
    #expect(Ask.reply("der zweite Weg", question, in: "de") == .options([1]))
  }

  @Test(arguments: [
    "shop", "tn", "I don't know", "what?", "hall lamp and desk lamp", "desk or hall",
    "not that one", "the lamp please", "help", "why",
  ])
  func `are not guessed at`(text: String) {
    let rooms = Ask.which("TV Room", "Desk Hall Lamp", "Desk Lamp", "Hall Lamp")
    #expect(Ask.reply(text, rooms) == nil)
  }

  @Test func `nobody chooses in a hundred words`() {
    let long = Array(repeating: "the", count: 20_000).joined(separator: " ") + " desk lamp"
    #expect(Ask.reply(long, Ask.lamps) == nil)
    #expect(Ask.reply(long, Ask.which("Desk Lamp", other: .words)) == .words(long))
  }

  @Test func `how well a reply fits falls with its distance from the title`() {
    let texts = ["Desk Lamp", "2", "the desk lamp", "desk", "desk lmap"]
    let fits = texts.map { Ask.read($0, Ask.lamps).fit }
    #expect(fits == fits.sorted(by: >))
    #expect(fits.first == 1)
    #expect(Ask.read("bedsdie", Ask.lamps).fit > 0.75)
  }

  @Test(arguments: ["either", "any of them", "you choose", "whichever you like", "I don't mind"])
  func `leave the choice to the assistant, who takes the first that is shown`(text: String) {
    var rooms = Ask.which((1...9).map { "Room \($0)" })
    #expect(Ask.reply(text, rooms) == .options([0]))
    rooms = rooms.withNextOptions
    #expect(Ask.reply(text, rooms) == .options([7]))
  }

  @Test(arguments: ["drop the second one", "I'd go for the second", "better delete the second one please"])
  func `are chosen by the only position in a sentence`(text: String) {
    #expect(Ask.reply(text, Ask.which("Ridge", "Lake Loop", "Valley")) == .options([1]))
  }

  @Test func `nobody means by its number what nobody has seen`() {
    var question = Ask.which((1...300).map { "Gate \(Character(Unicode.Scalar(0x4E00 + $0) ?? "x"))" })
    #expect(Ask.reply("8", question) == nil)
    #expect(Ask.reply("the last one", question) == .options([6]))
    question = question.withNextOptions
    #expect(Ask.reply("8", question) == .options([7]))
    #expect(Ask.reply("the last one", question) == .options([13]))
    #expect(Ask.reply("250", question) == nil)
  }
}
