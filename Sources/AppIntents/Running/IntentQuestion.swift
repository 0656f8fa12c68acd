/// Something an intent has to ask while it runs.
public struct IntentQuestion: Sendable {
  /// What is asked for.
  public enum Kind: Sendable {
    /// The value of a parameter.
    case value
    /// Which of several values a parameter means.
    case disambiguation
    /// Whether a value of a parameter is the right one.
    case valueConfirmation
    case confirmation
    /// Which of several options to take.
    case choice
    /// Whether the app may come to the front.
    case foreground
  }

  /// What is asked for.
  public let kind: Kind
  /// The intent that asks.
  public let intent: any AppIntent
  /// The name of the parameter it is about.
  public internal(set) var parameterName: String?
  /// What the parameter is called.
  public var parameterTitle: LocalizedStringResource? { parameter?.title }
  /// What the intent says when it asks; nil leaves the words to whoever asks.
  public internal(set) var dialog: IntentDialog?
  /// What there is to choose from, shown one by one; empty if anything goes.
  public internal(set) var options: [DisplayRepresentation] = []
  /// How often this was asked before without a usable answer.
  public internal(set) var attempt = 0

  package var parameter: (any AnyIntentParameter)?
  package var sections: [OptionSection] = []
  package var choices: [IntentChoiceOption] = []
  package var actionName: ConfirmationActionName?
  package var conditions: ConfirmationConditions = []
  package var showsDialogAsPrompt = true
  /// What of the last answer is no value, where others of it are.
  package var unknown: String?
  /// Why what was given or answered before is no value.
  package var problem: IntentRunError?
  package var view: _SnippetViewContainer?
  package var snippetIntent: (any SnippetIntent)?

  package init(_ kind: Kind, from intent: any AppIntent) { (self.kind, self.intent) = (kind, intent) }

  package var optionValues: [any Sendable] { sections.flatMap { $0.options.map(\.value) } }

  /// The question in words, behind what was wrong with the value before.
  public var text: String {
    let problem = problem.map { String(localized: $0.localizedStringResource) + " " } ?? ""
    return problem + words
  }

  /// The question in words.
  package var words: String {
    if let dialog { return String(localized: dialog.full) }
    let title = parameterTitle.map { String(localized: $0) }
    return switch kind {
    case .value: FrameworkText.what(title).text
    case .disambiguation: FrameworkText.which(title).text
    case .valueConfirmation: FrameworkText.isRightValue(title).text
    case .confirmation:
      "\(actionName.map { FrameworkText.spoken($0.acceptLabel) } ?? FrameworkText.spoken("Continue"))?"
    case .choice: FrameworkText.spoken("Which one?")
    case .foreground: FrameworkText.spoken("Open the app?")
    }
  }
}

/// What somebody answers.
public enum IntentReply: Sendable {
  /// Words, which are read as a value.
  case text(String)
  case value(any Sendable)
  /// One of the options, counted from zero.
  case option(Int)
  case yes
  case no
  case cancel
}

/// Answers the questions of intents: a person at a prompt, a script, a test.
public protocol IntentResponder: Sendable {
  /// Answers a question; throwing ends the run with that error.
  func reply(to question: IntentQuestion) async throws -> IntentReply
}

/// Something that happens while an intent runs and that nobody has to answer.
package enum IntentEvent: Sendable {
  /// The app comes to the front.
  case opensApplication(any AppIntent)
  /// The views of the app take over.
  case showsContent(any AppIntent)
  case opensURL(URL, any AppIntent)
  case reports(IntentProgress, any AppIntent)
  case registersUndo(UndoManager, any AppIntent)
  /// The values of an intent are final; it performs now.
  case performs(any AppIntent)
  /// A snippet should be drawn again.
  case reloadsSnippet(any SnippetIntent.Type)
}

/// Watches the events of a run.
package protocol IntentObserver: Sendable {
  func observe(_ event: IntentEvent) async
}

/// Answers from a list, in order, and keeps what was asked.
public actor ScriptedResponder: IntentResponder {
  private var replies: [IntentReply]
  /// Every question so far, in words.
  public private(set) var questions: [String] = []

  public init(_ replies: [IntentReply]) { self.replies = replies }

  /// A script of words.
  public init(_ replies: String...) { self.replies = replies.map(IntentReply.text) }

  /// The next reply of the script; the script's end is an error that names the question.
  public func reply(to question: IntentQuestion) async throws -> IntentReply {
    questions.append(question.text)
    guard !replies.isEmpty else {
      throw IntentRunError.nobodyToAsk(intent: "\(type(of: question.intent))", question: question.text)
    }
    return replies.removeFirst()
  }
}
