package import AppIntents

/// What somebody looks for, as their words were understood.
package struct ReadFind: Sendable {
  /// What the Find action has no filter for.
  package enum Condition: Sendable {
    /// The entities pass one of these.
    case anyOf([FindFilter])
    /// The entities pass none of these.
    case noneOf([FindFilter])
  }

  /// What is looked for.
  package let entity: FindableEntity
  /// What it has to be like, in the terms of the Find action.
  package let request: FindRequest
  /// What it has to be like besides.
  package let conditions: [Condition]
  /// Whether only the number is asked for.
  package let asksForCount: Bool
  /// The share of the content words that were understood: 1 is all of them.
  package let coverage: Double
  /// The content words that were not understood, as they were typed.
  package let leftOver: [String]
}
