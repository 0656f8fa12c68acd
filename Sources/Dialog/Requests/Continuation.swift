/// How a text goes on from what was said before, by the words around it.
package struct Continuation: Sendable, Equatable {
  package enum Kind: Sendable, Comparable {
    /// Nothing says that it goes on.
    case plain
    /// "And …", "… too".
    case addition
    /// "What about …", "the same for …", "again, but …".
    case variation
    /// "No, …", "I meant …", "make it …", "… instead".
    case correction
  }

  package var kind: Kind
  /// What it goes on with, without the words that say so.
  package var text: String
  /// Whether it begins with words that ask for patience: what follows may say why, and be no value.
  package var isHesitant = false
  /// What was meant by nobody: the first of "not the hall lamp, the desk lamp".
  package var rejected: String?
  /// Whether nothing says how it goes on but a word that means nothing: "ah, …".
  package var isInterjected = false

  package init(_ kind: Kind, _ text: String, rejected: String? = nil) {
    self.kind = kind
    self.text = text
    self.rejected = rejected
  }
}
