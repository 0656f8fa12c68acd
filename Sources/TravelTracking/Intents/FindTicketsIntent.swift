import AppIntents

/// Finds the cheapest tickets for a landmark.
///
/// Asks first, with a snippet in which the number of tickets can be changed; then searches, and shows a snippet that is
/// drawn again while the search goes on.
struct FindTicketsIntent: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Find Tickets"
  static let description = IntentDescription(
    "Finds the cheapest tickets for a landmark.", categoryName: "Tickets",
    searchKeywords: [
      "admission", "entry", "price", "get us into …", "book tickets for …", "reserve tickets for …", "admission to …",
    ])

  static var parameterSummary: some ParameterSummary {
    When(\.$ticketCount, .hasAnyValue) {
      Summary("Find \(\.$ticketCount) tickets for \(\.$landmark)")
    } otherwise: {
      Summary("Find tickets for \(\.$landmark)") { \.$ticketCount }
    }
  }

  /// The system learns for which landmarks tickets are wanted, and suggests the search in these words.
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$landmark) { landmark in
      DisplayRepresentation(
        title: "Find tickets for \(landmark.name)", subtitle: "\(landmark.country)", image: .init(systemName: "ticket"))
    }
  }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark do you want to visit?") var landmark: LandmarkEntity

  @Parameter(
    title: "Number of Tickets", inclusiveRange: (1, 12), requestValueDialog: "For how many people, from 1 to 12?")
  var ticketCount: Int?

  @Dependency var searchEngine: SearchEngine

  init() {}

  init(landmark: LandmarkEntity) { self.landmark = landmark }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    guard !landmark.landmark.isFree else {
      return .result(
        dialog: "You don’t need a ticket for \(landmark.name).",
        snippetIntent: LandmarkSnippetIntent(landmark: landmark))
    }
    let request = await searchEngine.createRequest(for: landmark.landmark, ticketCount: ticketCount)
    let entity = SearchRequestEntity(request: request)

    do {
      // Declining ends the intent here: the method throws.
      try await requestConfirmation(
        actionName: .search,
        dialog: ticketCount == nil
          ? "How many tickets for \(landmark.name)?" : "Shall I look for tickets for \(landmark.name)?",
        snippetIntent: TicketRequestSnippetIntent(searchRequest: entity))
    } catch {
      await searchEngine.discard(request.id)
      throw error
    }

    let offer = try await searchEngine.search(request.id)
    return .result(
      dialog: IntentDialog(
        full: "The cheapest tickets for \(landmark.name) cost \(offer.priceText), from \(offer.seller).",
        supporting: "I found tickets from \(offer.seller)."),
      snippetIntent: TicketResultSnippetIntent(searchRequest: entity))
  }
}
