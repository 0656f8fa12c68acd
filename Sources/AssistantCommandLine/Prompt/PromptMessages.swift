internal import Diagnostics

/// What the prompt says, in the language of the conversation.
struct PromptMessages: Sendable {
  /// What stands before the line that is typed.
  static let prompt = "> "
  /// The longest example of the greeting, in columns.
  private static let widestExample = 44

  var leaving = "Press Ctrl-C once more to leave, or go on typing."
  var nothingToExplain = "There is nothing to explain yet: type a request first."
  var goodbye = "Goodbye."
  var cancelled = "Cancelled."
  var reloaded = "Everything is read anew."
  var reloadedInPart = "Everything else is read anew."
  var nothingReloaded = "It could not be read anew; everything stays as it was."
  var forgotten = "What you did before is forgotten."
  var pickASuggestion = "A number picks one, or type what you want."
  var whichLocale = "Which language? Such as  :locale de"
  var onlyMatching = "Nothing is performed here, only matched."
  var noShortcuts = "I know no shortcuts."
  fileprivate var greetingWithExample: @Sendable (String) -> String = {
    "Type what you want, such as “\($0)”, or :help."
  }
  fileprivate var greeting = "Type what you want, or :help."
  var pickANumber: @Sendable (Int) -> String = { "Please pick a number from 1 to \($0), or type something else." }
  var languageChosen: @Sendable (String) -> String = { "The language is \($0) now." }
  fileprivate var noLanguage: @Sendable (String) -> String = { "“\($0)” is no language. Such are  en  or  pt-BR" }
  fileprivate var noShortcutWith: @Sendable (String) -> String = { "I know no shortcut with “\($0)” in it." }
  var firstShown: @Sendable (Int) -> String = { "These are the first \($0). Words narrow it down, as in  :list lamp" }
  fileprivate var didYouMean: @Sendable (String, String) -> String = { "There is no :\($0). Did you mean :\($1)?" }
  fileprivate var noCommand: @Sendable (String) -> String = { "There is no :\($0). Type :help for what there is." }
  fileprivate var introduction =
    "Type a request as you would say it. A number picks from a question; “never mind” leaves it. “what can you do” "
    + "gives examples, an empty line what is likely."
  fileprivate var commands = [
    (":list [WORDS]", "the shortcuts, or those that have the words in them"), (":apps", "the applications"),
    (":why", "why the last request matched as it did"),
    (":explain REQUEST", "the same of any request, without performing it"),
    (":undo :redo :again", "the last thing, taken back or done once more"),
    (":locale LANGUAGE", "speak another language"), (":reload", "read applications and catalogs anew"),
    (":forget", "forget what was done and typed before"), (":help", "this"),
    (":quit", "leave, like Ctrl-D; Ctrl-C stops what is going on"),
  ]
  fileprivate var editing = [
    ("→  End", "take the dim text; Alt-→ one word of it"), ("Tab  ↓", "choose what is proposed; Esc hides it"),
    ("↑  Ctrl-R", "what was typed before: as it begins, or what is in it"),
    ("Ctrl-A E K U W Y", "edit as in a shell; a space in front keeps a line out of the history"),
  ]

  /// What is said in a language: `en`, `de`, `ja`.
  static func spoken(in language: String) -> PromptMessages {
    switch language {
    case "de": german
    case "ja": japanese
    default: PromptMessages()
    }
  }

  func greeting(example: String?) -> String {
    example.map { greetingWithExample(sanitized($0).cut(to: Self.widestExample)) } ?? greeting
  }

  /// What a command does, which is written with its colon.
  func summary(of command: String) -> String? {
    commands.first { $0.0.split(separator: " ").contains { $0 == command } }?.1
  }

  func nothingListed(_ words: [String]) -> String {
    words.isEmpty ? noShortcuts : noShortcutWith(sanitized(words.joined(separator: " ")))
  }

  func text(of notice: PromptNotice) -> String {
    switch notice {
    case .leaving: leaving
    case .whichLocale: whichLocale
    case .noLocale(let written): noLanguage(sanitized(written))
    case .noCommand(let name):
      nearestName(to: name, among: PromptCommand.allCases.map(\.rawValue)).map { didYouMean(sanitized(name), $0) }
        ?? noCommand(sanitized(name))
    }
  }

  // MARK: Help

  /// How much is told about the prompt.
  enum HelpExtent { case requests, requestsAndKeys }

  /// What can be typed, in lines of at most so many columns.
  func help(_ extent: HelpExtent, columns: Int) -> [String] {
    let width = min(columns, HelpText.widest - 4)
    let table = HelpTable(width)
    let lines = [introduction.wrapped(to: width, indent: 2), ""] + table.lines(commands)
    return (extent == .requests ? lines : lines + [""] + table.lines(editing))
      .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }
}

/// Something to be said about a line that was typed.
enum PromptNotice: Equatable {
  case leaving, whichLocale
  case noLocale(String)
  case noCommand(String)
}

extension PromptMessages {
  fileprivate static let german = PromptMessages(
    leaving: "Noch einmal Strg-C beendet das Programm; oder schreib weiter.",
    nothingToExplain: "Es gibt noch nichts zu erklären: Gib zuerst eine Anfrage ein.",
    goodbye: "Tschüss.",
    cancelled: "Abgebrochen.",
    reloaded: "Alles ist neu gelesen.",
    reloadedInPart: "Alles andere ist neu gelesen.",
    nothingReloaded: "Es konnte nicht neu gelesen werden; alles bleibt, wie es war.",
    forgotten: "Was du bisher getan hast, ist vergessen.",
    pickASuggestion: "Eine Zahl wählt davon aus, oder schreib, was du möchtest.",
    whichLocale: "Welche Sprache? Zum Beispiel  :locale en",
    onlyMatching: "Hier wird nichts ausgeführt, nur verglichen.",
    noShortcuts: "Ich kenne keine Kurzbefehle.",
    greetingWithExample: { "Schreib, was du möchtest, etwa „\($0)“, oder :help." },
    greeting: "Schreib, was du möchtest, oder :help.",
    pickANumber: { "Bitte eine Zahl von 1 bis \($0), oder etwas anderes." },
    languageChosen: { "Die Sprache ist jetzt \($0)." },
    noLanguage: { "„\($0)“ ist keine Sprache. Das sind zum Beispiel  de  oder  pt-BR" },
    noShortcutWith: { "Ich kenne keinen Kurzbefehl mit „\($0)“." },
    firstShown: { "Das sind die ersten \($0). Wörter grenzen sie ein, wie in  :list lampe" },
    didYouMean: { "Es gibt kein :\($0). Meintest du :\($1)?" },
    noCommand: { "Es gibt kein :\($0). Was es gibt, sagt :help." },
    introduction:
      "Schreib eine Anfrage, wie du sie sagen würdest. Eine Zahl antwortet auf eine Frage, „egal“ verlässt sie. „Was "
      + "kannst du“ gibt Beispiele, eine leere Zeile, was wahrscheinlich ist.",
    commands: [
      (":list [WÖRTER]", "die Kurzbefehle, oder die mit diesen Wörtern"), (":apps", "die Apps"),
      (":why", "warum die letzte Anfrage so verstanden wurde"),
      (":explain ANFRAGE", "dasselbe für jede Anfrage, ohne sie auszuführen"),
      (":undo :redo :again", "das Letzte zurücknehmen, wiederherstellen, noch einmal tun"),
      (":locale SPRACHE", "eine andere Sprache sprechen"), (":reload", "Apps und Kataloge neu lesen"),
      (":forget", "vergessen, was bisher getan und geschrieben wurde"), (":help", "diese Hilfe"),
      (":quit", "beenden, wie Strg-D; Strg-C hält an, was gerade läuft"),
    ],
    editing: [
      ("→  Ende", "den blassen Text übernehmen; Alt-→ ein Wort davon"),
      ("Tab  ↓", "einen Vorschlag wählen; Esc blendet sie aus"),
      ("↑  Strg-R", "was früher geschrieben wurde: nach dem Anfang, oder was darin steht"),
      ("Strg-A E K U W Y", "bearbeiten wie in einer Shell; ein Leerzeichen davor hält eine Zeile aus dem Verlauf"),
    ])

  fileprivate static let japanese = PromptMessages(
    leaving: "もう一度Ctrl-Cを押すと終了します。続けて入力もできます。",
    nothingToExplain: "まだ説明することがありません。先に何か入力してください。",
    goodbye: "さようなら。",
    cancelled: "取り消しました。",
    reloaded: "すべて読み直しました。",
    reloadedInPart: "ほかはすべて読み直しました。",
    nothingReloaded: "読み直せませんでした。すべて元のままです。",
    forgotten: "これまでのことを忘れました。",
    pickASuggestion: "番号で選ぶか、したいことを入力してください。",
    whichLocale: "どの言語ですか？ 例： :locale en",
    onlyMatching: "ここでは照合だけで、何も実行しません。",
    noShortcuts: "ショートカットがありません。",
    greetingWithExample: { "したいことを入力してください。例：「\($0)」。使い方は :help" },
    greeting: "したいことを入力してください。使い方は :help",
    pickANumber: { "1から\($0)までの番号か、ほかの言葉を入力してください。" },
    languageChosen: { "言語は\($0)になりました。" },
    noLanguage: { "「\($0)」という言語はありません。例： ja  pt-BR" },
    noShortcutWith: { "「\($0)」を含むショートカットはありません。" },
    firstShown: { "最初の\($0)件です。言葉で絞り込めます。例： :list ランプ" },
    didYouMean: { ":\($0) はありません。:\($1) ですか？" },
    noCommand: { ":\($0) はありません。使い方は :help" },
    introduction: "話すように入力してください。質問には番号でも答えられ、「やめて」で離れます。「何ができる」で例、空の行で候補を示します。",
    commands: [
      (":list [言葉]", "ショートカット、またはその言葉を含むもの"), (":apps", "アプリ"),
      (":why", "前の言葉がなぜそう理解されたか"), (":explain 言葉", "どの言葉でも同じ説明。実行はしません"),
      (":undo :redo :again", "前のことを取り消す、やり直す、もう一度する"), (":locale 言語", "ほかの言語で話す"),
      (":reload", "アプリとカタログを読み直す"), (":forget", "これまでにしたことと入力を忘れる"), (":help", "この説明"),
      (":quit", "終了。Ctrl-Dも同じ。Ctrl-Cは実行中のことを止めます"),
    ],
    editing: [
      ("→  End", "薄い文字を採る。Alt-→は一語だけ"), ("Tab  ↓", "候補を選ぶ。Escで隠す"), ("↑  Ctrl-R", "前に入力したもの：始まりが同じもの、含むもの"),
      ("Ctrl-A E K U W Y", "シェルと同じ編集。先頭の空白でその行は履歴に残りません"),
    ])
}
