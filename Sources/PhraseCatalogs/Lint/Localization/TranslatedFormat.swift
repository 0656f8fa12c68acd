internal import Diagnostics

/// A translation takes the values of the text that it translates, each as what it is.
enum TranslatedFormat: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let tables = TranslationTables(application)
    var authors: [String: LocatedText] = [:]
    for (entry, localization) in tables.texts.filter(\.isDevelopment).allEntries {
      authors["\(localization.table) \(entry.key.text)"] = entry.values.first
    }
    for (entry, localization) in tables.texts.allEntries {
      let author = localization.isDevelopment ? nil : authors["\(localization.table) \(entry.key.text)"]
      let original = author.flatMap { $0.text == entry.key.text ? nil : $0 } ?? entry.key
      if localization.isDevelopment, FormatMark.all(in: entry.key.text)?.isEmpty != false { continue }
      check(entry, against: original, in: localization, &lint)
    }
  }

  private static func check(
    _ entry: DeclaredTranslation, against original: LocatedText, in localization: DeclaredLocalization,
    _ lint: inout LintRun
  ) {
    guard let wanted = FormatMark.all(in: original.text) else { return }
    let subject = entry.subject(in: localization)
    for value in entry.values where value.place != original.place {
      guard let marks = FormatMark.all(in: value.text) else { continue }
      if let mark = marks.first(where: { !wanted.contains(sameValueAs: $0) }) {
        let place = value.place(of: mark.range)
        lint.report(message(mark, of: value, wanted: wanted), at: place, subject: subject)
      } else if !entry.areForms, let missing = wanted.first(where: { !marks.contains(sameValueAs: $0) }) {
        lint.report("translation lacks '\(text(missing, of: original))'", at: value.place, subject: subject)
      }
    }
  }

  private static func message(_ mark: FormatMark, of value: LocatedText, wanted: [FormatMark]) -> String {
    guard let other = wanted.first(where: { $0.position == mark.position }) else {
      return "translation adds '\(text(mark, of: value))', for which there is no value"
    }
    return "'\(text(mark, of: value))' stands for value \(mark.position), which is '\(other.kind.rawValue)'"
  }

  private static func text(_ mark: FormatMark, of value: LocatedText) -> String {
    String(decoding: Array(value.text.utf8)[mark.range], as: UTF8.self)
  }
}

extension [FormatMark] {
  fileprivate func contains(sameValueAs mark: FormatMark) -> Bool {
    contains { $0.position == mark.position && $0.kind == mark.kind }
  }
}
