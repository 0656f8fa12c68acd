// What is said about the conversation itself.
extension EnglishWording {
  func undoable(_ actions: [String]) -> String {
    actions.isEmpty ? nothingToUndo() : "You can undo \(listed(actions))."
  }

  func cannotTakeBack(_ action: String, for values: [String]) -> String {
    let again = values.isEmpty ? "do the other one as well" : "do it again with \(listed(values))"
    return "I can’t take back \(action). Shall I \(again)?"
  }

  func cannotBeUndone(_ action: String) -> String { "This can’t be undone: \(action)." }

  func talkedAbout(_ talk: BuiltInCommand.Talk) -> String? {
    switch talk {
    case .thanks: "You’re welcome."
    case .greeting: "Hello! What can I do for you?"
    case .farewell: "Bye!"
    case .apology: "No problem."
    case .patience: "Take your time."
    case .affection: "That’s kind of you."
    case .laughter: "Glad you’re in a good mood."
    case .complaint: "I’m sorry. Say it in other words, and I’ll try again."
    case .chat: "I’m no good at small talk, but I can do things for you."
    case .presence: "I’m here."
    case .remark: "All right."
    case .agreement: "There’s no question open to say yes to."
    case .refusal: "There’s no question open to say no to."
    case .repeatAnswer, .repeatQuestion, .why, .whatWasDone, .wasItDone, .ownDeed, .isItSo, .whatWasChanged,
      .allThatWasDone,
      .whatCanBeUndone, .options, .moreOptions, .difference, .identity:
      nil
    }
  }

  func introduction(applications: [String]) -> String {
    let work = applications.isEmpty ? "" : " I work for \(listed(applications))."
    return "I’m Behest, an assistant that you type to.\(work)"
  }

  func because(request: String, action: String, application: String) -> String {
    "I took “\(request)” for “\(action)” in \(application)."
  }

  func onlyWithYes() -> String { "I’ll only do it with your yes." }
  func neededForIt() -> String { "I need to know this for it." }
  func lastDeed(_ action: String) -> String { "The last thing I did was this: \(action)." }
  func onlyFirst(_ number: Int, of count: Int) -> String { "These are the first \(number) of \(count)." }
  func notInConversation(_ action: String) -> String { "Not in this conversation. \(lastDeed(action))" }
  func canTakeBack(_ action: String) -> String { "\(lastDeed(action)) Say “undo” to take it back." }
  func lastTakenBack(_ action: String) -> String { "The last thing I did was to take this back: \(action)." }
  func lastChange(_ action: String) -> String { "The last change was this: \(action)." }
  func changedNothing(_ action: String) -> String { "This changed nothing: \(action)." }
  func nothingChanged() -> String { "I haven’t changed anything." }
  func takeBackLastChange(_ action: String) -> String { "\(lastChange(action)) Shall I take it back?" }
  func deeds(_ actions: [String]) -> String { "I’ve done this: \(actions.joined(separator: "; "))." }
  func nothingDone() -> String { "I haven’t done anything yet." }
  func wasDone(_ isDone: Bool, _ action: String) -> String {
    isDone ? "Yes, I did this: \(action)." : "No. \(lastDeed(action))"
  }
  func nothingAsked() -> String { "I haven’t asked anything." }
  func nothingSaid() -> String { "I haven’t said anything yet." }
  func nothingMore() -> String { "That’s all there is." }

  func differences(_ items: [(title: String, detail: String)]) -> String {
    items.map { "\($0.title): \($0.detail)." }.joined(separator: " ")
  }

  func known(_ names: [String]) -> String { "I know \(listed(names))." }
  func here(_ name: String) -> String { "Here’s \(name)." }
  func offer(_ name: String) -> String { "What shall I do with \(name)?" }
}
