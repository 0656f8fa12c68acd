import AppIntents
import SwiftUI

/// A landmark on a screen of its own.
///
/// Says which entity is on the screen, so that people can ask about "this place".
struct LandmarkDetailView: View {
  let landmark: Landmark
  @Environment(ModelData.self) private var modelData

  var body: some View {
    let entity = modelData.entity(for: landmark)
    LandmarkSnippetView(landmark: entity, isFavorite: modelData.isFavorite(landmark))
      .userActivity("com.example.TravelTracking.ViewingLandmark") { activity in
        activity.title = String(localized: "Viewing \(landmark.name)")
        activity.appEntityIdentifier = EntityIdentifier(for: entity)
      }
  }
}
