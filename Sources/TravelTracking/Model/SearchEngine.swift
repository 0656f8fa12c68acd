import Foundation

/// Looks for tickets. Its searches live in memory, as long as somebody may still look at them.
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

  /// The search as it is now.
  func request(id: SearchRequest.ID) -> SearchRequest? { requests[id] }

  /// Changes for how many people to search, within what sellers allow.
  func setTicketCount(_ count: Int, of id: SearchRequest.ID) {
    let allowed = SearchRequest.ticketCounts
    requests[id]?.ticketCount = min(max(count, allowed.lowerBound), allowed.upperBound)
  }

  /// Says that the search is on its way.
  func begin(_ id: SearchRequest.ID) throws {
    guard requests[id] != nil else { throw TravelError.searchIsGone }
    requests[id]?.status = .searching
  }

  /// Searches, and keeps the cheapest offer.
  func search(_ id: SearchRequest.ID) async throws -> TicketOffer {
    guard let request = requests[id] else { throw TravelError.searchIsGone }
    let offers = (try? await market(request)) ?? []
    guard let cheapest = offers.min(by: { $0.price < $1.price }) else {
      requests[id]?.status = .failed
      throw TravelError.nobodySellsTickets(landmark: request.landmark.name)
    }
    requests[id]?.status = .found(cheapest)
    return cheapest
  }
}
