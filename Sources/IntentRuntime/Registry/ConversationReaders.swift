internal import Dialog

/// What conversations of one language read with. Making it compiles phrases, so the registry keeps one for each language.
final class ConversationReaders: Sendable {
  let replies: ReplyReader
  private let commandReaders: [BuiltInCommandReader]
  let references: ReferenceReader
  let splitter: StepSplitter
  let continuations: ContinuationReader

  init(language: String) {
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
