internal import Dialog
package import Foundation
internal import Synchronization

/// What conversations of one language read with. Making it compiles phrases, so it is made once for each language.
package final class ConversationReaders: Sendable {
  let replies: ReplyReader
  private let commandReaders: [BuiltInCommandReader]
  let references: ReferenceReader
  let splitter: StepSplitter
  let continuations: ContinuationReader

  private static let made = Mutex<[String: ConversationReaders]>([:])

  /// The readers of a language. Safe to call from everywhere; whoever comes while they are made makes them as well.
  package static func readers(for language: String) -> ConversationReaders {
    if let known = made.withLock({ $0[language] }) { return known }
    let readers = ConversationReaders(language: language)
    return made.withLock { made in
      let first = made[language] ?? readers
      made[language] = first
      return first
    }
  }

  /// Makes what conversations of a language need, and finds the types of the program, while whoever calls goes on.
  package static func prepare(for locale: Locale) {
    Task.detached {
      _ = DeclaredTypes.all
      let language = Wordings.language(of: locale.spoken.identifier)
      _ = readers(for: language)
      _ = FindReader([], language: language)
    }
  }

  private init(language: String) {
    replies = ReplyReader(language: language)
    commandReaders = ([language] + (language == "en" ? [] : ["en"])).map { BuiltInCommandReader(language: $0) }
    references = ReferenceReader(language: language)
    splitter = StepSplitter(language: language)
    continuations = ContinuationReader(language: language)
  }

  /// What a text asks of the assistant itself; "undo" is understood in every language.
  func builtInCommand(in text: String) -> (request: BuiltInCommand, score: Double)? {
    if let own = commandReaders.first?.read(text) { return own }
    guard let english = commandReaders.dropFirst().first?.read(text), english.score == 1 else { return nil }
    return english
  }
}
