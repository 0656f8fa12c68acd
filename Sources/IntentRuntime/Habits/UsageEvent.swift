/// Something that was done, as it can be done again.
package struct UsageEvent: Codable, Hashable, Sendable {
  package var application: String
  package var intent: String
  /// The ids of the values, by parameter name.
  package var values: [String: String] = [:]
  /// What to type for it.
  package var example: String

  /// Whether the same thing was done, however it was said.
  func isSame(as other: UsageEvent) -> Bool {
    (application, intent, values) == (other.application, other.intent, other.values)
  }
}
