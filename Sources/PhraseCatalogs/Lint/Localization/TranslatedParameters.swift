internal import Diagnostics

/// What can be said in one language can be said in another.
enum TranslatedParameters: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let tables = TranslationTables(application)
    let keys = keys(of: application)
    for (entry, localization) in tables.phrases.allEntries {
      guard let wanted = keys[entry.key.text] else { continue }
      let asked = entry.values.count > 1 ? wanted : [Set(entry.key.parameterNames)]
      for value in entry.values { check(value, of: entry, asking: asked, in: localization, &lint) }
    }
    for (entry, localization) in tables.texts.allEntries where !localization.isDevelopment && !entry.areForms {
      let wanted = Set(entry.key.parameterNames)
      if wanted.isEmpty { continue }
      for value in entry.values { check(value, of: entry, asking: [wanted], in: localization, &lint) }
    }
  }

  /// For each phrase the parameters of all phrases of its shortcut: several translations may stand for all of them.
  private static func keys(of application: DeclaredApplication) -> [String: [Set<String>]] {
    var keys: [String: [Set<String>]] = [:]
    for shortcut in application.shortcuts {
      let parameters = shortcut.phrases.map { Set($0.text.parameterNames) }
      for phrase in shortcut.phrases { keys[phrase.text.text, default: []] += parameters }
    }
    for phrase in application.negativePhrases { keys[phrase.text.text, default: []].append([]) }
    return keys
  }

  private static func check(
    _ value: LocatedText, of entry: DeclaredTranslation, asking wanted: [Set<String>],
    in localization: DeclaredLocalization, _ lint: inout LintRun
  ) {
    let named = Set(value.parameterNames)
    if wanted.contains(named) || value.hasSwiftPlaceholder { return }
    let known = wanted.reduce(into: Set<String>()) { $0.formUnion($1) }
    let subject = entry.subject(in: localization)
    if let mark = value.marks.first(where: { !$0.isApplication && !known.contains($0.name) }) {
      let message = "translation adds '${\(mark.name)}', which the author's text does not have"
      return lint.report(message, at: value.place(of: mark.range), subject: subject)
    }
    let lacking = (wanted.min { $0.count < $1.count } ?? []).union(wanted.count == 1 ? known : []).subtracting(named)
    guard let name = lacking.sorted().first else { return }
    lint.report("translation lacks '${\(name)}', which the author's text has", at: value.place, subject: subject)
  }
}
