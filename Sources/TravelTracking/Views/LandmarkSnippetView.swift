import AppIntents
import SwiftUI

/// A landmark in a few lines, with a heart to tap and a way to tickets.
///
/// The buttons run intents, so they work wherever the system shows the snippet, without the app in front.
struct LandmarkSnippetView: View {
  let landmark: LandmarkEntity
  let isFavorite: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: landmark.landmark.symbol)
        Text(landmark.name).bold()
        Spacer()
        Button(intent: UpdateFavoritesIntent(landmark: landmark, isFavorite: !isFavorite)) {
          Label(
            isFavorite ? "Remove from Favorites" : "Add to Favorites", systemImage: isFavorite ? "heart.fill" : "heart"
          )
          .contentTransition(.symbolEffect(.replace))
        }
      }
      Text("\(landmark.country), \(landmark.continent)").foregroundStyle(.secondary)
      Text(landmark.description)
      Text(landmark.openingHours).foregroundStyle(.secondary)
      if !landmark.landmark.isFree {
        Button(intent: FindTicketsIntent(landmark: landmark)) {
          Label("Find Tickets", systemImage: "ticket")
        }
      }
    }
  }
}
