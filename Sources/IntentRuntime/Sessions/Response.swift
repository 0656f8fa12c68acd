package import AppIntents
package import Dialog
package import FileFormats
package import PhraseMatching

package struct Response: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    /// The shortcut was found, and nothing was to be performed.
    case matched
    case succeeded
    case failed
    /// A question is open, or could not be asked.
    case needsInput
    case awaitingConfirmation
    /// Several shortcuts or values are meant; the question says which.
    case ambiguous
    case notRecognized
    case cancelled
  }

  /// Something said or shown, in order.
  package enum Utterance: Sendable, Equatable {
    case says(String)
    /// The lines of a snippet, drawn for the terminal.
    case shows([String])
    /// Something that happened, in a few words: "Opening Trails".
    case notes(String)

    package var speech: String? { if case .says(let text) = self { text } else { nil } }
  }

  package struct Problem: Sendable, Equatable {
    /// A name for programs, such as `intent.failed`.
    package var code: String
    package var message: String
    /// What a developer wants to know.
    package var detail: String?

    package init(code: String, message: String, detail: String? = nil) {
      (self.code, self.message, self.detail) = (code, message, detail)
    }
  }

  package var outcome: Outcome
  /// The request that was answered; of a reply, the one that began it all.
  package var request: String
  /// What the matcher said of it; nil when the request was for the assistant itself.
  package var matching: Matching?
  /// The shortcut that was performed or is asked about, with the values it has so far.
  package var candidate: Candidate?
  package var micros: Int?
  package var utterances: [Utterance] = []
  package var dialog: String?
  /// The shorter dialog beside a snippet.
  package var supportingDialog: String?
  package var snippet: [String]?
  package var value = JSONValue.null
  /// The intents that ran or tried to, in order; those of the whole request, not only of the last reply.
  package var invocations: [Invocation] = []
  /// The entities that were found, returned or opened.
  package var entities: [any AppEntity] = []
  package var question: Question?
  package var problem: Problem?
  /// Whether the work goes on behind it, though it was stopped.
  package var goesOn = false
  /// Whether what was said answered or left a question and was no request of its own.
  package var isToReply = false

  /// Everything that is said, as one text; nil for silence.
  var speech: String? {
    let said = utterances.compactMap(\.speech)
    return said.isEmpty ? nil : said.joined(separator: "\n")
  }

  /// The same, where a question was answered or left.
  var toReply: Response {
    var response = self
    response.isToReply = true
    return response
  }

  /// The same with all that there is to choose from.
  var listingOptions: Response {
    var response = self
    response.question?.isRepeated = false
    return response
  }

  package init(_ outcome: Outcome, to request: String) { (self.outcome, self.request) = (outcome, request) }
}
