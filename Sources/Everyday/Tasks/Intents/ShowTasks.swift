import AppIntents

struct ShowTasks: AppIntent {
  static let title: LocalizedStringResource = "Show Tasks"
  static let description = IntentDescription(
    "Shows what there is to do.", categoryName: "Tasks",
    searchKeywords: [
      "what's left", "what is left", "what do i have to do", "what else is there to do", "to-do list", "sort my tasks",
      "how many tasks do i have", "how many tasks are there", "what's due on …", "what is due on …", "tasks for …",
      "show my tasks for …", "what do i have to do on …", "show … tasks", "what's on my to-do list",
      "what's on my todo list", "what do i still have to do", "what's still open",
      "show ${project} tasks", "show the tasks of ${project}", "what's left of project ${project}",
      "show the tasks of project ${project}", "what's left in project ${project}",
      "what's there to buy", "what do i have to buy", "what's left to buy",
      "what else do i need to buy", "what's on my plate", "what is on my plate", "how's my to-do list",
      "how does my to-do list look", "do i have anything to do",
      "what hasn't been done", "what hasn't been packed", "what's not packed yet", "what do i still have to pack",
    ])

  @Parameter(title: "Day", kind: .date) var day: Date?

  @Parameter(title: "When") var period: TaskPeriod?

  @Parameter(title: "Project") var project: ProjectEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("Show my tasks") {
      \.$period
      \.$day
      \.$project
    }
  }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog & ShowsSnippetView {
    let open = try store.items().map { (list: $0.list, items: due($0.items)) }.filter { !$0.items.isEmpty }
    let tasks = open.flatMap { list, items in items.map { TaskEntity($0, of: list, in: store) } }
    let spoken = Enumeration.sentence(tasks.prefix(5).map(\.name), language: store.machine.language)
    let dialog: IntentDialog =
      switch tasks.count {
      case 0: nothing
      case 1: IntentDialog(full: "There is one thing to do: \(spoken).", supporting: "There is one thing to do.")
      case 2...5:
        IntentDialog(
          full: "There are \(tasks.count) things to do: \(spoken).",
          supporting: "There are \(tasks.count) things to do.")
      default:
        IntentDialog(
          full: "There are \(tasks.count) things to do. The first are \(spoken).",
          supporting: "There are \(tasks.count) things to do.")
      }
    return .result(value: tasks, dialog: dialog, view: ListsView(lists: open, machine: store.machine))
  }

  @MainActor
  private var nothing: IntentDialog {
    if let project, day == nil, period == nil { return "Nothing is left of \(project.name)." }
    if let day { return "Nothing is due \(store.machine.shortDate(day))." }
    guard let period, let title = TaskPeriod.caseDisplayRepresentations[period]?.title else {
      return "There is nothing left to do."
    }
    return period == .overdue
      ? "Nothing is overdue." : "Nothing is due \(String(localized: title).lowercased(with: store.machine.language))."
  }

  /// What is due on the day or in the period; everything if none is given. The most important and the first come first.
  @MainActor
  private func due(_ items: [ListItem]) -> [ListItem] {
    let machine = store.machine
    let due = items.filter { item in
      if let project, !item.projects.contains(project.id) { return false }
      guard period != nil || day != nil else { return true }
      guard let date = item.due?.date(in: machine.calendar) else { return false }
      if let day { return machine.calendar.isDate(date, inSameDayAs: day) }
      return period?.contains(machine.days(fromTodayTo: date), ofWeekEndingIn: machine.daysToEndOfWeek) ?? true
    }
    return due.sorted { ($0.priority ?? "~", $0.due ?? .never) < ($1.priority ?? "~", $1.due ?? .never) }
  }
}

struct TellDue: AppIntent {
  static let title: LocalizedStringResource = "Tell When a Task Is Due"
  static let description = IntentDescription(
    "Tells when a task is due.", categoryName: "Tasks",
    searchKeywords: [
      "when is … due", "by when is … due", "when must … be done", "when do i have to …", "when do i need to …",
      "when should i …", "when are … due", "when is … due again",
    ], resultValueName: "Task")

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  static var parameterSummary: some ParameterSummary { Summary("When is \(\.$task) due") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard let due = task.item.due.flatMap(store.machine.shown) else {
      return .result(value: task, dialog: "“\(task.name)” has no day.")
    }
    return .result(value: task, dialog: "“\(task.name)” is due \(due).")
  }
}

struct ShowOverdue: AppIntent {
  static let title: LocalizedStringResource = "Show Overdue Tasks"
  static let description = IntentDescription(
    "Shows what is late.", categoryName: "Tasks",
    searchKeywords: ["what's overdue", "what is overdue", "what is late", "which tasks are overdue"])

  func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog & ShowsSnippetView {
    let show = ShowTasks()
    show.period = .overdue
    return try await show.perform()
  }
}

struct ShowDone: AppIntent {
  static let title: LocalizedStringResource = "Show What Is Done"
  static let description = IntentDescription(
    "Shows what is ticked off.", categoryName: "Tasks",
    searchKeywords: [
      "what did i finish …", "what did i do …", "what have i done …", "what have i finished …", "what did i get done …",
      "show done tasks", "show my done tasks", "show completed tasks", "show finished tasks", "finished tasks",
      "which tasks are done",
      "what is done", "what have i done",
    ])

  @Parameter(title: "Day", kind: .date) var day: Date?

  static var parameterSummary: some ParameterSummary { Summary("Show what is done") { \.$day } }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    // Only tasks say when they were done.
    let wanted = day.map { DueDay($0, in: store.machine.calendar).day }
    let done = try ([.tasks] + store.lists()).flatMap(store.items)
      .filter { $0.isDone && (wanted == nil || $0.doneOn == wanted) }
    let spoken = Enumeration.sentence(done.prefix(10).map(\.text), language: store.machine.language)
    let dialog: IntentDialog =
      done.isEmpty ? "Nothing is ticked off." : IntentDialog(full: "Done: \(spoken).", supporting: "This is done.")
    return .result(dialog: dialog, view: LinesView(done, on: store.machine))
  }
}

struct ShowList: AppIntent {
  static let title: LocalizedStringResource = "Read List"
  static let description = IntentDescription(
    "Shows what is on a list.", categoryName: "Lists",
    searchKeywords: [
      "what's on …", "read …", "how many things are on …", "what's missing from …", "what's missing on …",
      "what's still missing", "what is missing", "what do i still need", "what's still missing on …",
      "what's open on …",
      "what do i need from …", "read me …", "is anything left on …", "anything left on …", "how many are left on …",
    ], resultValueName: "List")

  /// The only one there is where nobody says which.
  @Parameter(title: "Checklist", requestValueDialog: "Which list?") var list: ListEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$list, .hasAnyValue) {
      Summary("Read \(\.$list)")
    } otherwise: {
      Summary("Read the list")
    }
  }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog & ShowsSnippetView {
    guard let list = try await $list.chosen(among: store.lists().map(ListEntity.init), asking: "Which list?") else {
      let none = String(localized: "You have no lists yet. Say: add milk to my shopping list.")
      return .result(value: ListEntity(.tasks), dialog: "\(none)", view: LinesView(lines: []))
    }
    guard try store.has(list.list) else {
      return .result(value: list, dialog: "There is no list \(list.name).", view: LinesView(lines: []))
    }
    let all = try store.items(of: list.list)
    let open = all.filter { !$0.isDone }
    let spoken = Enumeration.sentence(open.prefix(10).map(\.text), language: store.machine.language)
    let dialog: IntentDialog =
      switch (open.count, all.count) {
      case (0, 0): "Nothing is on \(list.name)."
      case (0, _): "Everything on \(list.name) is done."
      default: IntentDialog(full: "On \(list.name): \(spoken).", supporting: "This is \(list.name).")
      }
    return .result(value: list, dialog: dialog, view: LinesView(all, on: store.machine))
  }
}

struct ShowLists: AppIntent {
  static let title: LocalizedStringResource = "Show Lists"
  static let description = IntentDescription(
    "Names your lists.", categoryName: "Lists",
    searchKeywords: ["show my lists", "which lists are there", "what lists do i have", "which lists do i have"])

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = try store.lists().map(\.title)
    guard !names.isEmpty else { return .result(dialog: "You have no lists yet. Say: add milk to my shopping list.") }
    return .result(dialog: "Your lists: \(Enumeration.sentence(names, language: store.machine.language)).")
  }
}

extension TaskStore {
  /// What is due on a day and not done, with its time where it has one, the first first.
  func due(on day: Date) throws -> [String] {
    let items = try items(of: .tasks).filter { !$0.isDone }.compactMap { item in item.due.map { (item, $0) } }
    return items.filter { machine.calendar.isDate($0.1.date(in: machine.calendar) ?? .distantPast, inSameDayAs: day) }
      .sorted { $0.1 < $1.1 }
      .map { item, due in [item.text, machine.shownTime(due)].compactMap(\.self).joined(separator: ", ") }
  }
}
