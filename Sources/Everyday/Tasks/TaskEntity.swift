import AppIntents

/// Something to do, of the tasks or of a list.
struct TaskEntity: AppEntity {
  /// The list and the words; the same after it was moved or ticked off.
  let id: String

  @Property(title: "Task") var name: String
  @Property(title: "List") var listName: String
  @Property(title: "Due") var due: Date?

  let item: ListItem
  let list: TaskList

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Task", numericFormat: "\(placeholder: .int) tasks", synonyms: ["Item", "To-Do"])

  static let defaultQuery = TaskQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(listName)", image: .init(systemName: "circle"))
  }

  @MainActor
  init(_ item: ListItem, of list: TaskList, in store: TaskStore) {
    id = "\(list.name)/\(item.text)"
    (self.item, self.list) = (item, list)
    name = item.text
    listName = list.title
    due = item.due.flatMap { $0.date(in: store.machine.calendar) }
  }
}

extension TaskList {
  /// What people call it.
  var title: String { self == .tasks ? String(localized: "Tasks") : name }
}

/// Finds what is not done by its words, and what is done where nothing else is called so. Files are read when somebody asks, and never beforehand.
struct TaskQuery: EntityStringQuery {
  @Dependency var store: TaskStore

  @MainActor
  func entities(for identifiers: [String]) async throws -> [TaskEntity] {
    try identifiers.compactMap { id in
      guard let slash = id.firstIndex(of: "/") else { return nil }
      let list = TaskList(name: String(id[..<slash]))
      let named = try store.items(of: list).filter { $0.text == id[id.index(after: slash)...] }
      return (named.first { !$0.isDone } ?? named.first).map { TaskEntity($0, of: list, in: store) }
    }
  }

  @MainActor
  func entities(matching string: String) async throws -> [TaskEntity] {
    let open = try store.entities().called(string) { [$0.name] }
    return open.isEmpty ? try store.entities(areDone: true).called(string) { [$0.name] } : open
  }
}

extension TaskStore {
  /// Everything that is not done, or that is, as the system sees it.
  func entities(areDone: Bool = false) throws -> [TaskEntity] {
    try items(areDone: areDone).flatMap { list, items in items.map { TaskEntity($0, of: list, in: self) } }
  }
}
