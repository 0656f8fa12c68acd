import AppIntents

/// What people do on a trail.
///
/// An `AppEnum` is a choice that never changes while the app runs. Its cases are spoken words: give each the synonyms
/// that people really use.
enum ActivityStyle: String, Codable, AppEnum {
  case hiking
  case running
  case biking
  case skiing
  case climbing
  case horseRiding

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Activity", synonyms: ["Sport"])

  static let caseDisplayRepresentations: [ActivityStyle: DisplayRepresentation] = [
    .hiking: DisplayRepresentation(
      title: "Hiking", image: .init(systemName: "figure.hiking"), synonyms: ["Hike", "Walk", "Walking", "Trekking"]),
    .running: DisplayRepresentation(
      title: "Running", image: .init(systemName: "figure.run"), synonyms: ["Run", "Jog", "Trail Running", "Jogging"]),
    .biking: DisplayRepresentation(
      title: "Biking", image: .init(systemName: "bicycle"),
      synonyms: ["Bike", "Bike Ride", "Cycling", "Mountain Biking"]),
    .skiing: DisplayRepresentation(
      title: "Skiing", image: .init(systemName: "figure.skiing.downhill"), synonyms: ["Ski", "Ski Touring"]),
    .climbing: DisplayRepresentation(
      title: "Climbing", image: .init(systemName: "figure.climbing"), synonyms: ["Climb", "Scrambling"]),
    .horseRiding: DisplayRepresentation(
      title: "Horse Riding", image: .init(systemName: "figure.equestrian.sports"),
      synonyms: ["Riding", "Horseback Riding", "Horseback"]),
  ]
}

extension ActivityStyle {
  /// The activity in the middle of a sentence: "a great day for hiking".
  var gerund: String { String(localized: facts.gerund) }

  /// One outing, with its article.
  var outing: String { String(localized: facts.outing) }

  var symbol: String { facts.symbol }

  /// Kilometres in an hour, with breaks.
  var usualSpeed: Double { facts.speed }

  /// Kilocalories in an hour, for somebody of average weight.
  var usualEffort: Double { facts.effort }

  private typealias Facts = (
    gerund: LocalizedStringResource, outing: LocalizedStringResource, symbol: String, speed: Double, effort: Double
  )

  private var facts: Facts {
    switch self {
    case .hiking: ("hiking", "a hike", "figure.hiking", 4, 430)
    case .running: ("running", "a run", "figure.run", 9, 700)
    case .biking: ("biking", "a bike ride", "bicycle", 16, 560)
    case .skiing: ("skiing", "a ski tour", "figure.skiing.downhill", 7, 520)
    case .climbing: ("climbing", "a climb", "figure.climbing", 1.5, 600)
    case .horseRiding: ("horse riding", "a ride", "figure.equestrian.sports", 8, 310)
    }
  }
}
