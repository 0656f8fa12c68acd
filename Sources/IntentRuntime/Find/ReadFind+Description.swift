internal import AppIntents

extension ReadFind {
  /// How the request was understood, in words that read back to the same: "trails longer than 10 km in Yosemite".
  package var description: String { FindDescription(of: self).text }
}
