import Foundation

/// A day on which somebody was at a landmark.
struct Visit: Hashable, Codable, Sendable {
  let landmarkID: Landmark.ID
  let date: Date
}
