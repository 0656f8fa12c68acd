import AppIntents

/// Changes for how many people a search is. Belongs to the buttons of a snippet, so people do not find it elsewhere.
struct SetTicketCountIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Number of Tickets"
  static let isDiscoverable = false

  @Parameter(title: "Search") var searchRequest: SearchRequestEntity
  @Parameter(title: "Number of Tickets", inclusiveRange: (1, 12)) var ticketCount: Int

  @Dependency var searchEngine: SearchEngine

  init() {}

  init(searchRequest: SearchRequestEntity, ticketCount: Int) {
    self.searchRequest = searchRequest
    self.ticketCount = ticketCount
  }

  func perform() async throws -> some IntentResult {
    await searchEngine.setTicketCount(ticketCount, of: searchRequest.id)
    return .result()
  }
}
