import AppIntents

struct AddTask: UndoableIntent {
  static let title: LocalizedStringResource = "Add Task"
  static let description = IntentDescription(
    "Adds something to your tasks.", categoryName: "Tasks",
    searchKeywords: [
      "add … to my to-do list", "add … to my todo list", "add … to the to-do list", "add the task …", "new task …",
      "put … on my to-do list", "add a task to …", "create a task to …", "make a task to …", "todo …", "add a task …",
      "add a task to … on …", "add … to my todos", "put … on my todos", "put … on my to-dos", "put … on my tasks",
      "put … on my to-do list due …", "put … on my todo list due …", "add … to my tasks due …",
      "add … to my to-do list due …",
      "add … to my todo list due …", "put … on my todo list for …", "put … on my todo list", "task …", "note to do …",
      "make a task …", "create a task …", "add … to my to-dos", "i have to … by …", "i need to … by …", "i must … by …",
      "i must …", "i have to …", "i need to …",
      "add task …", "add task … by …", "add the task … by …", "i also need to …", "i still have to …",
      "add ${words} to project ${project}", "add ${words} to the project ${project}",
      "add ${words} to the ${project} project",
      "i gotta …", "i've got to …", "remember to …",
      "add … due …", "add … due on …", "add … due by …",
      "add … to my todos for …", "add … to my tasks for …", "add … to my to-do list for …",
      "add … to my todo list for …", "add … to my todos by …", "add … to my tasks by …", "add … to my todos …",
      "add … to my tasks …", "add … to my to-do list …", "add … to my todo list …",
    ], resultValueName: "Task")

  @Parameter(title: "Words", requestValueDialog: "What is there to do?") var words: String

  @Parameter(title: "Due", kind: .dateTime) var due: Date?

  @Parameter(title: "Project") var project: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$due, .hasAnyValue) {
      Summary("Add \(\.$words) to my tasks for \(\.$due)")
    } otherwise: {
      Summary("Add \(\.$words) to my tasks") {
        \.$due
        \.$project
      }
    }
  }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let calendar = store.machine.calendar
    let day = due.map { DueDay($0, in: calendar, hasTime: calendar.startOfDay(for: $0) != $0) }
    let mark = project.map { " +\(ListName($0).whole.replacing(" ", with: "-"))" } ?? ""
    try store.add([words + mark], to: .tasks, due: day, as: undoStep("Add \(words)"))
    let item = try store.items(of: .tasks).last { !$0.isDone } ?? ListItem(text: words)
    let task = TaskEntity(item, of: .tasks, in: store)
    guard let due = day.flatMap(store.machine.shown) else {
      return .result(value: task, dialog: "I added “\(item.text)” to your tasks.")
    }
    return .result(value: task, dialog: "I added “\(item.text)” to your tasks, due \(due).")
  }
}
