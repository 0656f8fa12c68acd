import AppIntents
import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `A second wish in one request` {
  private static let den = InstalledApplication(
    Catalog.read(
      """
      { "format": 1, "application": { "name": "Den" },
        "entities": {
          "Lamp": { "title": "Lamp", "values": [
            { "id": "desk", "title": "Desk Lamp" }, { "id": "hall", "title": "Hall Lamp" } ] },
          "Genre": { "title": "Genre", "values": [
            { "id": "jazz", "title": "Jazz" }, { "id": "rock", "title": "Rock and Roll" } ] } },
        "shortcuts": [
          { "intent": "TurnOn", "title": "Turn On", "parameters": { "lamp": { "entity": "Lamp" } },
            "phrases": ["Turn on the ${lamp} with ${applicationName}"], "say": "The ${lamp} is on." },
          { "intent": "Play", "title": "Play", "parameters": { "genre": { "entity": "Genre" } },
            "phrases": ["Play some ${genre} with ${applicationName}"], "say": "Playing ${genre}." },
          { "intent": "Hush", "title": "Pause", "phrases": ["Pause the music with ${applicationName}"],
            "say": "It is quiet." },
          { "intent": "Lock", "title": "Lock", "phrases": ["Lock the front door with ${applicationName}"],
            "say": "The door is locked." },
          { "intent": "Wake", "title": "Wake", "phrases": ["Set the timer and the alarm with ${applicationName}"],
            "say": "Both are set." },
          { "intent": "Remind", "title": "Remind", "parameters": { "task": { "type": "text" } },
            "phrases": ["Remind me to ${task} with ${applicationName}"], "say": "I will tell you to ${task}." } ] }
      """
    ).catalog ?? Catalog(application: .init(name: "?"), actions: []))

  private func answer(to request: String) async -> (outcome: Response.Outcome, said: [String]) {
    let talk = await HarborTalk(besides: [Self.den])
    let response = await talk.session.take(request)
    return (response.outcome, response.utterances.compactMap(\.speech))
  }

  @Test(arguments: [
    ("lock the front door and then pause the music", ["The door is locked.", "It is quiet."]),
    ("lock the front door, then pause the music", ["The door is locked.", "It is quiet."]),
    ("pause the music and after that lock the front door", ["It is quiet.", "The door is locked."]),
    ("make sure to lock the front door and then suspend the music", ["The door is locked.", "It is quiet."]),
    ("please lock the front door and pause the music, thanks", ["The door is locked.", "It is quiet."]),
    ("turn on the desk lamp and then turn on the hall lamp", ["The Desk Lamp is on.", "The Hall Lamp is on."]),
    (
      "play some jazz; lock the front door; list the boats",
      ["Playing Jazz.", "The door is locked.", "There are 4 boats."]
    ),
  ])
  func `is done after the first`(request: String, said: [String]) async {
    let answer = await answer(to: request)
    #expect(answer.said == said)
    #expect(answer.outcome == .succeeded)
  }

  @Test(arguments: [
    ("lock the front door and then order a large pizza", "order a large pizza", "lock the front door"),
    ("lock the front door, then dance", "dance", "lock the front door"),
    ("lock the front door and after that feed the hungry dog", "feed the hungry dog", "lock the front door"),
    ("please play some jazz and then water the tomatoes", "water the tomatoes", "please play some jazz"),
    ("turn on the desk lamp and order a large pizza", "order a large pizza", "turn on the desk lamp"),
    ("list the boats and then paint my fence", "paint my fence", "list the boats"),
    ("pause the music, then lock the front door, then order a pizza", "order a pizza", "pause the music"),
    ("lock the front door and then make it shine brightly", "make it shine brightly", "lock the front door"),
    ("paint my fence and then lock the front door", "paint my fence", "lock the front door"),
  ])
  func `that nobody understands keeps the first from being done`(request: String, lost: String, kept: String) async {
    let answer = await answer(to: request)
    #expect(answer.said == ["I don’t know what to do with “\(lost)”, so I’ve done nothing.", "Try: \(kept)"])
    #expect(answer.outcome == .notRecognized)
  }

  @Test func `is not seen in words that nobody understands, which are named`() async {
    let answer = await answer(to: "lock the front door and be quick")
    #expect(answer.said == ["I’ve left out “be quick”.", "The door is locked."])
  }

  @Test(arguments: [
    ("play some rock and roll", "Playing Rock and Roll."),
    ("play rock and roll", "Playing Rock and Roll."),
    ("set the timer and the alarm", "Both are set."),
    ("please set both the timer and the alarm", "Both are set."),
    ("remind me to buy milk and then call mum", "I will tell you to buy milk and then call mum."),
    (
      "remind me to lock the front door and then pause the music",
      "I will tell you to lock the front door and then pause the music."
    ),
    ("go ahead and lock the front door", "The door is locked."),
    ("okay then, lock the front door then, thanks", "The door is locked."),
    ("lock the front door. lock the door now!", "The door is locked."),
  ])
  func `is not seen in words that belong to the first`(request: String, said: String) async {
    let answer = await answer(to: request)
    #expect(answer.said == [said])
    #expect(answer.outcome == .succeeded)
  }

  @Test func `may be about what the first was about`() async {
    let talk = await HarborTalk(besides: [Self.den])
    await talk.holds(
      """
      > cast off with gull and then rename it to Duck
      < Gull sails with a crew of 2.
      < Gull is called Duck now.
      """)
  }

  @Test func `is heard in the languages of the assistant`() async {
    for (language, request, said) in [
      (
        "de", "cast off with gull und dann tanze Walzer",
        "Mit „tanze Walzer“ kann ich nichts anfangen, darum habe ich nichts getan."
      ),
      ("ja", "cast off with gull、それから踊って", "「踊って」をどうすればよいかわからないので、何もしていません。"),
    ] {
      let talk = await HarborTalk { $0.locale = Locale(identifier: language) }
      let response = await talk.session.take(request)
      #expect(response.utterances.compactMap(\.speech).first == said)
      #expect(talk.harbor.deeds.isEmpty)
    }
  }
}
