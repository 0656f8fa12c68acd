extension Place {
  /// Where people are until they say otherwise.
  static let toronto = Place(
    name: "Toronto", coordinate: Coordinate(latitude: 43.6532, longitude: -79.3832), synonyms: ["T-dot"])

  /// The cities people can say they are in.
  static let all = [
    Place(name: "Amsterdam", coordinate: Coordinate(latitude: 52.3728, longitude: 4.8936)),
    Place(name: "Auckland", coordinate: Coordinate(latitude: -36.8509, longitude: 174.7645)),
    Place(name: "Bangkok", coordinate: Coordinate(latitude: 13.7563, longitude: 100.5018)),
    Place(name: "Barcelona", coordinate: Coordinate(latitude: 41.3874, longitude: 2.1686)),
    Place(name: "Berlin", coordinate: Coordinate(latitude: 52.5200, longitude: 13.4050)),
    Place(name: "Buenos Aires", coordinate: Coordinate(latitude: -34.6037, longitude: -58.3816)),
    Place(name: "Cairo", coordinate: Coordinate(latitude: 30.0444, longitude: 31.2357)),
    Place(name: "Cape Town", coordinate: Coordinate(latitude: -33.9249, longitude: 18.4241)),
    Place(name: "Istanbul", coordinate: Coordinate(latitude: 41.0082, longitude: 28.9784)),
    Place(name: "Kyoto", coordinate: Coordinate(latitude: 35.0116, longitude: 135.7681)),
    Place(name: "Lima", coordinate: Coordinate(latitude: -12.0464, longitude: -77.0428)),
    Place(name: "London", coordinate: Coordinate(latitude: 51.5074, longitude: -0.1278)),
    Place(name: "Mexico City", coordinate: Coordinate(latitude: 19.4326, longitude: -99.1332)),
    Place(name: "Mumbai", coordinate: Coordinate(latitude: 19.0760, longitude: 72.8777), synonyms: ["Bombay"]),
    Place(name: "Nairobi", coordinate: Coordinate(latitude: -1.2921, longitude: 36.8219)),
    Place(
      name: "New York", coordinate: Coordinate(latitude: 40.7128, longitude: -74.0060), synonyms: ["the Big Apple"]),
    Place(name: "Paris", coordinate: Coordinate(latitude: 48.8566, longitude: 2.3522)),
    Place(name: "Rio de Janeiro", coordinate: Coordinate(latitude: -22.9068, longitude: -43.1729), synonyms: ["Rio"]),
    Place(name: "Rome", coordinate: Coordinate(latitude: 41.9028, longitude: 12.4964)),
    Place(name: "San Francisco", coordinate: Coordinate(latitude: 37.7749, longitude: -122.4194)),
    Place(name: "Singapore", coordinate: Coordinate(latitude: 1.3521, longitude: 103.8198)),
    Place(name: "Sydney", coordinate: Coordinate(latitude: -33.8688, longitude: 151.2093)),
    Place(name: "Tokyo", coordinate: Coordinate(latitude: 35.6762, longitude: 139.6503)),
    toronto,
  ]
}
