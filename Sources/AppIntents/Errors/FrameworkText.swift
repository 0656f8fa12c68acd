/// What the framework says by itself, in the languages of the assistant; where another one is spoken, all of it is English.
package struct FrameworkText: Sendable {
  private let english: String
  private let german: String
  private let japanese: String

  private init(_ english: String, _ german: String, _ japanese: String) {
    (self.english, self.german, self.japanese) = (english, german, japanese)
  }

  /// The sentence in the language of the task.
  package var text: String {
    switch CurrentLanguage.locale.identifier.prefix(2) {
    case "de": german
    case "ja": japanese
    default: english
    }
  }

  package var resource: LocalizedStringResource { LocalizedStringResource(stringLiteral: text) }

  /// A sentence of the framework in the language of the task, and anything else as it is.
  package static func spoken(_ sentence: LocalizedStringResource) -> String { String(localized: translated(sentence)) }

  static func translated(_ sentence: LocalizedStringResource) -> LocalizedStringResource {
    fixed[String(localized: sentence)]?.resource ?? sentence
  }

  static func fixed(_ english: String) -> FrameworkText { fixed[english] ?? FrameworkText(english, english, english) }

  // MARK: Questions

  static func what(_ title: String?) -> FrameworkText {
    FrameworkText(
      "What’s the \(title?.lowercased() ?? "value")?", "\(title ?? "Wert"): Was soll es sein?",
      "\(title ?? "値")は何ですか？")
  }

  static func which(_ title: String?) -> FrameworkText {
    FrameworkText(
      "Which \(title?.lowercased() ?? "value")?", "Was ist gemeint: \(title ?? "Wert")?", "どの\(title ?? "値")ですか？")
  }

  static func isRightValue(_ title: String?) -> FrameworkText {
    FrameworkText(
      "Is that the right \(title?.lowercased() ?? "value")?", "\(title ?? "Wert"): Stimmt das?",
      "\(title ?? "値")はこれでよいですか？")
  }

  static func isRight(_ value: String) -> FrameworkText {
    FrameworkText("\(value), is that right?", "\(value), stimmt das?", "\(value)でよいですか？")
  }

  // MARK: Problems

  static func needsToKnow(_ title: String) -> FrameworkText {
    FrameworkText(
      "I need to know the \(title.lowercased()) for that.", "Dafür muss ich wissen: \(title).",
      "それには\(title)が必要です。")
  }

  static func needsToKnowWhich(_ title: String) -> FrameworkText {
    FrameworkText(
      "I need to know which \(title.lowercased()) you mean.", "Ich muss wissen, was gemeint ist: \(title).",
      "どの\(title)か教えてください。")
  }

  static func notMadeOut(_ title: String, in reply: String) -> FrameworkText {
    FrameworkText(
      "I couldn’t make out the \(title.lowercased()) in “\(reply)”.", "„\(reply)“ verstehe ich nicht: \(title).",
      "「\(reply)」から\(title)がわかりませんでした。")
  }

  static func outOfRange(_ value: String, _ range: String) -> FrameworkText {
    FrameworkText(
      "\(value) is outside of \(range).", "\(value) liegt außerhalb von \(range).", "\(value)は範囲外です（\(range)）。")
  }

  static func asksFirst(_ question: String) -> FrameworkText {
    FrameworkText("I have to ask first: \(question)", "Ich muss erst fragen: \(question)", "先に確認します。\(question)")
  }

  static func noSurface(_ surface: String) -> FrameworkText {
    FrameworkText("There is no such thing as \(surface) here.", "Hier gibt es kein \(surface).", "ここに\(surface)はありません。")
  }

  // MARK: Sentences and labels without values

  private static let fixed = Dictionary(uniqueKeysWithValues: sentences.map { ($0.english, $0) })

  private static let sentences: [FrameworkText] = [
    FrameworkText("Which one?", "Was davon?", "どれですか？"),
    FrameworkText("Open the app?", "Die App öffnen?", "アプリを開きますか？"),
    FrameworkText("Something went wrong.", "Da ist etwas schiefgegangen.", "うまくいきませんでした。"),
    FrameworkText("You need to unlock first.", "Entsperre zuerst.", "先にロックを解除してください。"),
    FrameworkText(
      "The app can’t be opened from here.", "Die App lässt sich von hier nicht öffnen.", "ここからアプリは開けません。"),
    FrameworkText("There is no result.", "Es gibt kein Ergebnis.", "結果がありません。"),
    FrameworkText("This has to begin again.", "Das muss neu beginnen.", "最初からやり直します。"),
    FrameworkText("This needs access to Bluetooth.", "Dafür ist Zugriff auf Bluetooth nötig.", "Bluetoothへのアクセスが必要です。"),
    FrameworkText(
      "This needs access to your contacts.", "Dafür ist Zugriff auf die Kontakte nötig.", "連絡先へのアクセスが必要です。"),
    FrameworkText(
      "This needs access to your calendar.", "Dafür ist Zugriff auf den Kalender nötig.", "カレンダーへのアクセスが必要です。"),
    FrameworkText("This needs access to the camera.", "Dafür ist Zugriff auf die Kamera nötig.", "カメラへのアクセスが必要です。"),
    FrameworkText(
      "This needs access to your health data.", "Dafür ist Zugriff auf die Gesundheitsdaten nötig.",
      "ヘルスケアデータへのアクセスが必要です。"),
    FrameworkText("This needs access to your home.", "Dafür ist Zugriff auf das Zuhause nötig.", "ホームへのアクセスが必要です。"),
    FrameworkText(
      "This needs access to your network.", "Dafür ist Zugriff auf das Netzwerk nötig.", "ネットワークへのアクセスが必要です。"),
    FrameworkText(
      "This needs access to the microphone.", "Dafür ist Zugriff auf das Mikrofon nötig.", "マイクへのアクセスが必要です。"),
    FrameworkText("This needs to send notifications.", "Dafür sind Mitteilungen nötig.", "通知の許可が必要です。"),
    FrameworkText("This needs access to your photos.", "Dafür ist Zugriff auf die Fotos nötig.", "写真へのアクセスが必要です。"),
    FrameworkText(
      "This needs access to your reminders.", "Dafür ist Zugriff auf die Erinnerungen nötig.", "リマインダーへのアクセスが必要です。"),
    FrameworkText(
      "This needs your permission to be used from here.", "Das darf von hier nur mit deiner Erlaubnis geschehen.",
      "ここから使うには許可が必要です。"),
    FrameworkText("This needs your exact location.", "Dafür ist dein genauer Standort nötig.", "正確な位置情報が必要です。"),
    FrameworkText("This needs your location.", "Dafür ist dein Standort nötig.", "位置情報が必要です。"),
    FrameworkText("You need to set up an account first.", "Richte zuerst ein Konto ein.", "先にアカウントを設定してください。"),
    FrameworkText("You need to confirm this in the app.", "Bestätige das in der App.", "アプリで確認してください。"),
    FrameworkText("You need to sign in first.", "Melde dich zuerst an.", "先にサインインしてください。"),
    FrameworkText("I couldn’t find that.", "Das habe ich nicht gefunden.", "見つかりませんでした。"),
    FrameworkText("That isn’t available right now.", "Das geht im Moment nicht.", "今は利用できません。"),
    FrameworkText(
      "The network didn’t answer. Try again later.", "Das Netzwerk antwortet nicht. Versuch es später noch einmal.",
      "ネットワークの応答がありません。後でもう一度試してください。"),
    FrameworkText("That isn’t allowed.", "Das ist nicht erlaubt.", "許可されていません。"),
    FrameworkText("Only part of that worked.", "Nur ein Teil davon hat geklappt.", "一部だけできました。"),
    FrameworkText("That can’t be done on this device.", "Das geht auf diesem Gerät nicht.", "このデバイスではできません。"),
    FrameworkText("yes", "ja", "はい"), FrameworkText("no", "nein", "いいえ"),
    FrameworkText("Cancel", "Abbrechen", "キャンセル"), FrameworkText("Add", "Hinzufügen", "追加"),
    FrameworkText("Add Data", "Daten hinzufügen", "データを追加"), FrameworkText("Book", "Buchen", "予約"),
    FrameworkText("Buy", "Kaufen", "購入"), FrameworkText("Call", "Anrufen", "電話"),
    FrameworkText("Check In", "Einchecken", "チェックイン"), FrameworkText("Continue", "Weiter", "続ける"),
    FrameworkText("Create", "Erstellen", "作成"), FrameworkText("Do It", "Ausführen", "実行"),
    FrameworkText("Download", "Laden", "ダウンロード"), FrameworkText("Filter", "Filtern", "絞り込む"),
    FrameworkText("Find", "Finden", "検索"), FrameworkText("Get", "Holen", "取得"), FrameworkText("Go", "Los", "進む"),
    FrameworkText("Log", "Eintragen", "記録"), FrameworkText("Open", "Öffnen", "開く"),
    FrameworkText("Order", "Bestellen", "注文"), FrameworkText("Pay", "Bezahlen", "支払う"),
    FrameworkText("Play", "Abspielen", "再生"), FrameworkText("Play Sound", "Ton abspielen", "音を鳴らす"),
    FrameworkText("Post", "Posten", "投稿"), FrameworkText("Request", "Anfordern", "リクエスト"),
    FrameworkText("Run", "Ausführen", "実行"), FrameworkText("Search", "Suchen", "検索"),
    FrameworkText("Send", "Senden", "送信"), FrameworkText("Set", "Einstellen", "設定"),
    FrameworkText("Share", "Teilen", "共有"), FrameworkText("Start", "Starten", "開始"),
    FrameworkText("Start Navigation", "Navigation starten", "ナビを開始"), FrameworkText("Toggle", "Umschalten", "切り替える"),
    FrameworkText("Turn Off", "Ausschalten", "オフにする"), FrameworkText("Turn On", "Einschalten", "オンにする"),
    FrameworkText("View", "Ansehen", "表示"),
  ]
}
