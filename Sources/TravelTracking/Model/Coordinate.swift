import AppIntents

/// A point on the globe, in degrees.
struct Coordinate: Hashable, Codable, Sendable {
  let latitude: Double
  let longitude: Double

  /// The way to another point along the surface of the Earth.
  func distance(to other: Coordinate) -> Measurement<UnitLength> {
    Measurement(value: location.distance(from: other.location) / 1000, unit: .kilometers)
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

  /// The point as a link that maps understand.
  var link: URL {
    let degrees = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
      .precision(.fractionLength(0...4)).grouping(.never)
    let text = "geo:\(latitude.formatted(degrees)),\(longitude.formatted(degrees))"
    return URL(string: text) ?? URL(filePath: text)
  }

  private var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}
