import CommandLineFixtures
import Diagnostics
import Foundation
import Testing

@testable import AssistantCommandLine

/// What a person has set up in the folder of configurations.
final class PersonalFolderTests {
  private let home: TestFolder
  private let folder: String

  init() throws {
    home = try TestFolder()
    folder = "\(home.path)/behest"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  /// Runs a command as the program does that the person starts.
  private func run(_ arguments: String...) async throws -> TestBench.Outcome {
    var bench = TestBench()
    bench.environment = ["XDG_CONFIG_HOME": home.path]
    let recorder = Recorder()
    let console = bench.console(recorder)
    let personal = try #require(PersonalFolder(variable: console.variable)).read(reportingTo: console)
    let invocation = try Invocation.read(arguments, defaults: personal.defaults())
    let code = await Assistant.run(invocation, on: console)
    return TestBench.Outcome(code: code, output: recorder.output, errors: recorder.errors)
  }

  @Test func `every catalog there is installed by itself`() async throws {
    try write("home.json", lampCatalog)
    try write("home.requests.json", "[]")
    let outcome = try await run("list", "--all")
    #expect(outcome.output.contains("Turn on Desk Lamp"))
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func `a broken file is told, and the rest works`() async throws {
    try write("a.json", "{ nothing")
    try write("home.json", lampCatalog)
    let outcome = try await run("match", "turn on the desk lamp")
    #expect(outcome.errors.contains("\(folder)/a.json"))
    #expect(outcome.output.contains("Turn On"))
    #expect(outcome.code == .success)
  }

  @Test func `settings hold where the arguments are silent`() throws {
    try write(
      "settings.json",
      """
      {
        // A comment.
        language: "de", threshold: 0.8, folders: { lists: "~/Lists" },
      }
      """)
    let recorder = Recorder()
    var bench = TestBench()
    bench.environment = ["XDG_CONFIG_HOME": home.path]
    let personal = try #require(PersonalFolder(variable: bench.console(recorder).variable))
    let defaults = personal.read(reportingTo: bench.console(recorder)).defaults()
    #expect(defaults.locale == "de")
    #expect(defaults.threshold == 0.8)
    #expect(defaults.personal.settings.folders == ["lists": "~/Lists"])
    let said = try Invocation.read(["list", "--locale", "ja"], defaults: defaults).options
    #expect(said.locale == "ja")
    #expect(recorder.errors == "")
  }

  @Test(arguments: [
    (#"{ "langauge": "de" }"#, "unknown key 'langauge'; did you mean 'language'?"),
    (#"{ "colour": 1 }"#, "unknown key 'colour'; there are language, applications, folders, threshold, margin"),
    (#"{ "applications": { "Trail": false } }"#, "unknown application 'Trail'; did you mean 'Trails'?"),
    (#"{ "applications": { "Trails": "off" } }"#, "'Trails' must be true or false, not a string"),
    (#"{ "threshold": 7 }"#, "'threshold' must be a number from 0 to 1"),
    (#"{ "folders": { "lists": "Lists" } }"#, "a folder is a word and a path that begins with / or ~/"),
    (#"{ "language": "!" }"#, #"'language' must be the name of one, such as "en" or "de""#),
    ("[]", "the file must be an object, not an array"),
  ])
  func `what is wrong in settings is told, and nothing else is lost`(text: String, message: String) {
    let (_, findings) = PersonalSettings.read(Array(text.utf8), applications: ["Trails"])
    #expect(findings.map(\.message) == [message])
  }

  @Test func `an application can be left out`() {
    let (settings, findings) = PersonalSettings.read(
      Array(#"{ applications: { Trails: false, Everyday: true } }"#.utf8), applications: ["Trails", "Everyday"])
    #expect(settings.leftOut == ["Trails"])
    #expect(findings.isEmpty)
  }

  @Test func `a catalog to begin with works at once, and is never written over`() async throws {
    let outcome = try await run("init", "garden")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("Wrote \(folder)/garden.json"))
    #expect(outcome.output.contains("Try it: behest how late is it in garden"))
    let matched = try await run("match", "how late is it in garden")
    #expect(matched.output.contains("Tell the Time"))
    #expect(matched.errors == "")
    let again = try await run("init", "garden")
    #expect(again.code == .unusable)
    #expect(again.errors.contains("is there already"))
    #expect(try await run("init", "../up").code == .unusable)
  }

  @Test func `what a catalog lacks is told`() async throws {
    try write(
      "my.json",
      """
      { format: 1, application: { name: "My" }, shortcuts: [
        { intent: "A", title: "First", phrases: ["First in ${applicationName}"], run: ["sh", "-c", "true"] },
        { intent: "B", title: "Second", phrases: ["Second in ${applicationName}"], run: ["no-such-program"] },
        { intent: "C", title: "Third", phrases: ["Third in ${applicationName}"], say: "Yes." },
      ] }
      """)
    let outcome = try await run("check")
    #expect(outcome.code == .notRecognized)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "My")
    #expect(lines.dropFirst().first?.hasPrefix("  ok  First   /") == true)
    #expect(lines.dropFirst(2).first == "  --  Second  no-such-program is missing")
    #expect(lines.last == "  ok  Third")
  }
}
