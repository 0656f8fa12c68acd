import AppIntents

/// The notes of a person: a folder of Markdown files, which other programs write as well.
@MainActor
final class NoteStore {
  let machine: Machine
  private let edits: FileEdits

  nonisolated init(machine: Machine) {
    self.machine = machine
    edits = FileEdits(in: machine.files)
  }

  /// The notes there are, by name, those in inner folders as well.
  func notes() throws -> [NoteEntity] {
    try FileSearch(files: machine.files).files(in: machine.folders.notes) { $0.hasSuffix(".md") }.map(NoteEntity.init)
      .sorted { $0.name < $1.name }
  }

  func text(of note: NoteEntity) throws -> String {
    guard let data = try machine.files.read(note.url) else { throw EverydayError.noSuchNote(note.name) }
    guard let text = String(data: data, encoding: .utf8) else { throw EverydayError.notText(note.name) }
    return text
  }

  /// The notes in which some words are, each with its first line that has one of them. What is no text is passed over.
  func notes(with words: String) throws -> [(note: NoteEntity, line: String)] {
    let wanted = ListName(words).whole.plain.split(separator: " ")
    return try notes().compactMap { note in try? line(of: note, with: wanted).map { (note, $0) } }
  }

  /// The first line of a note that has one of some words; nil where not all of them are in the note and its name, each
  /// perhaps with a slip.
  private func line(of note: NoteEntity, with words: [Substring]) throws -> String? {
    let lines = try text(of: note).split(whereSeparator: \.isNewline).map(String.init)
    let all = (lines + [note.name]).map(\.plain).joined(separator: " ")
    let read = all.split(separator: " ")
    guard words.allSatisfy({ word in all.contains(word) || read.contains { word.isSlip(of: $0) } }) else { return nil }
    return lines.first { line in words.contains(where: line.plain.contains) } ?? lines.first ?? ""
  }

  /// Makes a note of some words, which gives it its name where nobody says what it is called.
  func write(_ words: String, called name: String? = nil, as step: UndoStep) throws -> NoteEntity {
    let title = NoteEntity.title((name ?? NoteEntity.heading(of: words.onOneLine)).onOneLine)
    let taken = Set(try machine.files.names(in: machine.folders.notes))
    let names = [title] + (2...).lazy.prefix(taken.count + 1).map { "\(title) \($0)" }
    let name = names.first { !taken.contains("\($0).md") } ?? title
    let note = NoteEntity(machine.folders.notes.appending(path: "\(name).md"))
    try append(words, to: note, as: step)
    return note
  }

  func rename(_ note: NoteEntity, to words: String, as step: UndoStep) throws -> NoteEntity {
    let name = NoteEntity.title(words.onOneLine)
    let new = NoteEntity(note.url.deletingLastPathComponent().appending(path: "\(name).md"))
    try edits.move(EditedFile(url: note.url), to: EditedFile(url: new.url), as: step)
    return new
  }

  func delete(_ note: NoteEntity, as step: UndoStep) throws { try edits.put(nil, at: note.url, as: step) }

  /// Writes words below what a note says already.
  func append(_ words: String, to note: NoteEntity, as step: UndoStep) throws {
    let line = words.onOneLine
    guard !line.isEmpty else { throw EverydayError.nothingToAdd }
    let file = EditedFile(url: note.url)
    try edits.change(file, as: step) {
      $0.insert(line, at: $0.count)
    } undoneBy: {
      try $0.removeLast(line)
    }
  }
}
