import AppIntents

/// The lists and tasks of a person: a todo.txt file, and a folder with a Markdown file for each list.
///
/// Nothing is kept in memory: other programs edit the same files. A change is on the disk when the method returns, and
/// touches the lines that it is about; what takes it back does as well, whatever was written meanwhile.
@MainActor
final class TaskStore {
  let machine: Machine
  private let edits: FileEdits

  nonisolated init(machine: Machine) {
    self.machine = machine
    edits = FileEdits(in: machine.files)
  }

  // MARK: Reading

  /// The lists there are, by name.
  func lists() throws -> [TaskList] {
    try machine.files.names(in: machine.folders.lists)
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
      .map { TaskList(name: String($0.dropLast(3))) }
  }

  /// Whether there is a list: the tasks always are.
  func has(_ list: TaskList) throws -> Bool { try list == .tasks || self.list(named: list.name) != nil }

  /// The list of a name, whatever its case; nil if there is none.
  func list(named name: String) throws -> TaskList? { try lists().first { $0.name.plain == name.plain } }

  /// What a list says to do, in the order of its file.
  func items(of list: TaskList) throws -> [ListItem] {
    guard let data = try machine.files.read(url(of: list)) else { return [] }
    let lines = TextLines(data)
    return (0..<lines.count).compactMap { lines[$0].flatMap(list.format.item) }
  }

  /// Everything that is not done, or that is: the tasks, then list by list.
  func items(areDone: Bool = false) throws -> [(list: TaskList, items: [ListItem])] {
    try ([.tasks] + lists()).map { list in (list, try items(of: list).filter { $0.isDone == areDone }) }
      .filter { !$0.items.isEmpty }
  }

  private func url(of list: TaskList) -> URL {
    list == .tasks ? machine.folders.tasks : machine.folders.lists.appending(path: "\(list.name).md")
  }

  // MARK: Changing

  /// Adds things to the end of a list, which is made where there is none.
  func add(_ texts: [String], to list: TaskList, due: DueDay? = nil, as step: UndoStep? = nil) throws {
    let lines = texts.map { list.format.line(for: $0.onOneLine, due: due) }
    guard !lines.isEmpty else { throw EverydayError.nothingToAdd }
    try change(list, as: step) { text in
      for line in lines { text.insert(line, at: list.insertionIndex(in: text)) }
    } undoneBy: { text in
      for line in lines.reversed() { try text.removeLast(line) }
    }
  }

  /// Makes a list with nothing on it.
  func begin(_ list: TaskList, as step: UndoStep) throws {
    try change(list, as: step) { _ in
    } undoneBy: { _ in
    }
  }

  /// Gives a list another name.
  func rename(_ list: TaskList, to other: TaskList, as step: UndoStep) throws {
    guard try self.list(named: other.name) == nil || list.name.plain == other.name.plain else {
      throw EverydayError.nameTaken(other.name)
    }
    try edits.move(file(of: list), to: file(of: other), as: step)
  }

  func delete(_ list: TaskList, as step: UndoStep) throws { try edits.put(nil, at: url(of: list), as: step) }

  /// Ticks something off, or takes the tick away. Returns what is on the list then, as the other changes of one thing do.
  @discardableResult
  func setDone(_ isDone: Bool, _ item: ListItem, of list: TaskList, as step: UndoStep? = nil) throws -> ListItem {
    let day = DueDay(machine.now(), in: machine.calendar).day
    return try edit(item, of: list, as: step) { list.format.line($0, done: isDone ? day : nil) }
  }

  /// Makes a task due on another day.
  func move(_ item: ListItem, of list: TaskList, to due: DueDay?, as step: UndoStep? = nil) throws -> ListItem {
    try edit(item, of: list, as: step) { TodoLine($0)?.moved(to: due) ?? $0 }
  }

  /// Gives a task a priority, or takes it away.
  func prioritize(
    _ item: ListItem, of list: TaskList, _ letter: Character?, as step: UndoStep? = nil
  ) throws -> ListItem { try edit(item, of: list, as: step) { TodoLine($0)?.prioritized(letter) ?? $0 } }

  func remove(_ item: ListItem, of list: TaskList, as step: UndoStep? = nil) throws {
    let (index, line) = try locate(item, in: list)
    try change(list, as: step) { text in
      try text.removeLast(line)
    } undoneBy: { text in
      text.insert(line, at: index)
    }
  }

  /// Takes out what is meant; returns how much it was.
  @discardableResult
  func clear(_ list: TaskList, as step: UndoStep? = nil, where isMeant: @escaping (ListItem) -> Bool) throws -> Int {
    var removed: [(index: Int, line: String)] = []
    try change(list, as: step) { text in
      removed = (0..<text.count).compactMap { index in
        text[index].flatMap { line in list.format.item(in: line).map(isMeant) == true ? (index, line) : nil }
      }
      for (index, _) in removed.reversed() { text.remove(index) }
    } undoneBy: { text in
      for (index, line) in removed { text.insert(line, at: index) }
    }
    return removed.count
  }

  // MARK: Lines

  private func edit(
    _ item: ListItem, of list: TaskList, as step: UndoStep?, _ change: @escaping (String) -> String
  ) throws -> ListItem {
    let line = try locate(item, in: list).line
    let changed = change(line)
    try self.change(list, as: step) { text in
      try text.replace(line, by: changed)
    } undoneBy: { text in
      try text.replace(changed, by: line)
    }
    return list.format.item(in: changed) ?? item
  }

  /// Where a list says something, and in which words. Of two that are the same, the first is meant.
  private func locate(_ item: ListItem, in list: TaskList) throws -> (index: Int, line: String) {
    let text = TextLines(try machine.files.read(url(of: list)) ?? Data())
    for index in 0..<text.count {
      if let line = text[index], list.format.item(in: line) == item { return (index, line) }
    }
    throw EverydayError.itemIsGone(item.text)
  }

  /// Changes a file. What takes the making of a file back removes it, if nothing else is in it.
  private func change(
    _ list: TaskList, as step: UndoStep?, _ edit: @escaping FileEdits.Edit, undoneBy inverse: @escaping FileEdits.Edit
  ) throws { try edits.change(file(of: list), as: step, edit, undoneBy: inverse) }

  private func file(of list: TaskList) -> EditedFile { EditedFile(url: url(of: list), heading: list.heading) }
}

/// A list of things to do, which there need not be yet.
struct TaskList: Hashable, Sendable {
  /// The name of the list's file; empty for the tasks.
  let name: String

  /// The tasks, which are in no list.
  static let tasks = TaskList(name: "")

  var format: ItemFormat { self == .tasks ? .todo : .checklist }

  /// What a new file begins with.
  var heading: String { self == .tasks ? "" : "# \(name)\n\n" }

  /// Where something new goes: behind the last thing to do.
  func insertionIndex(in text: TextLines) -> Int {
    guard format == .checklist else { return text.count }
    let last = (0..<text.count).last { text[$0].flatMap(format.item) != nil }
    return last.map { $0 + 1 } ?? text.count
  }
}
