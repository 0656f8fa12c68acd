/// English verbs for actions that change something. Someone who asks about or reports such an action does not request
/// it: "who locked the door", "i locked the door".
enum ActionVerbs {
  /// Whether a verb changes something.
  static func has(_ hash: UInt64) -> Bool { verbs.value(for: hash) != nil }

  /// Whether a verb names a specific action: "delete" does, "make" does not.
  static func isSpecific(_ hash: UInt64) -> Bool { verbs.value(for: hash) ?? false }

  private static let verbs = HashedWords(
    Language.english.verbs.words("specific").map { ($0, true) }
      + Language.english.verbs.words("general").map { ($0, false) })
}
