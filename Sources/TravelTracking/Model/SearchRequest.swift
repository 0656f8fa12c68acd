import AppIntents

/// A search for tickets, from the first question to the cheapest offer.
struct SearchRequest: Identifiable, Hashable, Sendable {
  /// How far the search is.
  enum Status: Hashable, Sendable {
    /// The traveler is still choosing.
    case draft
    case searching
    case found(TicketOffer)
    case failed
  }

  /// How many tickets one search may ask for.
  static let ticketCounts = 1...12

  let id: Int
  let landmark: Landmark
  var ticketCount = 2
  var status = Status.draft

  /// How many tickets, in words.
  var ticketText: String {
    ticketCount == 1 ? String(localized: "1 ticket") : String(localized: "\(ticketCount) tickets")
  }
}

/// The price that a seller asks for all the tickets of a search.
struct TicketOffer: Hashable, Sendable {
  let seller: String
  /// US dollars.
  let price: Decimal

  /// The price as people write it.
  var priceText: String { String(localized: "\(price, format: .currency(code: "USD"))") }
}
