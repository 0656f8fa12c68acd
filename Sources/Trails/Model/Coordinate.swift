import AppIntents

/// A point on the globe, in degrees north of the equator and east of Greenwich.
struct Coordinate: Hashable, Decodable, Sendable {
  let latitude: Double
  let longitude: Double

  /// How far another point is as the crow flies.
  func distance(to other: Coordinate) -> Measurement<UnitLength> {
    Measurement(value: location.distance(from: other.location) / 1000, unit: .kilometers)
  }

  private var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}
