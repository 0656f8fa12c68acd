import AppIntents

/// A project of the tasks: “kitchen” of `buy paint +kitchen`.
struct ProjectEntity: AppEntity {
  let id: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Project")

  static let defaultQuery = ProjectQuery()

  /// The words of it: todo.txt has none with spaces.
  var name: String { id.replacing("-", with: " ") }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Finds the projects of what is to be done.
struct ProjectQuery: EntityStringQuery {
  @Dependency var store: TaskStore

  func entities(for identifiers: [String]) async throws -> [ProjectEntity] { identifiers.map(ProjectEntity.init) }

  @MainActor
  func entities(matching string: String) async throws -> [ProjectEntity] {
    let all = Set(try store.items().flatMap(\.items).flatMap(\.projects)).sorted()
    return all.map(ProjectEntity.init).called(string) { [$0.id, $0.name] }
  }
}

extension ListItem {
  /// The projects that are named in it, as todo.txt does.
  var projects: [String] {
    text.split(separator: " ").filter { $0.hasPrefix("+") && $0.count > 1 }.map { $0.dropFirst().lowercased() }
  }
}
