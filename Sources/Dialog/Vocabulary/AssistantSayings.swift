/// What people say to the assistant itself, in all languages: no application can have it as a phrase of its own.
package enum AssistantSayings {
  package enum Purpose: Sendable {
    case undo, redo, again, help, cancel, agreement, refusal
  }

  /// Patterns such as `undo (that|it|this)`, without those that name a topic.
  package static let all: [(purpose: Purpose, pattern: String)] = {
    let commands = [Vocabulary.english, .german, .japanese].flatMap(\.commands).flatMap { phrases in
      phrases.patterns.split(whereSeparator: \.isNewline).filter { !$0.contains("${") }.compactMap { pattern in
        phrases.request.purpose.map { (purpose: $0, pattern: String(pattern)) }
      }
    }
    return commands + plainAnswers
  }()

  /// Of all the words for yes and no those that mean nothing else; "right" and "go" may begin or be a phrase.
  private static let plainAnswers: [(purpose: Purpose, pattern: String)] = [
    (.agreement, "(yes|yeah|yep|yup|sure|of course|ja|jawohl|はい|うん)"),
    (.refusal, "(no|nope|no way|rather not|not now|nein|nö|いいえ|いや)"),
  ]
}

extension BuiltInCommandPhrases.Request {
  fileprivate var purpose: AssistantSayings.Purpose? {
    switch self {
    case .undo, .undoTwo, .undoThree, .undoAll, .undoSeveral, .undoDeed, .restore: .undo
    case .redo: .redo
    case .again: .again
    case .help: .help
    case .cancel: .cancel
    case .search, .resume, .talk, .talkOfDeed: nil
    }
  }
}
