internal import PhraseMatching

/// What people say to the assistant itself, whatever is installed.
package enum ReservedSayings {
  /// What somebody wants who says it.
  package enum Meaning: String, Sendable, CaseIterable {
    case undo = "to undo"
    case redo = "to redo"
    case again = "to do it again"
    case help = "for help"
    case cancel = "to cancel"
    case agreement = "to agree"
    case refusal = "to refuse"
  }

  /// Ways of saying one thing, as patterns on lines. Whoever adds one adds it to the conversation's vocabulary too.
  private static let patterns: [(meaning: Meaning, patterns: String)] = [
    (
      .undo,
      """
      undo
      undo (that|it|this|everything|the change|my change|[(the|my)] last (thing|one|action|change|step|request))
      undo what (I|you) [just] did
      take (it|that|this) back
      revert (that|it|this|the change|the last (thing|action|change))
      put (it|that) back
      roll (it|that) back
      make (that|it) undone
      """
    ),
    (
      .redo,
      """
      redo
      redo (that|it|this|[the] last (thing|one|action|change))
      (do|make) (it|that) [again] after all
      undo (the|that) undo
      """
    ),
    (
      .again,
      """
      again
      (do|say|run) (it|that|this) [once] again
      do the same [thing] again
      (once|one time) more
      one more time
      repeat
      repeat (it|that|this|the last (thing|one|request|command))
      [the] same [thing] [once] again
      [the] same once more
      (do|run) (it|that) once more
      do the last (thing|one) again
      """
    ),
    (
      .help,
      """
      help
      help me
      I need [some] help
      what can you do [for me]
      what else can you do
      what can (I|we) (say|ask|do|type|say to you|ask you)
      what else can I (say|ask|do)
      what do you (know|do|understand)
      what are you able to do
      what are my options
      how does (this|it) work
      how do I use (this|it|you)
      show me what you can do
      [(show|give)] [me] (examples|an example|some examples)
      who are you
      """
    ),
    (
      .cancel,
      """
      cancel
      cancel (it|that|this|everything)
      never mind
      nevermind
      never mind that
      stop
      stop (it|that|this)
      forget [about] (it|that)
      leave it
      let it be
      quit (it|that)
      abort
      abort (it|that)
      drop (it|that)
      skip (it|that)
      """
    ),
    (
      .undo,
      """
      rückgängig
      [(das|es|die Änderung|das Letzte)] rückgängig [machen]
      mach (das|es|die Änderung|das Letzte|alles) [wieder] rückgängig
      nimm (das|es) [wieder] zurück
      (das|es) zurücknehmen
      widerrufen
      元に戻して
      元に戻す
      もとに戻して
      取り消して
      取り消す
      それを取り消して
      今のを取り消して
      今のを元に戻して
      さっきのを取り消して
      (アンドゥ|アンドゥして)
      """
    ),
    (
      .redo,
      """
      wiederherstellen
      (das|es) wiederherstellen
      stell (das|es) wieder her
      mach (das|es) doch
      doch machen
      wiederhole das Rückgängiggemachte
      やり直して
      やり直す
      やり直し
      (リドゥ|リドゥして)
      やっぱりやって
      """
    ),
    (
      .again,
      """
      nochmal
      noch (mal|einmal)
      noch ein Mal
      nochmals
      wiederholen
      (das|es) [bitte] wiederholen
      wiederhole (das|es)
      mach (das|es) (nochmal|noch mal|noch einmal)
      das gleiche (nochmal|noch mal|noch einmal)
      dasselbe (nochmal|noch mal|noch einmal)
      もう一度
      もう一度やって
      もう一回
      もう一回やって
      もう1回
      もう1度
      繰り返して
      繰り返す
      同じのをもう一度
      """
    ),
    (
      .help,
      """
      Hilfe
      hilf mir
      ich brauche Hilfe
      was kannst du [alles] [(tun|machen)]
      was kann ich [alles] (sagen|fragen|tun|machen)
      was weißt du [alles]
      wie funktioniert das
      wie geht das
      [(gib mir|zeig mir)] (Beispiele|ein Beispiel)
      was geht hier
      ヘルプ
      助けて
      何ができる
      何ができますか
      何ができるの
      なにができる
      何が言える
      何と言えばいい
      何を聞ける
      何を知っている
      使い方
      使い方を教えて
      例を見せて
      """
    ),
    (
      .cancel,
      """
      abbrechen
      Abbruch
      brich [(das|es)] ab
      stopp
      halt
      hör auf
      vergiss (es|das)
      [ist] egal
      schon gut
      lass (es|das|gut sein|mal)
      やめて
      やめる
      キャンセル
      キャンセルして
      中止
      中止して
      もういい
      何でもない
      ストップ
      """
    ),
    (.agreement, "(yes|yeah|yep|yup|sure|of course|ja|jawohl|はい|うん)"),
    (.refusal, "(no|nope|no way|rather not|not now|nein|nö|いいえ|いや)"),
  ]

  /// The meaning of what is said, by its words; every way once.
  private static let meanings: [String: Meaning] = {
    let ways = patterns.flatMap { row in
      row.patterns.split(separator: "\n").flatMap { line in
        (PhraseTemplate.pattern(String(line)).template?.expansions(limit: 1_000) ?? []).map {
          (SpokenWord.key(of: $0), row.meaning)
        }
      }
    }
    return Dictionary(ways) { first, _ in first }
  }()

  /// Everything that is reserved, in normalized words.
  package static var all: [String: Meaning] { meanings }

  /// What somebody wants who says exactly this, politely or not; nil where it is nothing of the assistant's.
  package static func meaning(of text: String) -> Meaning? {
    var words = SpokenWord.words(of: text).map(\.text)[...]
    while let last = words.last, polite.contains(last), words.count > 1 { words.removeLast() }
    while let first = words.first, polite.contains(first), words.count > 1 { words.removeFirst() }
    return meanings[words.joined(separator: " ")]
  }

  private static let polite: Set<String> = ["please", "thanks", "kindly", "now", "bitte", "danke"]

  /// Names that call an assistant, in normalized words, longer ones first. Whatever is said behind them reaches no phrase of its own.
  static let calls: [[String]] = [
    ["hey", "siri"], ["hey", "google"], ["ok", "google"], ["okay", "google"], ["hey", "alexa"], ["hey", "behest"],
    ["siri"], ["alexa"], ["behest"],
  ]
}
