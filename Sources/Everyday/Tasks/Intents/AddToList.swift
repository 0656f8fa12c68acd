import AppIntents

struct AddToList: UndoableIntent {
  static let title: LocalizedStringResource = "Add to List"
  static let description = IntentDescription(
    "Adds one thing or several to a list.", categoryName: "Lists",
    searchKeywords: ["put … on …", "write … on …", "i need … on …"])

  @Parameter(title: "Things", requestValueDialog: "What shall I add?") var things: String

  @Parameter(title: "Checklist", requestValueDialog: "To which list? Say “shopping list” to begin one of that name.")
  var list: ListEntity

  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$things) to \(\.$list)") }

  @Dependency var store: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<ListEntity> & ProvidesDialog {
    let items = Enumeration.items(of: things)
    let isNew = try !store.has(list.list)
    let said = Enumeration.sentence(items, language: store.machine.language)
    try store.add(items, to: list.list, as: undoStep("Put \(said) on \(list.name)"))
    return isNew
      ? .result(value: list, dialog: "I began the list \(list.name) with \(said).")
      : .result(value: list, dialog: "I put \(said) on \(list.name).")
  }
}

/// Things named one after the other: “milk, eggs and bread”.
enum Enumeration {
  static func items(of text: String) -> [String] {
    joints.reduce(text) { $0.replacing($1, with: ",") }.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  static func sentence(_ items: [String], language: Locale) -> String {
    items.formatted(.list(type: .and).locale(language))
  }

  private static let joints = [" and ", " und ", "、", "，"]
}
