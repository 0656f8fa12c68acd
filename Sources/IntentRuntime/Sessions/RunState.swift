internal import AppIntents
internal import Dialog

/// A request in the middle of being performed: what it has come to, and what it waits for.
final class RunState {
  /// Tells it from other runs of the conversation.
  let id: Int
  /// What the turn has come to so far.
  var draft: Response
  /// What the turn said besides its text.
  var options: TurnOptions
  /// Answers that were given beforehand and not used yet, by parameter name.
  var prepared: [String: String]
  var task: Task<Void, Never>?
  /// What is asked, in order: intents may ask several things at once.
  var pending: [PendingQuestion] = []
  /// The application whose intent is running, or ran last.
  var application: Int?
  /// What is being done, with the values it has so far.
  var request: PerformedRequest?
  /// Whether a person agreed to something in it.
  var isAgreed = false
  /// The words of the last reply that named no option.
  var lastWords: String?
  /// The last reply as it was typed.
  var lastReply = ""
  /// How much was said.
  var spokenCount = 0
  /// Numbers of the request that nothing took yet.
  var spareNumbers: [Int] = []
  /// The number that was set in a view, here or in the run that this one replaces.
  var count: Int?

  /// The run that the task belongs to.
  @TaskLocal static var currentID: Int?

  /// A run that nobody hears.
  static var unheard: RunState { RunState(id: -1, Response(.cancelled, to: ""), TurnOptions()) }

  init(id: Int, _ draft: Response, _ options: TurnOptions) {
    self.id = id
    self.draft = draft
    self.options = options
    prepared = options.answers
  }
}
