import Testing

@testable import PhraseTesting

struct RequestUpdateTests {
  private func updated(_ text: String, _ layout: RequestFile.Layout = .lines) async throws -> String {
    let bytes = Array(text.utf8)
    let (file, _) = RequestFile.read(bytes, layout)
    let trial = try LampTrial.trial(file.settings)
    var results: [RequestResult] = []
    for request in file.requests { results.append(try #require(await trial.result(of: request))) }
    return String(decoding: RequestUpdate(of: bytes, results).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // What goes well stays, byte for byte.
    (
      #"{ "intent" : "TurnOn",  text: 'turn on the desk lamp' } // mine"#,
      #"{ "intent" : "TurnOn",  text: 'turn on the desk lamp' } // mine"#
    ),
    (#"{"text":"turn on the desk lamp","intent":"TurnOff"}"#, #"{"text":"turn on the desk lamp","intent":"TurnOn"}"#),
    (
      #"{"comment": 1, "parameters": {"lamp": "porch"}, "text": "turn on the desk lamp", "intent": "TurnOn"}"#,
      #"{"comment": 1, "parameters": {"lamp": "desk"}, "text": "turn on the desk lamp", "intent": "TurnOn"}"#
    ),
    (
      #"{"text":"dim the desk lamp to 5 percent","parameters":{"lamp":"desk","level":6}}"#,
      #"{"text":"dim the desk lamp to 5 percent","parameters":{"lamp":"desk","level":5}}"#
    ),
    (
      #"{"text":"dim the desk lamp to 5 percent","intent":"Dim","parameters":{}}"#,
      #"{"text":"dim the desk lamp to 5 percent","intent":"Dim","parameters":{"lamp":"desk","level":5}}"#
    ),
    (
      #"{"text":"play chess","intent":"TurnOn","parameters":{"lamp":"desk"}}"#,
      #"{"text":"play chess","intent":null,"parameters":{}}"#
    ),
    (
      #"{"text":"turn on the desk lamp","intent":null}"#,
      #"{"text":"turn on the desk lamp","intent":"TurnOn","parameters":{"lamp":"desk"}}"#
    ),
    (
      #"{"text": "turn on the desk lamp", "outcome": "notRecognized"}"#,
      #"{"text": "turn on the desk lamp", "intent": "TurnOn", "parameters": {"lamp": "desk"}, "outcome": "matched"}"#
    ),
    (
      #"{"text":"turn on the bedside lamp","intent":"TurnOn"}"#,
      #"{"text":"turn on the bedside lamp","intent":"TurnOn","outcome":"ambiguous"}"#
    ),
    (
      #"{"text":"turn on the desk lamp"}"#,
      #"{"text":"turn on the desk lamp","intent":"TurnOn","parameters":{"lamp":"desk"}}"#
    ),
    (#"{"text":"play chess"}"#, #"{"text":"play chess","intent":null}"#),
    (
      #"{"text":"remind me to say \"a\" loudly","parameters":{"task":"b"}}"#,
      #"{"text":"remind me to say \"a\" loudly","parameters":{"task":"say \"a\" loudly"}}"#
    ),
    (
      #"{"text":"turn on the desk lamp","phrase":"x","application":"y"}"#,
      #"{"text":"turn on the desk lamp","phrase":"Turn on [the] ${lamp} in ${applicationName}","application":"Home"}"#
    ),
  ])
  func `what came takes the place of what was expected`(before: String, after: String) async throws {
    let lines = "// first\n\n\(before)\n{\"text\":\"play chess\",\"intent\":null}\n"
    let updated = try await updated(lines)
    #expect(updated == "// first\n\n\(after)\n{\"text\":\"play chess\",\"intent\":null}\n")
    #expect(try await LampTrial.results(updated).allSatisfy { $0.verdict == .asExpected })
    #expect(try await self.updated(updated) == updated)
  }

  @Test func `a document keeps the way it is set`() async throws {
    let before = """
      { "now": "2026-11-20T10:00", // a Friday
        "requests": [
          {
            "text": "turn on the bedside lamp",
            "intent": "TurnOff"
          },
          { "text": "remind me tomorrow to sing", "parameters": { "task": "sing", "day": "x" } },
        ] }
      """
    let after = """
      { "now": "2026-11-20T10:00", // a Friday
        "requests": [
          {
            "text": "turn on the bedside lamp",
            "intent": "TurnOn",
            "outcome": "ambiguous"
          },
          { "text": "remind me tomorrow to sing", "parameters": { "task": "sing", "day": "2026-11-21" } },
        ] }
      """
    let updated = try await updated(before, .document)
    #expect(updated == after)
  }

  @Test func `what several sentences share is left as it is`() async throws {
    let text = #"{"tests":[{"sentences":["turn on the desk lamp"],"intent":{"name":"TurnOff"}}]}"#
    #expect(try await updated(text, .document) == text)
  }
}
