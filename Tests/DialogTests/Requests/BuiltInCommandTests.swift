import Dialog
import Testing

@Suite("Requests for the assistant itself")
struct BuiltInCommandTests {
  private func request(_ text: String, _ language: String) -> BuiltInCommand? {
    BuiltInCommandReader(language: language).read(text)?.request
  }

  @Test(arguments: [
    ("undo", BuiltInCommand.undo(count: 1)), ("Undo that.", .undo(count: 1)), ("undo that please", .undo(count: 1)),
    ("take it back", .undo(count: 1)),
    ("take that back", .undo(count: 1)), ("undo the last thing", .undo(count: 1)),
    ("could you undo that?", .undo(count: 1)), ("unod that", .undo(count: 1)),
    ("bring it back", .undo(count: 1)), ("restore that", .undo(count: 1)),
    ("take the falls off again", .undoDeed(about: "the falls")), ("put catbells back", .restore(about: "catbells")),
    ("undo my hair", .undoDeed(about: "my hair")), ("not the ridge after all", .undoDeed(about: "the ridge")),
    ("the ridge was not supposed to be in there", .undoDeed(about: "the ridge")),
    ("undo the last 4 things", .undo(count: 4)), ("take back five steps", .undo(count: 5)),
    ("undo the last two", .undo(count: 2)), ("take back the last three", .undo(count: 3)),
    ("take the last 6 changes back", .undo(count: 6)), ("strike the last two entries", .undo(count: 2)),
    ("undo all three of them", .undo(count: 3)),
    ("call off the wash", .undoDeed(about: "the wash")),
    ("we do not need the tent any more", .undoDeed(about: "the tent")), ("what's the maximum?", .talk(.options)),
    ("how high can it go", .talk(.options)), ("what have you done so far", .talk(.allThatWasDone)),
    ("undo my last change", .undo(count: 1)), ("revert that", .undo(count: 1)), ("redo", .redo), ("redo that", .redo),
    ("do it after all", .redo), ("do it again after all", .redo), ("undo the undo", .redo), ("again", .again),
    ("do that again", .again), ("do it again please", .again), ("once more", .again), ("repeat that", .again),
    ("same again", .again), ("one more time", .again), ("cancel", .cancel), ("never mind", .cancel), ("stop", .cancel),
    ("forget it", .cancel), ("help", .help(about: nil)), ("what can you do", .help(about: nil)),
    ("What can I say?", .help(about: nil)), ("what can I ask", .help(about: nil)),
    ("what do you know", .help(about: nil)),
    ("help me please", .help(about: nil)), ("waht can you do", .help(about: nil)),
    ("what can I say about trails", .help(about: "trails")), ("What can I do with Trails?", .help(about: "Trails")),
    ("help with tickets", .help(about: "tickets")), ("how do I use Trails", .help(about: "Trails")),
    ("what do you know about the Grand Canyon", .help(about: "the Grand Canyon")),
    ("search for waterfalls", .search("waterfalls")), ("search waterfalls", .search("waterfalls")),
    ("look for waterfalls", .search("waterfalls")), ("Look up Niagara Falls", .search("Niagara Falls")),
    ("do you have anything about waterfalls?", .search("waterfalls")), ("serach for waterfalls", .search("waterfalls")),
    ("please search for tall waterfalls", .search("tall waterfalls")), ("anything about glaciers", .search("glaciers")),
  ])
  func `are understood in English`(text: String, expected: BuiltInCommand) {
    #expect(request(text, "en") == expected)
  }

  @Test(arguments: [
    ("de", "rückgängig", BuiltInCommand.undo(count: 1)), ("de", "mach das rückgängig", .undo(count: 1)),
    ("de", "nimm das zurück", .undo(count: 1)), ("de", "mach die letzten 4 Dinge rückgängig", .undo(count: 4)),
    ("de", "mach die letzten zwei rückgängig", .undo(count: 2)),
    ("de", "das bitte rückgängig machen", .undo(count: 1)), ("de", "wiederherstellen", .redo),
    ("de", "nochmal", .again),
    ("de", "noch einmal bitte", .again), ("de", "mach das nochmal", .again), ("de", "Hilfe", .help(about: nil)),
    ("de", "was kannst du?", .help(about: nil)), ("de", "was kann ich sagen", .help(about: nil)),
    ("de", "was kann ich über Wanderwege sagen", .help(about: "Wanderwege")),
    ("de", "Hilfe zu Tickets", .help(about: "Tickets")), ("de", "abbrechen", .cancel), ("de", "vergiss es", .cancel),
    ("de", "suche nach Wasserfällen", .search("Wasserfällen")), ("de", "suche Wasserfälle", .search("Wasserfälle")),
    ("ja", "元に戻して", .undo(count: 1)), ("ja", "取り消して", .undo(count: 1)), ("ja", "やり直して", .redo), ("ja", "もう一度", .again),
    ("ja", "もう一回", .again), ("ja", "ヘルプ", .help(about: nil)), ("ja", "何ができますか？", .help(about: nil)),
    ("ja", "やめて", .cancel), ("ja", "キャンセル", .cancel), ("ja", "滝を検索", .search("滝")), ("ja", "滝を探して", .search("滝")),
    ("ja", "トレイルについて何が言える", .help(about: "トレイル")),
  ])
  func `are understood in German and Japanese`(language: String, text: String, expected: BuiltInCommand) {
    #expect(request(text, language) == expected)
  }

  @Test(arguments: [
    "", "open the trail", "comb my hair", "stop the timer", "cancel my booking", "play it again sam", "find trails",
    "what can we do about the climate of the moon tonight", "repeat the song", "tell me about waterfalls", "search",
    "what is the weather", "turn on the lamp", "it",
  ])
  func `are not mistaken for requests of applications`(text: String) {
    #expect(request(text, "en") == nil)
  }

  @Test(arguments: [
    ("oh, how did you get that?", BuiltInCommand.Talk.why), ("where did you get that from", .why),
    ("so what have you changed so far?", .allThatWasDone), ("what did you change", .whatWasChanged),
    ("what was it you just did", .whatWasDone),
    ("what's your name by the way", .identity), ("do you have a name", .identity), ("what are you called", .identity),
    ("ta, that's all I wanted", .thanks), ("cheers, that's everything", .thanks), ("we're done here", .thanks),
    ("sorry, I missed that", .repeatAnswer), ("say again?", .repeatAnswer), ("I beg your pardon", .repeatAnswer),
    ("what was it you wanted to know?", .repeatQuestion), ("remind me what you asked", .repeatQuestion),
    ("is there anything I can take back", .whatCanBeUndone), ("what could I undo?", .whatCanBeUndone),
    ("well hello there", .greeting), ("good evening everyone", .greeting),
    ("see you later then", .farewell), ("have a good evening", .farewell), ("silly me", .apology),
  ])
  func `talk about the talk is understood in many words`(text: String, expected: BuiltInCommand.Talk) {
    #expect(request(text, "en") == .talk(expected))
  }

  @Test(arguments: [
    "that's all the milk we have", "how do you know the trail", "where did you get the lamp from", "I'm off for a run",
    "what are your opening hours", "thanks to the rain the lawn is wet", "who is this letter from",
  ])
  func `what only begins like it is somebody else's`(text: String) {
    #expect(request(text, "en") == nil)
  }

  @Test func `score 1 when they are said exactly, and less with a slip`() throws {
    let reader = BuiltInCommandReader(language: "en")
    #expect(try #require(reader.read("undo that")).score == 1)
    let misspelt = try #require(reader.read("waht can you do")).score
    #expect(misspelt < 1 && misspelt >= 0.85)
  }
}
