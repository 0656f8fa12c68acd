import Dialog
import PhraseMatching
import Testing

@Suite("Yes, no and cancel")
struct AgreementTests {
  @Test(arguments: [
    ("en", "yes"), ("en", "Yes!"), ("en", "yep"), ("en", "sure"), ("en", "go ahead"), ("en", "ok do it"), ("en", "y"),
    ("en", "yes please"), ("en", "of course"), ("en", "that's right"), ("en", "um, yes"), ("en", "yeah go ahead"),
    ("en", "sure, why not"), ("en", "yes I'm sure"), ("en", "absolutley"), ("en", "yes, buy two tickets"),
    ("de", "ja"), ("de", "ja bitte"), ("de", "klar"), ("de", "mach das"), ("de", "natürlich"), ("de", "ja, gerne"),
    ("ja", "はい"), ("ja", "うん"), ("ja", "お願いします"), ("ja", "はい、お願いします"), ("ja", "もちろんです"),
  ])
  func `agreeing says yes`(language: String, text: String) {
    #expect(Ask.reply(text, Ask.confirmation(), in: language) == .yes)
  }

  @Test(arguments: [
    ("en", "no"), ("en", "nope"), ("en", "rather not"), ("en", "don't"), ("en", "no thanks"), ("en", "not now"),
    ("en", "I'd rather not"), ("en", "of course not"), ("en", "no, don't do it"), ("en", "please don't"), ("en", "n"),
    ("en", "no thank you very much"), ("de", "nein"), ("de", "nein danke"), ("de", "lieber nicht"), ("de", "nö"),
    ("de", "mach das nicht"), ("ja", "いいえ"), ("ja", "だめ"), ("ja", "しないで"), ("ja", "いや、結構です"),
  ])
  func `refusing says no`(language: String, text: String) {
    #expect(Ask.reply(text, Ask.confirmation(), in: language) == .no)
  }

  @Test(arguments: [
    ("en", "yes, but not today"), ("en", "yes, later"), ("en", "sure - no wait"), ("en", "go ahead, actually no"),
    ("de", "ja, aber nicht jetzt"), ("de", "ja später"), ("ja", "はい、あとで"),
  ])
  func `whoever agrees and takes it back in the same breath agrees to nothing`(language: String, text: String) {
    #expect(Ask.reply(text, Ask.confirmation(), in: language) == .no)
  }

  @Test(arguments: [
    "yes and no", "maybe", "buy", "perhaps later", "yes delete the other one", "why", "not",
    "what does it cost", "yes no",
  ])
  func `what is neither is nothing`(text: String) {
    let reply = Ask.reply(text, Ask.confirmation())
    #expect(reply == nil || (text == "not" && reply == .no))
  }

  @Test(arguments: [
    ("buy", Reply.yes), ("Buy!", .yes), ("yes buy it", .yes), ("ok, buy them", .yes), ("purchase", .yes),
    ("get them", .yes), ("don't buy it", .no), ("no, don't buy", .no), ("Not Now", .no), ("keep my money", .no),
    ("no, not now", .no), ("yes", .yes), ("no", .no), ("purchsae", .yes),
  ])
  func `labels and their alternatives say it too`(text: String, reply: Reply) {
    let question = Ask.confirmation(["Buy", "Purchase", "Get Them"], ["Not Now", "Keep my Money"])
    #expect(Ask.reply(text, question) == reply)
  }

  @Test(arguments: ["no, buy it", "yes not now", "don't keep my money"])
  func `labels against the rest say nothing`(text: String) {
    #expect(Ask.reply(text, Ask.confirmation(["Buy"], ["Not Now", "Keep my Money"])) == nil)
  }

  @Test func `nothing is destroyed by a misspelt yes`() {
    var question = Ask.confirmation(["Delete"])
    #expect(Ask.reply("absolutley", question) == .yes)
    question.isDestructive = true
    #expect(Ask.reply("absolutley", question) == nil)
    #expect(Ask.reply("yes", question) == .yes)
    #expect(Ask.reply("delete it", question) == .yes)
  }

  @Test(arguments: [
    ("en", "cancel"), ("en", "never mind"), ("en", "nevermind"), ("en", "Stop."), ("en", "forget it"),
    ("en", "leave it"),
    ("en", "quit that"), ("en", "please cancel"), ("en", "cancel that please"), ("en", "cnacel"), ("en", "nevr mind"),
    ("en", "oh, forget it, thanks"), ("en", "ok stop"), ("en", "none of them"), ("en", "forget about it"),
    ("en", "sotp"), ("de", "abbrechen"), ("de", "vergiss es"), ("de", "egal"), ("de", "lass es bitte"), ("de", "stopp"),
    ("de", "abrechen"), ("ja", "やめて"), ("ja", "キャンセル"), ("ja", "やっぱりやめる"), ("ja", "やめてください"), ("ja", "もういい"),
  ])
  func `cancelling leaves any question`(language: String, text: String) throws {
    let lamps = try #require(Ask.languageLamps[language])
    for question in [lamps, Ask.confirmation(), Ask.value(.typed(.integer)), Ask.value(.typed(.date))] {
      #expect(Ask.reply(text, question, in: language) == .cancel)
    }
  }

  @Test(arguments: [
    "oh, drop it", "nah, better keep it", "actually leave it", "well ok, keep it then", "hmm, forget I asked",
    "ok never mind then, thanks", "right, let's leave it for now", "I think we can skip it", "I think I'll pass",
    "look, scratch that", "no, I'd rather leave it as it is",
  ])
  func `small words around it take nothing away from taking back`(text: String) {
    let question = Question(.confirmation, "A day pass costs 35 dollars. Do you want to buy it?")
    let reply = Ask.reply(text, question)
    #expect(reply == .cancel || reply == .no, "\(text)")
  }

  @Test(arguments: ["mm hm", "yup do that", "um, go on then", "oh yes please", "well ok then", "uh huh", "fine by me"])
  func `a yes may be said in passing`(text: String) {
    #expect(Ask.reply(text, Question(.confirmation, "Do you want to buy it?")) == .yes)
  }

  @Test(arguments: ["hmm", "well", "maybe", "look", "mm mm", "I guess not", "not right now"])
  func `what is no clear yes never is one`(text: String) {
    #expect(Ask.reply(text, Question(.confirmation, "Do you want to buy it?")) != .yes)
  }

  @Test(arguments: ["scrap that last delivery", "forget the delivery", "oh, drop the last delivery"])
  func `what was begun may be named in another form when it is taken back`(text: String) {
    let reply = Ask.reply(text, Question(.confirmation, "Deliver to Golden Lion, really?"))
    #expect(reply == .cancel)
  }

  @Test func `an option called so wins over cancelling`() {
    var question = Ask.which("Archive", "Delete", "Cancel")
    question.options[2].style = .cancel
    #expect(Ask.reply("cancel", question) == .options([2]))
    #expect(Ask.reply("cancel please", question) == .options([2]))
    #expect(Ask.reply("the stop", Ask.which("Stop", "Start")) == .options([0]))
    #expect(Ask.reply("never mind", question) == .cancel)
  }

  @Test func `what may accept and may leave does neither`() {
    let question = Ask.confirmation(["Cancel Booking"], ["Keep It"])
    #expect(Ask.reply("cancel", question) == nil)
    #expect(Ask.reply("cancel booking", question) == .yes)
    #expect(Ask.reply("yes, cancel booking", question) == .yes)
    #expect(Ask.reply("never mind", question) == .cancel)
  }

  @Test func `yes takes the only option, no leaves`() {
    #expect(Ask.reply("yes", Ask.which("Hall Lamp")) == .options([0]))
    #expect(Ask.reply("yes", Ask.lamps) == nil)
    #expect(Ask.reply("no", Ask.lamps) == .cancel)
    #expect(Ask.reply("no", Ask.which("Yes", "No")) == .options([1]))
  }

  @Test func `buttons are pressed by label and by number behind the options`() {
    var question = Ask.confirmation(["Buy"])
    question.buttons = ["One More", "One Less", "Buy"]
    #expect(Ask.reply("1", question) == .button(0))
    #expect(Ask.reply("one more", question) == .button(0))
    #expect(Ask.reply("less", question) == .button(1))
    #expect(Ask.reply("the second one", question) == .button(1))
    #expect(Ask.reply("buy", question) == .yes)
    #expect(Ask.reply("yes", question) == .yes)
    var lamps = Ask.lamps
    lamps.buttons = ["Refresh"]
    #expect(lamps.firstButtonNumber == 4)
    #expect(Ask.reply("4", lamps) == .button(0))
    #expect(Ask.reply("refresh", lamps) == .button(0))
    #expect(Ask.reply("5", lamps) == nil)
  }
}
