internal import Diagnostics
internal import PhraseMatching

/// A phrase, the shortcut that has it, and what it can be asked.
struct ShortcutPhrase {
  var shortcut: DeclaredShortcut
  var phrase: DeclaredPhrase
  /// What it was read from.
  var origin: DeclaredApplication.Origin

  var text: LocatedText { phrase.text }
  var template: PhraseTemplate? { phrase.template }
  var subject: String { shortcut.subject }

  /// The parameters that take any words.
  var freeParameters: Set<String> { Set(shortcut.parameters.filter { $0.kind == .text }.map(\.name.text)) }

  /// The placeholders as they are written. Costs a pass over the text each time.
  var marks: [PhraseMark] { phrase.marks(as: origin) }
  /// The places of the application's name.
  var applicationMarks: [PhraseMark] { marks.filter(\.isApplication) }
  /// The places of parameters.
  var parameterMarks: [PhraseMark] { marks.filter { !$0.isApplication } }
}

extension DeclaredApplication {
  /// The phrases of all shortcuts, in reading order.
  var shortcutPhrases: some Sequence<ShortcutPhrase> {
    shortcuts.lazy.flatMap { shortcut in
      shortcut.phrases.lazy.map { phrase in
        ShortcutPhrase(shortcut: shortcut, phrase: phrase, origin: origin)
      }
    }
  }
}

extension DeclaredShortcut {
  /// What findings call it.
  var subject: String { "shortcut '\(intent.text)'" }
}

extension DeclaredIntent {
  /// What findings call it.
  var subject: String { "intent '\(name.text)'" }
}

extension LintRun {
  /// Reports a breach at a part of a phrase.
  mutating func report(
    _ message: String, in phrase: ShortcutPhrase, at range: Range<Int>? = nil, fix: Finding.Fix? = nil,
    related: [LintFinding.Related] = []
  ) {
    let place = phrase.text.place(of: range ?? phrase.text.whole)
    report(message, at: place, subject: phrase.subject, fix: fix, related: related)
  }
}
