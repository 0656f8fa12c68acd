package import PhraseMatching

/// How what is being typed may go on, in the state of a conversation: as a request, or as an answer.
package struct ConversationCompletion: Sendable, Equatable {
  /// What it is once it is typed.
  package enum Kind: Sendable, Equatable {
    case request
    /// One of the options of the open question, counted from zero among all of them.
    case option(Int)
    /// A button of the view that is shown with the question, counted from zero.
    case button(Int)
    /// Yes, no, or a value with its unit.
    case answer
  }

  package var kind: Kind
  /// The whole text.
  package var text: String
  /// What to type behind the unfinished text to come to the same; nil where ``text`` has to replace it.
  package var ending: String?
  /// What becomes of the unfinished word.
  package var word: String?
  /// What tells an option from another of the same title.
  package var detail: String?
  package var application: String?
  package var intent: String?
  /// The shortcut's title.
  package var shortcut: String?
  package var parameters: [FilledParameter] = []
  /// The parameters that will be asked for, by name.
  package var missing: [String] = []
  /// What people call them.
  package var asked: [String] = []
  /// The bytes of the unfinished text that the completion accounts for.
  package var matched: [Range<Int>] = []
  /// The bytes of ``text`` that were typed.
  package var marks: [Range<Int>] = []
  /// 0…1.
  package var score = 1.0

  package init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  init(_ completion: Completion) {
    self.init(.request, completion.text)
    (ending, word) = (completion.ending, completion.word)
    (application, intent, shortcut) = (completion.application, completion.intent, completion.title)
    (parameters, missing, asked) = (completion.values, completion.missing, completion.missingTitles)
    (matched, marks, score) = (completion.matched, completion.marks, completion.score)
  }

  /// A request that is likely, whole.
  init(likely request: LikelyRequest) {
    self.init(.request, request.text)
    ending = request.text
    let candidate = request.candidate
    (application, intent, shortcut) = (candidate.application, candidate.intent, candidate.title)
    (parameters, missing, score) = (candidate.values, candidate.missing, candidate.score)
    asked = candidate.missing.map(\.inWords)
  }
}

/// A request that somebody may well make, and what it reaches.
package struct LikelyRequest: Sendable, Equatable {
  package var text: String
  package var candidate: Candidate

  package init(_ text: String, _ candidate: Candidate) { (self.text, self.candidate) = (text, candidate) }
}
