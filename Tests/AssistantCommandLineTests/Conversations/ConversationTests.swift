import CommandLineFixtures
import Dialog
import IntentRuntime
import PhraseMatching
import Synchronization
import Testing

@testable import AssistantCommandLine

struct OneShotConversationTests {
  @Test func `what happens and what is said come out in order`() async throws {
    let outcome = try await TestBench.travelling().run("--answer", "target=Niagara Falls", "open landmark")
    #expect(outcome == .init(code: .success, output: "[Opening Travel]\nOpening Niagara Falls.\n", errors: ""))
  }

  @Test func `a question that nobody can be asked ends with 4 and the way out`() async throws {
    let outcome = try await TestBench.travelling().run("open landmark")
    #expect(outcome.code == .needsInput)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        Which landmark?
          1  Niagara Falls  New York
          2  Angel Falls    Venezuela
          3  Surprise Me
          …or type a name
        behest: an answer is needed: --answer target=… answers it; at a terminal it is asked for

        """)
  }

  @Test func `a confirmation names the option that gives it`() async throws {
    let outcome = try await TestBench.travelling().run("delete")
    #expect(outcome.code == .needsInput)
    #expect(
      outcome.errors == """
        Delete it?
          Delete or no
        behest: an answer is needed: --yes confirms it; at a terminal it is asked for

        """)
    #expect(try await TestBench.travelling().run("--yes", "delete").output == "Deleted.\n")
  }

  @Test func `at a terminal the question is asked and the reply read`() async throws {
    let outcome = try await TestBench.travelling("2\n", atTerminal: true).run("open landmark")
    #expect(outcome.code == .success)
    #expect(outcome.output == "[Opening Travel]\nOpening Angel Falls.\n")
    #expect(outcome.errors.hasSuffix("  …or type a name\n> "))
  }

  @Test func `the end of input at a question cancels`() async throws {
    #expect(try await TestBench.travelling(atTerminal: true).run("open landmark").code == .cancelled)
  }

  @Test func `who wants no questions gets none at a terminal either`() async throws {
    let bench = try TestBench.travelling("2\n", atTerminal: true)
    #expect(await bench.run("--no-input", "open landmark").code == .needsInput)
  }

  @Test func `a failure is said, and what lies behind it on demand`() async throws {
    let plain = try await TestBench.travelling().run("fail")
    #expect(plain == .init(code: .failed, output: "The map is torn.\n", errors: ""))
    #expect(try await TestBench.travelling().run("--verbose", "fail").errors == "MapError.torn\n")
  }

  @Test func `who only listens gets only what is said`() async throws {
    #expect(try await TestBench.travelling().run("--voice-only", "show").output == "Here it is.\n")
    #expect(try await TestBench.travelling().run("show").output == "Here it is.\n+--+\n|  |\n")
    let asked = try await TestBench.travelling().run("-q", "--voice-only", "open landmark")
    #expect(asked.errors == "Which landmark? Niagara Falls, Angel Falls, Surprise Me\n")
  }

  @Test func `an outcome without words gets some`() async throws {
    let outcome = try await TestBench.travelling().run("xyz")
    #expect(outcome == .init(code: .notRecognized, output: "I don’t know what to do with that.\n", errors: ""))
  }

  @Test func `the language is the one that was asked for`() async throws {
    #expect(try await TestBench.travelling().run("--locale", "de", "language").output == "I speak de.\n")
  }

  @Test func `JSON has what came of it`() async throws {
    let outcome = try await TestBench.travelling().run("--json", "show")
    #expect(
      outcome.output == #"""
        {"id":null,"text":"show","outcome":"succeeded","application":null,"intent":null,"shortcut":null,\#
        "parameters":{},"phrase":null,"score":null,"margin":null,"dialog":"Here it is.","supportingDialog":null,\#
        "snippet":"+--+\n|  |","value":{"a":1.5,"b":[true]},"question":null,"candidates":[],"error":null,\#
        "micros":null,"conversation":null}

        """#)
    let failed = try await TestBench.travelling().run("--json", "fail")
    let error = #""error":{"code":"intent.failed","message":"The map is torn.","detail":"MapError.torn"}"#
    #expect(failed.output.contains(error))
    #expect(failed.code == .failed)
  }

  @Test func `a question in JSON has its options and buttons`() async throws {
    let outcome = try await TestBench.travelling().run("--json", "open landmark")
    #expect(
      outcome.output.contains(
        #""question":{"kind":"value","parameter":"target","prompt":"Which landmark?","options":[{"number":1,"id":null,"#
          + #""title":"Niagara Falls","subtitle":"New York"},{"number":2,"id":null,"title":"Angel Falls","#
          + #""subtitle":"Venezuela"}],"buttons":["Surprise Me"]}"#))
    #expect(outcome.code == .needsInput)
    #expect(outcome.errors == "")
  }

  @Test func `an unknown application is told`() async throws {
    #expect(
      try await TestBench.travelling().run("--app", "Trovel", "show").errors
        == "behest: no application is called 'Trovel'; did you mean 'Travel'?\n")
    #expect(try await TestBench.travelling().run("--app", "TRIPS", "show").code == .success)
  }
}

struct ConversationLinesTests {
  @Test func `lines are one conversation, in which a line may answer the question before it`() async throws {
    let outcome = try await TestBench.travelling("open landmark\nlast\n", "\nfail\nlast").run()
    #expect(
      outcome.output == """
        Which landmark?  (1 Niagara Falls – New York, 2 Angel Falls – Venezuela, 3 Surprise Me)
        [Opening Travel] Opening last.

        The map is torn.
        You said fail.

        """)
    #expect(outcome.code == .failed)
  }

  @Test func `nothing is asked where nobody is to be asked, and the next line is a new request`() async throws {
    let outcome = try await TestBench.travelling("delete\nopen landmark\nlast\n").run("--yes", "--no-input")
    #expect(outcome.output.hasSuffix("\nYou said open landmark.\n"))
    #expect(outcome.code == .needsInput)
  }

  @Test func `a question that is open at the end is told by the exit status`() async throws {
    let outcome = try await TestBench.travelling("open landmark\n").run()
    #expect(outcome.code == .needsInput)
  }

  /// The values of a few keys, line by line.
  private func dialogs(_ output: String) -> [String] {
    output.split(separator: "\n").map { line in
      let start = line.firstRange(of: #""dialog":"#)?.upperBound ?? line.startIndex
      return String(line.suffix(from: start).prefix { $0 != "," })
    }
  }

  @Test func `a conversation may answer its own question in the next line`() async throws {
    let outcome = try await TestBench.travelling(
      #"{"conversation":"a","text":"open landmark"}"# + "\n", #"{"conversation":"a","text":"2"}"# + "\n"
    ).run("--jsonl")
    #expect(dialogs(outcome.output) == ["null", #""Opening Angel Falls.""#])
    #expect(outcome.code == .success)
  }

  @Test func `a question that is left open counts at the end`() async throws {
    let outcome = try await TestBench.travelling(#"{"conversation":"a","text":"open landmark"}"#).run("--jsonl")
    #expect(outcome.code == .needsInput)
  }

  @Test func `conversations know nothing of one another`() async throws {
    let lines = [
      #"{"conversation":"a","text":"one"}"#, #"{"conversation":"b","text":"last"}"#, "last",
      #"{"conversation":"a","text":"last"}"#,
    ]
    let outcome = try await TestBench.travelling(lines.joined(separator: "\n")).run("--jsonl")
    #expect(
      dialogs(outcome.output).sorted()
        == [#""You said nothing.""#, #""You said nothing.""#, #""You said one.""#, "null"])
  }

  @Test func `a conversation keeps the language it began with`() async throws {
    let lines = [
      #"{"conversation":"a","locale":"de","text":"language"}"#,
      #"{"conversation":"a","locale":"fr","text":"language"}"#,
      #"{"conversation":"a","text":"language"}"#,
    ]
    let outcome = try await TestBench.travelling(lines.joined(separator: "\n")).run("--jsonl")
    #expect(dialogs(outcome.output) == Array(repeating: #""I speak de.""#, count: 3))
  }

  @Test func `a request may bring answers or only be matched`() async throws {
    let lines = [#"{"text":"open landmark","answers":{"target":"Angel Falls"}}"#, #"{"text":"fail","dryRun":true}"#]
    let outcome = try await TestBench.travelling(lines.joined(separator: "\n")).run("--jsonl")
    #expect(dialogs(outcome.output) == [#""Opening Angel Falls.""#, "null"])
    #expect(outcome.output.contains(#""outcome":"matched""#))
    #expect(outcome.code == .success)
  }

  @Test func `a line that cannot be read is answered in its turn`() async throws {
    let outcome = try await TestBench.travelling("last\n{\"id\":4}\nlast\n").run("--jsonl")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix(#"{"id":4,"#) && lines[1].contains("request.missing-text"))
    #expect(lines[2].contains("You said last."))
    #expect(outcome.code == .unusable)
  }

  @Test func `every line has an answer, however many there are`() async throws {
    let count = 10_000
    let text = (0..<count).map { #"{"id":\#($0),"text":"last","conversation":"\#($0 % 500)"}"# }.joined(separator: "\n")
    let outcome = try await TestBench.travelling(text).run("--jsonl")
    let ids = outcome.output.split(separator: "\n").compactMap { Int($0.dropFirst(6).prefix { $0 != "," }) }
    #expect(ids.sorted() == Array(0..<count))
    for lane in [0, 499] {
      #expect(ids.filter { $0 % 500 == lane }.elementsEqual(stride(from: lane, to: count, by: 500)))
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a request that takes long holds up no other conversation`() async throws {
    let lines = [#"{"conversation":"a","text":"hold"}"#, #"{"conversation":"b","text":"release"}"#]
    let outcome = try await TestBench.travelling(lines.joined(separator: "\n")).run("--jsonl")
    #expect(dialogs(outcome.output) == [#""Released.""#, #""Held.""#])
  }
}

struct ConversationLanesTests {
  private func request(_ text: String, in conversation: String?) -> LineRequest {
    var line = #"{"text":"\#(text)""# + (conversation.map { #","conversation":"\#($0)"}"# } ?? "}")
    return line.withUTF8 { LineRequest($0, .jsonLines, usual: TurnOptions()) }
  }

  @Test func `a conversation does one thing after the other`() {
    var scheduler = ConversationScheduler()
    scheduler.add(request("one", in: "a"))
    #expect(scheduler.begin("a")?.requests.map(\.text) == ["one"])
    scheduler.add(request("two", in: "a"))
    scheduler.add(request("three", in: "a"))
    scheduler.add(request("other", in: nil))
    #expect(scheduler.begin("a") == nil)
    #expect(scheduler.begin(nil)?.requests.map(\.text) == ["other"])
    #expect(scheduler.end("a", [:])?.requests.map(\.text) == ["two", "three"])
    #expect(scheduler.open == 4)
  }

  @Test func `conversations idle the longest are dropped with their partners, and those at work are not`() throws {
    let registry = try ScriptedRegistry()
    var scheduler = ConversationScheduler(remembering: 10)
    let now = CivilMoment(year: 2026, month: 11, day: 20)
    let settings = SessionSettings(matching: MatchOptions(now: now), now: { now })
    var dropped = 0
    scheduler.add(request("x", in: "busy"))
    _ = scheduler.begin("busy")
    for number in 0..<1_000 {
      scheduler.add(request("x", in: "\(number)"))
      _ = scheduler.begin("\(number)")
      scheduler.noteAnswer(in: "\(number)", isAsking: number == 500)
      _ = scheduler.end("\(number)", ["en": registry.begin(settings)])
      dropped += scheduler.takeDropped().count
      #expect(scheduler.count <= 12)
      #expect(scheduler.count + dropped == number + 2)
    }
    #expect(scheduler.hasOpenQuestion)
    #expect(scheduler.open == 1)
    scheduler.add(request("y", in: "busy"))
    #expect(scheduler.end("busy", [:])?.requests.map(\.text) == ["y"])
  }

  @Test func `of those that wait for an answer fewer are remembered`() throws {
    let registry = try ScriptedRegistry()
    var scheduler = ConversationScheduler(remembering: 1_000)
    let now = CivilMoment(year: 2026, month: 11, day: 20)
    let settings = SessionSettings(matching: MatchOptions(now: now), now: { now })
    for number in 0..<500 {
      scheduler.add(request("x", in: "\(number)"))
      _ = scheduler.begin("\(number)")
      scheduler.noteAnswer(in: "\(number)", isAsking: number != 0)
      _ = scheduler.end("\(number)", ["en": registry.begin(settings)])
    }
    #expect(scheduler.count <= 111)
    #expect(scheduler.takeDropped().count == 500 - scheduler.count)
    // The one that asks nothing is still there.
    scheduler.add(request("y", in: "0"))
    #expect(scheduler.begin("0")?.partners.count == 1)
  }

  @Test func `an answered question is no longer open`() {
    var scheduler = ConversationScheduler()
    scheduler.add(request("x", in: "a"))
    scheduler.noteAnswer(in: "a", isAsking: true)
    #expect(scheduler.hasOpenQuestion)
    scheduler.noteAnswer(in: "a", isAsking: false)
    #expect(!scheduler.hasOpenQuestion)
  }
}

struct PromptSessionTests {
  @Test func `a conversation that performs`() async throws {
    let outcome = try await TestBench.travelling(
      "open landmark\n", "\n", "2\n", "\n", "2\n", ":apps\n", ":undo\n", "fail\n", ":forget\n", "last\n",
      atTerminal: true
    ).run()
    #expect(
      outcome.output == """
        Which landmark?
          1  Niagara Falls  New York
          2  Angel Falls    Venezuela
          3  Surprise Me
          …or type a name
        Which landmark?
          1  Niagara Falls  New York
          2  Angel Falls    Venezuela
          3  Surprise Me
          …or type a name
        [Opening Travel]
        Opening Angel Falls.
          1  open landmark
          2  show
        Here it is.
        +--+
        |  |
          Travel  trips
        I don’t know what to do with that.
        The map is torn.
        You said nothing.

        """)
    #expect(outcome.code == .success)
    #expect(outcome.errors.hasPrefix("Type what you want, such as “Turn on Desk Lamp in Home”, or :help.\n> > > > "))
    #expect(outcome.errors.hasSuffix("What you did before is forgotten.\n> > \nGoodbye.\n"))
  }

  private func talk(_ input: [String], registry: ScriptedRegistry? = nil) async throws -> TestBench.Outcome {
    let registry = try registry ?? ScriptedRegistry()
    return await TestBench.travelling(input.map { Array($0.utf8) }, atTerminal: true, registry).run()
  }

  @Test(.timeLimit(.minutes(10)))
  func `control C stops an intent and no more`() async throws {
    let outcome = try await talk(["wait\n", "", "last\n"])
    #expect(outcome.output == "Cancelled.\nYou said wait.\n")
    #expect(outcome.code == .success)
  }

  @Test func `another language begins a new conversation`() async throws {
    let outcome = try await talk(["show\n", ":locale de\n", "last\n", "language\n"])
    #expect(outcome.output.hasSuffix("You said nothing.\nI speak de.\n"))
    #expect(outcome.errors.contains("Die Sprache ist jetzt de."))
  }

  @Test func `applications are read anew`() async throws {
    let registry = try ScriptedRegistry()
    let outcome = try await talk([":reload\n"], registry: registry)
    #expect(outcome.errors.contains("Everything is read anew."))
    #expect(registry.wasReloaded)
  }
}

struct ProgressLineTests {
  private final class Paper: Sendable {
    let text = Mutex("")

    func line(_ stage: ProgressLine.Stage) -> ProgressLine {
      ProgressLine(on: stage) { [self] piece in text.withLock { $0 += piece } }
    }
  }

  private func shown(on stage: ProgressLine.Stage) -> String {
    let paper = Paper()
    let line = paper.line(stage)
    for share in [0.1, 0.12, 0.5] { line.show(.init(share: share, text: "Map")) }
    line.erase()
    return paper.text.withLock { $0 }
  }

  @Test func `a terminal has one line that is gone in the end`() {
    let clear = "\r\u{1B}[K"
    #expect(
      shown(on: .terminal(width: 80))
        == [
          "[##------------------]  10%  Map", "[##------------------]  12%  Map", "[##########----------]  50%  Map",
          "",
        ].map { clear + $0 }.joined())
  }

  @Test func `a terminal that only writes on has a line for each tenth`() {
    #expect(shown(on: .dumb) == " 10%  Map\n 50%  Map\n")
  }

  @Test func `nobody sees what nobody watches`() { #expect(shown(on: .none) == "") }

  @Test func `a narrow terminal cuts the line`() {
    let paper = Paper()
    paper.line(.terminal(width: 12)).show(.init(share: nil, text: "Downloading the map"))
    #expect(paper.text.withLock { $0 } == "\r\u{1B}[K…  Downloa…")
  }
}
