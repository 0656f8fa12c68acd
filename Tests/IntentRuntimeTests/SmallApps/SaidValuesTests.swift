import IntentRuntime
import Testing

@Suite struct `A parameter that takes several` {
  @Test(arguments: [
    ("mark emma and dune messiah as read", "Marked Emma, Dune Messiah as read."),
    ("mark emma, the trial and middlemarch as unread", "Marked Emma, The Trial, Middlemarch as unread."),
    ("mark dune as unread", "Marked Dune as unread."),
  ])
  func `takes every one that is named`(request: String, answer: String) async {
    #expect(await SmallAppTalk.bookshelf().said(to: request) == answer)
  }

  @Test func `asks about one that nobody knows, and keeps the others`() async {
    let talk = await SmallAppTalk.bookshelf()
    #expect(
      await talk.said(to: "mark emma and the castle as read") == "I don’t know a book called “castle”. Which books?")
    #expect(await talk.said(to: "the trial") == "Marked Emma, The Trial as read.")
  }

  @Test func `keeps what is known of an answer`() async {
    let talk = await SmallAppTalk.bookshelf()
    #expect(
      await talk.said(to: "mark books", "dune and castle") == "I don’t know a book called “castle”. Which books?")
    #expect(await talk.said(to: "emma") == "Marked Dune, Emma as read.")
  }
}

@Suite struct `Free words` {
  @Test(arguments: [
    ("add Ulysses by James Joyce", "Added Ulysses by James Joyce."),
    ("add Moby Dick by Herman Melville", "Added Moby Dick by Herman Melville."),
  ])
  func `run to the next word of the summary that is said`(request: String, answer: String) async {
    #expect(await SmallAppTalk.bookshelf().said(to: request) == answer)
  }

  @Test(arguments: [
    ("save a memo saying buy bread", "Saved “buy bread”."), ("save a memo: buy bread", "Saved “buy bread”."),
    ("save a memo buy bread", "Saved “buy bread”."), ("save buy bread in errands", "Saved “buy bread” in Errands."),
    ("save a memo saying that the door sticks", "Saved “the door sticks”."),
  ])
  func `behind a request are the text that it takes`(request: String, answer: String) async {
    #expect(await SmallAppTalk.memos().said(to: request) == answer)
  }

  @Test func `are no file, and a path that leads nowhere is said to`() async {
    let talk = await SmallAppTalk.memos()
    #expect(
      await talk.said(to: "attach holiday photo to the memo")
        == "I don’t know a file called “holiday photo”. Which file?")
    #expect(await talk.said(to: "/no/such/file.png") == "There’s no file at “/no/such/file.png”. Which file?")
    #expect(
      await SmallAppTalk.bookshelf().said(to: "add Ulysses by James Joyce with /no/cover.png")
        == "There’s no file at “/no/cover.png”. Added Ulysses by James Joyce.")
  }
}

@Suite struct `What is said beside a phrase` {
  @Test(arguments: [
    ("order 3 coffees", "What size?"), ("order large coffee", "Ordered 1 large."),
    ("order 3 large coffees", "Ordered 3 large."), ("add 30 carbs", "Added 30 grams."),
    ("add 30 carbs yesterday", "Added 30 grams on 2026-11-19."), ("pick color red", "The cup is red."),
    ("pick blue", "The cup is blue."), ("pick the color green please", "The cup is green."),
  ])
  func `fills what takes it`(request: String, answer: String) async {
    #expect(await SmallAppTalk.coffee().said(to: request) == answer)
  }

  @Test func `fills what is asked for later`() async {
    #expect(await SmallAppTalk.coffee().said(to: "order 3 coffees", "large") == "Ordered 3 large.")
    #expect(
      await SmallAppTalk.radio().said(to: "set a sleep timer for 20 minutes") == "Turning off in 20 minutes.")
  }

  @Test(arguments: [
    ("pick color teal", "I don’t know a color called “teal”. Which color?"),
    ("order a teal coffee", "I don’t know a size called “teal”. What size?"),
    ("order 3 coffees with oat milk please", "I don’t know a size called “oat milk”. What size?"),
  ])
  func `is named where nothing takes it, before anything happens`(request: String, answer: String) async {
    #expect(await SmallAppTalk.coffee().said(to: request) == answer)
  }

  @Test func `outside of a range is told the range, again and again`() async {
    let talk = await SmallAppTalk.coffee()
    #expect(await talk.said(to: "set the grind to 40") == "40 is not possible: the range is 1–12. How fine?")
    for _ in 0..<4 {
      #expect(await talk.said(to: "99") == "99 is not possible: the range is 1–12. How fine?")
    }
    #expect(await talk.said(to: "7") == "Grinding at 7.")
  }
}

@Suite struct `What a query starts with` {
  @Test func `fills an entity that nobody named`() async {
    #expect(await SmallAppTalk.radio().said(to: "play jazz fm") == "Playing Jazz FM on Kitchen.")
  }

  @Test func `gives way to what was named`() async {
    #expect(await SmallAppTalk.radio().said(to: "play jazz fm in the garden") == "Playing Jazz FM on Garden.")
  }

  @Test func `is asked for where there is nothing`() async {
    #expect(await SmallAppTalk.radio().said(to: "play a station") == "Which station?")
  }
}

@Suite struct `Replies to questions of small apps` {
  @Test func `the number of an option that is not shown chooses nothing`() async {
    let talk = await SmallAppTalk.radio()
    let asked = await talk.said(to: "play a station", "11")
    #expect(asked == "I don’t know a station called “11”. Say a number from 1 to 7, or a name. Which station?")
    #expect(await talk.said(to: "2") == "Playing Jazz FM on Kitchen.")
  }

  @Test func `the beginning of a name is enough where no other begins so`() async {
    #expect(await SmallAppTalk.radio().said(to: "play a station", "parad") == "Playing Radio Paradise on Kitchen.")
  }
}
