internal import Diagnostics

/// Two shortcuts of one title: a list of shortcuts, and a question which of them was meant, show the same line twice.
enum DuplicateTitle: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    var first: [String: LocatedText] = [:]
    for shortcut in application.shortcuts {
      guard let title = shortcut.title else { continue }
      let key = SpokenWord.key(of: title.text)
      guard let earlier = first[key] else {
        first[key] = title
        continue
      }
      lint.report(
        "another shortcut has the title '\(earlier.text)'", at: title.place, subject: shortcut.subject,
        related: [.init("the other shortcut", earlier.place)])
    }
  }
}
