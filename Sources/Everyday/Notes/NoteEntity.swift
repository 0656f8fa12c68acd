import AppIntents

/// A note.
struct NoteEntity: AppEntity {
  /// The path of its file.
  let id: String

  @Property var name: String

  var url: URL { URL(filePath: id) }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Note", numericFormat: "\(placeholder: .int) notes")

  static let defaultQuery = NoteQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "note.text"), synonyms: ["\(name) Note"])
  }

  init(_ file: URL) {
    id = file.path
    name = file.deletingPathExtension().lastPathComponent
  }

  /// What a new note is called, as its file can be.
  static func title(_ words: String) -> String {
    let plain = words.replacing("/", with: "-").drop { $0 == "." }.prefix(60)
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }
}

/// Finds notes by name. The folder is read when somebody asks.
struct NoteQuery: EntityStringQuery {
  @Dependency var store: NoteStore

  func entities(for identifiers: [String]) async throws -> [NoteEntity] {
    identifiers.map { URL(filePath: $0) }.filter { store.machine.files.changed($0) != nil }.map(NoteEntity.init)
  }

  @MainActor
  func entities(matching string: String) async throws -> [NoteEntity] {
    let kinds = ["note", "notiz", "メモ"]
    let bare = string.split(separator: " ").filter { !kinds.contains($0.lowercased()) }.joined(separator: " ")
    return try store.notes().called(bare) { [$0.name] }
  }
}
