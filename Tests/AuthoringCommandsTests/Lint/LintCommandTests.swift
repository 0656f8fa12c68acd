import AssistantCommandLine
import CommandLineFixtures
import FileFormats
import Foundation
import PhraseCatalogs
import Testing

@testable import AuthoringCommands

@Suite struct `The command lint` {
  private let folder: TestFolder
  private let kitchen: String

  /// A catalog with three defects, two of which have a fix.
  static let text = """
    {
      "format": 1,
      "application": { "name": "Kitchen" },
      "shortcuts": [
        { "intent": "StartTimer", "title": "Timer",
          "parameters": { "time": { "type": "duration", "prompt": "How long?" } },
          "phrases": ["Start a timer for ${tme} in ${applicationName}", "Set ${time} in Kitchen", "Stop"] }
      ]
    }
    """

  init() throws {
    folder = try TestFolder()
    kitchen = try folder.file("kitchen.json", Self.text)
  }

  private func contents(_ path: String) throws -> String {
    String(decoding: try FileContents.read(path), as: UTF8.self)
  }

  @Test func `shows findings on standard output and what they come to on standard error`() async {
    let outcome = await authoringBench().run("lint", kitchen)
    #expect(
      outcome
        == .init(
          code: .notRecognized,
          output: """
            \(kitchen):7:38: error: no parameter is called 'tme'; did you mean 'time'? [catalog.unknown-parameter]
            7 |       "phrases": ["Start a timer for ${tme} in ${applicationName}", "Set ${time} in Kitchen", "Stop"…
              |                                      ^~~~~~
              = in shortcut 'StartTimer'
              = fix: write '${time}'
            \(kitchen):7:85: warning: the application's name 'Kitchen' is written out [phrase.literal-application-name]
            7 | …   "phrases": ["Start a timer for ${tme} in ${applicationName}", "Set ${time} in Kitchen", "Stop"] }
              |                                                                                   ^~~~~~~
              = in shortcut 'StartTimer'
              = fix: write '${applicationName}'
            \(kitchen):7:96: warning: 'stop' is what people say to the assistant to cancel [phrase.reserved-words]
            7 | …   "phrases": ["Start a timer for ${tme} in ${applicationName}", "Set ${time} in Kitchen", "Stop"] }
              |                                                                                              ^~~~
              = in shortcut 'StartTimer'

            """,
          errors: "behest: 1 error, 2 warnings in 1 file\n"))
  }

  @Test func `says that nothing was found, with 0`() async throws {
    let home = try folder.file("home.json", lampCatalog)
    #expect(
      await authoringBench().run("lint", home)
        == .init(code: .success, output: "", errors: "behest: no findings in 1 file\n"))
    #expect(await authoringBench().run("lint", "--quiet", home) == .init(code: .success, output: "", errors: ""))
  }

  @Test(arguments: [("error", 1, 1), ("warning", 3, 1), ("note", 4, 1)])
  func `shows and counts what is grave enough`(severity: String, count: Int, status: Int32) async throws {
    let file = try folder.file(
      "notes.json", Self.text.replacing("\"Stop\"]", with: "\"Stop\"] // lint:allow phrase.empty\n"))
    let outcome = await authoringBench().run("lint", "--severity", severity, "--format", "github", file)
    #expect(outcome.output.split(separator: "\n").count == count)
    #expect(outcome.code.rawValue == status)
  }

  @Test func `exits with 0 where nothing is grave enough, and says what is not shown`() async {
    let outcome = await authoringBench().run("lint", "--severity", "error", "--without", "catalog", kitchen)
    #expect(
      outcome
        == .init(code: .success, output: "", errors: "behest: no findings in 1 file; 2 warnings not shown\n"))
  }

  // MARK: What is read

  @Test func `finds the catalogs of a folder, and leaves other JSON alone`() async throws {
    _ = try folder.file("package.json", "{ \"name\": \"kitchen\" }")
    _ = try folder.file("home.json", lampCatalog)
    let outcome = await authoringBench().run("lint", folder.path)
    #expect(outcome.errors == "behest: 1 error, 2 warnings in 2 files\n")
    let named = await authoringBench().run("lint", "\(folder.path)/package.json")
    #expect(named.code == .unusable)
    #expect(named.output.contains("[catalog.missing-key]"))
  }

  @Test func `cannot read what is not there or broken, and reads the rest`() async throws {
    let missing = await authoringBench().run("lint", "/nowhere/a.json", kitchen)
    #expect(missing.code == .unusable)
    #expect(missing.errors.hasPrefix("behest: cannot read '/nowhere/a.json': No such file or directory\n"))
    #expect(missing.output.contains("phrase.reserved-words"))
    let broken = try folder.file("broken.json", "{ \"format\": 1,")
    let outcome = await authoringBench().run("lint", broken)
    #expect(outcome.code == .unusable)
    #expect(outcome.output.contains("'{' is never closed [catalog.syntax]"))
    let empty = try TestFolder()
    #expect(await authoringBench().run("lint", empty.path).code == .unusable)
  }

  @Test func `takes catalogs from options, and one application by name`() async throws {
    let home = try folder.file("home.json", lampCatalog)
    let all = await authoringBench().run("lint", "--bare", "--catalog", kitchen, "--catalog", home)
    #expect(all.errors == "behest: 1 error, 2 warnings in 2 files\n")
    let one = await authoringBench().run("lint", "--bare", "--catalog", kitchen, "--catalog", home, "--app", "home")
    #expect(one.code == .success)
    let none = await authoringBench().run("lint", "--app", "Hom", home)
    #expect(none.errors == "behest: no application is called 'Hom'; did you mean 'Home'?\n")
  }

  // MARK: Rules

  @Test func `asks the rules and groups that are chosen`() async {
    let only = await authoringBench().run("lint", "--rule", "phrase.reserved-words", "--format", "github", kitchen)
    #expect(only.output.split(separator: "\n").count == 1)
    let without = await authoringBench().run("lint", "--without", "phrase", "--format", "github", kitchen)
    #expect(without.output.contains("title=catalog.unknown-parameter"))
    #expect(without.output.split(separator: "\n").count == 1)
    let portable = await authoringBench().run("lint", "--portable", "--rule", "portability", kitchen)
    #expect(portable.errors == "behest: 3 errors in 1 file\n")
  }

  @Test(arguments: [
    ("phrase.reserved-wrods", "phrase.reserved-words"), ("phrase.reservd", "phrase.reserved-words"),
    ("portabilty", "portability"), ("leading-text", "phrase.leading-text"), ("catalog.syntx", "catalog.syntax"),
  ])
  func `names the rule that was meant`(written: String, meant: String) async {
    let outcome = await authoringBench().run("lint", "--rule", written, kitchen)
    #expect(outcome.errors == "behest: no rule is called '\(written)'; did you mean '\(meant)'?\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `lists the rules, a line each`() async {
    let outcome = await authoringBench().run("lint", "--rules", "--rule", "intent")
    #expect(
      outcome.output == """
        intent.unreachable      note     a phrase reaches every intent that people are meant to find, as long as there is \
        room for it
        intent.missing-prompt   warning  a required parameter that can be left unsaid has a prompt
        intent.duplicate-title  warning  no two shortcuts of an application have the same title

        """)
  }

  @Test func `knows what readers find by name`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = ["PhraseCatalogs/Catalogs/CatalogFindings.swift", "PhraseMatching/Phrases/PhraseFindings.swift"]
    let texts = try files.map { try String(contentsOf: root.appending(path: "Sources/\($0)"), encoding: .utf8) }
    let used = texts.joined().matches(of: /"((?:catalog|phrase)\.[a-z-]+)"/).map { String($0.1) }
    try #require(used.count > 20)
    let known = Set(LintRules.ofReaders + LintRules.all.map { $0.description.name })
    #expect(Set(used).subtracting(known) == [])
  }

  // MARK: Fixing

  @Test func `mends what has one obvious fix, and reports only the rest`() async throws {
    let outcome = await authoringBench().run("lint", "--fix", kitchen)
    #expect(
      try contents(kitchen)
        == Self.text.replacing("${tme}", with: "${time}").replacing("in Kitchen", with: "in ${applicationName}"))
    #expect(outcome.output.contains("phrase.reserved-words"))
    #expect(!outcome.output.contains("fix:"))
    #expect(
      outcome.errors == """
        behest: \(kitchen):7:38: fixed: write '${time}' [catalog.unknown-parameter]
        behest: \(kitchen):7:85: fixed: write '${applicationName}' [phrase.literal-application-name]
        behest: 1 warning in 1 file; 2 fixed

        """)
    #expect(outcome.code == .notRecognized)
    #expect(await authoringBench().run("lint", "--fix", kitchen).errors == "behest: 1 warning in 1 file\n")
  }

  @Test func `mends what overlaps in rounds, and keeps what is hidden or known`() async throws {
    let text = Self.text.replacing("Set ${time} in Kitchen", with: "Set (time) in Kitchen")
    let file = try folder.file("rounds.json", text)
    _ = await authoringBench().run("lint", "--fix", "--severity", "error", file)
    #expect(try contents(file) == text.replacing("${tme}", with: "${time}").replacing("(time)", with: "${time}"))
  }

  @Test func `says when a file cannot be written`() async throws {
    let link = "\(folder.path)/nowhere"
    mkdir(link, 0o755)
    let file = "\(link)/kitchen.json"
    try Self.text.write(toFile: file, atomically: false, encoding: .utf8)
    chmod(link, 0o555)
    let outcome = await authoringBench().run("lint", "--fix", file)
    chmod(link, 0o755)
    unlink(file)
    rmdir(link)
    // Whoever may do anything may write this file too.
    #expect(outcome.code == (getuid() == 0 ? .notRecognized : .unusable))
  }

  // MARK: The baseline

  @Test func `keeps old findings in a file, and reports new ones although lines move`() async throws {
    let baseline = "\(folder.path)/baseline.json"
    let written = await authoringBench().run("lint", kitchen, "--baseline", baseline, "--update")
    #expect(written == .init(code: .success, output: "", errors: "behest: 3 findings kept in '\(baseline)'\n"))
    let known = await authoringBench().run("lint", kitchen, "--baseline", baseline)
    #expect(
      known == .init(code: .success, output: "", errors: "behest: no findings in 1 file; 3 known from the baseline\n"))
    _ = try folder.file(
      "kitchen.json", "// Moved.\n\n" + Self.text.replacing("\"Stop\"", with: "\"Stop\", \"Stop\", \"Undo\""))
    let news = await authoringBench().run(
      "lint", kitchen, "--baseline", baseline, "--format", "github", "--without", "pair")
    #expect(news.code == .notRecognized)
    #expect(news.output.split(separator: "\n").count == 2)
    #expect(news.output.contains("'undo' is what"))
    _ = try folder.file("kitchen.json", Self.text.replacing(", \"Stop\"", with: ""))
    let gone = await authoringBench().run("lint", kitchen, "--baseline", baseline)
    #expect(
      gone.errors
        == "behest: no findings in 1 file; 2 known from the baseline; 1 of the baseline gone, --update takes them out\n"
    )
  }

  @Test func `an update keeps what it did not look for`() async throws {
    let other = try folder.file("other.json", Self.text.replacing("Kitchen", with: "Oven"))
    let baseline = "\(folder.path)/baseline.json"
    _ = await authoringBench().run("lint", kitchen, other, "--baseline", baseline, "--update")
    let whole = try contents(baseline)
    let narrow = [[kitchen], ["--severity", "error", kitchen, other], ["--rule", "catalog", kitchen, other]]
    for words in narrow + [["--without", "phrase", other], ["--app", "Oven", kitchen, other]] {
      let outcome = await authoringBench().run(["lint", "--baseline", baseline, "--update"] + words)
      #expect(outcome.code == .success)
      #expect(outcome.errors.contains(", besides "), "\(words)")
      #expect(try contents(baseline) == whole, "\(words)")
    }
    let silent = await authoringBench().run("lint", "--baseline", baseline, kitchen)
    #expect(silent.errors == "behest: no findings in 1 file; 3 known from the baseline\n")
    _ = try folder.file("kitchen.json", Self.text.replacing(", \"Stop\"", with: ""))
    let mended = await authoringBench().run("lint", "--baseline", baseline, "--update", kitchen)
    #expect(mended.errors == "behest: 2 findings kept in '\(baseline)', besides 3 from before\n")
  }

  @Test func `an update keeps everything about a file that cannot be read at the time`() async throws {
    let baseline = "\(folder.path)/baseline.json"
    _ = await authoringBench().run("lint", kitchen, "--baseline", baseline, "--update")
    _ = try folder.file("kitchen.json", "{")
    let outcome = await authoringBench().run("lint", kitchen, "--baseline", baseline, "--update")
    #expect(outcome.code == .unusable)
    #expect(outcome.errors == "behest: 1 finding kept in '\(baseline)', besides 3 from before\n")
  }

  @Test func `a baseline names files from its own folder`() {
    let naming = LintBaseline.Naming(ofFile: "/nowhere/checks/baseline.json")
    #expect(naming.name(ofFile: "/nowhere/checks/./a.json") == "a.json")
    #expect(naming.name(ofFile: "/nowhere/phrases/../phrases/a.json") == "../phrases/a.json")
    #expect(LintBaseline.Naming(ofFile: "baseline.json").name(ofFile: "./nowhere//a.json") == "nowhere/a.json")
  }

  // MARK: Files

  @Test func `reads a file once that is named twice`() async {
    let twice = await authoringBench().run("lint", folder.path, kitchen, "\(folder.path)/./kitchen.json")
    #expect(twice.errors == "behest: 1 error, 2 warnings in 1 file\n")
  }

  @Test func `says nothing of findings where nothing could be read`() async {
    let outcome = await authoringBench().run("lint", "/nowhere/a.json")
    #expect(outcome.code == .unusable)
    #expect(outcome.errors == "behest: cannot read '/nowhere/a.json': No such file or directory\n")
  }

  @Test func `takes a baseline with more of one finding than there can be`() async throws {
    let entry = #"{ "rule": "a.b", "file": "kitchen.json", "message": "d", "count": 9000000000000000000 }"#
    let baseline = try folder.file("baseline.json", #"{ "format": 1, "findings": [\#(entry), \#(entry)] }"#)
    let outcome = await authoringBench().run("lint", kitchen, "--baseline", baseline)
    #expect(outcome.code == .notRecognized)
    #expect(outcome.errors.hasSuffix(" of the baseline gone, --update takes them out\n"))
  }

  @Test func `refuses a baseline that is none, and updates where nobody looks`() async throws {
    let none = try folder.file("none.txt", "{}")
    #expect(await authoringBench().run("lint", kitchen, "--baseline", none).errors.contains("is no baseline"))
    let refusal = await authoringBench().run("lint", kitchen, "--baseline", none, "--update")
    #expect(refusal.code == .unusable)
    #expect(
      refusal.errors
        == "behest: cannot write '\(none)': the file exists and is not a baseline; choose another name\n")
    #expect(try contents(none) == "{}")
    let empty = try folder.file("empty.json", "")
    let advice = await authoringBench().run("lint", kitchen, "--baseline", empty)
    #expect(advice.errors == "behest: \(AuthoringMessages.emptyBaseline(empty))\n")
    #expect(await authoringBench().run("lint", kitchen, "--baseline", empty, "--update").code == .success)
    #expect(await authoringBench().run("lint", kitchen, "--baseline", "/nowhere/b").code == .unusable)
    #expect(
      await authoringBench().run("lint", kitchen, "--update").errors.contains("'lint --update' needs '--baseline'"))
    var bench = authoringBench()
    bench.environment["CI"] = "true"
    let refused = await bench.run("lint", kitchen, "--baseline", "\(folder.path)/b", "--update")
    #expect(refused.errors == "behest: \(AuthoringMessages.noUpdateInCI)\n")
  }
}
