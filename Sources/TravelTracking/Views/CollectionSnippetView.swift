import SwiftUI

/// A collection with what is in it.
struct CollectionSnippetView: View {
  let collection: LandmarkCollection
  let landmarks: [Landmark]

  var body: some View {
    VStack(alignment: .leading) {
      Label(collection.title, systemImage: "book.closed").bold()
      if !collection.summary.isEmpty {
        Text(collection.subtitle).foregroundStyle(.secondary)
      }
      LandmarkList(landmarks: landmarks)
    }
  }
}
