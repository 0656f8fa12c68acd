import ChildProcesses
import CommandLineFixtures
import Foundation
import Glibc
import Testing

/// The programs of catalogs do not outlive the assistant, whatever ends it.
@Suite struct `A program that a catalog runs` {
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGKILL, SIGSEGV])
  func `ends with the assistant`(signal: Int32) async throws {
    let folder = try TestFolder()
    let number = "\(folder.path)/number"
    let catalog = try folder.file(
      "wait.json",
      """
      { format: 1, application: { name: "Waiting" }, shortcuts: [ { intent: "Wait", title: "Wait",
        phrases: ["Wait a while in ${applicationName}"],
        run: ["sh", "-c", "echo $$ >\(number).new; mv \(number).new \(number); sleep 600 & wait"] } ] }
      """)
    // The shell tells its number and becomes the assistant, so that nothing but the signal ends it.
    let assistant = AssistantRun.program(["--no-learning", "--bare", "--catalog", catalog, "wait a while"])
    var shell = assistant
    shell.path = "/bin/sh"
    shell.arguments = ["sh", "-c", "echo $$ >\(folder.path)/assistant; exec \"$@\"", "sh"] + assistant.arguments
    let run = Task { [shell] in await shell.run(limits: ProgramLimits(time: .seconds(120))) }
    let program = try #require(await Self.number(in: number))
    kill(try #require(await Self.number(in: "\(folder.path)/assistant")), signal)
    if signal == SIGINT { kill(try #require(await Self.number(in: "\(folder.path)/assistant")), signal) }
    _ = await run.value
    #expect(await Self.happens { kill(program, 0) != 0 && kill(-program, 0) != 0 })
  }

  private static func number(in path: String) async -> Int32? {
    var number: Int32?
    _ = await happens {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      number = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      return number != nil
    }
    return number
  }

  /// Whether something comes about: the system takes a moment.
  private static func happens(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<20_000 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}
