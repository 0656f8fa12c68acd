import IntentRuntime
import PhraseMatching
import Testing

@testable import AssistantCommandLine

struct ArgumentTests {
  @Test(
    arguments: [
      ("turn on the lamp", nil, "turn on the lamp"),
      ("match turn on", "match", "turn on"),
      ("--json match turn on", "match", "turn on"),
      ("match --limit 3 turn --json on", "match", "turn on"),
      ("-- match turn on", nil, "match turn on"),
      ("match -- --json", "match", "--json"),
      ("heating to -5 degrees", nil, "heating to -5 degrees"),
      ("match -", "match", "-"),
      ("-- lst", nil, "lst"),
      ("lst my trails", nil, "lst my trails"),
      ("explain", "explain", nil),
      ("", nil, nil),
    ] as [(String, String?, String?)])
  func `a verb, options and a sentence are told apart`(line: String, verb: String?, sentence: String?) throws {
    let invocation = try Invocation.read(line.split(separator: " ").map(String.init))
    #expect(invocation.command.name == verb)
    #expect(invocation.sentence == sentence)
  }

  @Test func `one argument of several words is never a verb`() throws {
    #expect(try Invocation.read(["list my trails"]).sentence == "list my trails")
  }

  @Test func `every option is read, with a space or an equals sign`() throws {
    let spaced = try Invocation.read([
      "--catalog", "a", "--catalog", "b", "--app", "Home", "--locale", "pt_BR", "--jsonl", "--threshold", "0.5",
      "--margin", "0", "--limit", "7", "--explain", "--now", "2026-11-20T10:00", "--answer", "lamp=a=b", "-y",
      "--voice-only", "--no-timing", "-q", "--color", "always", "--bare", "--no-learning", "--words-only",
    ]).options
    let joined = try Invocation.read([
      "--catalog=a", "--catalog=b", "--app=Home", "--locale=pt-BR", "--jsonl", "--threshold=0.5", "--margin=0",
      "--limit=7", "--explain", "--now=2026-11-20T10:00", "--answer=lamp=a=b", "--yes", "--voice-only",
      "--no-timing", "--quiet", "--color=always", "--bare", "--no-learning", "--words-only",
    ]).options
    var expected = Options()
    expected.catalogs = ["a", "b"]
    expected.application = "Home"
    expected.locale = "pt-BR"
    expected.format = .jsonLines
    expected.threshold = 0.5
    expected.margin = 0
    expected.limit = 7
    expected.explanation = .steps
    expected.now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)
    expected.answers = [.init(name: "lamp", value: "a=b")]
    expected.questions = .agree
    expected.channel = .voice
    expected.timing = .hidden
    expected.verbosity = .quiet
    expected.color = .always
    expected.installed = .leftOut
    expected.learning = .off
    expected.similarity = .lexical
    #expect(spaced == expected)
    #expect(joined == expected)
  }

  @Test(arguments: [
    ("lst", "unknown command 'lst'; did you mean 'list'?  (behest -- lst  sends it as a request)"),
    (
      "--treshold 1",
      "unknown option '--treshold'; did you mean '--threshold'?  (words behind -- are taken as they are)"
    ),
    ("-z", "unknown option '-z'; behest --help lists all  (words behind -- are taken as they are)"),
    ("-json", "unknown option '-json'; did you mean '--json'?  (words behind -- are taken as they are)"),
    ("--threshold 1.5", "option '--threshold' cannot be '1.5'; it takes a number from 0 to 1"),
    ("--threshold nan", "option '--threshold' cannot be 'nan'; it takes a number from 0 to 1"),
    ("--limit 0", "option '--limit' cannot be '0'; it takes a whole number from 1 to 100"),
    ("--now 2026-02-30", "option '--now' cannot be '2026-02-30'; it takes a moment such as 2026-11-20T10:00"),
    ("--answer desk", "option '--answer' cannot be 'desk'; it takes a parameter and its value, such as lamp=desk"),
    ("--color=blue", "option '--color' cannot be 'blue'; it takes auto, always or never"),
    ("--locale=e", "option '--locale' cannot be 'e'; it takes a language such as en or pt-BR"),
    ("--app=", "option '--app' cannot be ''; it takes an application's name"),
    ("--json=1", "option '--json' takes no value"),
    ("--limit 2 --limit 3", "option '--limit' is given twice, and takes one value only"),
    ("compile -o a --output=b", "option '--output' is given twice, and takes one value only"),
    ("--catalog", "option '--catalog' needs a value: the path of a catalog"),
    ("--catalog --json", "option '--catalog' needs a value: the path of a catalog"),
    ("list --threshold 1", "'list' has no use for '--threshold'; it goes with behest, match, explain and test"),
    (
      "--index a --catalog b",
      "'--index' and '--catalog' exclude each other: an index is compiled from catalogs already"
    ),
  ])
  func `a mistake is named with the way out`(line: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      try Invocation.read(line.split(separator: " ").map(String.init), for: allCommands)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: ["lint", "lint phrases/home.json", "lint --fix phrases", "test ./phrases", "bench", "bench --quick"])
  func `a verb that only the full program has is named as such`(line: String) throws {
    let verb = String(line.prefix { $0 != " " })
    let error = #expect(throws: UsageError.self) { try Invocation.read(line.split(separator: " ").map(String.init)) }
    #expect(
      error?.description
        == "this program has no command '\(verb)'; it has match, explain, list, complete, check, init, compile, completions and help, and the program "
        + "'behest' has '\(verb)'  (behest -- \(verb)  sends it as a request)")
  }

  @Test(arguments: ["test my hearing", "extract a tooth", "-- lint"])
  func `a request may begin with a verb that only the full program has`(line: String) throws {
    let invocation = try Invocation.read(line.split(separator: " ").map(String.init))
    #expect(invocation.command.name == nil)
    #expect(invocation.sentence == line.replacing("-- ", with: ""))
  }

  @Test func `a registered command brings its options along`() throws {
    let harbor = CommandOption.text("harbor", "where", "NAME", allowed: "a harbor's name", \.tides.harbor)
    let tides = Command("tides", "when the tide is high", usage: "", options: [harbor]) { _, _ in .success
    }
    let commands = CommandTable([tides])
    let invocation = try Invocation.read(["tides", "--harbor", "Dover", "-q"], for: commands)
    #expect(invocation.command.name == "tides")
    #expect(invocation.options.tides.harbor == "Dover")
    #expect(invocation.options.verbosity == .quiet)
    let error = #expect(throws: UsageError.self) { try Invocation.read(["list", "--harbor=Dover"], for: commands) }
    #expect(error?.description == "'list' has no use for '--harbor'; it goes with tides")
  }

  @Test func `what adds up or says the same may be repeated`() throws {
    let options = try Invocation.read(["--answer", "a=1", "--answer", "b=2", "-q", "--quiet"]).options
    #expect(options.answers.map(\.name) == ["a", "b"])
    #expect(options.verbosity == .quiet)
  }

  @Test func `help is given in spite of options that do not belong`() throws {
    #expect(try Invocation.read(["list", "--threshold", "1", "-h"]).options.page == .help)
  }

  @Test(arguments: [
    "2026-11-20T24:00", "2026-13-01", "26-11-20", "2026-11-20T", "2026-11-20T10", "+026-11-20", "today",
  ])
  func `a moment that is not on the calendar is refused`(text: String) {
    #expect(CivilMoment(written: text) == nil)
  }

  @Test func `a moment may be a day, a minute or a second`() {
    #expect(CivilMoment(written: "2024-02-29") == CivilMoment(year: 2024, month: 2, day: 29))
    #expect(
      CivilMoment(written: "2026-11-20T10:05:59")
        == CivilMoment(year: 2026, month: 11, day: 20, hour: 10, minute: 5, second: 59))
  }
}

private struct TideOptions: OptionGroup {
  var harbor: String?
}

extension Options {
  fileprivate var tides: TideOptions {
    get { self[TideOptions.self] }
    set { self[TideOptions.self] = newValue }
  }
}

struct ModeTests {
  @Test(
    arguments: [
      ("lights off", true, Mode.oneShot("lights off")),
      ("lights off", false, .oneShot("lights off")),
      ("-", true, .lines),
      ("-", false, .lines),
      (nil, false, .lines),
      (nil, true, .prompt),
    ] as [(String?, Bool, Mode)])
  func `a request, a dash or a terminal decide where requests come from`(
    sentence: String?, isTerminal: Bool, mode: Mode
  ) {
    #expect(Mode.of(sentence, format: .plain, inputIsTerminal: isTerminal) == mode)
  }

  @Test func `who wants JSON gets no prompt`() {
    #expect(Mode.of(nil, format: .jsonLines, inputIsTerminal: true) == .lines)
  }

  @Test func `an index or named catalogs win over the folder`() {
    var options = Options()
    #expect(IndexSource.of(options) { _ in [] } == nil)
    #expect(IndexSource.of(options) { _ in ["a.json"] } == .project(folder: "phrases", names: ["a.json"]))
    #expect(IndexSource.of(options, installed: 1) { _ in ["a.json"] } == .applications)
    options.catalogs = ["b.json"]
    #expect(IndexSource.of(options) { _ in ["a.json"] } == .catalogs(["b.json"]))
    options.index = "c"
    #expect(IndexSource.of(options) { _ in ["a.json"] } == .index("c"))
  }
}

struct StyleTests {
  @Test(arguments: [
    (ColorChoice.auto, true, ["TERM": "xterm"], true),
    (.auto, false, ["TERM": "xterm"], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, [:], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.auto, false, ["FORCE_COLOR": "1"], true),
    (.auto, false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "xterm", "FORCE_COLOR": "0"], false),
    (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, ["FORCE_COLOR": "1"], false),
  ])
  func `color follows the option, then the environment, then the terminal`(
    choice: ColorChoice, onTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(choice.isColored(onTerminal: onTerminal) { environment[$0] } == isColored)
  }
}
