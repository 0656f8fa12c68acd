internal import Diagnostics

/// Swift's way to put something into a text means nothing in a table of translations.
enum SwiftInTranslation: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let parameters = Set(application.shortcuts.flatMap(\.parameters).map(\.name.text) + ["applicationName"])
    var seen: Set<SourceRange> = []
    for (entry, localization) in TranslationTables(application).phrases.allEntries {
      for text in [entry.key] + entry.values where seen.insert(text.place).inserted {
        for use in text.swiftPlaceholders(naming: parameters) {
          lint.report(
            "'\\(\(use.inside))' is a placeholder in Swift only", at: text.place(of: use.range),
            subject: text == entry.key ? nil : entry.subject(in: localization), fix: use.fix(in: text))
        }
      }
    }
  }
}

extension LocatedText {
  /// Whether something is put in as Swift does, which has a rule of its own.
  var hasSwiftPlaceholder: Bool { !swiftPlaceholders(naming: ["applicationName"]).isEmpty || text.contains("(.$") }

  /// What is put in as Swift does. Where the backslash was taken for an escape, only the marks of a key path and a known
  /// name tell it from other parentheses.
  fileprivate func swiftPlaceholders(naming known: Set<String>) -> [SwiftPlaceholder] {
    var end = 0
    return SwiftPlaceholder.all(in: text).filter { use in
      guard use.range.lowerBound >= end, isMeant(use, naming: known) else { return false }
      end = use.range.upperBound
      return true
    }
  }

  private func isMeant(_ use: SwiftPlaceholder, naming known: Set<String>) -> Bool {
    if use.hasBackslash || use.hasPath && known.contains(use.name ?? "") { return true }
    let first = use.range.lowerBound..<use.range.lowerBound + 1
    return text.utf8.count != place.range.count && place(of: first).range.count == 2
  }
}
