import Foundation

/// Somebody who sells tickets, with a way of setting prices.
struct TicketSeller: Sendable {
  @Translated var name: String
  /// What is asked per hundred cents at the gate.
  let percentage: Int
  /// What is asked once per purchase, in cents.
  let fee: Int
  /// From how many tickets on one of them is free.
  let groupSize: Int?

  /// Stands in for shops on the network.
  static let all = [
    TicketSeller(name: "the box office", percentage: 100, fee: 0, groupSize: nil),
    TicketSeller(name: "Early Bird", percentage: 90, fee: 250, groupSize: nil),
    TicketSeller(name: "Band of Friends", percentage: 110, fee: 0, groupSize: 4),
  ]

  /// What this seller wants for the tickets of a search.
  func offer(for request: SearchRequest) -> TicketOffer {
    let isGroup = groupSize.map { request.ticketCount >= $0 } ?? false
    let paid = isGroup ? request.ticketCount - 1 : request.ticketCount
    let cents = request.landmark.ticketPrice * paid * percentage + fee
    return TicketOffer(seller: name, price: Decimal(cents) / 100)
  }
}
