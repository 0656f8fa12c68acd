import Testing

@testable import PhraseMatching

/// Each scoring constant was chosen to order a pair of rivals; here is the pair.
struct RivalRequestTests {
  private let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))

  /// A matcher over shortcuts that are named by their first phrase.
  private func matcher(_ phrases: [String], name: String = "Home", negative: [String] = []) throws -> Matcher {
    Matcher(index: PhraseIndex.compile([try application(phrases, name: name, negative: negative)]).index)
  }

  private func application(_ phrases: [String], name: String, negative: [String] = []) throws -> Application {
    let parameters = [
      Parameter(name: "lamp", kind: .entity("Lamp")), Parameter(name: "words", kind: .text),
      Parameter(name: "level", kind: .integer(0...100)),
      Parameter(name: "room", kind: .entity("Room"), isOptional: true),
      Parameter(name: "time", kind: .duration),
    ]
    let shortcuts = try phrases.map { phrase in
      Shortcut(
        intent: phrase, title: phrase, parameters: parameters,
        phrases: [try #require(PhraseTemplate.pattern(phrase).template, "\(phrase)")])
    }
    let lamps = [("desk", "Desk Lamp"), ("hall", "Hall Lamp"), ("play", "Play Corner")].map {
      Entity.Value(id: $0.0, title: $0.1)
    }
    let rooms = [("kitchen", "Kitchen"), ("living", "Living Room")].map { Entity.Value(id: $0.0, title: $0.1) }
    return Application(
      name: name, shortcuts: shortcuts,
      entities: [
        Entity(name: "Lamp", title: "Lamp", values: lamps), Entity(name: "Room", title: "Room", values: rooms),
      ],
      negativePhrases: try negative.map { try #require(PhraseTemplate.pattern($0).template) })
  }

  private func winner(_ request: String, of phrases: [String]) throws -> String? {
    try matcher(phrases).match(request, options: options).candidates.first?.phrase
  }

  @Test(arguments: [
    ("lights off", "Turn off the lights", "Lights"),
    ("turn off the light in the hall", "Turn off the lights", "Turn on the lights"),
    ("set the lihgts", "Set the lights", "Set the nights"),
    ("turn the tap off and the light on", "Turn the tap off and the light on", "Turn the tap on and the light off"),
    ("in the kitchen turn off the lights", "Turn off the lights in the ${room}", "Turn off the radio in the ${room}"),
    ("head lights on", "Headlights on", "Bed lights on"),
    ("play my favrite songs", "Play my favorite songs", "Play ${words}"),
    ("set the desk lamp to 20", "Set ${lamp} to ${level}", "Set ${lamp} ${words}"),
    ("turn volume up by 20", "Turn volume up by ${level}", "Turn volume up to ${level}"),
    ("is the door open", "Is the door open", "Open the door"),
    ("please help", "Please help", "Help me"),
    ("take the desk lamp off the list", "Take ${lamp} off the list", "Put ${lamp} on the list"),
    ("set a timer for half an hour", "Set a timer for ${time}", "Set a timer for ${words}"),
  ])
  func `the nearer of two rivals wins`(request: String, near: String, far: String) throws {
    #expect(try winner(request, of: [near, far]) == near)
    #expect(try winner(request, of: [far, near]) == near)
  }

  @Test(arguments: [
    ("turn on", "Turn on ${lamp}"), ("turn on the radio", "Turn on ${lamp}"),
    ("turn on the sauna", "Turn on the lights"),
    ("is there enough air in my tires", "Who is ${words}"),
    ("search the web for shoes", "Search ${applicationName} for ${words}"),
    ("say hello to the whole wide world for me and then dance", "Say hello"),
    ("set ${lamp} to 500", "Set ${lamp} to ${level}"),
    ("do not turn on the desk lamp", "Turn on the ${lamp}"), ("should I turn on the desk lamp", "Turn on the ${lamp}"),
    ("how do i turn on the desk lamp", "Turn on the ${lamp}"), ("don't play jazz", "Play ${words}"),
    ("did you turn on the desk lamp?", "Turn on the ${lamp}"),
    ("turn on the desk lamp insurance", "Turn on the ${lamp}"),
    ("set desk lamp to minus 5", "Set ${lamp} to ${level}"), ("move it to 20 or 30", "Move it to ${level}"),
    ("play", "Play ${words}"), ("what", "What is on"),
  ])
  func `a request that lacks or adds something that matters is not recognized`(request: String, phrase: String) throws {
    let matching = try matcher([phrase]).match(request, options: options)
    #expect(matching.outcome == .notRecognized, "\(matching.candidates.first?.score ?? 0)")
  }

  @Test(arguments: [
    ("turn on desk lamp", "Turn on the ${lamp} in ${applicationName}"),
    ("could you please turn the desk lamp on, thanks", "Turn on the ${lamp}"),
    ("dim desklamp to 20%", "Dim ${lamp} to ${level} percent"),
    ("TURN ON THE DESK LAMP!!!", "Turn on the ${lamp}"),
    ("trun on teh dsek lamp", "Turn on the ${lamp}"),
    ("home, turn on the desk lamp", "Turn on the ${lamp}"),
    ("turn on the desk lamp in home", "Turn on the ${lamp}"),
    ("remind me to call home and say hello", "Remind me to ${words}"),
    ("switch the hall lamp on right now", "(Turn|Switch) on [the] ${lamp} [now]"),
  ])
  func `a request that differs in little is recognized`(request: String, phrase: String) throws {
    let matching = try matcher([phrase]).match(request, options: options)
    #expect(matching.outcome == .matched, "\(matching.candidates.first?.score ?? 0)")
    #expect(matching.candidates.first?.missing == [])
  }

  @Test func `free words keep what was typed, without the frame`() throws {
    let matching = try matcher(["Remind me to ${words} in ${applicationName}"])
      .match("please remind me to buy “Oat-Milk” & 2 EGGS, thanks", options: options)
    #expect(matching.candidates.first?.values.map(\.text) == ["buy “Oat-Milk” & 2 EGGS"])
  }

  @Test func `a long note is no worse than a short one`() throws {
    let note = (1...200).map { "word\($0)" }.joined(separator: " ")
    let matching = try matcher(["Note that ${words}", "Open the notes"]).match("note that \(note)", options: options)
    #expect(matching.outcome == .matched)
    #expect(matching.candidates.first?.score == 1)
    #expect(matching.candidates.first?.values.first?.text == note)
  }

  @Test(arguments: [
    "turn on airplane mode", "please turn on airplane mode", "turn on airplane mod", "Turn airplane mode on",
  ])
  func `a negative phrase keeps its application out`(request: String) throws {
    let matcher = try matcher(["Turn on ${words}", "Turn on ${lamp}"], negative: ["Turn on airplane mode"])
    let matching = matcher.match(request, options: options)
    #expect(matching.outcome == .notRecognized)
    #expect(matching.vetoedApplication == "Home")
  }

  @Test func `a negative phrase leaves other requests alone`() throws {
    let matcher = try matcher(["Turn on ${lamp}"], negative: ["Turn on airplane mode"])
    #expect(matcher.match("turn on the desk lamp", options: options).outcome == .matched)
  }

  @Test func `the application's name routes, and without it the assistant asks`() throws {
    let applications = [
      try application(["Show my list in ${applicationName}"], name: "Trails"),
      try application(["Show my list in ${applicationName}"], name: "Recipes"),
    ]
    let matcher = Matcher(index: PhraseIndex.compile(applications).index)
    #expect(matcher.match("show my list", options: options).outcome == .ambiguous)
    for name in ["Trails", "Recipes"] {
      let matching = matcher.match("show my list in \(name.lowercased())", options: options)
      #expect(matching.outcome == .matched)
      #expect(matching.candidates.map(\.application).first == name)
      #expect(matching.candidates.first?.score == 1)
    }
  }

  @Test(arguments: [
    "move the desk lamp from the kitchen to the living room", "move the desk lamp to the living room from the kitchen",
    "from the kitchen move the desk lamp to the living room",
  ])
  func `values stand behind the word that leads to them, in any order`(request: String) throws {
    var home = try application([], name: "Home")
    let parameters = [
      Parameter(name: "lamp", kind: .entity("Lamp")), Parameter(name: "here", kind: .entity("Room")),
      Parameter(name: "there", kind: .entity("Room")),
    ]
    let phrase = try #require(PhraseTemplate.pattern("Move the ${lamp} from the ${here} to the ${there}").template)
    home.shortcuts = [Shortcut(intent: "Move", title: "Move", parameters: parameters, phrases: [phrase])]
    let bare = try #require(PhraseTemplate.pattern("Move ${lamp} from ${here} to ${there}").template)
    for phrase in [phrase, bare] {
      home.shortcuts[0].phrases = [phrase]
      let request = phrase == bare ? request.replacing("the ", with: "") : request
      let matching = Matcher(index: PhraseIndex.compile([home]).index).match(request, options: options)
      let rooms = Dictionary(uniqueKeysWithValues: matching.candidates[0].values.map { ($0.name, $0.values.first?.id) })
      #expect(rooms == ["lamp": "desk", "here": "kitchen", "there": "living"])
    }
  }

  @Test func `a value never moves to a placeholder whose range it leaves`() throws {
    let parameters = [
      Parameter(name: "low", kind: .integer(0...10)), Parameter(name: "high", kind: .integer(50...100)),
    ]
    let phrase = try #require(PhraseTemplate.pattern("Fade from ${low} to ${high}").template)
    let fade = Shortcut(intent: "Fade", title: "Fade", parameters: parameters, phrases: [phrase])
    let matcher = Matcher(index: PhraseIndex.compile([Application(name: "Home", shortcuts: [fade])]).index)
    for request in ["fade from 5 to 60", "fade to 60 from 5", "fade to 5 from 60"] {
      for value in matcher.match(request, options: options).candidates.first?.values ?? [] {
        guard case .integer(let number)? = value.typed else { continue }
        #expect(value.name == "low" ? (0...10).contains(number) : (50...100).contains(number), "\(request)")
      }
    }
    let values = matcher.match("fade to 60 from 5", options: options).candidates.first?.values
    #expect(values?.map { "\($0.name) \($0.text)" } == ["high 60", "low 5"])
  }

  @Test func `a little word that is typed for another is heard`() throws {
    #expect(
      try winner("turn of the lights", of: ["Turn on the lights", "Turn off the lights"]) == "Turn off the lights")
  }

  @Test func `two values of one name are a question`() throws {
    var home = try application(["Turn on ${lamp}"], name: "Home")
    home.entities[0].values += [Entity.Value(id: "desk2", title: "Desk Lamp", subtitle: "Attic")]
    let matching = Matcher(index: PhraseIndex.compile([home]).index).match("turn on desk lamp", options: options)
    #expect(matching.outcome == .ambiguous)
    #expect(matching.candidates.first?.values.first?.values.map(\.id) == ["desk", "desk2"])
  }

  @Test func `words that an open entity does not list are kept for the application to look up`() throws {
    var home = try application(["Turn on the ${lamp} in ${applicationName}"], name: "Home")
    home.entities[0].vocabulary = .open
    let matcher = Matcher(index: PhraseIndex.compile([home]).index)
    let unknown = matcher.match("turn on the lava lamp in home", options: options)
    #expect(unknown.outcome == .matched)
    #expect(unknown.candidates.first?.values.map(\.text) == ["lava lamp"])
    #expect(unknown.candidates.first?.values.first?.values == [])
    #expect(
      matcher.match("turn on the desk lamp", options: options).candidates.first?.values.first?.values.map(\.id) == [
        "desk"
      ])
  }

  @Test func `ten million ways of saying it are one small phrase`() throws {
    let words = (0..<24).map { "[w\($0)a|w\($0)b]".replacing("[", with: "(").replacing("]", with: ")") }
    let pattern = "Do " + words.joined(separator: " ")
    let (index, findings) = PhraseIndex.compile([try application([pattern], name: "Home")])
    #expect(findings.isEmpty)
    #expect(index.memory.bytes.count < 100_000)
    let request = "do " + (0..<24).map { "w\($0)\($0.isMultiple(of: 3) ? "b" : "a")" }.joined(separator: " ")
    #expect(Matcher(index: index).match(request, options: options).candidates.first?.score == 1)
  }

  @Test func `with a threshold of nothing the nearest is always named`() throws {
    var options = options
    options.threshold = 0
    let matcher = try matcher(["Turn on ${lamp}", "Show the weather"])
    for request in ["xyzzy", "weather", "show", "", "turn"] {
      let matching = matcher.match(request, options: options)
      #expect(matching.outcome != .notRecognized, "\(request)")
      #expect(matching.candidates.count >= 1)
    }
  }

  @Test func `with a threshold of nothing the nearest is named of the application that was asked for`() throws {
    let applications = try ["Home", "Trails"].map { try application(["Turn on \($0)"], name: $0) }
    let matcher = Matcher(index: PhraseIndex.compile(applications).index)
    var options = options
    options.threshold = 0
    for (name, named) in [("Home", ["Home"]), ("Trails", ["Trails"]), ("Nowhere", [])] {
      options.application = name
      #expect(matcher.match("xyzzy", options: options).candidates.map(\.application) == named)
    }
  }

  @Test func `values that one slip names equally well stand in catalog order`() throws {
    let names = ["Damp Desk", "Lamp Desk", "Camp Desk"]
    var home = try application(["Open ${lamp}"], name: "Home")
    home.entities[0].values = names.map { Entity.Value(id: $0, title: $0) }
    let matching = Matcher(index: PhraseIndex.compile([home]).index).match("open xamp desk", options: options)
    #expect(matching.outcome == .ambiguous)
    #expect(matching.candidates.first?.values.first?.values.map(\.id) == names)
  }

  @Test func `a question is no plural of a name`() throws {
    var home = try application(["Open ${lamp}"], name: "Home")
    home.entities[0].values = [Entity.Value(id: "doe", title: "Doe")]
    let matcher = Matcher(index: PhraseIndex.compile([home]).index)
    #expect(matcher.match("does open", options: options).candidates.first?.values ?? [] == [])
  }

  @Test(arguments: [MatchOptions.Similarity.lexical, .semantic])
  func `explaining does not change the answer and its costs add up by words`(similarity: MatchOptions.Similarity) throws
  {
    var options = options
    options.similarity = similarity
    var explaining = options
    explaining.explanation = .steps
    let matcher = try matcher(["Turn on the ${lamp} in ${applicationName}", "Turn off the ${lamp}", "Play ${words}"])
    for request in ["turn the desk lmap on please", "play something nice", "turn off hall", "lamp desk the on turn"] {
      let plain = matcher.match(request, options: options)
      let explained = matcher.match(request, options: explaining)
      #expect(plain.candidates.map(\.score) == explained.candidates.map(\.score))
      for candidate in explained.candidates {
        let explanation = try #require(candidate.explanation)
        guard explanation.classification == nil else { continue }
        let cost = explanation.steps.reduce(explanation.otherCost) { $0 + $1.cost }
        #expect(abs(max(0, 1 - cost / explanation.weight) - candidate.score) < 0.02, "\(request): \(candidate.phrase)")
      }
    }
  }
}
