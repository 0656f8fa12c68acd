import AppIntents

struct CreateList: UndoableIntent {
  static let title: LocalizedStringResource = "Create List"
  static let description = IntentDescription(
    "Begins a list.", categoryName: "Lists",
    searchKeywords: [
      // Of phrases that fit as well, the first is meant: what names more stands before what names less.
      "make a ${name} list for ${purpose} with ${things}", "create a ${name} list for ${purpose} with ${things}",
      "start a ${name} list for ${purpose} with ${things}", "new ${name} list for ${purpose} with ${things}",
      "make a ${name} list with ${things}", "create a ${name} list with ${things}",
      "start a ${name} list with ${things}",
      "new ${name} list with ${things}", "make a list called ${name} with ${things}",
      "create a list called ${name} with ${things}", "start a list called ${name} with ${things}",
      "write a ${name} list with ${things}", "write a … list", "write me a … list",
      "create a list called …", "make a list called …", "new list …", "start a list called …", "make a … list for …",
      "create a … list for …", "start a … list for …", "make me a … list for …", "create a … list", "make a … list",
      "start a … list", "begin a … list", "new … list", "make me a … list",
    ], resultValueName: "List")

  @Parameter(title: "Name", requestValueDialog: "What shall it be called?") var name: String

  @Parameter(title: "For") var purpose: String?

  @Parameter(title: "Things") var things: [String]?

  static var parameterSummary: some ParameterSummary {
    Summary("Create the list \(\.$name)") {
      \.$purpose
      \.$things
    }
  }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog {
    // "For me" says nothing of a list.
    let purpose = purpose.flatMap { $0.count > 2 ? $0 : nil }
    let whole = purpose.map { String(localized: "\(ListName(name).bare) for \($0)") } ?? name
    let list = TaskList(name: ListName(whole.onOneLine).new)
    let items = (things ?? []).flatMap(Enumeration.items)
    let said = Enumeration.sentence(items, language: store.machine.language)
    if let list = try store.list(named: list.name) {
      guard !items.isEmpty else {
        return .result(value: ListEntity(list), dialog: "There is a list \(list.name) already.")
      }
      try store.add(items, to: list, as: undoStep("Put \(said) on \(list.name)"))
      return .result(value: ListEntity(list), dialog: "I put \(said) on \(list.name).")
    }
    let step = undoStep("Begin the list \(list.name)")
    guard !items.isEmpty else {
      try store.begin(list, as: step)
      return .result(value: ListEntity(list), dialog: "I began the list \(list.name).")
    }
    try store.add(items, to: list, as: step)
    return .result(value: ListEntity(list), dialog: "I began the list \(list.name) with \(said).")
  }
}

struct DeleteList: UndoableIntent {
  static let title: LocalizedStringResource = "Delete List"
  static let description = IntentDescription(
    "Deletes a list with all that is on it.", categoryName: "Lists",
    searchKeywords: ["delete the list …", "remove the list …"])

  @Parameter(title: "Checklist", requestValueDialog: "Which list?") var list: ListEntity

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$list)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard try store.list(named: list.id) != nil else { return .result(dialog: "There is no list \(list.name).") }
    let count = try store.items(of: list.list).count { !$0.isDone }
    let question: IntentDialog =
      switch count {
      case 0: "Delete the list \(list.name)?"
      case 1: "Delete the list \(list.name)? One thing on it is not done."
      case let count: "Delete the list \(list.name)? \(count) things on it are not done."
      }
    try await requestConfirmation(dialog: question)
    try store.delete(list.list, as: undoStep("Delete \(list.name)"))
    return .result(dialog: "I deleted the list \(list.name).")
  }
}

struct RenameList: UndoableIntent {
  static let title: LocalizedStringResource = "Give a List Another Name"
  static let description = IntentDescription(
    "Gives a list another name.", categoryName: "Lists",
    searchKeywords: ["rename the list … to …", "call the list … …"], resultValueName: "List")

  @Parameter(title: "Checklist", requestValueDialog: "Which list?") var list: ListEntity

  @Parameter(title: "Name", requestValueDialog: "What shall it be called?") var name: String

  static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$list) to \(\.$name)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog {
    guard let old = try store.list(named: list.id) else {
      return .result(value: list, dialog: "There is no list \(list.name).")
    }
    let new = TaskList(name: ListName(name.onOneLine).new)
    try store.rename(old, to: new, as: undoStep("Rename \(old.name)"))
    return .result(value: ListEntity(new), dialog: "“\(old.name)” is called “\(new.name)” now.")
  }
}

struct CheckList: AppIntent {
  static let title: LocalizedStringResource = "Look on a List"
  static let description = IntentDescription(
    "Tells whether something is on a list.", categoryName: "Lists",
    searchKeywords: ["is … on …", "are … on …", "do i have … on …", "is there … on …"])

  @Parameter(title: "Things", requestValueDialog: "What shall I look for?") var things: String

  @Parameter(title: "Checklist", requestValueDialog: "On which list?") var list: ListEntity

  static var parameterSummary: some ParameterSummary { Summary("Look for \(\.$things) on \(\.$list)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard try store.has(list.list) else {
      return .result(dialog: "There is no list \(list.name).", view: LinesView(lines: []))
    }
    let found = try store.items(of: list.list).called(things) { [$0.text] }
    let dialog: IntentDialog =
      found.contains { !$0.isDone }
      ? "Yes, it is on \(list.name)." : found.isEmpty ? "No, it is not on \(list.name)." : "It is done."
    return .result(dialog: dialog, view: LinesView(found, on: store.machine))
  }
}
