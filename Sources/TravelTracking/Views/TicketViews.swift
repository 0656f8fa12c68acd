import AppIntents
import SwiftUI

/// A search that has not begun: for what, and for how many people.
struct TicketRequestView: View {
  let searchRequest: SearchRequestEntity

  var body: some View {
    VStack(alignment: .leading) {
      Label(searchRequest.landmarkName, systemImage: "ticket").bold()
      HStack {
        Button(intent: changing(by: -1)) { Text("Fewer") }
          .disabled(!isAllowed(count - 1))
        Text(searchRequest.request.ticketText).contentTransition(.numericText())
        Button(intent: changing(by: 1)) { Text("More") }
          .disabled(!isAllowed(count + 1))
      }
    }
  }

  private var count: Int { searchRequest.ticketCount }

  private func changing(by step: Int) -> SetTicketCountIntent {
    SetTicketCountIntent(searchRequest: searchRequest, ticketCount: count + step)
  }

  private func isAllowed(_ count: Int) -> Bool { SearchRequest.ticketCounts.contains(count) }
}

/// How far a search is, and at the end what it found.
struct TicketResultView: View {
  let request: SearchRequest

  var body: some View {
    VStack(alignment: .leading) {
      Label(request.landmark.name, systemImage: "ticket").bold()
      Text(request.ticketText).foregroundStyle(.secondary)
      switch request.status {
      case .draft: Text("Not searched yet")
      case .searching: Text("Searching…")
      case .found(let offer): Text("\(offer.priceText) from \(offer.seller)")
      case .failed: Text("No tickets right now")
      }
    }
  }
}
