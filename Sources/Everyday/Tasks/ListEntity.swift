import AppIntents

/// A list, which there need not be yet.
struct ListEntity: AppEntity {
  /// The name of the list; empty for the tasks.
  let id: String

  @Property var name: String

  var list: TaskList { TaskList(name: id) }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Checklist", numericFormat: "\(placeholder: .int) lists", synonyms: ["List"])

  static let defaultQuery = ListQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "checklist"), synonyms: ["\(name) List"])
  }

  init(_ list: TaskList) {
    id = list.name
    name = list.title
  }
}

/// Finds lists by name. A name that ends in “list” may be that of a new one.
struct ListQuery: EntityStringQuery {
  @Dependency var store: TaskStore

  @MainActor
  func entities(for identifiers: [String]) async throws -> [ListEntity] {
    identifiers.map { ListEntity(TaskList(name: $0)) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [ListEntity] {
    let name = ListName(string)
    if name.isOfTasks { return [ListEntity(.tasks)] }
    for written in [name.bare, name.whole] {
      if let list = try store.list(named: written) { return [ListEntity(list)] }
    }
    return name.isSaidToBeAList ? [ListEntity(TaskList(name: name.new))] : []
  }

  @MainActor
  func suggestedEntities() async throws -> [ListEntity] { try store.lists().map(ListEntity.init) }
}

/// What somebody calls a list, or something else: “my shopping list”.
struct ListName {
  /// Without words that say whose it is.
  let whole: String
  /// Also without the word “list”.
  let bare: String

  init(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    while let first = words.first, words.count > 1, Self.articles.contains(first.lowercased()) { words.removeFirst() }
    whole = words.joined(separator: " ")
    if words.count > 1, let last = words.last, Self.kinds.contains(last.lowercased()) { words.removeLast() }
    bare = words.joined(separator: " ")
  }

  /// Whether the word “list” is in it, by itself or at the end of another one.
  var isSaidToBeAList: Bool {
    let words = whole.lowercased().split(separator: " ").map(String.init)
    // "Put rice on the list" is no name.
    return Self.usual.contains(whole.plain)
      || !Self.kinds.contains(whole.lowercased()) && Self.kinds.contains { whole.lowercased().hasSuffix($0) }
        && !words.contains(where: Self.articles.contains)
  }

  var isOfTasks: Bool { Self.tasks.contains(bare.plain) }

  /// The name of a new list; a file has it, so no sign is in it that folders are told apart by.
  var new: String {
    let plain = bare.replacing("/", with: "-").drop { $0 == "." }
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  private static let articles: Set<String> = [
    "the", "my", "our", "a", "der", "die", "das", "den", "dem", "meine", "meiner", "meinen", "unsere", "unserer",
  ]
  private static let kinds = ["list", "liste", "リスト"]
  /// What everybody has a list of, so that nobody says that it is one.
  private static let usual: Set<String> = [
    "shopping", "groceries", "packing", "wishes", "einkauf", "einkaufen", "einkaufe", "買い物",
  ]
  private static let tasks: Set<String> = [
    "tasks", "task", "to do", "todo", "to dos", "todos", "aufgaben", "aufgabenliste", "todo liste", "タスク", "やること",
  ]
}
