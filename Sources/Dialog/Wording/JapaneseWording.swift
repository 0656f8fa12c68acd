struct JapaneseWording: Wording {
  let yesLabel = "はい"
  let noLabel = "いいえ"
  let genitiveEnding = "の"

  // MARK: Requests

  func notUnderstood(_ request: String) -> String { "「\(request)」は、どうすればよいかわかりません。" }
  func notUnderstoodInPart(_ part: String) -> String {
    "「\(part)」をどうすればよいかわからないので、何もしていません。"
  }

  func tooLong() -> String { "一度には長すぎます。もう少し短く言ってください。" }
  func empty() -> String { "何をしましょうか。" }

  func nearest(title: String, application: String, missing: [String]) -> String {
    let sentence = "いちばん近いのは\(application)の「\(title)」です。"
    return missing.isEmpty ? sentence : sentence + "\(listed(missing))も必要です。"
  }

  func tryThis(_ example: String) -> String { "たとえば：\(example)" }
  func vetoed(_ application: String) -> String { "それは\(application)ではできません。" }
  func notKnownYet(_ reference: String) -> String { "「\(reference)」が何を指すのか、まだわかりません。" }

  func unknownName(_ words: String) -> String { "「\(words)」というものは見つかりません。" }
  func unknownValue(_ words: String, title: String) -> String { "「\(words)」という\(title)は見つかりません。" }
  func leftOut(_ words: String) -> String { "「\(words)」は省きました。" }
  func noFile(at path: String) -> String { "「\(path)」にファイルはありません。" }
  func outOfRange(_ value: String, of range: String?) -> String {
    range.map { "\(value)は範囲外です（\($0)）。" } ?? "\(value)は範囲外です。"
  }
  func orMore(_ number: String) -> String { "\(number)以上" }
  func inSentence(_ title: String) -> String { title }
  func quoted(_ words: String) -> String { "「\(words)」" }

  func stepFailed(step: String) -> String { "「\(step)」で止まりました。" }
  func done() -> String { "できました。" }

  // MARK: Questions

  func which(_ subject: String) -> String { "どの\(subject)ですか？" }
  func what(_ subject: String) -> String { "\(subject)は何ですか？" }
  func whichOfThese() -> String { "どれのことですか？" }
  func didYouMean() -> String { "このうちのどれかですか？" }
  func didYouMeanThis() -> String { "これのことですか？" }
  func isMeant(_ action: String) -> String { "「\(action)」のことですか？" }

  func severalCalled(name: String, count: Int, subtitles: [String]) -> String {
    let known = "「\(name)」は\(counted(count))あります"
    return subtitles.isEmpty ? "\(known)。どれですか？" : "\(known)：\(listed(subtitles))。どれですか？"
  }

  func replyHint(_ question: Question) -> String { "わかりませんでした。" + hint(question) }

  func hint(_ question: Question) -> String {
    switch question.way {
    case .number(let last) where question.takesSeveral && question.kind != .shortcut:
      "1から\(last)までの番号か名前、または「全部」と言ってください。"
    case .number(let last): "1から\(last)までの番号か、名前を言ってください。"
    case .onlyOption(let title): "「1」か「\(title)」、または「やめて」と言ってください。"
    case .yesOrNo(nil, nil): "「はい」か「いいえ」で答えてください。"
    case .yesOrNo(let yes, let no): "「\(yes ?? yesLabel)」か「\(no ?? noLabel)」で答えてください。"
    case .name: "名前を言うか、「やめて」と言ってください。"
    case .text: "短い言葉で言うか、「やめて」と言ってください。"
    case .integer: question.bounds.map { "\($0.least)から\($0.most)までの数を言ってください。" } ?? "数を言ってください。"
    case .boolean: "「はい」か「いいえ」で答えてください。"
    case .date: "日にちか時刻を、「明日の六時」のように言ってください。"
    case .duration: "長さを、「十分間」のように言ってください。"
    case .measurement: "量を、「5キロ」のように言ってください。"
    }
  }

  func confirmDestructive(_ title: String) -> String { "「\(title)」を本当に実行しますか？" }

  // MARK: Leaving

  func cancelled(_ action: String?) -> String {
    action.map { "取りやめました。「\($0)」はしていません。" } ?? "取りやめました。"
  }
  func goesOn(_ action: String?) -> String {
    action.map { "止まりません。「\($0)」は裏で続きます。" } ?? "止まらず、裏で続きます。"
  }
  func tookTooLong() -> String { "時間がかかりすぎたので止めました。" }
  func waitingForNames() -> String { "名前を待っています" }
  func nothingToCancel() -> String { "今は何もしていません。" }

  func dropped(subject: String?) -> String {
    subject.map { "（\($0)についての質問はやめます。）" } ?? "（その質問はやめます。）"
  }

  // MARK: Undo and again

  func undone(_ action: String?) -> String { action.map { "「\($0)」を取り消しました。" } ?? "元に戻しました。" }
  func nothingToUndo() -> String { "取り消すものはありません。" }
  func redone(_ action: String?) -> String { action.map { "「\($0)」をやり直しました。" } ?? "やり直しました。" }
  func nothingToRedo() -> String { "やり直すものはありません。" }
  func nothingToRepeat() -> String { "繰り返すものはまだありません。" }

  // MARK: Help and habits

  func helpIntroduction(applications: [String]) -> String {
    applications.isEmpty
      ? "アプリがないので、できることはあまりありません。" : "\(listed(applications))には、次のように言えます。"
  }

  func helpAbout(_ topic: String) -> String { "\(topic)については、次のように言えます。" }
  func helpNothing(_ topic: String) -> String { "「\(topic)」について言えることは見つかりません。" }

  // MARK: Finding

  func foundNone(_ plural: String) -> String { "\(plural)は見つかりませんでした。" }

  func found(count: Int, plural: String, names: [String], more: Int) -> String {
    let number = "\(plural)が\(counted(count))見つかりました"
    guard !names.isEmpty else { return "\(number)。" }
    return more > 0 ? "\(number)：\(listed(names))、ほか\(counted(more))。" : "\(number)：\(listed(names))。"
  }

  func searchFoundNone(_ words: String) -> String { "「\(words)」では何も見つかりませんでした。" }

  func searchOffer(count: Int, words: String) -> String {
    count == 1
      ? "「\(words)」で一つ見つかりました。開きましょうか？" : "「\(words)」で\(counted(count))見つかりました。どれを開きましょうか？"
  }

  // MARK: Applications and programs

  func opening(_ application: String) -> String { "\(application)を開いています" }
  func openingURL(_ url: String) -> String { "\(url)を開いています" }
  func somethingWentWrong() -> String { "すみません、うまくいきませんでした。" }

  // MARK: Grammar

  func listed(_ items: [String]) -> String {
    items.count == 2 ? joined(items, by: "、", lastBy: "と") : items.joined(separator: "、")
  }

  private static let numbers = ["零", "一つ", "二つ", "三つ", "四つ", "五つ", "六つ", "七つ", "八つ", "九つ", "十", "十一", "十二"]

  private func counted(_ count: Int) -> String {
    Self.numbers.indices.contains(count) ? Self.numbers[count] : "\(count)件"
  }
}
