import Foundation
import Testing

@testable import ChildProcesses

/// Programs are run for real; only those that every system has.
@Suite("Programs", .timeLimit(.minutes(10)))
struct ProgramTests {
  private func shell(_ script: String) -> Program { Program(path: "/bin/sh", arguments: ["sh", "-c", script]) }

  @Test func `output and errors are gathered by themselves, joined or discarded`() async {
    var program = shell("echo out; echo err >&2")
    var result = await program.run()
    #expect(result.output.text == "out\n" && result.errors.text == "err\n")
    program.writing = .joined
    result = await program.run()
    #expect(result.output.text == "out\nerr\n" && result.errors.text == "")
    program.writing = .discarded
    result = await program.run()
    #expect(result.ending == .exited(0) && result.output.text == "" && result.errors.text == "")
  }

  @Test func `a program reads the file that it is given, by default nothing`() async throws {
    var program = Program(path: "/bin/cat", arguments: ["cat"])
    #expect(await program.run().output.text == "")
    let file = FileManager.default.temporaryDirectory.appending(path: "behest \(UUID())")
    try Data("a line".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    program.input = file.path
    #expect(await program.run().output.text == "a line")
  }

  @Test(arguments: [("exit 3", ProgramResult.Ending.exited(3)), ("kill -9 $$", .killed(signal: 9))])
  func `the ending is told`(script: String, ending: ProgramResult.Ending) async {
    #expect(await shell(script).run(limits: ProgramLimits(time: nil)).ending == ending)
  }

  @Test func `a program that takes too long, or does not exist, is told as such`() async {
    let limits = ProgramLimits(time: .milliseconds(20), grace: .milliseconds(20))
    #expect(await shell("trap '' TERM; while :; do sleep 600; done").run(limits: limits).ending == .tookTooLong)
    #expect(await Program(path: "/no/such", arguments: ["no"]).run().ending == .notStarted(2))
  }

  @Test func `running programs block no thread of the concurrency pool`() async {
    let count = ProcessInfo.processInfo.activeProcessorCount * 2 + 2
    let runs = (0..<count).map { _ in Task { await shell("sleep 600").run(limits: ProgramLimits(time: nil)) } }
    await Task { await Task.yield() }.value
    for run in runs { run.cancel() }
    for run in runs { #expect(await run.value.ending == .cancelled) }
  }

  @Test func `programs are found by path or along the search path`() throws {
    #expect(try Program.locate("sh", searchPath: "relative:/nowhere:/bin") == "/bin/sh")
    #expect(try Program.locate("./sh", folder: "/bin") == "/bin/./sh")
    #expect(throws: ProgramLookupError.missing) { try Program.locate("sh", searchPath: "relative") }
    #expect(throws: ProgramLookupError.missing) { try Program.locate("") }
    #expect(throws: ProgramLookupError.notExecutable) { try Program.locate("/etc/passwd") }
  }
}
