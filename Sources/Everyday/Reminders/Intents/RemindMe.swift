import AppIntents

struct RemindMe: UndoableIntent {
  static let title: LocalizedStringResource = "Remind Me"
  static let description = IntentDescription(
    "Adds something to your tasks, and rings when it is due.", categoryName: "Reminders",
    searchKeywords: [
      "remind me to … …", "remind me to … in …", "remind me to … on …", "remind me of … at …", "remind me about … at …",
      "remind me about … …", "remind me of … …", "remind me to ${words}", "remind me about ${words}",
      "remind me of ${words}", "don't let me forget to ${words}", "set a reminder to ${words}",
      "set a reminder to ${words} ${when}", "set a reminder for ${words} ${when}", "new reminder ${words} ${when}",
      "set a reminder for ${when} to ${words}",
    ], resultValueName: "Task")

  @Parameter(title: "Words", requestValueDialog: "What shall I remind you of?") var words: String

  @Parameter(title: "When", kind: .dateTime, requestValueDialog: "When shall I remind you?")
  var when: DateComponents

  static var parameterSummary: some ParameterSummary {
    When(\.$words, .hasAnyValue) {
      Summary("Remind me to \(\.$words) at \(\.$when)")
    } otherwise: {
      When(\.$when, .hasAnyValue) {
        Summary("Remind me on \(\.$when) to \(\.$words)")
      } otherwise: {
        Summary("Remind me \(\.$when) to \(\.$words)")
      }
    }
  }

  @Dependency var store: RingStore
  @Dependency var tasks: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let machine = store.machine
    let moment = machine.date(when)
    guard let due = machine.coming(moment) else {
      throw $when.needsValueError("\(machine.moment(moment)) is over. When shall I remind you?")
    }
    let day = DueDay(due, in: machine.calendar, hasTime: true)
    let step = undoStep("Remind you to \(words)")
    try tasks.add([words], to: .tasks, due: day, as: step)
    let item = try tasks.items(of: .tasks).last { !$0.isDone } ?? ListItem(text: words, due: day)
    try store.set(Ring(for: item, due: due), as: step)
    let entity = TaskEntity(item, of: .tasks, in: tasks)
    let sentence = String(localized: "I’ll remind you: \(item.text), \(machine.moment(due)).")
    return .result(value: entity, dialog: await store.dialog(sentence))
  }
}

/// Reminds again and again. What is never done is no task.
struct RemindRegularly: UndoableIntent {
  static let title: LocalizedStringResource = "Remind Me Regularly"
  static let description = IntentDescription(
    "Rings again and again, on some days at a time.", categoryName: "Reminders",
    searchKeywords: [
      "remind me to … … …", "remind me … to … …", "remind me to ${words} ${rhythm}",
      "${rhythm} remind me to ${words}", "remind me ${rhythm} to ${words}",
    ], resultValueName: "Reminder")

  @Parameter(title: "Words", requestValueDialog: "What shall I remind you of?") var words: String

  @Parameter(title: "How Often", requestValueDialog: "On which days?") var rhythm: Rhythm

  /// Nine in the morning where nobody says another one.
  @Parameter(title: "Time", kind: .dateTime) var time: DateComponents?

  static var parameterSummary: some ParameterSummary {
    When(\.$words, .hasAnyValue) {
      Summary("Remind me to \(\.$words) \(\.$rhythm) at \(\.$time)")
    } otherwise: {
      When(\.$rhythm, .hasAnyValue) {
        Summary("Remind me \(\.$rhythm) at \(\.$time) to \(\.$words)")
      } otherwise: {
        Summary("\(\.$rhythm) at \(\.$time) remind me to \(\.$words)")
      }
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    let machine = store.machine
    let due = machine.next(rhythm, at: machine.date(time ?? DateComponents()))
    let ring = Ring(
      id: "reminder-\(UUID().uuidString)", kind: .reminder, name: words.onOneLine, due: due, rhythm: rhythm)
    try store.set(ring, as: undoStep("Remind you to \(words)"))
    let often = rhythm.spoken(in: machine.language)
    let sentence = String(localized: "I’ll remind you to \(ring.name) \(often), next: \(machine.moment(due)).")
    return .result(value: RingEntity(ring, on: machine), dialog: await store.dialog(sentence))
  }
}

extension Ring {
  /// What rings for a task: one for each time at which somebody wants to be reminded of it.
  init(for item: ListItem, due: Date) {
    // A task keeps the minute, and no seconds.
    let id = "task-\(item.text)-\(Int(due.timeIntervalSince1970 / 60))"
    self.init(id: id, kind: .reminder, name: item.text, due: due)
  }
}
