import CommandLineFixtures
import Testing

@testable import AssistantCommandLine

/// `explain "REQUEST" SHORTCUT`: what speaks for a shortcut and against it.
struct RivalryCommandTests {
  private let folder: TestFolder
  private let catalog: String

  init() throws {
    folder = try TestFolder()
    catalog = try folder.file("lantern.json", Self.text)
  }

  private static let text = """
    {
      format: 1,
      application: { name: "Lantern" },
      entities: { Lamp: { title: "Lamp", values: [{ id: "desk", title: "Desk Lamp" }, { id: "hall", title: "Hall Lamp" }] } },
      shortcuts: [
        { intent: "TurnOn", title: "Turn On", parameters: { lamp: { entity: "Lamp" } },
          phrases: ["Turn on the ${lamp} in ${applicationName}"] },
        { intent: "TurnOff", title: "Turn Off", parameters: { lamp: { entity: "Lamp" } },
          phrases: ["Turn off the ${lamp} in ${applicationName}"] },
        { intent: "Inventory", title: "Inventory", phrases: ["Count the bulbs in ${applicationName}"] },
      ],
      negativePhrases: ["Turn off airplane mode"],
    }
    """

  private func explain(_ arguments: String...) async -> TestBench.Outcome {
    await TestBench().run(["explain", "--catalog", catalog] + arguments)
  }

  @Test func `a shortcut that is reached is shown with its rival`() async {
    let outcome = await explain("turn off the hall lamp", "TurnOff")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        "turn off the hall lamp"
           reaches Turn Off — Lantern
           "Turn off the ${lamp} in ${applicationName}"
           score 0.97, 0.27 ahead of the next

        The strongest rival is Turn On — Lantern, score 0.69, 0.27 behind
           "Turn on the ${lamp} in ${applicationName}"
           −0.77  nothing in it says 'off'
           −0.27  'on' is not said
           −0.12  '${applicationName}' is not said

        Turn On would win with
           "turn on the hall lamp"  0.26 ahead
             'on' for 'off'
           "turn the hall lamp"  0.06 ahead
             without 'off'

        """)
  }

  @Test func `a shortcut that is not reached is shown with what it lacks`() async {
    let outcome = await explain("--words-only", "illuminate the hall lamp please", "Turn On")
    #expect(outcome.code == .notRecognized)
    #expect(
      outcome.output == """
        "illuminate the hall lamp please"
           is not recognized

        Turn On — Lantern, score 0.26
           "Turn on the ${lamp} in ${applicationName}"
           −1.40  nothing in it says 'illuminate'
           −0.50  'turn' is not said
           −0.27  'on' is not said
           −0.12  '${applicationName}' is not said

        Turn On would win with
           "on the hall lamp please"  0.36 ahead
             'on' for 'illuminate'
           "turn the hall lamp please"  0.06 ahead
             'turn' for 'illuminate'
        or if it had the phrase
           "illuminate the ${lamp} in ${applicationName}"  0.66 ahead

        """)
  }

  @Test func `a shortcut that is forbidden is shown with who forbids it`() async {
    let outcome = await explain("turn off airplane mode", "TurnOff")
    #expect(outcome.code == .notRecognized)
    #expect(
      outcome.output == """
        "turn off airplane mode"
           is forbidden by a negative phrase of Lantern

        Turn Off — Lantern, score 0.10
           "Turn off the ${lamp} in ${applicationName}"
           −1.40  nothing in it says 'airplane'
           −0.80  '${lamp}' is not said
           −0.24  nothing in it says 'mode'
           −0.12  '${applicationName}' is not said
           −0.07  'the' is not said

        Turn Off would win with
           "turn off Desk Lamp"  0.28 ahead
             'Desk Lamp' for 'airplane mode'

        """)
  }

  @Test func `a shortcut that has nothing to do with it is shown with an example`() async {
    let outcome = await explain("xyz abc", "Inventory")
    #expect(
      outcome.output == """
        "xyz abc"
           is not recognized

        Inventory — Lantern says hardly a word of it.
        Try: Count the bulbs in Lantern

        """)
  }

  @Test func `a shortcut that nobody knows is refused, and the nearest named`() async {
    let outcome = await explain("turn off the hall lamp", "Inventry")
    let hint = "did you mean 'Inventory'?  (an unquoted request needs no second argument)"
    #expect(
      outcome == .init(code: .unusable, output: "", errors: "behest: no shortcut is called 'Inventry'; \(hint)\n"))
  }

  @Test(arguments: [
    ["turn", "off"], ["turn off the hall lamp"], ["turn", "off", "the", "hall lamp"], ["turn", "Off"],
  ])
  func `words that nobody quoted are one request`(words: [String]) async {
    let apart = await TestBench().run(["explain", "--catalog", catalog] + words)
    let joined = await explain(words.joined(separator: " "))
    #expect(apart == joined)
    #expect(RivalryQuestion(words) == nil)
  }

  @Test func `a request of one word is one where the second is spelled as intents are`() {
    #expect(RivalryQuestion(["cancel", "TurnOff"])?.request == "cancel")
    #expect(RivalryQuestion(["cancel", "TurnOff"])?.shortcut == "TurnOff")
  }

  @Test func `programs get the same in JSON`() async {
    let outcome = await explain("--json", "turn off the hall lamp", "TurnOn")
    #expect(outcome.code == .notRecognized)
    #expect(
      outcome.output.hasPrefix(#"{"text":"turn off the hall lamp","outcome":"matched","reached":false,"margin":"#))
    #expect(outcome.output.contains(#""asked":{"application":"Lantern","intent":"TurnOn","shortcut":"Turn On","#))
    #expect(outcome.output.contains(#""changes":[{"text":"turn on the hall lamp","edits":["'on' for 'off'"],"#))
    #expect(outcome.output.hasSuffix("\"phrase\":null}\n"))
  }

  @Test(arguments: [40, 64, 80])
  func `it fits its terminal`(width: Int) async {
    var bench = TestBench()
    bench.style.width = width
    for request in ["turn off the hall lamp", "illuminate the desk lamp please", "turn off airplane mode"] {
      let outcome = await bench.run("explain", "--catalog", catalog, request, "TurnOn")
      for line in outcome.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
  }
}
