import AppIntents

/// Draws a search that has not begun, with buttons for more and fewer tickets.
struct TicketRequestSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket Request Snippet"

  @Parameter var searchRequest: SearchRequestEntity

  init() {}

  init(searchRequest: SearchRequestEntity) { self.searchRequest = searchRequest }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TicketRequestView(searchRequest: searchRequest))
  }
}

/// Draws how far a search is, and at the end what it found.
struct TicketResultSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket Result Snippet"

  @Parameter var searchRequest: SearchRequestEntity

  init() {}

  init(searchRequest: SearchRequestEntity) { self.searchRequest = searchRequest }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TicketResultView(request: searchRequest.request))
  }
}
