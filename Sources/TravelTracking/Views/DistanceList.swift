import SwiftUI

/// Landmarks with how far each is, one per line.
struct DistanceList: View {
  let landmarks: [(landmark: Landmark, distance: Measurement<UnitLength>)]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(landmarks, id: \.landmark.id) { landmark, distance in
        HStack {
          Image(systemName: landmark.symbol)
          Text(landmark.name)
          Text(distance.spoken).foregroundStyle(.secondary)
        }
      }
    }
  }
}
