import SwiftUI

/// A collection on a screen of its own, where it can be edited.
struct CollectionDetailView: View {
  let collection: LandmarkCollection
  @Binding var isEditing: Bool
  @Environment(ModelData.self) private var modelData

  var body: some View {
    VStack(alignment: .leading) {
      CollectionSnippetView(collection: collection, landmarks: modelData.landmarks(for: collection.landmarkIDs))
      if !collection.isFeatured {
        Toggle("Edit", isOn: $isEditing)
      }
    }
  }
}
