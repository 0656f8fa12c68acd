import Testing

@testable import PhraseMatching

/// Parameters that need not be said, and phrases that fill a parameter in a way of their own.
struct FallbackTests {
  private static let rooms = Entity(
    name: "Room", title: "Room",
    values: [Entity.Value(id: "k", title: "Kitchen"), Entity.Value(id: "s", title: "Study", subtitle: "Upstairs")])
  private static let things = Entity(
    name: "Thing", title: "Thing",
    values: [
      Entity.Value(id: "lamp", title: "Desk Lamp", tags: ["light"]),
      Entity.Value(id: "fan", title: "Old Fan", tags: ["fan", "broken"]),
    ])
  private static let lights = Entity.Selection(of: "Thing", tags: ["light"])
  private static let sound = Entity.Selection(of: "Thing", excludedTags: ["broken"])

  private static func phrase(_ text: String, _ parameters: Parameter...) -> PhraseTemplate {
    var phrase = PhraseTemplate.pattern(text).template!
    phrase.parameters = parameters
    return phrase
  }

  private static var index: PhraseIndex {
    let room = Parameter(name: "room", kind: .entity("Room"), isOptional: true, fallback: .place)
    let level = Parameter(name: "level", kind: .integer(0...100), isOptional: true)
    var down = level
    down.multiplier = -1
    var half = level
    half.fallback = .number(50)
    let dim = Parameter(name: "thing", kind: .entity(lights.name), isOptional: true)
    let start = Parameter(name: "thing", kind: .entity(sound.name), isOptional: true)
    let fixed = Parameter(name: "room", kind: .entity("Room"), isOptional: true, fallback: .text("s"))
    let shortcut = Shortcut(
      intent: "Set", title: "Set",
      parameters: [Parameter(name: "thing", kind: .entity("Thing"), isOptional: true), level, room],
      phrases: [
        phrase("brighten everything [in ${room}]"), phrase("lower it by ${level} points", down),
        phrase("halve [the] ${thing}", half), phrase("dim ${thing}", dim), phrase("start ${thing}", start),
        phrase("light up upstairs", fixed),
      ])
    let home = Application(
      name: "Home", shortcuts: [shortcut],
      entities: [rooms, things, things.selecting(lights), things.selecting(sound)])
    return PhraseIndex.compile([home]).index
  }

  private static func values(_ request: String, at place: String? = nil, in index: PhraseIndex = index) -> [String]? {
    var options = MatchOptions(now: CivilMoment(year: 2026, month: 1, day: 1))
    options.place = place
    let matching = Matcher(index: index).match(request, options: options)
    guard matching.outcome == .matched else { return nil }
    return matching.candidates[0].values.map { value in
      "\(value.name)=\(value.values.first?.id ?? value.typed?.text ?? value.text)\(value.isFallback ? "*" : "")"
    }
  }

  @Test func `the place of the speaker is meant where no other is said`() {
    #expect(Self.values("brighten everything", at: "kitchen") == ["room=k*"])
    #expect(Self.values("brighten everything in the study", at: "kitchen") == ["room=s"])
    #expect(Self.values("brighten everything", at: "garage") == [])
    #expect(Self.values("brighten everything") == [])
  }

  @Test func `a phrase may fix a value that its shortcut leaves open`() {
    #expect(Self.values("light up upstairs", at: "kitchen") == ["room=s*"])
    #expect(Self.values("halve the desk lamp") == ["thing=lamp", "level=50*"])
  }

  @Test func `a number is multiplied where a phrase says so`() {
    #expect(Self.values("lower it by 20 points") == ["level=-20"])
  }

  @Test func `a phrase for values with a tag takes no others`() {
    #expect(Self.values("dim the desk lamp") == ["thing=lamp"])
    #expect(Self.values("dim the old fan") == nil)
    #expect(Self.values("start desk lamp") == ["thing=lamp"])
    #expect(Self.values("start old fan") == nil)
  }

  @Test func `an index in memory keeps all of it`() throws {
    let index = Self.index
    let stored = try PhraseIndex(IndexMemory(copying: Array(index.memory.bytes)))
    #expect(Self.values("light up upstairs", in: stored) == ["room=s*"])
    #expect(Self.values("lower it by 20 points", in: stored) == ["level=-20"])
    let rebuilt = try #require(Self.index.rebuilt { _ in })
    #expect(Self.values("lower it by 20 points", in: rebuilt) == ["level=-20"])
    #expect(Self.values("dim the old fan", in: rebuilt) == nil)
  }

  @Test func `values are listed once, however many phrases select them`() {
    #expect(Self.index.knownValues().map(\.id) == ["k", "s", "lamp", "fan"])
  }

  @Test func `a half that is a value leaves the number before it whole`() {
    let halves = Entity(name: "Half", title: "Half", values: [Entity.Value(id: "30", title: "half")])
    let parameters = [
      Parameter(name: "hours", kind: .integer(), isOptional: true),
      Parameter(name: "minutes", kind: .entity("Half"), isOptional: true),
    ]
    let timer = Shortcut(
      intent: "Timer", title: "Timer", parameters: parameters,
      phrases: ["timer for ${hours} (hour|hours)", "timer for ${hours} and [a] ${minutes} (hour|hours)"].map {
        Self.phrase($0)
      })
    let index = PhraseIndex.compile([Application(name: "Clock", shortcuts: [timer], entities: [halves])]).index
    #expect(Self.values("timer for 1 and a half hours", in: index) == ["hours=1", "minutes=30"])
    #expect(Self.values("timer for two and a half hours", in: index) == ["hours=2", "minutes=30"])
    var plain = timer
    plain.phrases.removeLast()
    let other = PhraseIndex.compile([Application(name: "Clock", shortcuts: [plain])]).index
    #expect(Self.values("timer for two and a half hours", in: other) == nil)
  }
}
