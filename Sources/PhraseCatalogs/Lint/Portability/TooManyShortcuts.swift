internal import Diagnostics

/// On Apple's systems an application has ten App Shortcuts at most.
enum TooManyShortcuts: LintRule {
  static let most = 10

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let shortcuts = application.shortcuts
    guard shortcuts.count > most else { return }
    lint.report(
      "'\(application.name.text)' has \(shortcuts.count) shortcuts, and \(most) are the limit; this is the first beyond",
      at: shortcuts[most].intent.place, subject: shortcuts[most].subject)
  }
}
