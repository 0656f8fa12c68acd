/// What a conversation does next: a state machine that decides, and performs nothing.
///
/// Whoever holds it reads what a person says, reports what it means as a ``Turn``, and does what the step says. A run
/// tells by ``end()`` that it has ended by itself; one that was cancelled or replaced tells nothing any more.
///
/// ```swift
/// var conversation = Conversation()
/// conversation.step(for: .said(.request))               // .perform
/// conversation.step(for: .asked(whichTrail))            // .ask(whichTrail)
/// conversation.step(for: .said(.reply(.options([1]))))  // .reply(.options([1]))
/// conversation.end()
/// ```
package struct Conversation: Sendable {
  package enum State: Sendable, Equatable {
    case idle
    case performing
    case asking(Question)
  }

  /// What a turn means to the conversation, whatever it is about.
  package enum Turn: Sendable, Equatable {
    /// Something to do: a request, a follow-up, a command.
    case request
    /// Something to do in place of what the open question belongs to.
    case correction
    case reply(Reply)
    case takeBack
    /// Something to do that only asks something: what is asked of the person is asked again after it.
    case between
    /// Something that is answered and leaves everything as it is.
    case aside
    /// Takes up a question that was left, counted from the oldest.
    case resumption(Int)
    /// Nothing that anybody understands.
    case unclear
  }

  package enum Event: Sendable {
    case said(Turn)
    /// The run needs an answer.
    case asked(Question)
    /// Ctrl-C.
    case interrupted
  }

  package enum Step: Sendable, Equatable {
    /// Begin a run.
    case perform
    /// Keep the run of the open question for later, and begin another.
    case leaveAndPerform(Question)
    /// Keep the run of the open question, begin another, and go back once that has ended.
    case performBetween
    /// End the run of the open question, and begin another.
    case replaceAndPerform(Question)
    /// Give the answer to whoever asked.
    case reply(Reply)
    case ask(Question)
    /// Answer, and ask again what is asked, if anything is.
    case answerAside
    /// Say that nothing was understood, and ask again what is asked, if anything is.
    case askAgain
    /// Go on with a run that was left, leaving the one of the open question.
    case resume(Int)
    /// End the run, and those that were left.
    case cancel
    case nothing
  }

  package private(set) var state = State.idle
  /// The questions that were left for other requests, the newest last.
  package private(set) var left: [Question] = []
  /// So many questions are kept.
  package static let mostLeft = 4

  package init() {}

  package var question: Question? {
    if case .asking(let question) = state { return question }
    return nil
  }

  /// Takes what happened, and says what to do about it.
  package mutating func step(for event: Event) -> Step {
    switch event {
    case .said(let turn): return step(for: turn)
    case .asked(let question):
      state = .asking(question)
      return .ask(question)
    case .interrupted: return state == .idle && left.isEmpty ? .nothing : cancel()
    }
  }

  /// Notes that the run has ended: nothing is to be done about that.
  package mutating func end() { state = .idle }

  /// Shows other options of the open question.
  package mutating func turnPage() {
    if case .asking(let question) = state { state = .asking(question.withNextOptions) }
  }

  private mutating func step(for turn: Turn) -> Step {
    switch (turn, state) {
    case (.request, .idle), (.request, .performing), (.correction, .idle), (.correction, .performing),
      (.between, .idle), (.between, .performing):
      state = .performing
      return .perform
    case (.request, .asking(let question)) where question.isOffer,
      (.between, .asking(let question)) where question.isOffer:
      state = .performing
      return .replaceAndPerform(question)
    case (.request, .asking(let question)):
      left = Array((left + [question]).suffix(Self.mostLeft))
      state = .performing
      return .leaveAndPerform(question)
    case (.between, .asking(let question)):
      left = Array((left + [question]).suffix(Self.mostLeft))
      state = .performing
      return .performBetween
    case (.correction, .asking(let question)):
      state = .performing
      return .replaceAndPerform(question)
    case (.reply(.cancel), .asking), (.takeBack, _): return cancel()
    case (.reply(let reply), .asking):
      state = .performing
      return .reply(reply)
    case (.aside, _): return .answerAside
    case (.resumption(let index), _): return resume(index)
    case (.unclear, _), (.reply, .idle), (.reply, .performing): return .askAgain
    }
  }

  private mutating func resume(_ index: Int) -> Step {
    guard left.indices.contains(index) else { return .askAgain }
    let resumed = left.remove(at: index)
    if let question { left.append(question) }
    state = .asking(resumed)
    return .resume(index)
  }

  private mutating func cancel() -> Step {
    state = .idle
    left = []
    return .cancel
  }
}
