package import ApplePlatform
package import Dialog
package import PhraseMatching
package import SwiftUI

package struct SessionSettings: Sendable {
  /// What to do where a question comes up.
  package enum Questions: Sendable {
    case ask
    /// Confirm everything; ask the rest.
    case agree
    /// Ask nothing: a question ends the request.
    case refuse
  }

  /// What of an answer arrives.
  package enum Channel: Sendable {
    case everything
    /// What is said, and what intents show, to a program; nobody sees the windows of apps.
    case program
    /// Only what is said, to somebody who reads it.
    case text
    /// Only what is said, to somebody who hears it.
    case voice
  }

  /// Whether what intents show arrives.
  var showsSnippets: Bool { channel == .everything || channel == .program }

  package var locale = CurrentLanguage.locale { didSet { matching.language = locale.wordedLanguage } }
  /// How sure a match has to be; `now` is asked anew for each request.
  package var matching: MatchOptions
  package var questions = Questions.ask
  package var channel = Channel.everything
  package var terminal = TerminalStyle.plain
  package var width = 80
  /// The time on the wall.
  package var now: @Sendable () -> CivilMoment
  /// A stop watch; nil to measure nothing.
  package var nanoseconds: (@Sendable () -> UInt64)?
  /// What was done before, for suggestions; nil to learn nothing.
  package var habits: HabitStore?
  /// The longest that a turn may take; nil for as long as it takes.
  package var timeLimit: Duration?
  /// How long something that was stopped may go on before it is left behind.
  package var grace = Duration.milliseconds(500)
  /// Waits; false if the wait was cancelled.
  package var sleep: @Sendable (Duration) async -> Bool = { duration in
    (try? await Task.sleep(for: duration)) != nil
  }
  package var onProgress: (@Sendable (Progress) -> Void)?

  package struct Progress: Sendable, Equatable {
    /// 0…1; nil when nobody can tell.
    package var share: Double?
    /// What it is doing, in a few words.
    package var text: String?

    package init(share: Double?, text: String?) { (self.share, self.text) = (share, text) }
  }

  package init(matching: MatchOptions, now: @escaping @Sendable () -> CivilMoment) {
    self.matching = matching
    self.now = now
    self.matching.language = locale.wordedLanguage
  }
}

package struct TurnOptions: Sendable {
  package enum Aim: Sendable { case perform, match }

  /// Who may confirm something.
  package enum Confirmation: Sendable {
    /// Also who sends the request, with an answer beforehand.
    case beforehand
    /// Only who was asked.
    case whenAsked
  }

  package var aim = Aim.perform
  /// Values for questions, by parameter name.
  package var answers: [String: String] = [:]
  package var confirmation = Confirmation.beforehand
  /// Where the speaker is; nil for where the conversation is held.
  package var place: String?
  /// What was chosen to answer the open question; the text is what it is called.
  package var reply: Reply?
  /// Whether the text can only be an answer to the open question.
  package var isAnswer = false
  /// What is to be performed, where a program calls it by its name; the text is what it is called.
  package var call: IntentCall?
  /// How wide what is shown may be; nil for as wide as everything of the conversation.
  package var width: Int?
  /// How many candidates to find; nil for the usual number.
  package var limit: Int?
  package var explanation: MatchOptions.ExplanationDetail?

  package init() {}
}

extension Locale {
  /// The code of the language that is spoken.
  package var wordedLanguage: String { Wordings.language(of: identifier) }

  /// The locale itself if its language is spoken, else English of its region: everything that is said is in one language.
  var spoken: Locale {
    let code = identifier.prefix { $0.isLetter }.lowercased()
    if Wordings.language(of: identifier) != "en" || ["en", "eng"].contains(code) { return self }
    return Locale(identifier: region.map { "en_\($0.identifier)" } ?? "en")
  }
}
