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
      title: "Hiking", image: .init(systemName: "figure.hiking"), synonyms: ["Hike", "Walking", "Trekking"]),
    .running: DisplayRepresentation(
      title: "Running", image: .init(systemName: "figure.run"), synonyms: ["Run", "Trail Running", "Jogging"]),
    .biking: DisplayRepresentation(
      title: "Biking", image: .init(systemName: "bicycle"), synonyms: ["Bike", "Cycling", "Mountain Biking"]),
    .skiing: DisplayRepresentation(
      title: "Skiing", image: .init(systemName: "figure.skiing.downhill"), synonyms: ["Ski", "Ski Touring"]),
    .climbing: DisplayRepresentation(
      title: "Climbing", image: .init(systemName: "figure.climbing"), synonyms: ["Climb", "Scrambling"]),
    .horseRiding: DisplayRepresentation(
      title: "Horse Riding", image: .init(systemName: "figure.equestrian.sports"),
      synonyms: ["Riding", "Horseback Riding"]),
  ]
}

extension ActivityStyle {
  /// The activity in the middle of a sentence: "a great day for hiking".
  var gerund: String {
    switch self {
    case .hiking: String(localized: "hiking")
    case .running: String(localized: "running")
    case .biking: String(localized: "biking")
    case .skiing: String(localized: "skiing")
    case .climbing: String(localized: "climbing")
    case .horseRiding: String(localized: "horse riding")
    }
  }

  /// One outing, with its article.
  var outing: String {
    switch self {
    case .hiking: String(localized: "a hike")
    case .running: String(localized: "a run")
    case .biking: String(localized: "a bike ride")
    case .skiing: String(localized: "a ski tour")
    case .climbing: String(localized: "a climb")
    case .horseRiding: String(localized: "a ride")
    }
  }

  var symbol: String {
    switch self {
    case .hiking: "figure.hiking"
    case .running: "figure.run"
    case .biking: "bicycle"
    case .skiing: "figure.skiing.downhill"
    case .climbing: "figure.climbing"
    case .horseRiding: "figure.equestrian.sports"
    }
  }

  /// Kilometres in an hour, with breaks.
  var usualSpeed: Double {
    switch self {
    case .hiking: 4
    case .running: 9
    case .biking: 16
    case .skiing: 7
    case .climbing: 1.5
    case .horseRiding: 8
    }
  }

  /// Kilocalories in an hour, for somebody of average weight.
  var usualEffort: Double {
    switch self {
    case .hiking: 430
    case .running: 700
    case .biking: 560
    case .skiing: 520
    case .climbing: 600
    case .horseRiding: 310
    }
  }
}
