import Dialog
import PhraseMatching
import Testing

@Suite("A conversation")
struct ConversationTests {
  private static let nothing = RequestFit()
  private static let exact = RequestFit(score: 1, isExact: true)

  private func asking(_ question: Question) -> Conversation {
    var conversation = Conversation(language: "en")
    _ = conversation.step(for: .said("open a lamp", asRequest: Self.exact), now: Ask.now)
    _ = conversation.step(for: .asked(question), now: Ask.now)
    return conversation
  }

  private func step(_ text: String, _ request: RequestFit = RequestFit(), asking question: Question)
    -> Conversation.Step
  {
    var conversation = asking(question)
    return conversation.step(for: .said(text, asRequest: request), now: Ask.now)
  }

  @Test func `goes from a request over a question to the end`() {
    var conversation = Conversation(language: "en")
    #expect(conversation.state == .idle)
    #expect(conversation.step(for: .said("turn it on", asRequest: Self.exact), now: Ask.now) == .perform("turn it on"))
    #expect(conversation.state == .performing)
    #expect(conversation.step(for: .said("hurry", asRequest: Self.nothing), now: Ask.now) == .wait)
    #expect(conversation.step(for: .asked(Ask.lamps), now: Ask.now) == .ask(Ask.lamps))
    #expect(conversation.question == Ask.lamps)
    #expect(conversation.step(for: .said("the second", asRequest: Self.nothing), now: Ask.now) == .reply(.options([1])))
    #expect(conversation.state == .performing)
    #expect(conversation.step(for: .finished, now: Ask.now) == .nothing)
    #expect(conversation.state == .idle)
  }

  @Test func `may begin with a question`() {
    var conversation = Conversation(language: "en")
    #expect(conversation.step(for: .asked(Ask.lamps), now: Ask.now) == .ask(Ask.lamps))
    #expect(conversation.step(for: .asked(Ask.confirmation()), now: Ask.now) == .ask(Ask.confirmation()))
    #expect(conversation.step(for: .finished, now: Ask.now) == .nothing)
    #expect(conversation.question == nil)
  }

  @Test(arguments: [BuiltInCommand.help(about: nil), .cancel, .undo, .redo, .again, .search("falls")])
  func `hands what is for the assistant on when nothing goes on`(request: BuiltInCommand) {
    var conversation = Conversation(language: "en")
    let fit = RequestFit(score: 1, isExact: true, isBuiltInCommand: request)
    #expect(conversation.step(for: .said("…", asRequest: fit), now: Ask.now) == .run(request))
    let isOverAtOnce = request == .cancel || request == .help(about: nil)
    #expect(conversation.state == (isOverAtOnce ? .idle : .performing))
  }

  @Test func `is left with Ctrl-C and with cancel words`() {
    var idle = Conversation(language: "en")
    #expect(idle.step(for: .interrupted, now: Ask.now) == .nothing)
    _ = idle.step(for: .said("go", asRequest: Self.exact), now: Ask.now)
    #expect(idle.step(for: .interrupted, now: Ask.now) == .cancelRun)
    #expect(idle.state == .idle)
    var asking = asking(Ask.lamps)
    #expect(asking.step(for: .interrupted, now: Ask.now) == .cancelRun)
    #expect(asking.state == .idle)
    for text in ["never mind", "stop", "cancel please"] {
      let command = RequestFit(score: 1, isExact: true, isBuiltInCommand: .cancel)
      #expect(step(text, command, asking: Ask.lamps) == .cancelRun)
      #expect(step(text, Self.nothing, asking: Ask.value(.text)) == .cancelRun)
    }
  }

  @Test func `helps in the middle of a question, and leaves it for undo`() {
    var conversation = asking(Ask.lamps)
    let help = RequestFit(score: 1, isExact: true, isBuiltInCommand: .help(about: nil))
    #expect(conversation.step(for: .said("help", asRequest: help), now: Ask.now) == .run(.help(about: nil)))
    #expect(conversation.question == Ask.lamps)
    for request in [BuiltInCommand.undo, .redo, .again, .search("falls")] {
      let fit = RequestFit(score: 0.9, isBuiltInCommand: request)
      #expect(step("…", fit, asking: Ask.lamps) == .dropAndRun(request, dropped: Ask.lamps))
    }
    #expect(step("help", help, asking: Ask.which("Help", "Support")) == .reply(.options([0])))
  }

  @Test func `takes words that fit nothing as they are`() {
    #expect(step("the green one", asking: Ask.lamps) == .reply(.words("the green one")))
    #expect(step("perhaps", asking: Ask.confirmation()) == .reply(.words("perhaps")))
  }

  // MARK: A request or a reply: pairs of rivals

  @Test func `a request well understood is one, a word of it is a reply`() {
    let request = RequestFit(score: 0.95)
    #expect(
      step("turn the radio off", request, asking: Ask.lamps)
        == .dropAndPerform("turn the radio off", dropped: Ask.lamps))
    #expect(step("hall lamp", request, asking: Ask.lamps) == .reply(.options([1])))
    #expect(step("turn the radio", RequestFit(score: 0.84), asking: Ask.lamps) == .reply(.words("turn the radio")))
  }

  @Test func `a name to look up yields to a request, unless the request is far from clear`() {
    let landmarks = Ask.value(.words)
    #expect(
      step("open favorites", RequestFit(score: 0.9), asking: landmarks)
        == .dropAndPerform("open favorites", dropped: landmarks))
    #expect(step("favorites", RequestFit(score: 0.7), asking: landmarks) == .reply(.words("favorites")))
  }

  @Test func `an exact request wins over a misspelt name and loses to a name`() {
    let lamps = Ask.which("Bedside", "Radios")
    #expect(
      step("radio", RequestFit(score: 1, isExact: true), asking: lamps) == .dropAndPerform("radio", dropped: lamps))
    #expect(step("bedside", RequestFit(score: 1, isExact: true), asking: lamps) == .reply(.options([0])))
    #expect(step("radio", RequestFit(score: 0.95), asking: lamps) == .reply(.options([1])))
  }

  @Test func `free text yields to an exact request only`() {
    let note = Ask.value(.text)
    #expect(step("show my favorites", RequestFit(score: 0.99), asking: note) == .reply(.words("show my favorites")))
    #expect(step("show my favorites", Self.exact, asking: note) == .dropAndPerform("show my favorites", dropped: note))
    let search = RequestFit(score: 0.9, isBuiltInCommand: .search("milk"))
    #expect(step("look for milk", search, asking: note) == .reply(.words("look for milk")))
  }

  @Test func `a new question takes the place of the old one`() {
    var conversation = asking(Ask.lamps)
    #expect(conversation.step(for: .asked(Ask.confirmation()), now: Ask.now) == .ask(Ask.confirmation()))
    #expect(conversation.step(for: .said("yes", asRequest: Self.nothing), now: Ask.now) == .reply(.yes))
  }
}
