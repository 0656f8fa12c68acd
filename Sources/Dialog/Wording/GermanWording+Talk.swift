// What is said about the conversation itself.
extension GermanWording {
  func undoable(_ actions: [String]) -> String {
    actions.isEmpty ? nothingToUndo() : "Das lässt sich rückgängig machen: \(listed(actions))."
  }

  func cannotTakeBack(_ action: String, for values: [String]) -> String {
    let again = values.isEmpty ? "das andere trotzdem tun" : "es noch einmal mit \(listed(values)) tun"
    return "\(action) kann ich nicht zurücknehmen. Soll ich \(again)?"
  }

  func cannotBeUndone(_ action: String) -> String { "Das lässt sich nicht rückgängig machen: \(action)." }

  func talkedAbout(_ talk: BuiltInCommand.Talk) -> String? {
    switch talk {
    case .thanks: "Gern geschehen."
    case .greeting: "Hallo! Was kann ich für dich tun?"
    case .farewell: "Bis bald!"
    case .apology: "Kein Problem."
    case .patience: "Lass dir Zeit."
    case .affection: "Das ist lieb von dir."
    case .laughter: "Schön, dass du gute Laune hast."
    case .complaint: "Das tut mir leid. Sag es mit anderen Worten, dann versuche ich es noch einmal."
    case .chat: "Plaudern kann ich nicht gut, aber ich kann einiges für dich tun."
    case .presence: "Ich bin da."
    case .remark: "In Ordnung."
    case .agreement: "Es ist keine Frage offen, zu der du Ja sagen könntest."
    case .refusal: "Es ist keine Frage offen, zu der du Nein sagen könntest."
    case .repeatAnswer, .repeatQuestion, .why, .whatWasDone, .wasItDone, .ownDeed, .isItSo, .whatWasChanged,
      .allThatWasDone,
      .whatCanBeUndone, .options, .moreOptions, .difference, .identity:
      nil
    }
  }

  func introduction(applications: [String]) -> String {
    let work = applications.isEmpty ? "" : " Ich arbeite für \(listed(applications))."
    return "Ich bin Behest, ein Assistent, dem du schreibst.\(work)"
  }

  func because(request: String, action: String, application: String) -> String {
    "„\(request)“ habe ich als „\(action)“ in \(application) verstanden."
  }

  func onlyWithYes() -> String { "Ich tue es nur mit deinem Ja." }
  func neededForIt() -> String { "Das muss ich dafür wissen." }
  func lastDeed(_ action: String) -> String { "Zuletzt habe ich das getan: \(action)." }
  func onlyFirst(_ number: Int, of count: Int) -> String { "Das sind die ersten \(number) von \(count)." }
  func notInConversation(_ action: String) -> String { "Nicht in diesem Gespräch. \(lastDeed(action))" }
  func canTakeBack(_ action: String) -> String { "\(lastDeed(action)) Mit „rückgängig“ nehme ich es zurück." }
  func lastTakenBack(_ action: String) -> String { "Zuletzt habe ich das zurückgenommen: \(action)." }
  func lastChange(_ action: String) -> String { "Die letzte Änderung war das: \(action)." }
  func changedNothing(_ action: String) -> String { "Das hat nichts geändert: \(action)." }
  func nothingChanged() -> String { "Ich habe nichts geändert." }
  func takeBackLastChange(_ action: String) -> String { "\(lastChange(action)) Soll ich sie zurücknehmen?" }
  func deeds(_ actions: [String]) -> String { "Das habe ich getan: \(actions.joined(separator: "; "))." }
  func nothingDone() -> String { "Ich habe noch nichts getan." }
  func wasDone(_ isDone: Bool, _ action: String) -> String {
    isDone ? "Ja, das habe ich getan: \(action)." : "Nein. \(lastDeed(action))"
  }
  func nothingAsked() -> String { "Ich habe nichts gefragt." }
  func nothingSaid() -> String { "Ich habe noch nichts gesagt." }
  func nothingMore() -> String { "Das ist alles." }

  func differences(_ items: [(title: String, detail: String)]) -> String {
    items.map { "\($0.title): \($0.detail)." }.joined(separator: " ")
  }

  func known(_ names: [String]) -> String { "Ich kenne \(listed(names))." }
  func here(_ name: String) -> String { "Hier: \(name)." }
  func offer(_ name: String) -> String { "Was soll ich mit \(name) tun?" }
}
