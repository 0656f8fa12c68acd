// What is said about the conversation itself.
extension JapaneseWording {
  func undoable(_ actions: [String]) -> String {
    actions.isEmpty ? nothingToUndo() : "取り消せるもの：\(listed(actions))。"
  }

  func cannotTakeBack(_ action: String, for values: [String]) -> String {
    let again = values.isEmpty ? "もう一方もしますか" : "\(listed(values))でもう一度しますか"
    return "「\(action)」は取り消せません。\(again)？"
  }

  func cannotBeUndone(_ action: String) -> String { "「\(action)」は元に戻せません。" }

  func talkedAbout(_ talk: BuiltInCommand.Talk) -> String? {
    switch talk {
    case .thanks: "どういたしまして。"
    case .greeting: "こんにちは。何をしましょうか。"
    case .farewell: "またどうぞ。"
    case .apology: "大丈夫です。"
    case .patience: "どうぞ、ごゆっくり。"
    case .affection: "うれしいです。"
    case .laughter: "楽しそうですね。"
    case .complaint: "すみません。別の言い方で言ってください。"
    case .chat: "おしゃべりは苦手ですが、お手伝いはできます。"
    case .presence: "はい、ここにいます。"
    case .remark: "わかりました。"
    case .agreement, .refusal: "今は何も聞いていません。"
    case .repeatAnswer, .repeatQuestion, .why, .whatWasDone, .wasItDone, .ownDeed, .isItSo, .whatWasChanged,
      .allThatWasDone,
      .whatCanBeUndone, .options, .moreOptions, .difference, .identity:
      nil
    }
  }

  func introduction(applications: [String]) -> String {
    let work = applications.isEmpty ? "" : "\(listed(applications))を使えます。"
    return "Behestです。文字で話せるアシスタントです。\(work)"
  }

  func because(request: String, action: String, application: String) -> String {
    "「\(request)」を\(application)の「\(action)」と受け取りました。"
  }

  func onlyWithYes() -> String { "「はい」と言われたときだけ実行します。" }
  func neededForIt() -> String { "そのために必要です。" }
  func lastDeed(_ action: String) -> String { "最後にしたのは「\(action)」です。" }
  func onlyFirst(_ number: Int, of count: Int) -> String { "\(count)件のうち最初の\(number)件です。" }
  func notInConversation(_ action: String) -> String { "この会話ではしていません。\(lastDeed(action))" }
  func canTakeBack(_ action: String) -> String { "\(lastDeed(action))「元に戻して」で取り消せます。" }
  func lastTakenBack(_ action: String) -> String { "最後に「\(action)」を取り消しました。" }
  func lastChange(_ action: String) -> String { "最後に変えたのは「\(action)」です。" }
  func changedNothing(_ action: String) -> String { "「\(action)」では何も変わりませんでした。" }
  func nothingChanged() -> String { "何も変えていません。" }
  func takeBackLastChange(_ action: String) -> String { "\(lastChange(action))取り消しますか？" }
  func deeds(_ actions: [String]) -> String { "したこと：\(actions.joined(separator: "、"))。" }
  func nothingDone() -> String { "まだ何もしていません。" }
  func wasDone(_ isDone: Bool, _ action: String) -> String {
    isDone ? "はい、「\(action)」をしました。" : "いいえ。\(lastDeed(action))"
  }
  func nothingAsked() -> String { "何も聞いていません。" }
  func nothingSaid() -> String { "まだ何も言っていません。" }
  func nothingMore() -> String { "これで全部です。" }

  func differences(_ items: [(title: String, detail: String)]) -> String {
    items.map { "\($0.title)：\($0.detail)。" }.joined()
  }

  func known(_ names: [String]) -> String { "\(listed(names))があります。" }
  func here(_ name: String) -> String { "\(name)です。" }
  func offer(_ name: String) -> String { "\(name)をどうしますか？" }
}
