import SwiftUI

/// A collection with what is in it.
struct CollectionSnippetView: View {
  let collection: LandmarkCollection
  let landmarks: [Landmark]

  var body: some View {
    VStack(alignment: .leading) {
      Label(collection.name, systemImage: "book.closed").bold()
      if !collection.summary.isEmpty {
        Text(collection.summary).foregroundStyle(.secondary)
      }
      LandmarkList(landmarks: landmarks)
    }
  }
}
