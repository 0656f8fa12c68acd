internal import Diagnostics

/// Who speaks a language of the application reads it in that language.
enum UntranslatedTitle: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    var gaps = TranslationGaps(application)
    for (title, subject) in titles(of: application) {
      gaps.report(title, called: "title", subject: subject, &lint)
    }
  }

  /// What has a title that translators can reach: an entity's values come from the running application, and a case of
  /// code that is shown by its identifier has none. A catalog lists values by their titles.
  private static func titles(of application: DeclaredApplication) -> [(title: LocatedText, subject: String)] {
    let intents = application.intents.filter(\.isDiscoverable).map { ($0.title, $0.subject) }
    let shortcuts = application.shortcuts.map { ($0.title, $0.subject) }
    let hasTitle = { (value: DeclaredValue) in application.origin == .catalog || value.title.text != value.id }
    let entities = application.entities.flatMap { entity in
      let values = entity.kind == .enumeration ? entity.values.filter(hasTitle) : []
      return [(entity.title, "entity '\(entity.name.text)'")]
        + values.map { (Optional($0.title), "value '\($0.id)' of '\(entity.name.text)'") }
    }
    return (intents + shortcuts + entities).compactMap { title, subject in title.map { ($0, subject) } }
  }
}

/// What nobody has translated of what is shown and said.
struct TranslationGaps {
  private let languages: [(name: String, texts: [String: DeclaredTranslation])]
  private var seen: Set<String> = []

  init(_ application: DeclaredApplication) {
    let tables = TranslationTables(application)
    languages = tables.languages.map { ($0, tables.texts.translations(to: $0) { $0.spoken }) }
  }

  /// Reports a text that lacks a translation, the first time; one without a letter needs none.
  mutating func report(_ text: LocatedText, called name: String, subject: String, _ lint: inout LintRun) {
    let spoken = text.spoken
    if !seen.insert(spoken).inserted || !spoken.unicodeScalars.contains(where: \.properties.isAlphabetic) { return }
    let lacking = languages.filter { $0.texts[spoken] == nil }.map(\.name)
    if lacking.isEmpty { return }
    lint.report(
      "\(name) '\(text.text)' has no translation to \(lacking.listedInQuotes)", at: text.place, subject: subject)
  }
}
