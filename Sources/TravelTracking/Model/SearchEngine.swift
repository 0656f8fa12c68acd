import AppIntents

/// Looks for tickets, and keeps its searches in memory.
@MainActor
final class SearchEngine {
  /// Asks the sellers for their offers.
  typealias Market = @Sendable (SearchRequest) async throws -> [TicketOffer]

  private var requests: [SearchRequest.ID: SearchRequest] = [:]
  private let market: Market

  init(market: @escaping Market = { request in TicketSeller.all.map { $0.offer(for: request) } }) {
    self.market = market
  }

  /// Starts a search that has not been sent yet.
  func createRequest(for landmark: Landmark) -> SearchRequest {
    let request = SearchRequest(id: requests.count + 1, landmark: landmark)
    requests[request.id] = request
    return request
  }

  /// The searches with some identifiers, as they are now.
  func requests(for identifiers: [SearchRequest.ID]) -> [SearchRequest] { identifiers.compactMap { requests[$0] } }

  /// Changes for how many people to search, within what sellers allow.
  func setTicketCount(_ count: Int, of id: SearchRequest.ID) {
    let allowed = SearchRequest.ticketCounts
    requests[id]?.ticketCount = min(max(count, allowed.lowerBound), allowed.upperBound)
  }

  /// Searches, keeps the cheapest offer, and has the result drawn again at the start and at the end.
  func search(_ id: SearchRequest.ID) async throws -> TicketOffer {
    guard let request = requests[id] else { throw TravelError.searchIsGone }
    requests[id]?.status = .searching
    TicketResultSnippetIntent.reload()
    defer { TicketResultSnippetIntent.reload() }
    let offers = (try? await market(request)) ?? []
    guard let cheapest = offers.min(by: { $0.price < $1.price }) else {
      requests[id]?.status = .failed
      throw TravelError.nobodySellsTickets(landmark: request.landmark.name)
    }
    requests[id]?.status = .found(cheapest)
    return cheapest
  }
}
