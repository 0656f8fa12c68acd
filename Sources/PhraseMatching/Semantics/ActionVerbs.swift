import FlatMemory

/// English verbs for actions that change something. Someone who asks about or reports such an action does not request
/// it: "who locked the door", "i locked the door".
enum ActionVerbs {
  /// Whether a verb changes something.
  static func has(_ hash: UInt64) -> Bool { verbs.value(for: hash) != nil }

  /// Whether a verb names a specific action: "delete" does, "make" does not.
  static func isSpecific(_ hash: UInt64) -> Bool { verbs.value(for: hash) ?? false }

  private static let verbs = HashedWords(
    verbs(of: specific, areSpecific: true) + verbs(of: others, areSpecific: false))

  private static func verbs(of text: String, areSpecific: Bool) -> [(String, Bool)] {
    text.split(separator: " ").map { (String($0), areSpecific) }
  }

  private static let specific =
    "archive arm book brighten buy cancel change clear close copy decrease delete destroy dim disable disarm discard "
    + "duplicate edit email enable erase forget free hide increase install invite lock lose lower mute order pause pay "
    + "postpone print raise recover reduce refund remove rename rent reopen replace reschedule reserve reset restore resume sell send share "
    + "shut translate uninstall undo unlock unmute unpin update upgrade wipe"
  private static let others =
    "activate add adjust append arrange begin block call connect convert cool create deactivate disconnect dock download "
    + "drop empty end export feed finish heat insert join kill leave make mark move pin play post press put quit record "
    + "repeat restart run save schedule set shuffle skip snooze start stop suspend swap switch trash turn upload use vacuum "
    + "wake water write"
}
