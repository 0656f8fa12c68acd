import CommandLineFixtures
import Testing

@testable import AssistantCommandLine

struct MistypedCommandTests {
  private static let question = "“macth” is no command. Did you mean “match”? (y/n) "

  private func run(_ words: String..., answering input: [String] = [], atTerminal: Bool = true) async throws
    -> TestBench.Outcome
  {
    let folder = try TestFolder()
    let catalog = try folder.file("home.json", lampCatalog)
    var bench = TestBench(inputIsTerminal: atTerminal)
    bench.input = input.map { Array($0.utf8) }
    return await bench.run(["--bare", "--catalog", catalog, "--no-timing"] + words)
  }

  @Test func `whoever mistypes a command at a terminal is asked, and gets what was meant`() async throws {
    let outcome = try await run("macth", "turn", "on", "desk", "lamp", answering: ["y\n"])
    #expect(outcome.errors == Self.question)
    #expect(outcome.output.hasPrefix("Turn On — Home"))
    #expect(outcome.code == .success)
  }

  @Test func `whoever meant a request gets its answer`() async throws {
    let outcome = try await run("macth", "foo", answering: ["n\n"])
    #expect(outcome.errors.hasPrefix(Self.question))
    #expect(outcome.code == .notRecognized)
  }

  @Test func `a request that means something is nobody's slip, and programs are not asked`() async throws {
    #expect(try await run("match", "turn", "on", "desk", "lamp").errors == "")
    let outcome = try await run("macth", "foo", atTerminal: false)
    #expect(outcome.errors == "")
    #expect(outcome.code == .notRecognized)
  }
}
