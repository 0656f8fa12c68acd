internal import Dialog
internal import Synchronization

/// What conversations of one language read with: made once, because it takes compiling, and shared.
struct ConversationTools: Sendable {
  let replies: ReplyReader
  let houseRequests: HouseRequestReader
  let references: ReferenceReader
  let splitter: StepSplitter

  init(language: String) {
    replies = ReplyReader(language: language)
    houseRequests = HouseRequestReader(language: language)
    references = ReferenceReader(language: language)
    splitter = StepSplitter(language: language)
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
