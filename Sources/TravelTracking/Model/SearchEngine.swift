import AppIntents

/// Looks for tickets, and keeps its searches in memory.
@MainActor
final class SearchEngine {
  /// Asks the sellers for their offers.
  typealias Market = @Sendable (SearchRequest) async throws -> [TicketOffer]

  /// Stands for a search that has not begun: what is done to it can be taken back until then.
  private final class Draft {}

  private var requests: [SearchRequest.ID: SearchRequest] = [:]
  private var drafts: [SearchRequest.ID: Draft] = [:]
  private let market: Market

  init(market: @escaping Market = { request in TicketSeller.all.map { $0.offer(for: request) } }) {
    self.market = market
  }

  /// Starts a search that has not been sent yet.
  func createRequest(for landmark: Landmark, ticketCount: Int? = nil) -> SearchRequest {
    var request = SearchRequest(id: requests.count + 1, landmark: landmark)
    request.ticketCount = ticketCount ?? request.ticketCount
    requests[request.id] = request
    drafts[request.id] = Draft()
    return request
  }

  /// The searches with some identifiers, as they are now.
  func requests(for identifiers: [SearchRequest.ID]) -> [SearchRequest] { identifiers.compactMap { requests[$0] } }

  /// Changes for how many people to search, within what sellers allow; nothing once the search has begun.
  func setTicketCount(_ count: Int, of id: SearchRequest.ID, as step: UndoStep? = nil) {
    guard let draft = drafts[id], let old = requests[id]?.ticketCount else { return }
    let allowed = SearchRequest.ticketCounts
    let new = min(max(count, allowed.lowerBound), allowed.upperBound)
    guard new != old else { return }
    requests[id]?.ticketCount = new
    step?.register(on: draft) { [weak self] _ in self?.setTicketCount(old, of: id, as: step) }
  }

  /// Gives up a search that nobody wants to begin: nothing of it can be undone any more.
  func discard(_ id: SearchRequest.ID) { drafts[id] = nil }

  /// Searches, keeps the cheapest offer, and has the result drawn again at the start and at the end.
  func search(_ id: SearchRequest.ID) async throws -> TicketOffer {
    guard let request = requests[id] else { throw TravelError.searchIsGone }
    drafts[id] = nil
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
