import Foundation

/// A point on the globe, in degrees.
struct Coordinate: Hashable, Codable, Sendable {
  let latitude: Double
  let longitude: Double

  /// The way to another point along the surface of the Earth.
  ///
  /// Uses the haversine formula on a sphere, which is right to about half a percent.
  func distance(to other: Coordinate) -> Measurement<UnitLength> {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let north = radians(other.latitude - latitude)
    let east = radians(other.longitude - longitude)
    let chord =
      pow(sin(north / 2), 2) + cos(radians(latitude)) * cos(radians(other.latitude)) * pow(sin(east / 2), 2)
    return Measurement(value: 2 * Self.earthRadius * asin(min(1, sqrt(chord))), unit: .kilometers)
  }

  /// The full hour that the sun shows here, which is near enough to what clocks show.
  func solarHour(at date: Date) -> Int {
    let hours = Int((date.timeIntervalSince1970 / 3600 + longitude / 15).rounded(.down))
    return ((hours % 24) + 24) % 24
  }

  /// The point in words: `43.08° N, 79.07° W`.
  var text: String {
    let degrees = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(.fractionLength(2))
    return "\(abs(latitude).formatted(degrees))° \(latitude < 0 ? "S" : "N"), "
      + "\(abs(longitude).formatted(degrees))° \(longitude < 0 ? "W" : "E")"
  }

  private static let earthRadius = 6371.0
}
