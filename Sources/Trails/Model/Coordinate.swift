import Foundation

/// A point on the globe, in degrees north of the equator and east of Greenwich.
struct Coordinate: Hashable, Decodable, Sendable {
  let latitude: Double
  let longitude: Double

  /// How far another point is as the crow flies, by the haversine formula on a round Earth.
  func distance(to other: Coordinate) -> Measurement<UnitLength> {
    let meanRadiusOfEarth = 6_371.0
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let north = sin(radians(other.latitude - latitude) / 2)
    let east = sin(radians(other.longitude - longitude) / 2)
    let chord = north * north + cos(radians(latitude)) * cos(radians(other.latitude)) * east * east
    return Measurement(value: 2 * meanRadiusOfEarth * asin(min(1, chord.squareRoot())), unit: .kilometers)
  }
}
