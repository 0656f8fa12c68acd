import ChildProcesses
import Foundation
import TerminalEmulation
import Testing

/// Talks to the harbor's assistant with a line of input each.
private func answers(to lines: String..., arguments: [String]) async throws -> ProgramResult {
  let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)").path
  try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(atPath: file) }
  var program = AssistantRun.program(["--no-learning", "--no-timing"] + arguments)
  program.input = file
  return await program.run()
}

@Suite(.serialized) struct `An app that crashes` {
  @Test func `ends the program that it runs in`() async throws {
    let result = try await answers(to: "launch the ship", "list the boats", arguments: [])
    guard case .killed = result.ending else { return #expect(Bool(false), "\(result.ending)") }
    #expect(result.output.text == "")
  }

  @Test func `costs a line its answer where it runs apart, and the lines that follow nothing`() async throws {
    let result = try await answers(
      to: "list the boats", "launch the ship", "", "cast off", "the gull", arguments: ["--isolate"])
    let lines = result.output.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "There are 4 boats.")
    #expect(lines[1].hasPrefix("the app crashed ("))
    #expect(lines[1].hasSuffix("); what was said before is forgotten"))
    #expect(lines[2] == "")
    #expect(lines[4] == "Gull sails with a crew of 2.")
    #expect(result.ending == .exited(3))
  }

  @Test func `is an error of the request for programs`() async throws {
    let result = try await answers(
      to: #"{"id":1,"text":"list the boats"}"#, #"{"id":2,"conversation":"a","text":"launch the ship"}"#,
      #"{"id":3,"text":"list the boats"}"#, arguments: ["--isolate", "--jsonl"])
    let lines = result.output.text.split(separator: "\n")
    #expect(lines.map { $0.prefix(8) } == ["{\"id\":1,", "{\"id\":2,", "{\"id\":3,"])
    #expect(lines[1].contains(#""outcome":"failed""#))
    #expect(lines[1].contains(#""error":{"code":"app.crashed","message":"the app crashed ("#))
    #expect(lines[1].hasSuffix(#""conversation":"a"}"#))
    #expect(lines[2].contains("There are 4 boats."))
  }

  @Test func `fails a single request`() async {
    let plain = await AssistantRun.program(["--no-learning", "--isolate", "launch the ship"]).run()
    #expect(plain.ending == .exited(3))
    #expect(plain.errors.text.contains("HarborAssistant: the app crashed ("))
    let json = await AssistantRun.program(["--no-learning", "--isolate", "--json", "launch the ship"]).run()
    #expect(json.ending == .exited(3))
    #expect(json.output.text.contains(#""code":"app.crashed""#))
  }

  @Test func `leaves a prompt that goes on`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try PseudoTerminal(
      [PseudoTerminal.program("HarborAssistant"), "-q", "--isolate"], columns: 100, rows: 24,
      environment: ["XDG_STATE_HOME": folder, "HOME": folder, "SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor(">")
    try terminal.type("launch the ship\r")
    try terminal.waitUntil("the crash is told and a new prompt is there") {
      let screen = $0.screen
      return screen.contains { $0.contains("the app crashed (") } && screen.last == ">"
    }
    try terminal.type("list the boats\r")
    try terminal.waitUntil("the next request is answered") { $0.screen.suffix(2) == ["There are 4 boats.", ">"] }
    try terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isRestored)
  }
}
