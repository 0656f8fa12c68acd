import AppIntents

struct ShowTasks: AppIntent {
  static let title: LocalizedStringResource = "Show Tasks"
  static let description = IntentDescription(
    "Shows what there is to do.", categoryName: "Tasks",
    searchKeywords: ["what's left", "what is left", "what do i have to do", "what else is there to do", "to-do list"])

  @Parameter(title: "When")
  var period: TaskPeriod?

  static var parameterSummary: some ParameterSummary {
    Summary("Show my tasks") {
      \.$period
    }
  }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let open = try store.openItems().map { (list: $0.list, items: due($0.items)) }.filter { !$0.items.isEmpty }
    let items = open.flatMap(\.items)
    let spoken = Enumeration.sentence(items.prefix(5).map(\.text), language: store.machine.language)
    let dialog: IntentDialog =
      switch items.count {
      case 0: period == nil ? "There is nothing left to do." : "Nothing is due then."
      case 1: IntentDialog(full: "There is one thing to do: \(spoken).", supporting: "There is one thing to do.")
      case 2...5:
        IntentDialog(
          full: "There are \(items.count) things to do: \(spoken).",
          supporting: "There are \(items.count) things to do.")
      default:
        IntentDialog(
          full: "There are \(items.count) things to do. The first are \(spoken).",
          supporting: "There are \(items.count) things to do.")
      }
    return .result(dialog: dialog, view: ListsView(lists: open, machine: store.machine))
  }

  /// What is due in the period, the first first; everything if none is given.
  @MainActor
  private func due(_ items: [ListItem]) -> [ListItem] {
    guard let period else { return items }
    let machine = store.machine
    return items.filter { item in
      guard let date = item.due?.date(in: machine.calendar) else { return false }
      return period.contains(machine.days(fromTodayTo: date), ofWeekEndingIn: machine.daysToEndOfWeek)
    }.sorted { ($0.due ?? DueDay(day: "")) < ($1.due ?? DueDay(day: "")) }
  }
}

struct ShowList: AppIntent {
  static let title: LocalizedStringResource = "Read List"
  static let description = IntentDescription(
    "Shows what is on a list.", categoryName: "Lists", searchKeywords: ["what's on …", "read …"],
    resultValueName: "List")

  @Parameter(title: "Checklist", requestValueDialog: "Which list?")
  var list: ListEntity

  static var parameterSummary: some ParameterSummary { Summary("Read \(\.$list)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog & ShowsSnippetView {
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
    searchKeywords: ["which lists are there", "what lists do i have", "which lists do i have"])

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = try store.lists().map(\.title)
    guard !names.isEmpty else { return .result(dialog: "You have no lists yet. Say: add milk to my shopping list.") }
    return .result(dialog: "Your lists: \(Enumeration.sentence(names, language: store.machine.language)).")
  }
}
