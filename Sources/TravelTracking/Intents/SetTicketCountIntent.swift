import AppIntents

/// Changes for how many people a search is. Belongs to the buttons of a snippet, so people do not find it elsewhere.
struct SetTicketCountIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Set Number of Tickets"
  static let isDiscoverable = false

  @Parameter(title: "Search") var searchRequest: SearchRequestEntity
  @Parameter(title: "Number of Tickets", inclusiveRange: (1, 12)) var ticketCount: Int

  @Dependency var searchEngine: SearchEngine

  init() {}

  init(searchRequest: SearchRequestEntity, ticketCount: Int) {
    (self.searchRequest, self.ticketCount) = (searchRequest, ticketCount)
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    var request = searchRequest.request
    request.ticketCount = ticketCount
    let step = UndoStep(undoManager: undoManager, name: "\(request.ticketText) for \(searchRequest.landmarkName)")
    searchEngine.setTicketCount(ticketCount, of: searchRequest.id, as: step)
    return .result(dialog: "\(request.ticketText) for \(searchRequest.landmarkName).")
  }
}
