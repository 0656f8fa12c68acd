package import PhraseMatching

/// What a conversation does next: a state machine that decides, and performs nothing.
///
/// Whoever holds it reports what happens and does what the step says. A run reports ``Event/finished`` once it has
/// ended by itself; one that was cancelled or dropped reports nothing any more.
///
/// ```swift
/// var conversation = Conversation(language: "en")
/// conversation.step(for: .said("open a trail", asRequest: fit), now: now)  // .perform("open a trail")
/// conversation.step(for: .asked(whichTrail), now: now)                     // .ask(whichTrail)
/// conversation.step(for: .said("the second", asRequest: fit), now: now)    // .reply(.options([1]))
/// conversation.step(for: .finished, now: now)                              // .nothing
/// ```
package struct Conversation: Sendable {
  package enum State: Sendable, Equatable {
    case idle
    case performing
    case asking(Question)
  }

  package enum Event: Sendable {
    /// A person typed a line; beside it, what it is as a request of its own.
    case said(String, asRequest: RequestFit)
    /// The run, or the choice of a shortcut, needs an answer.
    case asked(Question)
    case finished
    /// Ctrl-C.
    case interrupted
  }

  package enum Step: Sendable, Equatable {
    /// Match the request and run what it means.
    case perform(String)
    /// Do it; undo, redo, again and search are runs, help and cancel are over at once.
    case run(BuiltInCommand)
    /// Give the answer to whoever asked.
    case reply(Reply)
    /// Leave the question with a word about it, end its run, and perform the request.
    case dropAndPerform(String, dropped: Question)
    case dropAndRun(BuiltInCommand, dropped: Question)
    case ask(Question)
    /// End the run and say so.
    case cancelRun
    case nothing
    /// Keep the text until the run asks or ends.
    case wait
  }

  package private(set) var state = State.idle
  private let reader: ReplyReader

  /// A conversation in a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) { reader = ReplyReader(language: language) }

  package var question: Question? {
    if case .asking(let question) = state { return question }
    return nil
  }

  /// Takes what happened, and says what to do about it; `now` is the present on the wall.
  package mutating func step(for event: Event, now: CivilMoment) -> Step {
    switch (state, event) {
    case (.idle, .said(let text, let request)):
      return begin(text, request)
    case (.performing, .said):
      return .wait
    case (.asking(let question), .said(let text, let request)):
      return answer(text, request, to: question, now: now)
    case (.idle, .asked(let question)), (.performing, .asked(let question)), (.asking, .asked(let question)):
      state = .asking(question)
      return .ask(question)
    case (.idle, .finished), (.performing, .finished), (.asking, .finished):
      state = .idle
      return .nothing
    case (.idle, .interrupted):
      return .nothing
    case (.performing, .interrupted), (.asking, .interrupted):
      state = .idle
      return .cancelRun
    }
  }

  // MARK: Beginning

  private mutating func begin(_ text: String, _ request: RequestFit) -> Step {
    guard let command = request.isBuiltInCommand else {
      state = .performing
      return .perform(text)
    }
    if command.isRun { state = .performing }
    return .run(command)
  }

  // MARK: In the middle of a question

  private mutating func answer(_ text: String, _ request: RequestFit, to question: Question, now: CivilMoment) -> Step {
    let read = reader.read(text, to: question, now: now)
    if read.fit >= RequestFit.certainReply, let reply = read.reply { return answer(reply) }
    let mayBeRequest = request.isExact || question.otherAnswers != .text
    if mayBeRequest, let command = request.isBuiltInCommand { return turn(to: command, from: question) }
    if mayBeRequest, request.outdoes(read) {
      state = .performing
      return .dropAndPerform(text, dropped: question)
    }
    return answer(read.reply ?? .words(text))
  }

  private mutating func answer(_ reply: Reply) -> Step {
    switch reply {
    case .cancel:
      state = .idle
      return .cancelRun
    case .options, .yes, .no, .button, .typed, .words:
      state = .performing
      return .reply(reply)
    }
  }

  /// Help leaves the question open; everything else leaves it.
  private mutating func turn(to command: BuiltInCommand, from question: Question) -> Step {
    switch command {
    case .help:
      return .run(command)
    case .cancel:
      state = .idle
      return .cancelRun
    case .undo, .redo, .again, .search:
      state = .performing
      return .dropAndRun(command, dropped: question)
    }
  }
}

extension RequestFit {
  /// Whether a text is rather a request of its own than the reply it was read as.
  fileprivate func outdoes(_ reply: ReadReply) -> Bool {
    isExact || (score >= Self.recognized && score >= reply.fit + Self.lead)
  }
}

extension BuiltInCommand {
  /// Whether it takes time and may ask something.
  fileprivate var isRun: Bool {
    switch self {
    case .undo, .redo, .again, .search: true
    case .help, .cancel: false
    }
  }
}
