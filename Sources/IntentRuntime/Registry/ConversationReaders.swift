internal import Dialog
internal import Foundation
internal import PhraseMatching
internal import Synchronization

/// What conversations of one language read with. Making it compiles phrases, so each reader is made once for each language,
/// when it is first needed.
package final class ConversationReaders: Sendable {
  private let language: String
  private let madeReplies = OnceComputed<ReplyReader>()
  private let madeCommandReaders = OnceComputed<[BuiltInCommandReader]>()
  private let madeReferences = OnceComputed<ReferenceReader>()
  private let madeSplitter = OnceComputed<StepSplitter>()
  private let madeContinuations = OnceComputed<ContinuationReader>()

  private static let made = Mutex<[String: ConversationReaders]>([:])

  /// The readers of a language. Safe to call from everywhere.
  package static func readers(for language: String) -> ConversationReaders {
    made.withLock { made in
      let readers = made[language] ?? ConversationReaders(language: language)
      made[language] = readers
      return readers
    }
  }

  /// Makes what conversations of a language need, while whoever calls goes on.
  static func prepare(for locale: Locale) {
    Task.detached {
      let language = Wordings.language(of: locale.spoken.identifier)
      let readers = readers(for: language)
      _ = (readers.commandReaders, readers.replies, readers.references, readers.splitter, readers.continuations)
      _ = FindReader([], language: language)
    }
  }

  private init(language: String) { self.language = language }

  var replies: ReplyReader { madeReplies.value { ReplyReader(language: language) } }
  var references: ReferenceReader { madeReferences.value { ReferenceReader(language: language) } }
  var splitter: StepSplitter { madeSplitter.value { StepSplitter(language: language) } }
  var continuations: ContinuationReader { madeContinuations.value { ContinuationReader(language: language) } }

  private var commandReaders: [BuiltInCommandReader] {
    madeCommandReaders.value {
      ([language] + (language == "en" ? [] : ["en"])).map { BuiltInCommandReader(language: $0) }
    }
  }

  /// What a text asks of the assistant itself; "undo" is understood in every language.
  func builtInCommand(in text: String) -> (request: BuiltInCommand, score: Double)? {
    if let own = commandReaders.first?.read(text) { return own }
    guard let english = commandReaders.dropFirst().first?.read(text), english.score == 1 else { return nil }
    return english
  }
}
