import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

@Suite struct `Trial matches` {
  private static func requests(_ phrase: String, _ catalog: HouseCatalog = HouseCatalog()) throws -> [String] {
    let application = try application(catalog.catalog(["Light": [phrase]]))
    let trials = TrialMatches(application, ValueNames(application))
    return try #require(trials.phrases.first).requests.map(\.text)
  }

  private static func application(_ catalog: SeededCatalog) throws -> DeclaredApplication {
    try #require(DeclaredApplication.read(catalog: Array(catalog.texts[0].utf8), as: SourceID(0)).application)
  }

  @Test(
    arguments: [
      (
        "Light the ${lamp} in ${applicationName}",
        [
          "Light the Desk Lamp in Lantern", "Light the Desk Lamp", "Light the Hall Lamp in Lantern",
          "Light the Hall Lamp", "Light Desk Lamp in Lantern", "Light Desk Lamp",
        ]
      ),
      ("Lights out", ["Lights out", "Lights out in Lantern"]),
      ("Ask ${applicationName} to glow", ["Ask Lantern to glow", "glow"]),
      ("${applicationName}, glow", ["Lantern, glow", ", glow"]),
      ("Open ${applicationName}", ["Open Lantern", "Open"]),
      (
        "[Now] (dim|fade) it [slowly]",
        [
          "Now dim it slowly", "Now dim it slowly in Lantern", "dim it slowly", "dim it slowly in Lantern",
          "Now fade it slowly", "Now fade it slowly in Lantern", "Now dim it", "Now dim it in Lantern",
        ]
      ),
      (
        "Wait ${time}",
        ["Wait ten minutes", "Wait ten minutes in Lantern", "Wait 2 hours", "Wait 2 hours in Lantern"]
      ),
    ] as [(String, [String])])
  func `says a phrase in every way once, with values, with and without the application's name`(
    phrase: String, requests: [String]
  ) throws {
    #expect(try Self.requests(phrase) == requests)
  }

  @Test func `chooses among many values the first, the shortest and the longest, and says so`() throws {
    let lamps = (1...400).map { #"{ "id": "\#($0)", "title": "Lamp number \#($0)" }"# }
    let catalog = HouseCatalog(
      lamps: lamps + [
        #"{ "id": "short", "title": "Ox" }"#, #"{ "id": "long", "title": "Lamp above the old kitchen table" }"#,
      ])
    let requests = try Self.requests("Light ${lamp}", catalog)
    for name in ["Lamp number 1", "Ox", "Lamp above the old kitchen table"] {
      #expect(requests.contains("Light \(name)"))
    }
    #expect(requests.count == 400)
    #expect(
      catalog.catalog(["Light": ["Light ${lamp}"]]).checked().samplings == [
        "pair.never-wins: phrases were tried with 200 of 402 values of 'Lamp', chosen with seed 1"
      ])
  }

  @Test func `says a phrase in the first of very many ways, and says so`() throws {
    let phrase = "Light (\((1...30).map { "lamp \($0)" }.joined(separator: "|"))) in ${applicationName}"
    #expect(try Self.requests(phrase).count == 48)
    #expect(
      SeededCatalog.house(["Light": [phrase]]).checked().samplings == [
        "pair.never-wins: 1 phrase was tried in the first 24 of more ways of saying it"
      ])
  }

  @Test func `has no more requests the more phrases there are to share them`() throws {
    let lamps = (1...300).map { #"{ "id": "\#($0)", "title": "Lamp number \#($0)" }"# }
    let phrases = (1...400).map { "Light ${lamp} for reason \($0)" }
    let application = try Self.application(HouseCatalog(lamps: lamps).catalog(["Light": phrases]))
    var script = TrialScript(application, ValueNames(application))
    #expect(script.phrases().map(\.requests.count).reduce(0, +) == 40_000)
  }

  @Test func `is the same every time`() throws {
    let lamps = (1...400).map { #"{ "id": "\#($0)", "title": "Lamp number \#($0)" }"# }
    let catalog = HouseCatalog(lamps: lamps)
    #expect(try Self.requests("Light ${lamp}", catalog) == Self.requests("Light ${lamp}", catalog))
  }

  @Test func `is made once for all rules, and anew for another application`() throws {
    let one = try Self.application(.house(["Light": ["Light the hall"]]))
    let other = try Self.application(.house(["Light": ["Light the cellar"]]))
    var run = LintRun([])
    run.apply(PhraseNeverWins.self, to: one)
    let first = run.trials(of: one)
    #expect(run.trials(of: one) === first)
    #expect(run.trials(of: other) !== first)
    #expect(run.trials(of: other).phrases.first?.requests.first?.text == "Light the cellar")
  }

  @Test func `makes names up for an entity whose values nobody wrote down`() throws {
    var application = try Self.application(.house(["Light": ["Light the ${lamp}"], "Heat": ["Heat the ${room}"]]))
    for place in application.entities.indices { application.entities[place].values = [] }
    application.origin = .metadata
    let trials = TrialMatches(application, ValueNames(application))
    #expect(trials.phrases.map { $0.requests.first?.text } == ["Light the Quillon", "Heat the Brastow"])
    #expect(trials.phrases.allSatisfy { $0.won == $0.requests.count })
  }

  @Test(arguments: [(7, "7"), (1_000, "1,000"), (100_000, "100,000"), (1_234_567, "1,234,567")])
  func `counts with commas`(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
