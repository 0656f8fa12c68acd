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

  /// What a note about some words is about: what stands before a colon, or else its first words.
  static func heading(of words: String) -> String {
    if let colon = words.range(of: ": "), words[..<colon.lowerBound].split(separator: " ").count <= 6 {
      return String(words[..<colon.lowerBound])
    }
    let all = words.split(separator: " ")
    return all.prefix(6).joined(separator: " ") + (all.count > 6 ? "…" : "")
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
    try store.notes().called(Self.bare(string)) { [$0.name] }
  }

  /// Words without the noun that says what they name.
  static func bare(_ words: String) -> String {
    let kinds = ["note", "notiz", "メモ"]
    return words.split(separator: " ").filter { !kinds.contains($0.lowercased()) }.joined(separator: " ")
  }
}

/// Finds notes by name, or else by what is in them: what is only read may be asked for so.
struct NoteContentQuery: EntityStringQuery {
  @Dependency var store: NoteStore

  func entities(for identifiers: [String]) async throws -> [NoteEntity] {
    try await NoteQuery().entities(for: identifiers)
  }

  @MainActor
  func entities(matching string: String) async throws -> [NoteEntity] {
    let bare = NoteQuery.bare(string)
    let named = try store.notes().called(bare) { [$0.name] }
    guard named.isEmpty, !ListName(bare).whole.plain.isEmpty else { return named }
    return try store.notes(with: bare).map(\.note)
  }
}
