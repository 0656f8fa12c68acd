import CommandLineFixtures
import Foundation
import Testing

@testable import AssistantCommandLine

@Suite struct `Catalogs beside installed applications` {
  private static func file(_ name: String, _ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @Test func `a broken one is reported, and the applications still answer`() async throws {
    let path = try Self.file("broken.json", #"{ "format": 1, "application": {"#)
    let outcome = try await TestBench.travelling().run("--catalog", path, "--", "last")
    #expect(outcome.output == "You said nothing.\n")
    #expect(outcome.errors.contains("'\(path)' is not used"))
    #expect(outcome.code == .unusable)
  }

  @Test func `a program is found beside the catalog that names it`() async throws {
    let path = try Self.file(
      "bells.json",
      """
      { "format": 1, "application": { "name": "Bells" },
        "shortcuts": [ { "intent": "Ring", "title": "Ring", "phrases": ["Ring the bell with ${applicationName}"],
                         "run": ["./ring"] } ] }
      """)
    let program = URL(filePath: path).deletingLastPathComponent().appending(path: "ring")
    try "#!/bin/sh\necho Ding.\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let outcome = await TestBench().run("--catalog", path, "ring the bell")
    #expect(outcome.output == "Ding.\n")
    #expect(outcome.code == .success)
  }
}
