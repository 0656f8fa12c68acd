import AppIntents
import Dialog
import Foundation
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import IntentRuntime

/// A catalog of made-up things and deeds, and whole sentences for it; each deed says what was done with what.
struct RandomCatalog {
  let things: [String]
  let places: [String]
  let verbs: [String]
  let installed: InstalledApplication

  private static let names = [
    "Copper Kettle", "Walnut Desk", "Velvet Couch", "Silver Mirror", "Granite Bench", "Oak Barrel", "Linen Curtain",
    "Marble Statue", "Paper Lantern", "Iron Gate", "Wicker Chair", "Brass Trumpet",
  ]
  private static let rooms = ["Attic", "Cellar", "Workshop", "Veranda", "Pantry", "Library"]
  private static let deeds = ["polish", "wrap", "repair", "photograph", "insure", "weigh"]

  init(_ random: inout SeededGenerator) {
    let names = Self.names.shuffled(using: &random)
    let (rooms, deeds) = (Self.rooms.shuffled(using: &random), Self.deeds.shuffled(using: &random))
    self.init("Depot", Array(names.prefix(5)), Array(rooms.prefix(3)), Array(deeds.prefix(3)))
  }

  /// Two catalogs that have no word in common.
  static func two(_ random: inout SeededGenerator) -> [RandomCatalog] {
    let names = names.shuffled(using: &random)
    let (rooms, deeds) = (rooms.shuffled(using: &random), deeds.shuffled(using: &random))
    return [
      RandomCatalog("Depot", Array(names.prefix(5)), Array(rooms.prefix(3)), Array(deeds.prefix(3))),
      RandomCatalog("Auction", Array(names.suffix(5)), Array(rooms.suffix(3)), Array(deeds.suffix(3))),
    ]
  }

  private init(_ name: String, _ things: [String], _ places: [String], _ verbs: [String]) {
    (self.things, self.places, self.verbs) = (things, places, verbs)
    let shortcuts = verbs.map { verb in
      """
      { "intent": "\(verb)", "title": "\(verb)", "parameters": { "thing": { "entity": "Thing", "prompt": "Which thing?" } },
        "phrases": ["\(verb) the ${thing} with ${applicationName}", "\(verb) something with ${applicationName}"],
        "say": "DONE \(verb) ${thing}", "undo": { "say": "BACK \(verb) ${thing}" } }
      """
    }
    let move = """
      { "intent": "move", "title": "move", "parameters": { "thing": { "entity": "Thing", "prompt": "Which thing?" },
          "place": { "entity": "Place", "prompt": "Where to?" } },
        "phrases": ["move the ${thing} to the ${place} with ${applicationName}"], "say": "DONE move ${thing} ${place}" }
      """
    let text = """
      { "format": 1, "application": { "name": "\(name)" },
        "entities": { "Thing": { "title": "Thing", "values": [\(Self.values(things))] },
                      "Place": { "title": "Place", "values": [\(Self.values(places))] } },
        "shortcuts": [\((shortcuts + [move]).joined(separator: ","))] }
      """
    installed = InstalledApplication(Catalog.read(text).catalog ?? Catalog(application: .init(name: "?"), actions: []))
  }

  private static func values(_ names: [String]) -> String {
    names.map { #"{ "id": "\#($0)", "title": "\#($0)" }"# }.joined(separator: ",")
  }

  func session() async -> Session { await Self.session(with: [self]) }

  static func session(with catalogs: [RandomCatalog]) async -> Session {
    let registry = await AppRegistry(catalogs.map(\.installed), locale: Locale(identifier: "en"))
    var settings = SessionSettings(matching: MatchOptions(now: HarborTalk.now), now: { HarborTalk.now })
    settings.locale = Locale(identifier: "en")
    return Session(with: registry, settings: settings)
  }
}

extension Session {
  /// Everything that is said to some turns, the last answer only.
  fileprivate func said(to turns: String...) async -> String {
    var last = ""
    for turn in turns {
      let response = await take(turn)
      last = (response.utterances.compactMap(\.speech) + [response.question?.prompt].compactMap(\.self))
        .joined(separator: "\n")
    }
    return last
  }
}

@Suite struct `Laws of conversation` {
  private static let followUps = [
    "and the %", "what about the %?", "the same for the %", "the % too", "and % as well", "how about the % please",
  ]
  private static let corrections = [
    "no, the %", "i meant the %", "wait, the %", "sorry, the %", "the % instead", "not that, the %", "make it the %",
  ]
  private static let takeBacks = [
    "on second thought, drop it", "no wait", "hold on", "forget about it", "not now", "stop", "cancel that please",
    "never mind", "oh, forget it then", "i changed my mind",
  ]

  @Test(arguments: 0..<8)
  func `a follow-up does what the whole sentence would do`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = RandomCatalog(&random)
    for frame in Self.followUps {
      let (verb, thing, other) = (catalog.verbs[0], catalog.things[0], catalog.things[1].lowercased())
      let followed = await catalog.session().said(
        to: "\(verb) the \(thing)", frame.replacingOccurrences(of: "%", with: other))
      let whole = await catalog.session().said(to: "\(verb) the \(other)")
      #expect(followed == whole, "\(frame), seed \(seed)")
      #expect(whole.hasPrefix("DONE"))
    }
  }

  @Test(arguments: 0..<8)
  func `a correction takes the first deed back, says so, and does the second`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = RandomCatalog(&random)
    for frame in Self.corrections {
      let (verb, thing, other) = (catalog.verbs[1], catalog.things[2], catalog.things[3])
      let said = await catalog.session().said(
        to: "\(verb) the \(thing)", frame.replacingOccurrences(of: "%", with: other.lowercased()))
      #expect(said == "BACK \(verb) \(thing)\nDONE \(verb) \(other)", "\(frame), seed \(seed)")
    }
  }

  @Test(arguments: 0..<8)
  func `a value that changes leaves the others as they were`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = RandomCatalog(&random)
    let (thing, place, other) = (catalog.things[0], catalog.places[0], catalog.places[1])
    let said = await catalog.session().said(to: "move the \(thing) to the \(place)", "and to the \(other.lowercased())")
    #expect(said == "DONE move \(thing) \(other)", "seed \(seed)")
  }

  @Test(arguments: 0..<7)
  func `after a take-back nothing is done without a new request`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = RandomCatalog(&random)
    let takeBack = Self.takeBacks[Int(seed) % Self.takeBacks.count]
    for answer in ["yes", "1", "ok do it", catalog.things[0].lowercased(), "please", "the first one", "go on"] {
      let session = await catalog.session()
      let cancelled = await session.said(to: "\(catalog.verbs[0]) something", takeBack)
      #expect(cancelled.contains("haven’t done"), "\(takeBack)")
      let said = await session.said(to: answer)
      #expect(!said.contains("DONE"), "\(takeBack), then \(answer): \(said)")
    }
  }

  @Test(arguments: 0..<8)
  func `undo takes back deed by deed, and redo does them again`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = RandomCatalog(&random)
    let session = await catalog.session()
    let deeds = (0..<4).map { _ in
      (catalog.verbs.randomElement(using: &random)!, catalog.things.randomElement(using: &random)!)
    }
    for (verb, thing) in deeds { #expect(await session.said(to: "\(verb) the \(thing)") == "DONE \(verb) \(thing)") }
    for (verb, thing) in deeds.reversed() { #expect(await session.said(to: "undo") == "BACK \(verb) \(thing)") }
    #expect(await session.said(to: "undo") == "There’s nothing to undo.")
    for (verb, thing) in deeds { #expect(await session.said(to: "redo") == "DONE \(verb) \(thing)") }
    #expect(await session.said(to: "take back the last three").split(separator: "\n").count == 3)
  }

  @Test(arguments: 0..<8)
  func `every turn ends with words, and the same turns are answered the same`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalog = RandomCatalog(&random)
    let pool =
      Self.followUps.map { $0.replacingOccurrences(of: "%", with: catalog.things[1]) }
      + Self.corrections.map { $0.replacingOccurrences(of: "%", with: catalog.places[1]) } + Self.takeBacks
      + [
        "yes", "no", "undo", "redo", "again", "why", "hello", "what did you do", "more", "both", "the second one", "it",
      ]
      + catalog.verbs.map { "\($0) something" } + catalog.things + catalog.verbs.map { "\($0) it" }
      + ["move the \(catalog.things[0]) and the \(catalog.things[1]) to the \(catalog.places[0])", "xyzzy", "7", "?"]
    let turns = (0..<30).map { _ in pool.randomElement(using: &random)! }
    let (first, second) = (await catalog.session(), await catalog.session())
    for turn in turns {
      let said = await first.said(to: turn)
      #expect(!said.isEmpty, "\(turn), seed \(seed)")
      #expect(await second.said(to: turn) == said, "\(turn), seed \(seed)")
    }
  }

  @Test func `a conversation remembers so much and no more`() async {
    var random = SeededGenerator(seed: 7)
    let catalog = RandomCatalog(&random)
    let session = await catalog.session()
    for turn in 0..<300 {
      _ = await session.take("\(catalog.verbs[turn % 3]) the \(catalog.things[turn % 5])")
      _ = await session.take("\(catalog.verbs[turn % 3]) something")
    }
    #expect(await session.conversation.left.count == Conversation.mostLeft)
    #expect(await session.context.performed.count <= 8)
    #expect(await session.context.mentions.groups.count <= 8)
    #expect(await session.context.deeds.done.count <= 100)
  }
}
