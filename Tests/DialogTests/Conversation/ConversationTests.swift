import Dialog
import PhraseMatching
import Testing

@Suite("A conversation")
struct ConversationTests {
  private func asking(_ questions: Question...) -> Conversation {
    var conversation = Conversation()
    for question in questions {
      _ = conversation.step(for: .said(.request))
      _ = conversation.step(for: .asked(question))
    }
    return conversation
  }

  private func step(_ turn: Conversation.Turn, asking question: Question) -> Conversation.Step {
    var conversation = asking(question)
    return conversation.step(for: .said(turn))
  }

  @Test func `goes from a request over a question to the end`() {
    var conversation = Conversation()
    #expect(conversation.state == .idle)
    #expect(conversation.step(for: .said(.request)) == .perform)
    #expect(conversation.state == .performing)
    #expect(conversation.step(for: .asked(Ask.lamps)) == .ask(Ask.lamps))
    #expect(conversation.question == Ask.lamps)
    #expect(conversation.step(for: .said(.reply(.options([1])))) == .reply(.options([1])))
    #expect(conversation.state == .performing)
    conversation.end()
    #expect(conversation.state == .idle)
  }

  @Test func `may begin with a question, and a new one takes its place`() {
    var conversation = Conversation()
    #expect(conversation.step(for: .asked(Ask.lamps)) == .ask(Ask.lamps))
    #expect(conversation.step(for: .asked(Ask.confirmation())) == .ask(Ask.confirmation()))
    #expect(conversation.step(for: .said(.reply(.yes))) == .reply(.yes))
  }

  @Test func `is over with whatever takes back, also for the questions that were left`() {
    var idle = Conversation()
    #expect(idle.step(for: .interrupted) == .nothing)
    #expect(idle.step(for: .said(.takeBack)) == .cancel)
    for turn in [Conversation.Turn.takeBack, .reply(.cancel)] {
      var conversation = asking(Ask.lamps, Ask.confirmation())
      #expect(conversation.left == [Ask.lamps])
      #expect(conversation.step(for: .said(turn)) == .cancel)
      #expect(conversation.state == .idle)
      #expect(conversation.left == [])
    }
    var asking = asking(Ask.lamps)
    #expect(asking.step(for: .interrupted) == .cancel)
    #expect(asking.state == .idle)
  }

  @Test func `asks again after what was only asked in between`() {
    var conversation = asking(Ask.lamps)
    #expect(conversation.step(for: .said(.between)) == .performBetween)
    conversation.end()
    #expect(conversation.step(for: .said(.resumption(0))) == .resume(0))
    #expect(conversation.question == Ask.lamps)
    #expect(conversation.left.isEmpty)
  }

  @Test func `leaves a question for a request, and takes it up again`() {
    var conversation = asking(Ask.lamps)
    #expect(conversation.step(for: .said(.request)) == .leaveAndPerform(Ask.lamps))
    conversation.end()
    #expect(conversation.question == nil)
    #expect(conversation.step(for: .said(.resumption(0))) == .resume(0))
    #expect(conversation.question == Ask.lamps)
    #expect(conversation.left == [])
  }

  @Test func `keeps the question that is open when another is taken up`() {
    var conversation = asking(Ask.lamps, Ask.confirmation())
    #expect(conversation.step(for: .said(.resumption(0))) == .resume(0))
    #expect(conversation.question == Ask.lamps)
    #expect(conversation.left == [Ask.confirmation()])
    #expect(conversation.step(for: .said(.resumption(7))) == .askAgain)
  }

  @Test func `forgets the oldest of many questions that were left`() {
    let questions = (0...Conversation.mostLeft + 1).map { Ask.which("\($0)", "other") }
    var conversation = Conversation()
    for question in questions {
      _ = conversation.step(for: .said(.request))
      _ = conversation.step(for: .asked(question))
    }
    #expect(conversation.left == Array(questions.dropFirst().dropLast()))
  }

  @Test func `begins anew in place of what is corrected, and of what was only offered`() {
    #expect(step(.correction, asking: Ask.lamps) == .replaceAndPerform(Ask.lamps))
    var offer = Ask.lamps
    offer.isOffer = true
    #expect(step(.request, asking: offer) == .replaceAndPerform(offer))
  }

  @Test func `asks again after what is answered aside, and after what nobody understands`() {
    var conversation = asking(Ask.lamps)
    #expect(conversation.step(for: .said(.aside)) == .answerAside)
    #expect(conversation.step(for: .said(.unclear)) == .askAgain)
    #expect(conversation.question == Ask.lamps)
  }

  @Test func `takes no answer where nothing is asked`() {
    var conversation = Conversation()
    #expect(conversation.step(for: .said(.reply(.yes))) == .askAgain)
    #expect(conversation.state == .idle)
  }

  @Test func `shows the options behind those that are shown`() {
    var many = Ask.lamps
    many.options = (1...10).map { Question.Option("Lamp \($0)") }
    var conversation = asking(many)
    conversation.turnPage()
    #expect(conversation.question?.shownOptions.map(\.title) == ["Lamp 8", "Lamp 9", "Lamp 10"])
    conversation.turnPage()
    #expect(conversation.question?.shownOptions.count == Question.mostShown)
  }
}
