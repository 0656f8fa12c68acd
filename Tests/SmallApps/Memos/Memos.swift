import AppIntents
import Synchronization

struct SaveMemoIntent: AppIntent {
  static let title: LocalizedStringResource = "Save Memo"
  static var parameterSummary: some ParameterSummary {
    Summary("Save \(\.$text) in \(\.$folder)")
  }

  @Parameter(title: "Text", requestValueDialog: "What should it say?") var text: String
  @Parameter(title: "Folder") var folder: FolderEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let place = folder.map { " in \($0.name)" } ?? ""
    return .result(dialog: "Saved “\(text)”\(place).")
  }
}

struct FolderEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"
  static let defaultQuery = FolderQuery()

  let id: String
  var name: String { id }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct FolderQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [FolderEntity] { identifiers.map { FolderEntity(id: $0) } }
  func suggestedEntities() async throws -> [FolderEntity] {
    ["Errands", "Work", "Travel"].map { FolderEntity(id: $0) }
  }
}

struct AttachFileIntent: AppIntent {
  static let title: LocalizedStringResource = "Attach File"
  static var parameterSummary: some ParameterSummary { Summary("Attach \(\.$file) to the memo") }

  @Parameter(title: "File", requestValueDialog: "Which file?") var file: IntentFile

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Attached \(file.filename).") }
}

struct MemoShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SaveMemoIntent(), phrases: ["Save a memo in \(.applicationName)"], shortTitle: "Save Memo",
      systemImageName: "note")
    AppShortcut(
      intent: AttachFileIntent(), phrases: ["Attach a file in \(.applicationName)"], shortTitle: "Attach File",
      systemImageName: "paperclip")
  }
}
