import Foundation

/// Landmarks that somebody put together under a name.
struct LandmarkCollection: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var name: String
  /// A short line below the name.
  var summary = ""
  var landmarkIDs: [Landmark.ID] = []
  /// Whether it is kept but no longer shown.
  var isArchived = false

  /// Whether it came with the app and cannot be changed.
  var isFeatured: Bool { Self.featured.contains { $0.id == id } }
}
