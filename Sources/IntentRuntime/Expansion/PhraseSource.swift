internal import AppIntents
internal import ApplePlatform
internal import Diagnostics

/// What an application's phrases and names are in the language that is spoken.
struct PhraseSource: Sendable {
  private let names: ApplicationNameTable?
  private let phrases: ShortcutPhraseTable?

  /// Looks for the tables of an application in the resources of the module that has its shortcuts.
  init(of application: InstalledApplication, in locale: Locale) {
    guard case .code(let provider, _, _) = application.source else {
      (names, phrases) = (nil, nil)
      return
    }
    let folders = ShortcutPhraseTable.folders(forModule: DeclaredTypes.module(of: provider))
    names = ApplicationNameTable(folders: folders, locale: locale)
    phrases = ShortcutPhraseTable(folders: folders, locale: locale)
  }

  /// The application's name, if it has another in this language.
  var name: String? { names?.name }

  var synonyms: [String] { names?.synonyms ?? [] }

  /// The phrases of a shortcut, given those that its author wrote.
  func said(_ keys: [String]) -> [String] { phrases?.phrases(for: keys) ?? keys }

  /// The negative phrases, given those that their author wrote.
  func negative(_ keys: [String]) -> [String] { phrases?.negativePhrases(for: keys) ?? keys }

  func findings(for shortcuts: [[String]], negativePhrases: [String]) -> [Finding] {
    let problems =
      (names?.findings ?? []) + (phrases?.findings(for: shortcuts, negativePhrases: negativePhrases) ?? [])
    return problems.map { problem in
      Finding(
        rule: problem.rule, severity: .warning, message: problem.message, range: 0..<0,
        subject: problem.file.lastPathComponent)
    }
  }
}
