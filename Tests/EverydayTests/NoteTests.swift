import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `Notes` {
  private func write(_ words: String, _ bench: TestBench) async throws -> String {
    let intent = WriteNote()
    intent.words = words
    return try await bench.said(by: intent)
  }

  private func note(_ name: String, _ bench: TestBench) async throws -> NoteEntity {
    try #require(try await bench.ask { try await NoteQuery().entities(matching: name) }.first)
  }

  private func text(_ name: String, _ bench: TestBench) -> String {
    bench.files.text(at: bench.machine.folders.notes.appending(path: "\(name).md"))
  }

  @Test(arguments: [
    ("the key is under the mat", "The key is under the mat"),
    ("one two three four five six seven", "One two three four five six…"),
    ("../../etc/passwd", "-..-etc-passwd"), (".hidden", "Hidden"), ("a\nb", "A b"),
  ])
  func `what is written down has the name of its first words`(words: String, name: String) async throws {
    let bench = TestBench()
    #expect(try await write(words, bench) == "I wrote it down as “\(name)”.")
    #expect(text(name, bench) == "\(words.onOneLine)\n")
  }

  @Test func `a note is called what stands before a colon, and found by what is in it, with a slip as well`()
    async throws
  {
    let bench = TestBench()
    #expect(try await write("holiday plans: rent a boat", bench) == "I wrote it down as “Holiday plans”.")
    for words in ["rent a boat", "rnet a boat"] {
      #expect(
        try await bench.ask { try await NoteContentQuery().entities(matching: words) }.map(\.name) == ["Holiday plans"])
    }
    #expect(try await bench.ask { try await NoteContentQuery().entities(matching: "rent a car") }.isEmpty)
    // What changes a note takes its name only.
    #expect(try await bench.ask { try await NoteQuery().entities(matching: "rent a boat") }.isEmpty)
  }

  @Test(arguments: [
    ("passwrd", "password", true), ("pasword", "password", true), ("passwordd", "password", true),
    ("apssword", "password", true), ("passport", "password", false), ("cat", "car", false), ("word", "sword", true),
  ])
  func `a slip is one letter, or two that changed places`(one: String, other: String, isSlip: Bool) {
    #expect(one[...].isSlip(of: other[...]) == isSlip)
  }

  @Test func `no note is written over, and what was written is taken back`() async throws {
    let bench = TestBench()
    _ = try await write("buy stamps", bench)
    #expect(try await write("buy stamps", bench) == "I wrote it down as “Buy stamps 2”.")
    bench.undoManager.undo()
    #expect(try bench.notes.notes().map(\.name) == ["Buy stamps"])
    bench.undoManager.redo()
    #expect(try bench.notes.notes().map(\.name) == ["Buy stamps", "Buy stamps 2"])
  }

  @Test func `nothing is no note`() async throws {
    await #expect(throws: EverydayError.nothingToAdd) { try await write(" \n", TestBench()) }
  }

  @Test func `a note keeps its bytes where something is written below them`() async throws {
    let bench = TestBench()
    let file = bench.machine.folders.notes.appending(path: "Ideas.md")
    bench.files.put("# Ideas\r\n\r\nsail", at: file)
    let append = AppendToNote()
    append.words = "write a book"
    append.note = try await note("ideas note", bench)
    #expect(try await bench.said(by: append) == "I wrote it in “Ideas”.")
    #expect(text("Ideas", bench) == "# Ideas\r\n\r\nsail\r\nwrite a book\r\n")
    bench.undoManager.undo()
    #expect(text("Ideas", bench) == "# Ideas\r\n\r\nsail\r\n")
  }

  @Test func `notes are found by words of their names and texts, in inner folders as well`() async throws {
    let bench = TestBench()
    let folder = bench.machine.folders.notes
    bench.files.put("# Trip\nBoats to Capri\n", at: folder.appending(path: "Italy/Trip.md"))
    bench.files.put("boats", at: folder.appending(path: "Toys.md"))
    bench.files.put("boats", at: folder.appending(path: ".trash/Old.md"))
    let find = FindNotes()
    find.words = "boats capri"
    #expect(try await bench.said(by: find) == "I found Trip.")
    find.words = "BOATS"
    #expect(try await bench.said(by: find) == "I found Toys and Trip.")
    find.words = "trains"
    #expect(try await bench.said(by: find) == "No note mentions “trains”.")
  }

  @Test func `a note is read as text, and one that is no text says so`() async throws {
    let bench = TestBench()
    bench.files.put("Door: 4711\n\nGate: 12\n", at: bench.machine.folders.notes.appending(path: "Codes.md"))
    let read = ReadNote()
    read.note = try await note("codes", bench)
    #expect(try await bench.said(by: read) == "Codes: Door: 4711 Gate: 12")
    try bench.files.edit(read.note.url) { _ in Data([0xFF, 0xFE]) }
    await #expect(throws: EverydayError.notText("Codes")) { try await bench.said(by: read) }
    try bench.files.edit(read.note.url) { _ in nil }
    await #expect(throws: EverydayError.noSuchNote("Codes")) { try await bench.said(by: read) }
  }

  @Test func `a note is opened on the desktop`() async throws {
    let bench = TestBench()
    bench.programs.install("xdg-open")
    _ = try await write("buy stamps", bench)
    let open = OpenNote()
    open.note = try await note("buy stamps", bench)
    #expect(try await bench.said(by: open) == "I opened “Buy stamps”.")
    #expect(bench.programs.calls == [["xdg-open", open.note.id]])
  }

  @Test func `where there is no desktop a note is edited in a terminal`() async throws {
    let bench = TestBench(desktops: nil)
    bench.files.put("x", at: bench.machine.folders.notes.appending(path: "Ada's.md"))
    let open = OpenNote()
    open.note = try await note("ada s", bench)
    let command = #"nano '/home/ada/.local/share/behest/Notes/Ada'\''s.md'"#
    await #expect(throws: EverydayError.needsTerminal("Ada's", command)) { try await bench.said(by: open) }
  }
}
