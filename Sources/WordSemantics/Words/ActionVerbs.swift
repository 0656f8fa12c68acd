/// English verbs for actions that change something. Someone who asks about or reports such an action does not request
/// it: "who locked the door", "i locked the door".
package enum ActionVerbs {
  /// Whether a verb changes something.
  package static func has(_ hash: UInt64) -> Bool { verbs.value(for: hash) != nil }

  /// Whether a verb names a specific action: "delete" does, "make" does not.
  package static func isSpecific(_ hash: UInt64) -> Bool { verbs.value(for: hash) ?? false }

  private static let verbs = HashedWords(
    Language.english.verbs.words("specific").map { ($0, true) }
      + Language.english.verbs.words("general").map { ($0, false) })
}

/// English verbs that may be imperatives, those for actions among them.
package enum Verbs {
  /// Whether a word is the base form of one.
  package static func has(_ hash: UInt64) -> Bool { ActionVerbs.has(hash) || others.contains(hash) }

  /// Whether a word is an inflected form of one, and mostly nothing else.
  package static func isForm(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Bool {
    guard !ambiguous.contains(hash) else { return false }
    return Lemmatizer.base(of: letters, hash: hash, exists: has).map(has) ?? false
  }

  private static let others = WordSet(Language.english.verbs.words("other"))
  private static let ambiguous = WordSet(Language.english.verbs.words("ambiguous"))
}
