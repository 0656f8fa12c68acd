import CommandLineFixtures
import IntentRuntime
import PhraseMatching
import Testing

@testable import AssistantCommandLine

struct PromptTests {
  @Test func `a conversation at the prompt`() async throws {
    let outcome = try await TestBench(
      "Turn on desk lamp in Home\n", "\n", "Turn on bedside lamp in Home\n", "3\n", "2\n", ":lst\n", "xyz\n",
      inputIsTerminal: true
    ).prompt()
    #expect(
      outcome.output == #"""
        Turn On — Home                                                            1.00
          lamp  Desk Lamp [desk]  from "desk lamp"
          "Turn on ${lamp} in ${applicationName}"
        I know two called Bedside Lamp: Left and Right. Which one?
          1  Bedside Lamp  Left
          2  Bedside Lamp  Right
        Please pick a number from 1 to 2, or type something else.
        Turn On — Home                                                            1.00
          lamp  Bedside Lamp [right]  from "bedside lamp"
          "Turn on ${lamp} in ${applicationName}"
        I don’t know what to do with “xyz”.
        Try: Turn on Desk Lamp in Home

        """#)
    #expect(
      outcome.errors == """
        Type what you want, such as “Turn on Desk Lamp in Home”, or :help.
        > > > > > > There is no :lst. Did you mean :list?
        > >\u{20}
        Goodbye.

        """)
    #expect(outcome.code == .success)
  }

  @Test func `the buttons of what is shown are pressed by their number, once`() async throws {
    let outcome = try await TestBench.travelling("show\n", "2\n", "last\n", "1\n", "last\n", atTerminal: true)
      .run("--plain", "-q")
    #expect(
      outcome.errors == """
        > 1 Add to Favorites  2 Find Tickets
        > > > > >\u{20}

        """)
    #expect(outcome.output.contains("You said Find Tickets.\n"))
    #expect(outcome.output.hasSuffix("You said 1.\n"))
  }

  @Test(arguments: [("C", true, true), ("de_DE.UTF-8", true, false), ("C", false, false)])
  func `a terminal without UTF-8 gets views in ASCII`(locale: String, isTerminal: Bool, isPlain: Bool) {
    var bench = TestBench()
    (bench.outputIsTerminal, bench.environment) = (isTerminal, ["LC_ALL": locale])
    let settings = SessionSettings(Options(), application: nil, bench.console(Recorder()))
    #expect("\(settings.terminal)".contains("ascii") == isPlain)
  }

  @Test func `quiet leaves out greeting and farewell`() async throws {
    #expect(try await TestBench(inputIsTerminal: true).prompt("-q").errors == "> \n")
  }

  private typealias Event = PromptConversation.Event
  private typealias Step = PromptConversation.Step

  private func steps(_ events: Event...) -> [Step] {
    var conversation = PromptConversation()
    return events.map { conversation.step(for: $0) }
  }

  @Test func `an empty line asks what is likely, or asks again`() {
    #expect(steps(.typed(""), .typed("  ")) == [.suggest, .suggest])
    #expect(steps(.typed("x"), .answered(.asking), .typed(" ")) == [.take("x"), .wait, .askAgain])
  }

  @Test func `white space around a request is not part of it`() {
    #expect(steps(.typed("  lights off ")) == [.take("lights off")])
  }

  @Test(arguments: [
    ("help", Step.help), (":help", .help), ("quit", .leave(.success)), ("EXIT", .leave(.success)),
    (":quit", .leave(.success)), (":list", .list([])), (":list desk lamp", .list(["desk", "lamp"])),
    (":explain lights off", .explain("lights off")), (":why", .explain(nil)), (":explain", .explain(nil)),
    ("help me", .take("help me")), ("7", .take("7")), (":apps", .applications), (":undo", .take("undo")),
    (":REDO", .take("redo")), (":again", .take("again")), (":reload", .reload), (":forget", .forget),
    (":locale de", .locale("de")), (":locale pt_BR", .locale("pt-BR")), (":locale", .say(.whichLocale)),
    (":locale ?", .say(.noLocale("?"))),
    (":", .say(.noCommand(""))),
    (":realod", .say(.noCommand("realod"))),
  ])
  func `a line leads to a step`(line: String, step: PromptConversation.Step) {
    #expect(steps(.typed(line)) == [step])
  }

  @Test(arguments: ["help", "quit", "1", "exit now"])
  func `what is typed at a question answers it`(line: String) {
    #expect(steps(.typed("x"), .answered(.asking), .typed(line)).last == .take(line))
  }

  @Test func `commands work at a question`() {
    #expect(
      steps(.typed("x"), .answered(.asking), .typed(":why"), .typed("1")).suffix(2) == [.explain(nil), .take("1")])
  }

  @Test func `a number picks from what is likely, once`() {
    var conversation = PromptConversation()
    conversation.note(suggestions: ["lights off", "lights on"])
    #expect(conversation.step(for: .typed("2")) == .take("lights on"))
    _ = conversation.step(for: .answered(.done))
    #expect(conversation.step(for: .typed("2")) == .take("2"))
  }

  @Test func `what is typed during an answer waits for its end`() {
    var conversation = PromptConversation()
    let steps = [Event.typed("a"), .typed("b"), .ended].map { conversation.step(for: $0) }
    #expect(steps == [.take("a"), .wait, .wait])
    #expect(conversation.nextAhead() == nil)
    #expect(conversation.step(for: .answered(.done)) == .wait)
    #expect(conversation.nextAhead() == .typed("b"))
  }

  @Test func `control C stops an answer and forgets what was typed ahead`() {
    var conversation = PromptConversation()
    let steps = [Event.typed("a"), .typed("b"), .interrupted(on: .empty), .answered(.done)]
      .map { conversation.step(for: $0) }
    #expect(steps == [.take("a"), .wait, .interrupt, .wait])
    #expect(conversation.nextAhead() == nil)
  }

  @Test func `control C drops a question before it leaves`() {
    let interrupted = Event.interrupted(on: .empty)
    #expect(
      steps(.typed("a"), .answered(.asking), interrupted, interrupted, interrupted).suffix(3)
        == [.interrupt, .say(.leaving), .leave(.interrupted)])
  }

  @Test func `control D leaves`() { #expect(steps(.ended) == [.leave(.success)]) }

  @Test func `control C clears a line and twice on empty lines leaves`() {
    #expect(
      steps(.interrupted(on: .begun), .interrupted(on: .empty), .interrupted(on: .empty))
        == [.wait, .say(.leaving), .leave(.interrupted)])
  }

  @Test func `anything between two control Cs starts over`() {
    let again = Step.say(.leaving)
    #expect(steps(.interrupted(on: .empty), .typed(""), .interrupted(on: .empty)) == [again, .suggest, again])
    #expect(
      steps(.interrupted(on: .empty), .interrupted(on: .begun), .interrupted(on: .empty)) == [again, .wait, again])
  }
}
