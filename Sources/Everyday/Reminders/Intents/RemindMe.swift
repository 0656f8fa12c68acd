import AppIntents

struct RemindMe: UndoableIntent {
  static let title: LocalizedStringResource = "Remind Me"
  static let description = IntentDescription(
    "Adds something to your tasks, and rings when it is due.", categoryName: "Reminders",
    searchKeywords: [
      "remind me to … …", "remind me to … in …", "remind me to … on …", "remind me of … at …", "remind me about … at …",
    ],
    resultValueName: "Task")

  @Parameter(title: "Words", requestValueDialog: "What shall I remind you of?")
  var words: String

  @Parameter(title: "When", kind: .dateTime, requestValueDialog: "When shall I remind you?")
  var when: Date

  static var parameterSummary: some ParameterSummary { Summary("Remind me to \(\.$words) at \(\.$when)") }

  @Dependency var store: RingStore
  @Dependency var tasks: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let machine = store.machine
    guard let due = machine.coming(machine.withTime(when)) else {
      throw $when.needsValueError("\(machine.moment(when)) is over. When shall I remind you?")
    }
    let day = DueDay(due, in: machine.calendar, hasTime: true)
    let step = UndoStep(undoManager: undoManager, name: "Remind you to \(words)")
    try tasks.add([words], to: .tasks, due: day, as: step)
    let item = try tasks.items(of: .tasks).last { !$0.isDone } ?? ListItem(text: words, due: day)
    try store.set(Ring(for: item, due: due), as: step)
    let entity = TaskEntity(item, of: .tasks, in: tasks)
    let sentence = String(localized: "I’ll remind you to \(item.text): \(machine.moment(due)).")
    return .result(value: entity, dialog: await store.dialog(sentence))
  }
}

extension Ring {
  /// What rings for a task: one for each task, whatever its time.
  init(for item: ListItem, due: Date) {
    self.init(id: "task-\(item.text)", kind: .reminder, name: item.text, due: due)
  }
}

extension Machine {
  /// A day by itself is meant for its morning.
  fileprivate func withTime(_ date: Date) -> Date {
    guard calendar.startOfDay(for: date) == date else { return date }
    return calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date) ?? date
  }
}
