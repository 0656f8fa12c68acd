internal import Dialog
internal import Synchronization

/// What conversations of one language read with: made once, because it takes compiling, and shared.
struct ConversationTools: Sendable {
  let replies: ReplyReader
  private let houseRequests: [HouseRequestReader]
  let references: ReferenceReader
  let splitter: StepSplitter

  init(language: String) {
    replies = ReplyReader(language: language)
    houseRequests = ([language] + (language == "en" ? [] : ["en"])).map { HouseRequestReader(language: $0) }
    references = ReferenceReader(language: language)
    splitter = StepSplitter(language: language)
  }

  /// What a text asks of the assistant itself; "undo" is understood in every language.
  func houseRequest(in text: String) -> (request: HouseRequest, score: Double)? {
    if let own = houseRequests.first?.read(text) { return own }
    guard let english = houseRequests.dropFirst().first?.read(text), english.score == 1 else { return nil }
    return english
  }
}

/// Keeps the tools of each language that is spoken.
final class ConversationToolbox: Sendable {
  private let tools = Mutex<[String: ConversationTools]>([:])

  subscript(language: String) -> ConversationTools {
    tools.withLock { tools in
      if let known = tools[language] { return known }
      let made = ConversationTools(language: language)
      tools[language] = made
      return made
    }
  }
}
