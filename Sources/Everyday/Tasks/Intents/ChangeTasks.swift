import AppIntents

struct CheckOff: UndoableIntent {
  static let title: LocalizedStringResource = "Check Off"
  static let description = IntentDescription(
    "Ticks something off.", categoryName: "Tasks",
    searchKeywords: [
      "… is done", "i did …", "i finished …", "done with …", "i have done …", "i bought …", "i got …", "i did buy …",
      "… are done", "… is bought", "i already have …", "i have … already", "finished …",
      "got …", "got the …", "bought …", "bought the …", "i paid …", "paid …", "i got the …", "i bought the …",
      "i called …", "called …", "i've done …", "i've got …", "i've bought …",
      "i packed …", "packed …", "i've packed …", "i have packed …", "i've finished …",
    ], resultValueName: "Task")

  @Parameter(title: "Task") var task: TaskEntity?

  static var parameterSummary: some ParameterSummary { Summary("Check off \(\.$task)") }

  @Dependency var store: TaskStore
  @Dependency var rings: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let task = try await chosenTask
    let step = undoStep("Check off \(task.name)")
    guard !task.item.isDone else { return .result(value: task, dialog: "“\(task.name)” is done already.") }
    try store.setDone(true, task.item, of: task.list, as: step)
    try rings.follow(task.item, to: nil, as: step)
    let left = try store.items(of: task.list).count { !$0.isDone }
    return left == 0
      ? .result(value: task, dialog: "“\(task.name)” is done. That was the last of \(task.listName).")
      : .result(value: task, dialog: "“\(task.name)” is done. Left on \(task.listName): \(left).")
  }

  /// Files are read only where nobody said which task.
  @MainActor
  private var chosenTask: TaskEntity {
    get async throws {
      if let task { return task }
      return try await $task.requestDisambiguation(among: try store.entities(), dialog: "Which task?")
    }
  }
}

struct Uncheck: UndoableIntent {
  static let title: LocalizedStringResource = "Uncheck Task"
  static let description = IntentDescription(
    "Takes the tick away from something that is not done after all.", categoryName: "Tasks",
    searchKeywords: ["untick …", "… is not done", "mark … as not done", "put … back on the list", "reopen …"],
    resultValueName: "Task")

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  static var parameterSummary: some ParameterSummary { Summary("Uncheck \(\.$task)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard task.item.isDone else { return .result(value: task, dialog: "“\(task.name)” is not ticked off.") }
    let item = try store.setDone(false, task.item, of: task.list, as: undoStep("Uncheck \(task.name)"))
    return .result(
      value: TaskEntity(item, of: task.list, in: store),
      dialog: "“\(task.name)” is to be done again, on \(task.listName).")
  }
}

struct MoveTask: UndoableIntent {
  static let title: LocalizedStringResource = "Move Task"
  static let description = IntentDescription(
    "Makes a task due on another day.", categoryName: "Tasks",
    searchKeywords: [
      "postpone … to …", "put off … until …", "… is due …", "make … due …", "… is due on …", "push … to …",
      "reschedule … to …", "due …", "due on …", "it's due …", "do … …", "do … on …",
      "… is for …",
    ], resultValueName: "Task")

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  @Parameter(title: "Due", kind: .date, requestValueDialog: "To which day?") var due: Date

  static var parameterSummary: some ParameterSummary { Summary("Move \(\.$task) to \(\.$due)") }

  @Dependency var store: TaskStore
  @Dependency var rings: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard task.list == .tasks else {
      return .result(value: task, dialog: "“\(task.name)” is on \(task.listName), and only tasks have days.")
    }
    // A time that was set stays.
    let day = DueDay(day: DueDay(due, in: store.machine.calendar).day, time: task.item.due?.time)
    let step = undoStep("Move \(task.name)")
    let moved = try store.move(task.item, of: task.list, to: day, as: step)
    try rings.follow(task.item, to: day, as: step)
    let entity = TaskEntity(moved, of: task.list, in: store)
    return .result(value: entity, dialog: "“\(task.name)” is due \(store.machine.shown(day) ?? day.day) now.")
  }
}

struct PostponeTask: UndoableIntent {
  static let title: LocalizedStringResource = "Postpone Task"
  static let description = IntentDescription(
    "Makes a task due some days later.", categoryName: "Tasks",
    searchKeywords: [
      "push … back …", "push … by …", "push … …", "move … back …", "move … back by …", "delay … by …",
      "postpone … by …",
      "put … off by …", "put … off for …",
    ], resultValueName: "Task")

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  @Parameter(title: "By", defaultUnit: .hours, requestValueDialog: "By how long?")
  var length: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary { Summary("Postpone the task \(\.$task) by \(\.$length)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let seconds = length.converted(to: .seconds).value
    guard seconds >= 86_400 else {
      throw $length.needsValueError("“\(task.name)” moves by days only. By how long?")
    }
    let move = MoveTask()
    move.task = task
    let due = task.item.due?.date(in: store.machine.calendar) ?? store.machine.today
    let days = Int(min(seconds / 86_400, Self.most).rounded())
    move.due = store.machine.calendar.date(byAdding: .day, value: days, to: due) ?? due
    return try await move.perform()
  }

  /// In days: a hundred years.
  private static let most = 36_500.0
}

struct RemoveTask: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Task"
  static let description = IntentDescription(
    "Takes something out of a list without having done it.", categoryName: "Tasks",
    searchKeywords: [
      "take off …", "take … off my list", "take … off the list", "strike …", "remove … from …", "take … off …",
      "delete … from …",
      "delete …", "delete the task …", "remove the task …", "remove …", "drop …", "get rid of …", "bin …",
    ])

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  @Parameter(title: "Checklist") var list: ListEntity?

  static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$task) from my lists") }

  @Dependency var store: TaskStore
  @Dependency var rings: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let meant = list.map(\.list) ?? task.list
    guard let item = try store.items(of: meant).first(where: { $0.text == task.item.text }) else {
      throw EverydayError.itemIsGone(task.name)
    }
    let step = undoStep("Remove \(task.name)")
    try store.remove(item, of: meant, as: step)
    try rings.follow(item, to: nil, as: step)
    return .result(dialog: "I took “\(task.name)” out of \(meant.title).")
  }
}

struct ClearDone: UndoableIntent {
  static let title: LocalizedStringResource = "Clear What Is Done"
  static let description = IntentDescription(
    "Takes out of a list what is ticked off.", categoryName: "Lists",
    searchKeywords: [
      "clean up …", "remove what is done from …", "tidy up …", "clear what's done", "clear the done ones",
      "remove what's done", "remove the done items", "clear what's done on …", "clear the ticked ones",
      "take the done ones off …", "remove the ticked ones from …",
      "clear out what's done", "clear out the done ones", "clear out what is done on …",
    ])

  @Parameter(title: "Checklist") var list: ListEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$list, .hasAnyValue) {
      Summary("Clear what is done on \(\.$list)")
    } otherwise: {
      Summary("Clear what is done")
    }
  }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog {
    let list = try await chosenList
    switch try store.clear(list.list, as: undoStep("Clear \(list.name)"), where: \.isDone) {
    case 0: return .result(value: list, dialog: "Nothing on \(list.name) is ticked off.")
    case 1: return .result(value: list, dialog: "I took one thing out of \(list.name) that was done.")
    case let count: return .result(value: list, dialog: "I took \(count) things out of \(list.name) that were done.")
    }
  }
}

extension ClearDone {
  /// The list that was named, or else the one on which something is done; asks where there are several.
  @MainActor
  private var chosenList: ListEntity {
    get async throws {
      try await $list.chosen(
        among: store.items(areDone: true).map { ListEntity($0.list) }, asking: "Which list?") ?? ListEntity(.tasks)
    }
  }
}

struct EmptyList: UndoableIntent {
  static let title: LocalizedStringResource = "Empty List"
  static let description = IntentDescription(
    "Takes everything out of a list, done or not, and keeps the list.", categoryName: "Lists",
    searchKeywords: [
      "clear …", "clear out …", "wipe …", "remove everything from …", "take everything off …",
      "delete everything on …", "remove all items from …", "cross everything off …", "start … over",
    ], resultValueName: "List")

  @Parameter(title: "Checklist", requestValueDialog: "Which list?") var list: ListEntity

  static var parameterSummary: some ParameterSummary { Summary("Empty \(\.$list)") }

  @Dependency var store: TaskStore
  @Dependency var rings: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog {
    let items = try store.items(of: list.list)
    guard !items.isEmpty else { return .result(value: list, dialog: "There is nothing on \(list.name).") }
    let open = items.count { !$0.isDone }
    if open > 0 {
      try await requestConfirmation(
        dialog: open == 1
          ? "Empty \(list.name)? One thing on it is not done."
          : "Empty \(list.name)? \(open) things on it are not done.")
    }
    let step = undoStep("Empty \(list.name)")
    try store.clear(list.list, as: step) { _ in true }
    for item in items { try rings.follow(item, to: nil, as: step) }
    return .result(value: list, dialog: "\(list.name) is empty now.")
  }
}

struct PrioritizeTask: UndoableIntent {
  static let title: LocalizedStringResource = "Prioritize Task"
  static let description = IntentDescription(
    "Marks a task as the most important.", categoryName: "Tasks",
    searchKeywords: [
      "make … the most important", "… is urgent", "… is important", "make … top priority", "… has top priority",
      "make … high priority", "make … a priority", "… is the most important", "mark … urgent", "mark … as important",
    ], resultValueName: "Task")

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  static var parameterSummary: some ParameterSummary { Summary("Give \(\.$task) priority") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard task.list == .tasks else {
      return .result(value: task, dialog: "“\(task.name)” is on \(task.listName), and only tasks have priorities.")
    }
    let item = try store.prioritize(task.item, of: task.list, "A", as: undoStep("Give \(task.name) priority"))
    return .result(value: TaskEntity(item, of: task.list, in: store), dialog: "“\(task.name)” has priority A now.")
  }
}
