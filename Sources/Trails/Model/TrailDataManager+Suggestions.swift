import Foundation

/// What somebody wants from a day outdoors.
struct TrailWish: Sendable {
  let activity: ActivityStyle
  /// Where they are, and how far they would go from there.
  var surroundings: Surroundings?
  /// The collection it has to be in.
  var region: Region?

  struct Surroundings: Sendable {
    let place: Place
    var radius: Measurement<UnitLength>?
  }
}

extension TrailDataManager {
  /// The trails that grant a wish: the nearest first if it says where, otherwise the shortest.
  func suggestions(for wish: TrailWish) -> [Trail] {
    let possible = trails { trail in
      trail.activities.contains(wish.activity) && (wish.region == nil || trail.park.region == wish.region)
    }
    guard let surroundings = wish.surroundings else {
      return possible.sorted { ($0.length, $0.name) < ($1.length, $1.name) }
    }
    return
      possible
      .map { (trail: $0, distance: surroundings.place.coordinate.distance(to: $0.coordinate)) }
      .filter { surroundings.includes($0.trail, at: $0.distance) }
      .sorted { ($0.distance, $0.trail.name) < ($1.distance, $1.trail.name) }
      .map(\.trail)
  }
}

extension TrailWish.Surroundings {
  /// With a radius, everything within it; without one, only what belongs to the place.
  fileprivate func includes(_ trail: Trail, at distance: Measurement<UnitLength>) -> Bool {
    radius.map { distance <= $0 } ?? place.trailIDs.contains(trail.id)
  }
}
