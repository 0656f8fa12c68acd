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
  let difficulty: TrailDifficulty
  let activities: [ActivityStyle]
  /// What to expect, in two sentences.
  @Translated var summary: String
  /// What is underfoot on an ordinary day.
  @Translated var usualSurface: String
  /// Where people stop or meet along the way, in order.
  let stops: [String]
  /// Other names by which people know it, in English.
  let synonyms: [String]
}

extension Trail {
  /// Other names by which people know it, in their language and in English.
  var otherNames: [String] { ([name] + synonyms).withTranslations(except: name) }

  /// The name of the SF Symbol that stands for it.
  var symbol: String { activities.first?.symbol ?? "map" }

  /// The town and the park, as people say where something is.
  var regionDescription: String { "\(nearestTown), \(park.name), \(park.country)" }
}

extension Trail: Decodable {
  private enum Key: String, CodingKey {
    case id, name, park, nearestTown, coordinate, kilometers, ascentInMeters, difficulty, activities, summary
    case usualSurface, stops, synonyms
  }

  /// Reads a trail, whose park is given by its identifier.
  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    let parkID = try record.decode(Park.ID.self, forKey: .park)
    guard let park = Park.all.first(where: { $0.id == parkID }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .park, in: record, debugDescription: "No park is called \(parkID).")
    }
    self.park = park
    id = try record.decode(String.self, forKey: .id)
    name = try record.decode(String.self, forKey: .name)
    nearestTown = try record.decode(String.self, forKey: .nearestTown)
    coordinate = try record.decode(Coordinate.self, forKey: .coordinate)
    length = Measurement(value: try record.decode(Double.self, forKey: .kilometers), unit: .kilometers)
    ascent = Measurement(value: try record.decode(Double.self, forKey: .ascentInMeters), unit: .meters)
    difficulty = try record.decode(TrailDifficulty.self, forKey: .difficulty)
    activities = try record.decode([ActivityStyle].self, forKey: .activities)
    _summary = try record.decode(Translated.self, forKey: .summary)
    _usualSurface = try record.decode(Translated.self, forKey: .usualSurface)
    stops = try record.decode([String].self, forKey: .stops)
    synonyms = try record.decode([String].self, forKey: .synonyms)
  }
}
