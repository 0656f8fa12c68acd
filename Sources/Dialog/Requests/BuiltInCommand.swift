/// What the assistant itself can do, whatever is installed.
package enum BuiltInCommand: Sendable, Equatable {
  /// Take back so many of the last deeds.
  case undo(count: Int)
  /// Take back the last deed, which was about something: "take the falls off again".
  case undoDeed(about: String)
  /// Take back what the request of a number did.
  case undoRequest(Int)
  /// Take back that something was taken away, or do again what was taken back: "put the falls back".
  case restore(about: String)
  case redo
  /// Do the last request again.
  case again
  /// What can be said: about everything, or about an application or a topic.
  case help(about: String?)
  /// Leave what is going on.
  case cancel
  /// Look through everything that apps put into the search index.
  case search(String)
  /// Take up a question that was left: the last one, or the one about something.
  case resume(about: String?)
  case talk(Talk)
  /// The same of a deed that is named: "why did you feed the cat?"
  case talkOfDeed(Talk, about: String)

  /// Whether it does something with what was done.
  package var isOfDeeds: Bool {
    switch self {
    case .undo, .undoDeed, .undoRequest, .restore, .redo, .again: true
    case .help, .cancel, .search, .resume, .talk, .talkOfDeed: false
    }
  }

  /// Whether an app may mean something by the same words: it stops things and says how they are.
  package var mayBeOfApp: Bool {
    switch self {
    case .cancel, .talkOfDeed(.isItSo, _): true
    default: false
    }
  }

  /// Talk about the conversation itself, and what people say to be polite.
  package enum Talk: String, Sendable, CaseIterable {
    /// Say the last answer again.
    case repeatAnswer
    /// Say what is asked.
    case repeatQuestion
    /// Why the assistant did what it did last.
    case why
    /// What was done last.
    case whatWasDone
    /// Whether something was done.
    case wasItDone
    /// Whether, or when, the person who speaks had something done: "when was I at the lake?"
    case ownDeed
    /// Whether something is as a deed leaves it: "is it booked?"
    case isItSo
    /// What was changed last.
    case whatWasChanged
    /// All that was done and stands.
    case allThatWasDone
    /// What could be taken back.
    case whatCanBeUndone
    /// What there is to choose from, all of it.
    case options
    /// The next options.
    case moreOptions
    /// In what the options differ.
    case difference
    case thanks, greeting, farewell, identity, apology
    /// What is said to be nice, to laugh, to grumble, or to talk of anything.
    case affection, laughter, complaint, chat
    /// "Are you there?", and what only says that something was heard: "interesting".
    case presence, remark
    /// "Wait a moment."
    case patience
    /// Yes or no where nothing was asked.
    case agreement, refusal
  }
}
