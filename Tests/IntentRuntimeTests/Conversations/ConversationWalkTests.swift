import Dialog
import PhraseMatching
import Testing

@testable import IntentRuntime

/// A conversation of random turns of all kinds with two catalogs at once, and what is left of what was done.
private struct Walk {
  let catalogs: [RandomCatalog]
  private(set) var turns: [String] = []
  /// What was done and not taken back, the last behind.
  private(set) var standing: [String] = []
  private(set) var faults: [String] = []

  /// Turns that ask for nothing new by themselves.
  static let answers = ["yes", "ok do it", "sure", "go on", "please", "1", "the first one", "yes please", "do it"]
  static let takeBacks = [
    "on second thought, drop it", "forget about it", "not now", "stop", "cancel that please", "never mind",
    "i changed my mind",
  ]
  private static let followUps = [
    "and the %", "what about the %?", "the same for the %", "the % too", "how about the %",
  ]
  private static let corrections = ["no, the %", "i meant the %", "the % instead", "sorry, the %", "not that, the %"]
  private static let questions = [
    "which things are there", "how many is that", "what did you just do", "why", "what was the question",
  ]
  private static let backs = ["undo", "redo", "take that back", "undo the last two"]
  private static let focus = ["%v it", "%v the first one", "%v both", "%v the last one", "%v them", "again"]

  init(_ catalogs: [RandomCatalog]) { self.catalogs = catalogs }

  /// One more turn of any kind.
  mutating func next(_ random: inout SeededGenerator) -> String {
    let catalog = catalogs.randomElement(using: &random)!
    let (verb, thing) = (catalog.verbs.randomElement(using: &random)!, catalog.things.randomElement(using: &random)!)
    let requests = ["\(verb) the \(thing)", "\(verb) something", "move the \(thing) to the \(catalog.places[0])"]
    let kinds = [
      requests, requests, Self.followUps, Self.corrections, Self.questions, Self.backs, Self.focus, Self.answers,
      Self.takeBacks, ["%", "and %, please"],
    ]
    return kinds.randomElement(using: &random)!.randomElement(using: &random)!
      .replacing("%v", with: verb).replacing("%", with: thing.lowercased())
  }

  /// Notes what was answered to a turn.
  mutating func note(_ turn: String, _ said: [String]) {
    turns.append(turn)
    for line in said {
      if line.hasPrefix("DONE ") { standing.append(String(line.dropFirst(5))) }
      guard line.hasPrefix("BACK ") else { continue }
      let deed = String(line.dropFirst(5))
      if let index = standing.lastIndex(of: deed) {
        standing.remove(at: index)
      } else {
        faults.append("“\(deed)” was taken back, and was not done: \(turns.suffix(5))")
      }
    }
  }
}

extension Session {
  fileprivate func lines(for turn: String) async -> [String] {
    let response = await take(turn)
    let said = response.utterances.compactMap(\.speech) + [response.question?.prompt].compactMap(\.self)
    return said.flatMap { $0.split(separator: "\n").map { String($0) } }
  }
}

@Suite struct `Random conversations with two catalogs` {
  @Test(arguments: 0..<6)
  func `what is taken back was done before, and undoing goes back to what cannot be undone`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var walk = Walk(RandomCatalog.two(&random))
    let session = await RandomCatalog.session(with: walk.catalogs)
    for _ in 0..<24 {
      let turn = walk.next(&random)
      walk.note(turn, await session.lines(for: turn))
    }
    walk.note("never mind", await session.lines(for: "never mind"))
    while true {
      let said = await session.lines(for: "undo")
      walk.note("undo", said)
      if !said.contains(where: { $0.hasPrefix("BACK") }) { break }
    }
    #expect(walk.faults.isEmpty, "seed \(seed)")
    // Undoing goes no further than what cannot be undone.
    #expect(
      walk.standing.last?.hasPrefix("move ") ?? true, "\(walk.standing) after \(walk.turns), seed \(seed)")
  }

  @Test(arguments: 16..<22)
  func `a take-back ends what was asked, whatever was said before it`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var walk = Walk(RandomCatalog.two(&random))
    let session = await RandomCatalog.session(with: walk.catalogs)
    for _ in 0..<8 {
      for _ in 0..<3 {
        let turn = walk.next(&random)
        walk.note(turn, await session.lines(for: turn))
      }
      let open = "\(walk.catalogs.randomElement(using: &random)!.verbs[0]) something"
      let takeBack = Walk.takeBacks.randomElement(using: &random)!
      let answer = Walk.answers.randomElement(using: &random)!
      for turn in [open, takeBack] { walk.note(turn, await session.lines(for: turn)) }
      let said = await session.lines(for: answer)
      walk.note(answer, said)
      #expect(!said.contains { $0.hasPrefix("DONE") }, "\(walk.turns.suffix(6)): \(said), seed \(seed)")
    }
  }

  @Test(arguments: 32..<38)
  func `a follow-up does what the whole sentence would do, whatever was said before`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let catalogs = RandomCatalog.two(&random)
    var walk = Walk(catalogs)
    let sessions = [await RandomCatalog.session(with: catalogs), await RandomCatalog.session(with: catalogs)]
    for _ in 0..<12 {
      let turn = walk.next(&random)
      for session in sessions { _ = await session.lines(for: turn) }
    }
    let (verb, thing) = (catalogs[0].verbs[1], catalogs[0].things[1])
    let other = catalogs[0].things[2].lowercased()
    for session in sessions {
      _ = await session.lines(for: "never mind")
      #expect(await session.lines(for: "\(verb) the \(thing)") == ["DONE \(verb) \(thing)"], "seed \(seed)")
    }
    let followed = await sessions[0].lines(for: "and the \(other)")
    #expect(await sessions[1].lines(for: "\(verb) the \(other)") == followed, "seed \(seed)")
  }
}
