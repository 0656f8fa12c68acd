import Foundation

/// A track that a watch or a phone recorded, read from the GPX format.
struct Route: Equatable, Sendable {
  let points: [Coordinate]
  let start: Date?
  let end: Date?

  /// The route in a file; nil if there are not at least two points in it.
  init?(gpx data: Data) {
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    points = text.matches(of: /<trkpt\s[^>]*>/).compactMap { Self.coordinate(in: String($0.output)) }
    guard points.count > 1 else { return nil }
    let track = text.range(of: "<trk>").map { text[$0.upperBound...] } ?? text[...]
    let times = track.matches(of: /<time>([^<]*)<\/time>/).compactMap { try? Date(String($0.1), strategy: .iso8601) }
    start = times.first
    end = times.last
  }

  /// The sum of the straight lines from point to point.
  var length: Measurement<UnitLength> {
    zip(points, points.dropFirst()).reduce(Measurement(value: 0, unit: .kilometers)) { sum, pair in
      sum + pair.0.distance(to: pair.1)
    }
  }

  /// The time from the first point to the last, if the file says.
  var duration: TimeInterval? {
    guard let start, let end, end > start else { return nil }
    return end.timeIntervalSince(start)
  }

  private static func coordinate(in element: String) -> Coordinate? {
    guard let latitude = element.firstMatch(of: /\blat="([^"]*)"/).flatMap({ Double($0.1) }),
      let longitude = element.firstMatch(of: /\blon="([^"]*)"/).flatMap({ Double($0.1) }),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
