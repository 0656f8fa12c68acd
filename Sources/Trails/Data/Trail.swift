import AppIntents

/// A way through a park, as the app keeps it.
///
/// The intents show people a ``TrailEntity`` instead: an entity is small, this may grow.
struct Trail: Identifiable, Hashable, Sendable {
  /// Never changes, because shortcuts and links outlive every version of the app.
  let id: String
  let name: String
  let park: Park
  let nearestTown: String
  /// Where it begins.
  let coordinate: Coordinate
  let length: Measurement<UnitLength>
  let ascent: Measurement<UnitLength>
  let activities: [ActivityStyle]
  /// What to expect, in two sentences.
  @Translated var summary: String
  /// What is underfoot on an ordinary day.
  @Translated var usualSurface: String
  /// Places along the way, in order, where people stop or meet.
  let stops: [String]
  /// Other names by which people know it, in English.
  let synonyms: [String]

  init(
    _ id: String,
    _ name: String,
    in park: Park,
    near nearestTown: String,
    at coordinate: Coordinate,
    kilometers: Double,
    climbing meters: Double,
    for activities: [ActivityStyle],
    _ summary: String,
    underfoot usualSurface: String,
    passing stops: [String],
    alsoCalled synonyms: [String]
  ) {
    self.id = id
    self.name = name
    self.park = park
    self.nearestTown = nearestTown
    self.coordinate = coordinate
    self.length = Measurement(value: kilometers, unit: .kilometers)
    self.ascent = Measurement(value: meters, unit: .meters)
    self.activities = activities
    _summary = Translated(wrappedValue: summary)
    _usualSurface = Translated(wrappedValue: usualSurface)
    self.stops = stops
    self.synonyms = synonyms
  }
}

extension Trail {
  /// Other names by which people know it, in their language and in English.
  var otherNames: [String] { ([name] + synonyms).withTranslations.filter { $0 != name } }

  /// The town and the park, as people say where something is.
  var regionDescription: String { "\(nearestTown), \(park.name), \(park.country)" }

  /// Every trail that the app knows, region by region.
  static let all: [Trail] =
    americanWest + easternForests + canadianRockies + alps + britainAndIreland + nordicCountries + southernEurope
    + asia + oceania + southernSummits
}
