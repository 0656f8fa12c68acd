import PhraseMatching
import Testing

@testable import AssistantCommandLine

struct PromptTests {
  @Test func `a conversation at the prompt`() throws {
    let outcome = try TestBench(
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
        Turn On — Home                                                            1.00
          lamp  Bedside Lamp [right]  from "bedside lamp"
          "Turn on ${lamp} in ${applicationName}"
        I don’t know what to do with “xyz”.
        Try: Turn on Desk Lamp in Home

        """#)
    #expect(
      outcome.errors == """
        Type what you want, such as “Turn on Desk Lamp in Home”, or :help.
        > > > > Please pick a number from 1 to 2, or type something else.
        > > There is no :lst. Did you mean :list?
        > >\u{20}
        Goodbye.

        """)
    #expect(outcome.code == .success)
  }

  @Test func `quiet leaves out greeting and farewell`() throws {
    #expect(try TestBench(inputIsTerminal: true).prompt("-q").errors == "> \n")
  }

  private typealias Event = PromptConversation.Event
  private typealias Step = PromptConversation.Step

  private func steps(_ events: Event...) -> [Step] {
    var conversation = PromptConversation()
    return events.map { conversation.step(for: $0) }
  }

  @Test func `an empty line does nothing`() { #expect(steps(.typed(""), .typed("  ")) == [.wait, .wait]) }

  @Test func `white space around a request is not part of it`() {
    #expect(steps(.typed("  lights off ")) == [.match("lights off")])
  }

  @Test(arguments: [
    ("help", Step.help), (":help", .help), ("quit", .leave(.success)), ("EXIT", .leave(.success)),
    (":quit", .leave(.success)), (":list", .list([])), (":list desk lamp", .list(["desk", "lamp"])),
    (":explain lights off", .explain("lights off")), (":why", .say(PromptWording.nothingToExplain)),
    ("help me", .match("help me")), ("7", .match("7")),
    (":", .say("There is no :. Type :help for what there is.")),
  ])
  func `a line leads to a step`(line: String, step: PromptConversation.Step) {
    #expect(steps(.typed(line)) == [step])
  }

  @Test func `why explains the last request`() {
    var conversation = PromptConversation()
    conversation.note(Answer(), to: "lights off")
    #expect(conversation.step(for: .typed(":why")) == .explain("lights off"))
  }

  @Test func `control D leaves`() { #expect(steps(.ended) == [.leave(.success)]) }

  @Test func `control C clears a line and twice on empty lines leaves`() {
    #expect(
      steps(.interrupted(on: .begun), .interrupted(on: .empty), .interrupted(on: .empty))
        == [.wait, .say(PromptWording.leaving), .leave(.interrupted)])
  }

  @Test func `anything between two control Cs starts over`() {
    let again = Step.say(PromptWording.leaving)
    #expect(steps(.interrupted(on: .empty), .typed(""), .interrupted(on: .empty)) == [again, .wait, again])
    #expect(
      steps(.interrupted(on: .empty), .interrupted(on: .begun), .interrupted(on: .empty)) == [again, .wait, again])
  }
}
