import AuthoringCommands
import BenchmarkCommands
import CommandLineFixtures
import Diagnostics
import Foundation
import Testing

@testable import AssistantCommandLine

/// Nothing that somebody else wrote moves the cursor, hides or reorders what is shown.
@Suite struct `What is written to a terminal` {
  private static let hostile = "lamp\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}gnp\u{7F}"

  private func passed(_ text: String, _ gate: TerminalGate) -> String {
    var bytes = Array(text.utf8)
    gate.pass(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The characters of a text that a terminal obeys, but for line breaks, tabs and the start of a color.
  private func obeyed(_ text: String) -> [Unicode.Scalar] {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && TerminalText.harmless($0) != $0
    }
  }

  @Test func `passes lines, tabs and colors, and nothing else that is obeyed`() {
    let plain = "one\ttwo\n— drei ’ 日本 😀\n"
    #expect(passed(plain, .text) == plain && passed(plain, .coloredText) == plain)
    #expect(passed("\u{1B}[1mbold\u{1B}[0m", .coloredText) == "\u{1B}[1mbold\u{1B}[0m")
    #expect(passed("\u{1B}[1mbold", .text) == "␛[1mbold")
    #expect(obeyed(passed(Self.hostile, .text)) == [] && obeyed(passed(Self.hostile, .coloredText)) == [])
    #expect(passed("\u{1B}[3", .coloredText) == "␛[3")
  }

  @Test(
    arguments: [
      ["--catalog", hostile, "x"], ["match", "--index", hostile, "x"],
      ["compile", "--catalog", hostile, "-o", "/proc/\(hostile)"],
      ["lint", hostile], ["lint", "--format", "github", hostile], ["lint", "--format", "json", hostile],
      ["lint", "--format", "sarif", hostile], ["test", hostile], ["extract", hostile],
      ["bench", "--sentences", hostile], ["bench", "--workloads", hostile], ["bench", hostile], [hostile],
      ["--app", hostile, "x"], ["--locale", hostile, "x"], ["list", hostile], ["complete", hostile],
      ["explain", hostile], ["help", hostile], ["--\(hostile)"], ["--json", hostile], ["--jsonl", hostile],
      ["--answer", "\(hostile)=\(hostile)", "open landmark"], ["why", hostile], ["init", "/proc/\(hostile)"],
    ])
  func `holds nothing of hostile names and words`(arguments: [String]) async throws {
    var bench = try TestBench.travelling()
    bench.registration.commands = CommandTable(CommandSet.authoring + .benchmarks, program: "behest")
    for isColored in [false, true] {
      bench.style = Style(isColored: isColored)
      let outcome = await bench.run(arguments)
      #expect(obeyed(outcome.output + outcome.errors) == [])
    }
  }

  @Test func `holds nothing of hostile files`() async throws {
    let folder = try TestFolder()
    let name = "evil\u{1B}[2J\u{9B}m.json"
    let catalog = """
      { format: 1, application: { name: "H\\u001b[2Jome" }, oops\u{1B}[5m: 1,
        shortcuts: [ { intent: "A\\u009b", title: "T\\u202e", phrases: ["do ${x\\u001b[1m in ${applicationName}", "a"], say: "x" } ] }
      """
    let path = try folder.file(name, catalog)
    var bench = TestBench()
    bench.registration.commands = CommandTable(CommandSet.authoring + .benchmarks, program: "behest")
    for arguments in [
      ["lint", path], ["lint", "--format", "github", path], ["--catalog", path, "a"], ["list", "--catalog", path],
      ["match", "--catalog", path, "--json", "do a"], ["explain", "--catalog", path, "a"], ["test", path],
    ] {
      let outcome = await bench.run(arguments)
      #expect(obeyed(outcome.output + outcome.errors) == [], "\(arguments)")
      #expect(outcome.output + outcome.errors != "", "\(arguments)")
    }
  }
}
