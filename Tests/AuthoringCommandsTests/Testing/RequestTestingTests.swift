import AssistantCommandLine
import CommandLineFixtures
import FileFormats
import Foundation
import PhraseCatalogs
import Testing

@testable import AuthoringCommands

struct RequestTestingTests {
  private let folder: TestFolder
  private let requests: String

  init() throws {
    folder = try TestFolder()
    _ = try folder.file("home.json", lampCatalog)
    requests = try folder.file(
      "home.requests.jsonl",
      """
      {"text":"Turn on the desk lamp in Home","intent":"TurnOn","parameters":{"lamp":"desk"}}
      {"text":"what is the capital of peru","intent":null}

      """)
  }

  /// A bench whose applications keep their state where they always do: other tests run at the same time.
  private func bench(_ input: String = "") -> TestBench {
    var bench = authoringBench(input)
    bench.registration.keepState = { _ in }
    bench.registration.findPrograms = { _ in }
    return bench
  }

  private func test(_ arguments: String..., input: String = "") async -> TestBench.Outcome {
    await bench(input).run(["test"] + arguments)
  }

  @Test func `requests are tried on the catalog beside them, and all they come to is told`() async {
    let outcome = await test(requests)
    #expect(outcome.code == .success)
    #expect(outcome.errors == "behest: 1 passed; 2 requests as expected\n")
    #expect(
      outcome.output == """
        passed  \(requests)  2 requests as expected

        Accuracy
          intents found   100.0 % of 1 request
          values found    100.0 % of 1 parameter
          false triggers    0.0 % of 1 request

        Lead over the next shortcut
          0.00–0.03  0
          0.03–0.05  0
          0.05–0.10  0
          0.10–0.15  0
          0.15–0.20  0
          0.20–0.30  0
          0.30–0.50  0
          0.50–1.00  0
          no rival   1  ████████████████████████████████████████

        Nearest to failing
          0.27 above the threshold  Turn on the desk lamp in Home  (\(requests):1)

        Never named: 2 of 3 values
          Home  Lamp  Bedside Lamp [left]
          Home  Lamp  Bedside Lamp [right]

        """)
  }

  @Test func `what goes otherwise is told with its reason`() async throws {
    let path = try folder.file(
      "bad.requests.jsonl",
      """
      {"text":"turn on the bedside lamp","intent":"TurnOn","parameters":{"lamp":"left"}}

      {"text":"turn on the desk lamp","intent":"TurnOn","parameters":{"lamp":"hall"}}
      {"text":"turn on the sauna","intent":"TurnOn"}
      {"text":"turn on the desk lamp","intent":null}
      """)
    let outcome = await test("-q", "--bare", "--catalog", "\(folder.path)/home.json", path)
    #expect(outcome.code == .notRecognized)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        failed  \(path)  0 of 4 requests as expected, 3 wrong, 1 not recognized
          line 1  turn on the bedside lamp
          ≠ outcome  expected TurnOn, actual ambiguous, TurnOn
            “bedside lamp” is what 2 values of lamp are called
          line 3  turn on the desk lamp
          ≠ lamp  expected hall, actual desk
            lamp is read from “desk lamp”, by “Turn on ${lamp} in ${applicationName}”
          line 4  turn on the sauna
          ≠ outcome  expected TurnOn, actual notRecognized
            the nearest of TurnOn, “Turn on ${lamp} in ${applicationName}”, scores 0.03: “${lamp}” is not said, “sauna” fits nothing
          line 5  turn on the desk lamp
          ≠ outcome  expected notRecognized, actual TurnOn
            “Turn on ${lamp} in ${applicationName}” scores 0.93, 0.23 above the threshold of 0.70

        """)
  }

  @Test func `a folder has tests of both kinds, and catalogs are none`() async throws {
    _ = try folder.file("talk.txt", "> qwxz\n< I don’t know…\n…\n")
    _ = try folder.file("more.requests.json", #"{"catalog":"home.json","requests":[{"text":"x","intent":null}]}"#)
    _ = try folder.file("data.json", "[]")
    let hidden = try folder.file(".hidden.txt", "> qwxz\n")
    defer { try? FileManager.default.removeItem(atPath: hidden) }
    let outcome = await test("-q", "--bare", "--catalog", "\(folder.path)/home.json", folder.path)
    #expect(outcome.code == .success)
    #expect(
      outcome.output.split(separator: "\n").map(String.init) == [
        "passed  \(folder.path)/home.requests.jsonl  2 requests as expected",
        "passed  \(folder.path)/more.requests.json  1 request as expected", "passed  \(folder.path)/talk.txt",
      ])
  }

  @Test func `requests of standard input are tried as well`() async {
    let line = #"{"text":"turn on the desk lamp","intent":"TurnOn"}"#
    let outcome = await test("-q", "--bare", "--catalog", "\(folder.path)/home.json", "-", input: line)
    #expect(outcome == .init(code: .success, output: "passed  -  1 request as expected\n", errors: ""))
    let update = await test("--update", "-", input: line)
    #expect(
      update
        == .init(
          code: .unusable, output: "",
          errors: "behest: '--update' has no file to write to where requests come from standard input\n"))
  }

  @Test func `a mistake is told with its place, and the rest is tried`() async throws {
    let path = try folder.file(
      "odd.jsonl", "{\"catalog\":\"home.json\"}\noops\n{\"text\":\"turn on the desk lamp\",\"intent\":\"TurnOn\"}\n")
    let outcome = await test("-q", path)
    #expect(outcome.code == .unusable)
    #expect(outcome.output == "unreadable  \(path)  1 request as expected\n")
    #expect(
      outcome.errors == """
        \(path):2:1: error: a line must be an object, such as {"text": "…", "intent": "…"} [requests.no-object]
        2 | oops
          | ^~~~

        """)
  }

  @Test func `of many mistakes the first are told`() async throws {
    let path = try folder.file("odd.requests.jsonl", String(repeating: "oops\n", count: 23))
    let outcome = await test("-q", "--bare", "--catalog", "\(folder.path)/home.json", path)
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("no-object") } == 20)
    #expect(outcome.errors.hasSuffix("behest: there are 3 more findings in '\(path)'\n"))
  }

  @Test(arguments: [
    (#"{"locale":"?"}"#, "behest: 'locale' of 'FILE' cannot be '?'; it takes a language such as en or pt-BR\n"),
    (#"{"app":"Hone"}"#, "behest: no application is called 'Hone'; did you mean 'Home'?\n"),
  ])
  func `a setting that cannot be met is told`(settings: String, message: String) async throws {
    let path = try folder.file("home.requests.jsonl", "\(settings)\n{\"text\":\"x\",\"intent\":null}\n")
    let outcome = await test("-q", path)
    #expect(outcome.errors == message.replacing("FILE", with: path))
    #expect(outcome.output == "unreadable  \(path)\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `an update writes down what came, and is refused where nobody looks`() async throws {
    let before = "// mine\n{\"text\":\"turn on the desk lamp\", \"intent\":null}\n"
    let path = try folder.file("home.requests.jsonl", before)
    var bench = bench()
    bench.environment = ["CI": "1"]
    #expect(await bench.run("test", "--update", path).code == .unusable)
    #expect(try FileContents.read(path) == Array(before.utf8))
    #expect(
      await test("-q", "--update", path).output
        == "updated  \(path)  0 of 1 request as expected, 1 wrong\n")
    let after = String(decoding: try FileContents.read(path), as: UTF8.self)
    #expect(
      after
        == "// mine\n{\"text\":\"turn on the desk lamp\", \"intent\":\"TurnOn\", \"parameters\":{\"lamp\":\"desk\"}}\n"
    )
    #expect(await test("-q", path).code == .success)
  }

  @Test func `what a shortcut says is seen by performing it`() async throws {
    let path = try folder.file(
      "talk.requests.json",
      """
      {"catalog": "said.json", "requests": [
        {"text": "greet ann", "dialog": "Hello ann…"},
        {"text": "greet", "answers": {"name": "Bea"}, "dialog": "Hello Bea!", "outcome": "succeeded"},
        {"text": "greet ben", "dialog": "Goodbye."}
      ]}
      """)
    _ = try folder.file(
      "said.json",
      """
      { format: 1, application: { name: "Greeter" }, shortcuts: [
        { intent: "Greet", title: "Greet", parameters: { name: { type: "text", prompt: "Whom?" } },
          phrases: ["Greet ${name}", "Greet"], say: "Hello ${name}!" } ] }
      """)
    let outcome = await test("-q", path)
    #expect(
      outcome.output == """
        failed  \(path)  2 of 3 requests as expected, 1 wrong
          line 4  greet ben
          ≠ dialog  expected Goodbye., actual Hello ben!
            by “Greet ${name}”

        """)
  }

  // MARK: Reports

  @Test func `the report for build servers counts, escapes, and leaves out times where nobody wants them`() async throws
  {
    let path = try folder.file(
      "home.requests.jsonl",
      """
      {"text":"turn on the \\"desk\\" <lamp> & \\u0007","intent":null}
      {"text":"turn on the desk lamp","intent":"TurnOn"}
      {"text":"turn on the desk lamp","intent":"TurnOn"}
      oops
      """)
    let talk = try folder.file("talk.txt", "> qwxz\n< Hello.\n")
    let xml = "\(folder.path)/tests.xml"
    let outcome = await test(
      "-q", "--no-timing", "--bare", "--catalog", "\(folder.path)/home.json", "--junit", xml, path, talk,
      "missing.jsonl")
    #expect(outcome.code == .unusable)
    let name = path.dropFirst().replacing("/", with: ".").replacing(".jsonl", with: "_jsonl").replacing(
      ".requests", with: "_requests")
    let talkName = talk.dropFirst().replacing("/", with: ".").replacing(".txt", with: "_txt")
    let text = String(decoding: try FileContents.read(xml), as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="behest test" tests="6" failures="2" errors="2">
          <testsuite name="\(path)" tests="4" failures="1" errors="1">
            <testcase name="line 4" classname="\(name)">
              <error message="error: a line must be an object, such as {&quot;text&quot;: &quot;…&quot;, &quot;intent&quot;: &quot;…&quot;} [requests.no-object]" type="unusable">error: a line must be an object, such as {"text": "…", "intent": "…"} [requests.no-object]</error>
            </testcase>
            <testcase name="turn on the &quot;desk&quot; &lt;lamp&gt; &amp; \u{FFFD}" classname="\(name)">
              <failure message="outcome: expected notRecognized, actual TurnOn" type="wrong">  line 1  turn on the "desk" &lt;lamp&gt; &amp; ␇
          ≠ outcome  expected notRecognized, actual TurnOn
            “Turn on ${lamp} in ${applicationName}” scores 0.87, 0.17 above the threshold of 0.70</failure>
            </testcase>
            <testcase name="turn on the desk lamp" classname="\(name)"/>
            <testcase name="turn on the desk lamp (line 3)" classname="\(name)"/>
          </testsuite>
          <testsuite name="\(talk)" tests="1" failures="1" errors="0">
            <testcase name="conversation" classname="\(talkName)">
              <failure message="line 1 went otherwise" type="different">  line 1  &gt; qwxz
            expected   actual
          ≠ &lt; Hello.
          ≠            &lt; I don’t know what to do with “qwxz”.</failure>
            </testcase>
          </testsuite>
          <testsuite name="missing.jsonl" tests="1" failures="0" errors="1">
            <testcase name="requests" classname="missing_jsonl">
              <error message="the file could not be used" type="unusable">the file could not be used</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `times are in the report where they are wanted, and a place that cannot be written to is told`()
    async throws
  {
    let xml = "\(folder.path)/tests.xml"
    #expect(await test("-q", "--junit", xml, requests).code == .success)
    let text = String(decoding: try FileContents.read(xml), as: UTF8.self)
    #expect(text.contains(#"<testsuites name="behest test" tests="2" failures="0" errors="0" time="0.000000">"#))
    let outcome = await test("-q", "--junit", "\(folder.path)/no/tests.xml", requests)
    #expect(outcome.code == .unusable)
    #expect(outcome.errors.hasPrefix("behest: cannot write '\(folder.path)/no/tests.xml': "))
  }

  @Test func `a program gets everything in one object`() async throws {
    let path = try folder.file("home.requests.jsonl", #"{"text":"turn on the desk lamp","intent":"TurnOff"}"#)
    let outcome = await test("--json", "--no-timing", "-q", path)
    #expect(outcome.code == .notRecognized)
    #expect(
      outcome.output == """
        {"files":[{"path":"\(path)","outcome":"failed","seconds":null,"requests":{"all":1,"asExpected":0,"wrong":1,\
        "notRecognized":0},"findings":[],"failures":[{"line":1,"text":"turn on the desk lamp","verdict":"wrong",\
        "differences":[{"aspect":"intent","expected":"TurnOff","actual":"TurnOn"}],"outcome":"matched",\
        "application":"Home","intent":"TurnOn","phrase":"Turn on ${lamp} in ${applicationName}","score":0.932,\
        "margin":null,"reason":"no intent is called TurnOff; did you mean TurnOn?"}]}],\
        "requests":{"all":1,"asExpected":0,"wrong":1,"notRecognized":0},"accuracy":{"intents":0,"values":null,\
        "falseTriggers":null},"margins":[{"from":0,"to":0.03,"count":0},{"from":0.03,"to":0.05,"count":0},\
        {"from":0.05,"to":0.1,"count":0},{"from":0.1,"to":0.15,"count":0},{"from":0.15,"to":0.2,"count":0},\
        {"from":0.2,"to":0.3,"count":0},{"from":0.3,"to":0.5,"count":0},{"from":0.5,"to":1,"count":0},\
        {"from":1,"to":null,"count":0}],"weakest":[],"neverReached":[],"neverNamed":[{"application":"Home",\
        "entity":"Lamp","id":"left","title":"Bedside Lamp"},{"application":"Home","entity":"Lamp","id":"right",\
        "title":"Bedside Lamp"}],"robustness":null}

        """)
  }

  // MARK: Disturbed

  @Test func `disturbed requests are told by kind and by shortcut`() async throws {
    let outcome = await test("-q", "--perturb", "--seed", "4", requests)
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        passed  \(requests)  2 requests as expected

        Robustness 100.0 % of 14 variants of 2 requests (seed 4)
          letter dropped   100.0 % of 2
          letter doubled   100.0 % of 2
          letters swapped  100.0 % of 2
          neighbour key    100.0 % of 2
          filler in front  100.0 % of 2
          filler behind    100.0 % of 2
          word order       100.0 % of 2

          TurnOn — Home           100.0 % of 7
          (not to be recognized)  100.0 % of 7

        """)
    #expect(await test("-q", "--seed", "4", requests) == outcome)
    #expect(await test("-q", "--perturb", requests) != outcome)
  }

  @Test func `too few that pass fail only where somebody asks`() async throws {
    let path = try folder.file(
      "home.requests.jsonl", #"{"text":"turn on desk lamp","intent":"TurnOn","parameters":{"lamp":"desk"}}"#)
    let seeds = (1...40).map { "\($0)" }
    var fragile: String?
    for seed in seeds where fragile == nil {
      if await test("-q", "--seed", seed, path).output.contains("Easiest to break") { fragile = seed }
    }
    let seed = try #require(fragile)
    #expect(await test("-q", "--seed", seed, path).code == .success)
    #expect(await test("-q", "--seed", seed, "--robustness", "0", path).code == .success)
    let outcome = await test("-q", "--seed", seed, "--robustness", "1", path)
    #expect(outcome.code == .notRecognized)
    #expect(outcome.errors.hasSuffix(" of the variants pass, and '--robustness' asks for 100.0 %\n"))
  }
}
