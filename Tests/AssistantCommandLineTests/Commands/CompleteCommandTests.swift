import CommandLineFixtures
import Testing

@testable import AssistantCommandLine

/// What `complete` says, for people, for launchers and on lines.
struct CompleteCommandTests {
  private let catalog: String
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    catalog = try folder.file("home.json", lampCatalog)
  }

  private func complete(_ words: String...) async -> TestBench.Outcome {
    await TestBench().run(["complete", "--catalog", catalog, "--no-learning"] + words)
  }

  @Test func `a completion is a line with the shortcut, the application and what is asked behind tabs`() async {
    let outcome = await complete("tur", "on", "the", "d")
    #expect(outcome == .init(code: .success, output: "Turn on Desk Lamp\tTurn On\tHome\n", errors: ""))
    #expect(await complete("tu").output == "Turn on \tTurn On\tHome\tlamp?\n")
  }

  @Test func `nothing that goes on so is said with 1`() async {
    let outcome = await complete("xyz")
    #expect(outcome.code == .notRecognized)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("xyz"))
    #expect(await complete("--quiet", "xyz").errors == "")
  }

  @Test func `JSON tells where the completion comes from`() async {
    let outcome = await complete("--json", "turn on des")
    #expect(
      outcome.output == #"""
        {"id":null,"text":"turn on des","completions":[{"text":"Turn on Desk Lamp","ending":"k Lamp","word":"Desk",\#
        "detail":null,"application":"Home","intent":"TurnOn","shortcut":"Turn On","parameters":{"lamp":{"id":"desk",\#
        "title":"Desk Lamp","text":"Desk Lamp","start":8,"end":11,"value":null}},"missing":[],\#
        "matched":[[0,4],[5,7],[8,11]],"marks":[[0,4],[5,7],[8,11]],"score":0.9938}],"conversation":null}

        """#)
  }

  @Test func `beginnings on lines are completed one after the other`() async throws {
    let outcome = await TestBench("turn on des\nxyz\n").run("complete", "--catalog", catalog, "--no-learning", "-")
    #expect(outcome.output == "Turn on Desk Lamp\tTurn On\tHome\n\n\n")
    #expect(outcome.code == .success)
  }

  @Test func `a line with complete is no request`() async throws {
    let outcome = await TestBench(
      #"{"id":1,"complete":"turn on des","limit":1}"# + "\n" + #"{"id":2,"complete":7}"# + "\n"
    ).run("--jsonl", "--catalog", catalog, "--no-learning")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix(#"{"id":1,"text":"turn on des","completions":[{"text":"Turn on Desk Lamp","#) == true)
    #expect(lines.last?.contains("'complete'") == true)
  }

  @Test func `while a question is open its answers are completed`() async throws {
    let outcome = await TestBench(
      #"{"text":"turn on bedside lamp in home","conversation":"c"}"# + "\n" + #"{"complete":"r","conversation":"c"}"#
        + "\n"
    ).run("--jsonl", "--catalog", catalog, "--no-learning")
    let last = outcome.output.split(separator: "\n").last ?? ""
    #expect(last.contains(#""text":"Bedside Lamp""#) && last.contains(#""detail":"Right""#))
    #expect(!last.contains(#""detail":"Left""#))
  }
}
