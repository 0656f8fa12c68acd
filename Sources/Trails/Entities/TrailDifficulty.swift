import AppIntents

/// How much a trail asks of those who walk it, the least first.
enum TrailDifficulty: String, Codable, AppEnum, CaseIterable {
  case easy
  case moderate
  case hard

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Difficulty")

  static let caseDisplayRepresentations: [TrailDifficulty: DisplayRepresentation] = [
    .easy: DisplayRepresentation(title: "Easy", synonyms: ["Gentle", "Beginner"]),
    .moderate: DisplayRepresentation(title: "Moderate", synonyms: ["Medium"]),
    .hard: DisplayRepresentation(
      title: "Hard", synonyms: ["Difficult", "Challenging", "Strenuous", "Demanding", "Tough", "Brutal"]),
  ]
}
