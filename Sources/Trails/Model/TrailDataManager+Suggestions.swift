import Foundation

/// A place, and how far around it to look.
struct SearchArea: Sendable {
  let place: Place
  /// Nil if only the trails of the place itself count.
  let radius: Measurement<UnitLength>?

  fileprivate func contains(_ trail: Trail, at distance: Measurement<UnitLength>) -> Bool {
    radius.map { distance <= $0 } ?? place.trailIDs.contains(trail.id)
  }
}

extension TrailDataManager {
  /// The trails for an activity: the nearest first if an area is given, otherwise the shortest.
  func trails(for activity: ActivityStyle, in region: Region.ID?, near area: SearchArea?) -> [Trail] {
    let possible = trails { trail in
      trail.activities.contains(activity) && (region == nil || trail.park.region == region)
    }
    guard let area else { return possible.sorted { ($0.length, $0.name) < ($1.length, $1.name) } }
    return
      possible
      .map { (trail: $0, distance: area.place.coordinate.distance(to: $0.coordinate)) }
      .filter { area.contains($0.trail, at: $0.distance) }
      .sorted { ($0.distance, $0.trail.name) < ($1.distance, $1.trail.name) }
      .map(\.trail)
  }
}
