import SwiftUI

/// Landmarks, one per line.
struct LandmarkList: View {
  let landmarks: [Landmark]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(landmarks) { landmark in
        HStack {
          Image(systemName: landmark.symbol)
          Text(landmark.name)
          Text(landmark.country).foregroundStyle(.secondary)
        }
      }
    }
  }
}
