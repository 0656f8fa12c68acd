import AppIntents

struct WriteNote: UndoableIntent {
  static let title: LocalizedStringResource = "Write Note"
  static let description = IntentDescription(
    "Writes something down as a note of its own.", categoryName: "Notes",
    searchKeywords: [
      "take a note …", "take a note that …", "make a note …", "make a note that …", "note that …", "note down …",
      "note …",
      "write down …", "write down that …", "jot down …", "jot down that …", "new note …", "take a note",
      "make a note", "write a note called ${name}", "write a note for me called ${name}",
      "make me a note called ${name}", "new note called ${name}", "create a note called ${name}",
      "start a note called ${name}", "make a note called ${name}", "note called ${name}",
      "write ${words} in a note called ${name}", "write ${words} into a note called ${name}",
      "put ${words} in a note called ${name}", "save ${words} as a note called ${name}",
      "save ${words} in a note called ${name}", "make a note called ${name} with ${words}",
      "create a note called ${name} with ${words}", "make a note called ${name} that says ${words}",
      "write ${words} down", "write ${words} down in a note called ${name}", "save ${words} as ${name}",
      "remember ${words} as ${name}", "note ${words} as ${name}", "write ${words} down as ${name}",
      "make a note of ${words}", "save ${words} in a note", "put ${words} in a note", "remember that …", "remember …",
      "save a note …", "write a note …", "write a note that …", "note to self …",
      "make a ${name} note with ${words}", "make a ${name} note saying ${words}", "start a ${name} note with ${words}",
    ], resultValueName: "Note")

  @Parameter(title: "Words", requestValueDialog: "What shall I write down?") var words: String

  @Parameter(title: "Name") var name: String?

  static var parameterSummary: some ParameterSummary { Summary("Write a note: \(\.$words)") { \.$name } }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
    let note = try store.write(words, called: name, as: undoStep("Write down: \(words)"))
    return .result(value: note, dialog: "I wrote it down as “\(note.name)”.")
  }
}

struct AppendToNote: UndoableIntent {
  static let title: LocalizedStringResource = "Write More"
  static let description = IntentDescription(
    "Writes something below what a note says already.", categoryName: "Notes",
    searchKeywords: [
      "add … to …", "write … in …", "put … in …", "add … to the note …", "add to ${note}: ${words}",
      "write in ${note}: ${words}", "append to ${note}: ${words}",
    ], resultValueName: "Note")

  @Parameter(title: "Words", requestValueDialog: "What shall I write down?") var words: String

  @Parameter(title: "Note", requestValueDialog: "In which note?") var note: NoteEntity

  static var parameterSummary: some ParameterSummary { Summary("Append \(\.$words) to \(\.$note)") }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
    try store.append(words, to: note, as: undoStep("Append to \(note.name): \(words)"))
    return .result(value: note, dialog: "I wrote it in “\(note.name)”.")
  }
}

struct RenameNote: UndoableIntent {
  static let title: LocalizedStringResource = "Give a Note Another Name"
  static let description = IntentDescription(
    "Gives a note another name.", categoryName: "Notes",
    searchKeywords: ["rename the note … to …", "call the note … …"], resultValueName: "Note")

  @Parameter(title: "Note", requestValueDialog: "Which note?") var note: NoteEntity

  @Parameter(title: "Name", requestValueDialog: "What shall it be called?") var name: String

  static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$note) to \(\.$name)") }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
    let new = try store.rename(note, to: name, as: undoStep("Rename \(note.name)"))
    return .result(value: new, dialog: "“\(note.name)” is called “\(new.name)” now.")
  }
}

struct DeleteNote: UndoableIntent {
  static let title: LocalizedStringResource = "Delete Note"
  static let description = IntentDescription(
    "Deletes a note.", categoryName: "Notes",
    searchKeywords: [
      "delete the note …", "remove the note …", "delete …", "get rid of …", "bin …", "throw … away", "throw away …",
    ])

  @Parameter(title: "Note", requestValueDialog: "Which note?") var note: NoteEntity

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$note)") }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Delete the note “\(note.name)”?")
    try store.delete(note, as: undoStep("Delete \(note.name)"))
    return .result(dialog: "I deleted “\(note.name)”.")
  }
}
