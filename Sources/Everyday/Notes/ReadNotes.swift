import AppIntents

struct ShowNotes: AppIntent {
  static let title: LocalizedStringResource = "Show Notes"
  static let description = IntentDescription(
    "Names your notes.", categoryName: "Notes",
    searchKeywords: [
      "show my notes", "list my notes", "read my notes", "read me my notes", "what notes do i have",
      "which notes are there",
    ])

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let notes = try store.notes()
    let names = Enumeration.sentence(notes.map { "“\($0.name)”" }, language: store.machine.language)
    let dialog: IntentDialog =
      switch notes.count {
      case 0: "You have no notes yet. Say: take a note that …"
      case 1...5: IntentDialog(full: "Your notes: \(names).", supporting: "Your notes: \(notes.count).")
      default: "Your notes: \(notes.count)."
      }
    return .result(dialog: dialog, view: LinesView(lines: notes.map { .init(text: $0.name) }))
  }
}

struct FindNotes: AppIntent {
  static let title: LocalizedStringResource = "Find Notes"
  static let description = IntentDescription(
    "Finds notes by words in them.", categoryName: "Notes",
    searchKeywords: [
      "find my notes about …", "search my notes for …", "which notes mention …", "what did i write about …",
      "show my notes about …", "find the note about …",
      "which note mentions …", "where did i write …", "do i have a note about …",
    ])

  @Parameter(title: "Words", requestValueDialog: "Which words?") var words: String

  static var parameterSummary: some ParameterSummary { Summary("Find notes about \(\.$words)") }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[NoteEntity]> & ProvidesDialog & ShowsSnippetView {
    let found = try store.notes(with: words)
    let names = Enumeration.sentence(found.prefix(5).map(\.note.name), language: store.machine.language)
    let dialog: IntentDialog =
      found.isEmpty ? "No note mentions “\(words)”." : IntentDialog(full: "I found \(names).", supporting: "I found:")
    let view = LinesView(lines: found.map { .init(text: $0.note.name, detail: $0.line) })
    return .result(value: found.map(\.note), dialog: dialog, view: view)
  }
}

struct ReadNote: AppIntent {
  static let title: LocalizedStringResource = "Read Note"
  static let description = IntentDescription(
    "Reads a note.", categoryName: "Notes",
    searchKeywords: [
      "read me …", "show the note …", "what does … say", "what is in the note …", "read … to me", "read … aloud",
      "what's in the note …", "what was … again", "what did … say", "what's the …", "what is the …", "what's my …",
      "what was the …", "what was my …", "where did i …", "when does … …", "where is the …", "where are the …",
      "show me the whole note", "read the whole note", "read it to me", "read the note",
    ],
    resultValueName: "Note")

  @Parameter(title: "Note", requestValueDialog: "Which note?", query: NoteContentQuery()) var note: NoteEntity

  static var parameterSummary: some ParameterSummary { Summary("Read \(\.$note)") }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog & ShowsSnippetView {
    let lines = try store.text(of: note).split(whereSeparator: \.isNewline).map(String.init)
    let spoken = lines.prefix(10).joined(separator: " ")
    // What gave the note its name is not said twice.
    let isNamed = spoken.plain.hasPrefix(note.name.plain)
    let dialog = IntentDialog(
      full: "\(isNamed ? spoken : "\(note.name): \(spoken)")", supporting: "This is “\(note.name)”.")
    return .result(value: note, dialog: dialog, view: LinesView(lines: lines.map { .init(text: $0) }))
  }
}
