import Foundation

/// Where somebody is.
struct Place: Hashable, Codable, Sendable {
  let name: String
  let coordinate: Coordinate
  /// What else people call it.
  var synonyms: [String] = []
}
