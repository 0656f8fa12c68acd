/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The point where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Whether a point is on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A point on the earth at a point in time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Every property is a constant, and nothing that an app adds in a subclass is touched here.

  public let coordinate: CLLocationCoordinate2D
  /// How high above the sea, in meters.
  public let altitude: CLLocationDistance
  /// How exact the point is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is.
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  /// A point, now.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    timestamp = Date()
  }

  /// A point at a height, with how exact both are.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  /// How far it is to another point along the surface of a round earth, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (here, there) = (coordinate, location.coordinate)
    let northward = sin((there.latitude - here.latitude) * radians / 2)
    let eastward = sin((there.longitude - here.longitude) * radians / 2)
    let chord =
      northward * northward
      + cos(here.latitude * radians) * cos(there.latitude * radians) * eastward * eastward
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

/// A place as people name it.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Every property is a constant, and nothing that an app adds in a subclass is touched here.

  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  public let name: String?
  public let thoroughfare: String?
  public let locality: String?
  /// The state or province.
  public let administrativeArea: String?
  public let postalCode: String?
  public let country: String?
  /// The country as a code of two letters.
  public let isoCountryCode: String?

  /// The same place.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    locality = placemark.locality
    administrativeArea = placemark.administrativeArea
    postalCode = placemark.postalCode
    country = placemark.country
    isoCountryCode = placemark.isoCountryCode
  }

  /// A place with a name, as somebody typed it; nobody looks it up here.
  package init(name: String) {
    self.name = name
    location = nil
    thoroughfare = nil
    locality = nil
    administrativeArea = nil
    postalCode = nil
    country = nil
    isoCountryCode = nil
  }
}
