import AppIntents

struct OpenApplication: AppIntent {
  static let title: LocalizedStringResource = "Open Application"
  static let description = IntentDescription(
    "Starts an application.", categoryName: "Computer",
    searchKeywords: ["start …", "launch …", "run …", "open the app …", "open the program …"])

  @Parameter(title: "Application", requestValueDialog: "Which application?") var application: ApplicationEntity

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$application)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<ApplicationEntity> & ProvidesDialog {
    if application.entry.isInTerminal {
      throw EverydayError.needsTerminal(application.name, application.command.joined(separator: " "))
    }
    try await machine.start(application.name, application.command)
    return .result(value: application, dialog: "I started \(application.name).")
  }
}

struct OpenFile: AppIntent {
  static let title: LocalizedStringResource = "Open File"
  static let description = IntentDescription(
    "Opens a file of your home folder.", categoryName: "Computer",
    searchKeywords: ["open the file …", "open my file …", "open the document …"])

  @Parameter(title: "File", requestValueDialog: "Which file?") var file: FileEntity

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$file)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<FileEntity> & ProvidesDialog {
    try await machine.start(file.name, ["xdg-open", file.id])
    return .result(value: file, dialog: "I opened \(file.name).")
  }
}

struct OpenNote: AppIntent {
  static let title: LocalizedStringResource = "Open Note"
  static let description = IntentDescription(
    "Opens a note to be edited.", categoryName: "Notes", searchKeywords: ["edit …", "edit the note …"])

  @Parameter(title: "Note", requestValueDialog: "Which note?") var note: NoteEntity

  static var parameterSummary: some ParameterSummary { Summary("Open the note \(\.$note)") }

  @Dependency var store: NoteStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
    _ = try store.text(of: note)
    let machine = store.machine
    // Without a desktop there is an editor, which the prompt has no place for.
    guard machine.desktops != nil, machine.programs.path(of: "xdg-open") != nil else {
      throw EverydayError.needsTerminal(note.name, "\(machine.editor) '\(note.id.replacing("'", with: #"'\''"#))'")
    }
    try await machine.start(note.name, ["xdg-open", note.id])
    return .result(value: note, dialog: "I opened “\(note.name)”.")
  }
}

struct FindFiles: AppIntent {
  static let title: LocalizedStringResource = "Find Files"
  static let description = IntentDescription(
    "Finds files of your home folder by words of their names.", categoryName: "Computer",
    searchKeywords: [
      "find files called …", "find the file …", "where is the file …", "search for the file …",
      "which files are called …", "find the document …",
    ])

  @Parameter(title: "Words", requestValueDialog: "Which words?") var words: String

  static var parameterSummary: some ParameterSummary { Summary("Find files named \(\.$words)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[FileEntity]> & ProvidesDialog & ShowsSnippetView {
    let found = try await FileQuery().entities(matching: words)
    let dialog: IntentDialog =
      switch found.count {
      case 0: "No file in your home folder is called “\(words)”."
      case 1: "I found \(found[0].name) in \(found[0].folder)."
      default: "I found \(found.count) files."
      }
    return .result(value: found, dialog: dialog, view: LinesView(found))
  }
}

extension Machine {
  /// Starts a program that opens a window, or throws why there is none.
  func start(_ name: String, _ command: [String]) async throws {
    guard programs.path(of: command[0]) != nil else { throw EverydayError.programMissing(command[0]) }
    guard desktops != nil else { throw EverydayError.noScreen(name) }
    let status = try await programs.start(command[0], Array(command.dropFirst()))
    if let status, status != 0 { throw EverydayError.endedAtOnce(command[0], Int(status)) }
  }
}
