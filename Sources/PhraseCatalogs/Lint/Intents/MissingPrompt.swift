internal import Diagnostics
internal import PhraseMatching

/// A parameter that has to be asked for, and no question to ask with.
///
/// It has to be asked for where some way of saying a phrase leaves it out. Intents of code have a question from their
/// runtime.
enum MissingPrompt: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    if application.origin != .catalog { return }
    for shortcut in application.shortcuts {
      for parameter in shortcut.parameters
      where !parameter.isOptional && parameter.prompt == nil && (parameter.fallback ?? .place) == .place {
        let name = parameter.name.text
        let silent = shortcut.readablePhrases.first { phrase in
          phrase.template?.counts { $0.isParameter(name) }.lowerBound == 0
        }
        guard let silent else { continue }
        lint.report(
          "'\(name)' has to be asked for, and has no 'prompt'", at: parameter.name.place, subject: shortcut.subject,
          related: [.init("said without '\(name)'", silent.text.place)])
      }
    }
  }
}
