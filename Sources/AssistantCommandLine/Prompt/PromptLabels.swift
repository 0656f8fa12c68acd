internal import Diagnostics
internal import LineEditor

/// The words beside what is typed, in the language of the conversation.
struct PromptLabels: Sendable {
  var editor = EditorMessages()
  var working = "Working"
  var button = "button"
  var orSomethingElse = "type a name, or something else"
  var orAnotherName = "or type a name"
  var orOwnWords = "or type what you like"
  var whatYouLike = "type what you like"
  var (yes, no) = ("yes", "no")
  var yesOrNo: @Sendable (String, String) -> String = { "\($0) or \($1)" }
  /// The one that is spoken: `en`, `de`, `ja`.
  let language: String
  /// What the conversation says besides.
  var messages: PromptMessages
  var asks: @Sendable ([String]) -> String = { "asks for \($0.map { $0.lowercased() }.listed)" }
  fileprivate var range: @Sendable (String, String) -> String = { "from \($0) to \($1)" }

  init(language: String) {
    self.language = language
    messages = .spoken(in: language)
    switch language {
    case "de": speakGerman()
    case "ja": speakJapanese()
    default: break
    }
  }

  func number(in range: ClosedRange<Double>) -> String {
    let bounds = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
    return self.range(bounds[0], bounds[1])
  }

  private mutating func speakGerman() {
    (working, button) = ("Moment", "Knopf")
    (orSomethingElse, orAnotherName) = ("ein Name oder etwas anderes", "oder ein Name")
    (orOwnWords, whatYouLike) = ("oder was du möchtest", "was du möchtest")
    (yes, no) = ("ja", "nein")
    yesOrNo = { "\($0) oder \($1)" }
    asks = { "fragt nach: \($0.joined(separator: ", "))" }
    range = { "von \($0) bis \($1)" }
    (editor.search, editor.notFound) = ("Suche", "nicht gefunden")
    editor.more = { "\($0) weitere" }
    editor.runLines = { "Diese \($0) Zeilen ausführen?" }
    editor.runEach = "Eine nach der anderen ausführen"
    (editor.joinLines, editor.dropLines) = ("In eine Zeile setzen", "Verwerfen")
  }

  private mutating func speakJapanese() {
    (working, button) = ("処理中", "ボタン")
    (orSomethingElse, orAnotherName) = ("名前、またはほかの言葉", "または名前")
    (orOwnWords, whatYouLike) = ("または自由に入力", "自由に入力")
    (yes, no) = ("はい", "いいえ")
    yesOrNo = { "\($0)／\($1)" }
    asks = { "質問：\($0.joined(separator: "、"))" }
    range = { "\($0)から\($1)まで" }
    (editor.search, editor.notFound) = ("検索", "見つかりません")
    editor.more = { "ほか\($0)件" }
    editor.runLines = { "この\($0)行を実行しますか？" }
    editor.runEach = "1行ずつ実行"
    (editor.joinLines, editor.dropLines) = ("1行にまとめる", "取り消す")
  }
}
