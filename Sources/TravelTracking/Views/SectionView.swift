import AppIntents
import SwiftUI

/// One section of the app, with what intents asked to show over it.
struct SectionView: View {
  let section: NavigationOption
  @State private var showsTip = true
  @Environment(ModelData.self) private var modelData
  @Environment(Navigator.self) private var navigator

  var body: some View {
    VStack(alignment: .leading) {
      if let notice = modelData.notice {
        Label(notice, systemImage: "exclamationmark.triangle")
      }
      if let landmark = navigator.crowdedLandmark {
        CrowdView(landmark: landmark)
      }
      if !navigator.searchResults.isEmpty {
        Text("Search Results").bold()
        LandmarkList(landmarks: navigator.searchResults)
      }
      SiriTipView(intent: ClosestLandmarkIntent(), isVisible: $showsTip)
      switch section {
      case .landmarks: LandmarkList(landmarks: modelData.landmarks)
      case .map: MapView(landmarks: modelData.landmarks)
      case .collections: CollectionList(collections: modelData.shownCollections)
      }
    }
  }
}

/// Where landmarks are, by continent.
struct MapView: View {
  let landmarks: [Landmark]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Continent.allCases, id: \.self) { continent in
        Text(continent.name).bold()
        ForEach(landmarks.filter { $0.continent == continent }) { landmark in
          Text("\(landmark.name) \(landmark.coordinate.text)")
        }
      }
    }
  }
}

/// Collections, one per line.
struct CollectionList: View {
  let collections: [LandmarkCollection]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(collections) { collection in
        HStack {
          Image(systemName: collection.isFeatured ? "star.fill" : "book.closed")
          Text(collection.title)
          Text(collection.subtitle).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// How full a landmark is, fetched when the view appears.
struct CrowdView: View {
  let landmark: Landmark
  @Environment(ModelData.self) private var modelData
  @State private var occupancy: Int?

  var body: some View {
    HStack {
      Image(systemName: "person.3")
      Text(landmark.name).bold()
      if let occupancy {
        Text("\(occupancy) percent full")
      }
    }
    .task { occupancy = try? await modelData.crowdStatus(of: landmark) }
  }
}
