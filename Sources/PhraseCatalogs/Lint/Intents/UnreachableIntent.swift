internal import Diagnostics

/// An intent that people are meant to find, and that no phrase reaches although there is room for one more shortcut.
///
/// A catalog has no intents besides its shortcuts. Here an intent is still heard by its title, as a weaker phrase; on
/// Apple's systems it is found in the Shortcuts app only.
enum UnreachableIntent: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    if application.origin == .catalog || application.locale != nil { return }
    if application.shortcuts.count >= TooManyShortcuts.most { return }
    let reached = Set(application.shortcuts.filter { !$0.phrases.isEmpty }.map(\.intent.text))
    for intent in application.intents where intent.isDiscoverable && !reached.contains(intent.name.text) {
      lint.report("no phrase reaches intent '\(intent.name.text)'", at: intent.name.place)
    }
  }
}
