import Foundation
import Testing

/// The conversations with the sample apps, each a file that a person can read.
///
/// They are held by the program itself: where apps keep their state is a matter of the whole process, and other tests
/// of this process create the same apps. The program that is built with the tests is not optimized and takes a quarter
/// of an hour for all of them, so that every eighth is held here; `.ci/run` holds all of them with the program that is
/// installed (`behest test Tests/Transcripts`), in a minute.
@Suite struct `Conversations with the sample apps` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Transcripts").path

  @Test func `go as written`() async throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".txt") }.sorted()
    let some = stride(from: 0, to: files.count, by: 8).map { "\(Self.folder)/\(files[$0])" }
    #expect(some.count > 40)
    let (status, output, errors) = try await BuiltProgram(arguments: ["test"] + some).run()
    #expect(status == 0, "\(output)")
    #expect(errors.hasSuffix("passed\n"), "\(errors)")
  }
}

/// The program `behest` that was built beside the tests.
struct BuiltProgram {
  var arguments: [String]

  /// Runs it in an environment that says nothing, and waits for its end without holding a thread of the tests.
  func run() async throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let output = FileManager.default.temporaryDirectory.appending(path: "behest-\(UUID().uuidString).txt")
    let errors = output.appendingPathExtension("errors")
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.executableURL = Self.folder.appending(path: "behest")
    process.arguments = arguments
    process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return (
      process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  /// Where the test program lies, and what was built with it.
  private static var folder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
