import Dialog
import Testing

@Suite struct OtherWordsTests {
  private let reader = ContinuationReader(language: "en")

  @Test(arguments: [
    ("a bit longer", true, ""), ("ten minutes longer", true, "ten minutes"),
    ("half an hour earlier", false, "half an hour"), ("5 more minutes", true, "5 minutes"),
  ])
  func `how a span changes is told from the words for how much`(text: String, isIncrease: Bool, span: String) {
    let read = reader.spanChange(in: text)
    #expect(read?.change.isIncrease == isIncrease)
    #expect(read?.span == span)
  }

  @Test(arguments: [
    ("too loud", false), ("that's too slow", true), ("still too little", true), ("way too many", false),
  ])
  func `too much of something asks for less, and too little for more`(text: String, isIncrease: Bool) {
    #expect(reader.amountChange(in: text)?.isIncrease == isIncrease)
  }

  @Test func `too much asks for less in German`() {
    #expect(ContinuationReader(language: "de").amountChange(in: "das ist zu laut")?.isIncrease == false)
  }

  @Test(arguments: [
    ("turn it on again", "turn off the oven", true), ("open them", "close the blinds", true),
    ("turn it off", "turn off the oven", false), ("turn it on and off", "turn off the oven", false),
  ])
  func `opposites are told by their words`(text: String, before: String, isOpposite: Bool) {
    #expect(reader.areOpposite(text, before) == isOpposite)
  }

  @Test(arguments: [
    ("no, that was the ridge", "ridge"), ("oops that was the ridge, not the valley", "ridge"),
    ("wrong list, i meant the shopping list", "shopping list"), ("half past six is better", "half past six"),
  ])
  func `a correction is what is said in place of something`(text: String, meant: String) {
    let read = reader.read(text)
    #expect(read.kind == .correction)
    #expect(reader.bareName(read.text) == meant)
  }

  @Test func `words that say nothing of what is wanted are left out`() {
    #expect(reader.withoutNoise("send it to me as a pdf") == "send it as a pdf")
    #expect(reader.withoutNoise("pause it for a sec") == "pause it")
    #expect(reader.withoutNoise("open the ridge") == nil)
  }

  @Test func `one stands for a name that is said in part`() {
    let text = "set the small one to 180"
    let places = reader.namesInPlace(in: text).map { place in
      String(decoding: text.utf8.dropFirst(place.name.lowerBound).prefix(place.name.count), as: UTF8.self)
    }
    #expect(places == ["small"])
    #expect(reader.namesInPlace(in: "set one alarm").isEmpty)
  }

  @Test func `what raises or lowers a value to a number sets it`() {
    #expect(reader.settingRequests(of: "lower the limit to 15") == ["set the limit to 15", "change the limit to 15"])
    #expect(reader.settingRequests(of: "lower the blinds").isEmpty)
  }

  @Test func `what somebody feels like is a name`() {
    #expect(reader.mood(in: "i feel like skiing") == "skiing")
    #expect(reader.mood(in: "skiing is fun") == nil)
  }

  @Test(arguments: [("higher than everest?", true), ("is it higher than everest", false), ("higher", false)])
  func `a comparison may leave out what is compared`(text: String, compares: Bool) {
    #expect(reader.comparesAlone(text) == compares)
  }

  @Test func `wanting two of something is no second one`() {
    #expect(reader.wishesNumber("get me two"))
    #expect(!reader.wishesNumber("two"))
    #expect(!reader.wishesNumber("get me the second one"))
  }

  @Test func `any will do, said in parts`() {
    let read = ReplyReader(language: "en").read("either, i don't mind", to: Ask.lamps, now: Ask.now)
    #expect(read.reply == .options([0]))
    #expect(
      ReplyReader(language: "en").read("either, the hall lamp", to: Ask.lamps, now: Ask.now).reply != .options([0]))
  }
}
