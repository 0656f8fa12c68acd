import AssistantCommandLine
import CommandLineFixtures
import FileFormats
import Foundation
import PhraseCatalogs
import Synchronization
import Testing

@testable import AuthoringCommands

struct TestCommandTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private let good = """
    # What a person says.
    > open landmark
    < Which landmark?
    - 1 Niagara Falls · New York
    - 2 Angel …
    …
    > 2
    [Opening Travel]
    < Opening Angel Falls.

    > show
    < Here it is.
    | +--+
    | |  |

    """

  private func test(_ arguments: String...) async throws -> TestBench.Outcome {
    var bench = try TestBench.travelling()
    bench.registration.commands = CommandTable(.authoring)
    return await bench.run(["test"] + arguments)
  }

  @Test func `a conversation that goes as written passes`() async throws {
    let path = try folder.file("good.txt", good)
    #expect(
      try await test(path) == .init(code: .success, output: "passed  \(path)\n", errors: "behest: 1 passed\n"))
  }

  @Test func `a copy of a folder is the home of who talks, and its programs are the only ones`() async throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/home", withIntermediateDirectories: true)
    _ = try folder.file("home/notes.md", "one")
    let path = try folder.file("good.txt", "@ home home\n" + good)
    var bench = try TestBench.travelling()
    bench.registration.commands = CommandTable(.authoring)
    let seen = Mutex<(state: String, programs: [String?], notes: String?)>(("", [], nil))
    bench.registration.keepState = { path in seen.withLock { $0.state = path } }
    bench.registration.findPrograms = { programs in
      seen.withLock { seen in
        seen.programs.append(programs)
        seen.notes = try? String(contentsOfFile: "\(seen.state)/notes.md", encoding: .utf8)
      }
    }
    #expect(await bench.run(["test", path]).code == .success)
    let (state, programs, notes) = seen.withLock(\.self)
    #expect(programs == [nil, "\(state)/.bin"])
    #expect(notes == "one")
  }

  @Test func `a home that is not there is told`() async throws {
    let path = try folder.file("good.txt", "@ home nowhere\n" + good)
    let outcome = try await test(path)
    #expect(outcome.code == .unusable)
    #expect(
      outcome.errors.contains("'@ home' of '\(path)' cannot be 'nowhere'; it takes a folder beside the transcript"))
  }

  @Test func `what is different is shown beside what was expected`() async throws {
    let path = try folder.file(
      "bad.txt", good.replacing("Niagara", with: "Victoria").replacing("- 2 Angel …\n", with: ""))
    let outcome = try await test("-q", path)
    #expect(outcome.code == .notRecognized)
    #expect(
      outcome.output == """
        failed  \(path)
          line 2  > open landmark
            expected                        actual
            < Which landmark?               < Which landmark?
          ≠ - 1 Victoria Falls · New York
            …                               - 1 Niagara Falls · New York
            …                               - 2 Angel Falls · Venezuela
            …                               - 3 Surprise Me

        """)
  }

  @Test func `a folder stands for its conversations, each of which begins anew`() async throws {
    _ = try folder.file("a.txt", "> one\n< I don’t know…\n")
    _ = try folder.file("b.transcript", "> last\n< You said nothing.\n")
    _ = try folder.file("notes.md", "not one of them")
    let outcome = try await test(folder.path)
    #expect(
      outcome.output
        == "failed  \(folder.path)/a.txt\n  line 1  > one\n    expected          actual\n  ≠ < I don’t know…\npassed  \(folder.path)/b.transcript\n"
    )
    #expect(outcome.errors == "behest: 1 passed, 1 failed\n")
  }

  @Test func `the settings of a file hold`() async throws {
    let settings = "@ app trips\n@ locale de\n@ yes\n@ now 2026-11-20T10:00\n"
    let path = try folder.file("settings.txt", "\(settings)> language\n< I speak de.\n> delete\n< Deleted.\n")
    #expect(try await test(path).code == .success)
  }

  @Test(arguments: [
    ("@ locale ?\n> x\n", "behest: '@ locale' of 'FILE' cannot be '?'; it takes a language such as en or pt-BR\n"),
    ("@ now soon\n> x\n", "behest: '@ now' of 'FILE' cannot be 'soon'; it takes a moment such as 2026-11-20T10:00\n"),
    ("@ app Trovel\n> x\n", "behest: no application is called 'Trovel'; did you mean 'Travel'?\n"),
  ])
  func `a setting that cannot be met is told`(text: String, message: String) async throws {
    let path = try folder.file("settings.txt", text)
    let outcome = try await test("-q", path)
    #expect(outcome.errors == message.replacing("FILE", with: path))
    #expect(outcome.output == "unreadable  \(path)\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `a file that is no conversation is told with its place`() async throws {
    let path = try folder.file("odd.txt", "hello\n")
    let outcome = try await test("-q", path)
    #expect(outcome.code == .unusable)
    #expect(outcome.errors.hasPrefix("\(path):1:1: error: a line begins with"))
  }

  @Test func `nothing to hold is told`() async throws {
    #expect(try await test().errors == "behest: 'test' needs a file, such as: behest test hello.txt\n")
    let names = "*.requests.jsonl, *.requests.json, *.txt or *.transcript"
    let message = "there is nothing to test (\(names)) in '\(folder.path)'"
    #expect(try await test(folder.path) == .init(code: .unusable, output: "", errors: "behest: \(message)\n"))
    #expect(try await test("-q", "missing.txt").code == .unusable)
  }

  @Test func `an update writes down what happens, and keeps the rest`() async throws {
    let path = try folder.file(
      "old.txt", "# Mine.\n@ yes\n\n> show\n< Here …\n| old\n# In between.\n\n> delete\n< D…\n> language\n")
    #expect(try await test("-q", "--locale", "en", "--update", path).output == "updated  \(path)\n")
    #expect(
      String(decoding: try FileContents.read(path), as: UTF8.self)
        == "# Mine.\n@ yes\n\n> show\n< Here it is.\n| +--+\n| |  |\n# In between.\n\n> delete\n< D…\n> language\n< I speak en.\n"
    )
    #expect(try await test("-q", "--locale", "en", path).code == .success)
  }

  @Test func `an update is refused where nobody looks`() async throws {
    let path = try folder.file("old.txt", "> show\n")
    var bench = try TestBench.travelling()
    bench.registration.commands = CommandTable(.authoring)
    bench.environment = ["CI": "true"]
    #expect(await bench.run("test", "--update", path).code == .unusable)
    #expect(try FileContents.read(path) == Array("> show\n".utf8))
  }
}
