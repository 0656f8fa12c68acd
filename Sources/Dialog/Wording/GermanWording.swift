struct GermanWording: Wording {
  let yesLabel = "Ja"
  let noLabel = "Nein"
  let genitiveEnding = ""

  // MARK: Requests

  func notUnderstood(_ request: String) -> String { "Mit „\(request)“ kann ich nichts anfangen." }
  func notUnderstoodInPart(_ part: String) -> String {
    "Mit „\(part)“ kann ich nichts anfangen, darum habe ich nichts getan."
  }

  func tooLong() -> String { "Das ist mir zu viel auf einmal. Versuch es mit weniger Worten." }
  func empty() -> String { "Sag mir, was du möchtest." }

  func nearest(title: String, application: String, missing: [String]) -> String {
    let sentence = "Am nächsten kommt „\(title)“ in \(application)."
    return missing.isEmpty ? sentence : sentence + " Dafür fehlt noch: \(listed(missing))."
  }

  func tryThis(_ example: String) -> String { "Versuch: \(example)" }
  func vetoed(_ application: String) -> String { "Das macht \(application) nicht." }
  func notKnownYet(_ reference: String) -> String { "Ich weiß noch nicht, was mit „\(reference)“ gemeint ist." }

  func unknownName(_ words: String) -> String { "„\(words)“ kenne ich nicht." }
  func unknownValue(_ words: String, title: String) -> String { "„\(words)“ kenne ich nicht." }
  func leftOut(_ words: String) -> String { "„\(words)“ habe ich ausgelassen." }
  func noFile(at path: String) -> String { "Unter „\(path)“ gibt es keine Datei." }
  func outOfRange(_ value: String, of range: String?) -> String {
    range.map { "\(value) geht nicht: möglich ist \($0)." } ?? "\(value) ist mehr oder weniger, als möglich ist."
  }
  func orMore(_ number: String) -> String { "\(number) oder mehr" }
  func inSentence(_ title: String) -> String { title }
  func quoted(_ words: String) -> String { "„\(words)“" }

  func stepFailed(step: String) -> String { "Bei „\(step)“ ging es nicht weiter." }
  func done() -> String { "Erledigt." }

  // MARK: Questions

  func which(_ subject: String) -> String {
    GermanGender(of: subject).map { "\($0.which) \(subject)?" } ?? "Was ist gemeint: \(subject)?"
  }

  func what(_ subject: String) -> String {
    GermanGender(of: subject).map { "Wie lautet \($0.nominative) \(subject)?" } ?? "\(subject): Was soll es sein?"
  }

  func whichOfThese() -> String { "Was davon?" }
  func didYouMean() -> String { "Meintest du etwas davon?" }
  func didYouMeanThis() -> String { "Meintest du das?" }
  func isMeant(_ action: String) -> String { "Meinst du „\(action)“?" }

  func severalCalled(name: String, count: Int, subtitles: [String]) -> String {
    let known = "„\(name)“ kenne ich \(times(count))"
    return subtitles.isEmpty ? "\(known). Was davon?" : "\(known): \(listed(subtitles)). Was davon?"
  }

  func replyHint(_ question: Question) -> String { "Das habe ich nicht verstanden. " + hint(question) }

  func hint(_ question: Question) -> String {
    switch question.way {
    case .number(let last) where question.takesSeveral && question.kind != .shortcut:
      "Nenne Zahlen von 1 bis \(last), Namen, oder sag „alle“."
    case .number(let last): "Sag eine Zahl von 1 bis \(last) oder einen Namen."
    case .onlyOption(let title): "Sag 1 oder „\(title)“, oder „vergiss es“."
    case .yesOrNo(nil, nil): "Sag ja oder nein."
    case .yesOrNo(let yes, let no): "Sag „\(yes ?? yesLabel)“ oder „\(no ?? noLabel)“."
    case .name: "Sag einen Namen, oder „vergiss es“."
    case .text: "Sag es in ein paar Worten, oder „vergiss es“."
    case .integer: question.bounds.map { "Sag eine Zahl von \($0.least) bis \($0.most)." } ?? "Sag eine Zahl."
    case .boolean: "Sag ja oder nein."
    case .date: "Sag einen Tag oder eine Uhrzeit, etwa „morgen um sechs“."
    case .duration: "Sag, wie lange, etwa „zehn Minuten“."
    case .measurement: "Sag, wie viel, etwa „5 km“."
    }
  }

  func confirmDestructive(_ title: String) -> String { "\(title), wirklich?" }

  // MARK: Leaving

  func cancelled(_ action: String?) -> String {
    action.map { "Abgebrochen. Nicht getan: \($0)." } ?? "Abgebrochen."
  }
  func goesOn(_ action: String?) -> String {
    action.map { "Es hält nicht an: \($0) läuft im Hintergrund weiter." }
      ?? "Es hält nicht an und läuft im Hintergrund weiter."
  }
  func tookTooLong() -> String { "Das hat zu lange gedauert, ich habe es angehalten." }
  func waitingForNames() -> String { "Warte auf Namen" }
  func nothingToCancel() -> String { "Es läuft gerade nichts." }

  func dropped(subject: String?) -> String {
    guard let subject else { return "(Die Frage lasse ich.)" }
    return GermanGender(of: subject).map { "(Die Frage nach \($0.dative) \(subject) lasse ich.)" }
      ?? "(Die Frage „\(subject)“ lasse ich.)"
  }

  // MARK: Undo and again

  func undone(_ action: String?) -> String {
    action.map { "Rückgängig gemacht: \($0)." } ?? "Ich habe es rückgängig gemacht."
  }
  func nothingToUndo() -> String { "Es gibt nichts rückgängig zu machen." }
  func redone(_ action: String?) -> String {
    action.map { "Wiederhergestellt: \($0)." } ?? "Ich habe es wiederhergestellt."
  }
  func nothingToRedo() -> String { "Es gibt nichts wiederherzustellen." }
  func nothingToRepeat() -> String { "Es gibt noch nichts zu wiederholen." }

  // MARK: Help and habits

  func helpIntroduction(applications: [String]) -> String {
    applications.isEmpty
      ? "Es sind keine Apps installiert, daher kann ich wenig tun." : "Das kannst du zu \(listed(applications)) sagen."
  }

  func helpAbout(_ topic: String) -> String { "Das kannst du zu „\(topic)“ sagen." }
  func helpNothing(_ topic: String) -> String { "Zu „\(topic)“ kenne ich nichts." }

  // MARK: Finding

  func foundNone(_ plural: String) -> String { "Ich habe keine \(plural) gefunden." }

  func found(count: Int, plural: String, names: [String], more: Int) -> String {
    let said = more > 0 ? names + ["\(counted(more)) mehr"] : names
    let number = count == 1 ? "einen Treffer" : "\(counted(count)) \(plural)"
    return said.isEmpty ? "Ich habe \(number) gefunden." : "Ich habe \(number) gefunden: \(listed(said))."
  }

  func searchFoundNone(_ words: String) -> String { "Zu „\(words)“ habe ich nichts gefunden." }

  func searchOffer(count: Int, words: String) -> String {
    count == 1
      ? "Zu „\(words)“ habe ich einen Treffer. Soll ich ihn öffnen?"
      : "Zu „\(words)“ habe ich \(counted(count)) Treffer. Welchen soll ich öffnen?"
  }

  // MARK: Applications and programs

  func opening(_ application: String) -> String { "\(application) wird geöffnet" }
  func openingURL(_ url: String) -> String { "\(url) wird geöffnet" }
  func somethingWentWrong() -> String { "Tut mir leid, da ist etwas schiefgegangen." }

  // MARK: Grammar

  func listed(_ items: [String]) -> String { joined(items, by: ", ", lastBy: " und ") }

  private static let numbers = [
    "keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
  ]

  private func counted(_ count: Int) -> String {
    Self.numbers.indices.contains(count) ? Self.numbers[count] : "\(count)"
  }

  private func times(_ count: Int) -> String { count == 1 ? "einmal" : "\(counted(count))mal" }
}
