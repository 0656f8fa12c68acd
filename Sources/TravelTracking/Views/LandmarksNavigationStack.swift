import AppIntents
import SwiftUI

/// The main window: a section, and whatever was opened over it.
///
/// Open intents end up here. Their parameters can be read in the closures, so no such intent has to know how the app
/// navigates.
struct LandmarksNavigationStack: View {
  @State private var isEditing = false
  @Environment(ModelData.self) private var modelData
  @Environment(Navigator.self) private var navigator

  var body: some View {
    @Bindable var navigator = navigator
    NavigationStack(path: $navigator.path) {
      SectionView(section: navigator.section)
        .navigationDestination(for: Destination.self) { destination in
          switch destination {
          case .landmark(let landmark): LandmarkDetailView(landmark: landmark)
          case .collection(let collection): CollectionDetailView(collection: collection, isEditing: $isEditing)
          }
        }
    }
    .onAppIntentExecution(OpenLandmarkIntent.self) { intent in
      show(.landmark(intent.target.landmark))
    }
    .onAppIntentExecution(OpenCollectionIntent.self) { intent in
      show(.collection(intent.target.collection))
    }
    // Nobody wants to be taken away from a collection they are editing: another window opens instead.
    .handlesExternalEvents(
      preferring: [],
      allowing: isEditing ? [] : [OpenLandmarkIntent.persistentIdentifier, OpenCollectionIntent.persistentIdentifier])
  }

  /// Goes to a place, or back to it where the person has been there before.
  private func show(_ destination: Destination) {
    navigator.path.removeAll { $0 == destination }
    navigator.path.append(destination)
  }
}

/// What can be opened over a section.
enum Destination: Hashable {
  case landmark(Landmark)
  case collection(LandmarkCollection)
}
