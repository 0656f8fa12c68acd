import Foundation
import Glibc
import TerminalEmulation
import Testing

/// Conversations with the assistant of a harbor, typed at a terminal.
@Suite(.serialized) struct LivePromptTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)").path

  private func assistant(columns: Int = 60, rows: Int = 24, _ arguments: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [PseudoTerminal.program("HarborAssistant"), "-q"] + arguments, columns: columns, rows: rows,
      environment: ["XDG_STATE_HOME": folder, "HOME": folder])
    try terminal.waitFor(">")
    return terminal
  }

  /// The rows from the last one that is given on.
  private func rows(from row: String, of terminal: PseudoTerminal) -> [String] {
    let all = terminal.terminal.transcript
    return Array(all[(all.lastIndex(of: row) ?? all.endIndex)...])
  }

  @Test func `a request is completed, typed with a slip, found again and forgotten`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    #expect(terminal.isRaw)
    try terminal.type("list the")
    try terminal.waitUntil("the ghost and its row are shown") {
      $0.screen == ["> list the boats", "  List the boats  List Boats, Harbor"]
    }
    try terminal.type(Keys.end + "\r")
    try terminal.waitUntil("the answer is shown") {
      $0.screen == ["> list the boats", "There are 4 boats.", ">"]
    }
    try terminal.type("read the crago list\r")
    try terminal.waitUntil("the slip is forgiven") {
      $0.screen.count == 6 && $0.screen[3].contains("Ten barrels") && $0.screen[5] == ">"
    }
    try terminal.type(Keys.up + Keys.up)
    try terminal.waitUntil("the older request is back") { $0.screen[5] == "> list the boats" }
    try terminal.type(Keys.control("c") + Keys.control("r") + "boa")
    try terminal.waitFor("search boa: list the boats")
    try terminal.type("\r")
    try terminal.waitUntil("it is answered again") {
      $0.screen.count == 8 && $0.screen.suffix(3) == ["> list the boats", "There are 4 boats.", ">"]
    }
    #expect(try permissions("\(folder)/behest/history") == 0o600)
    #expect(try history() == "list the boats\nread the crago list\nlist the boats\n")
    try terminal.type(":forget\r")
    try terminal.waitUntil("all is forgotten") {
      $0.transcript.suffix(2) == ["What you did before is forgotten.", ">"]
    }
    #expect(try history() == "")
    try terminal.type(Keys.up + Keys.control("d"))
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isRestored)
    #expect(terminal.terminal.modes == [])
    #expect(terminal.terminal.unknown == [])
  }

  @Test func `a question is answered by arrows, name, number or other words, and left`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    let boats = ["› 1 Gray Heron  North Pier", "  2 Gull  South Pier", "  3 Swan  North Pier", "  4 Swan  South Pier"]
    func ask() throws {
      try terminal.type("cast off\r")
      try terminal.waitUntil("the boats are listed") { $0.transcript.suffix(4) == boats }
    }
    try ask()
    try terminal.type(Keys.down + Keys.down + Keys.down)
    try terminal.waitFor("› 4 Swan  South Pier")
    try terminal.type("\r")
    try terminal.waitFor(">")
    #expect(
      rows(from: "> cast off", of: terminal)
        == ["> cast off", "Which boat?", "> Swan", "Swan sails with a crew of 2.", ">"])
    try ask()
    try terminal.type("her")
    try terminal.waitFor("› 1 Gray Heron  North Pier")
    try terminal.type("\r")
    try terminal.waitUntil("the heron sails") {
      $0.transcript.suffix(2) == ["Gray Heron sails with a crew of 2.", ">"]
    }
    try ask()
    try terminal.type("2\r")
    try terminal.waitUntil("the gull sails") { $0.transcript.suffix(2) == ["Gull sails with a crew of 2.", ">"] }
    try ask()
    try terminal.type("list the boats\r")
    try terminal.waitUntil("the request is answered") { $0.transcript.contains("There are 4 boats.") }
    try terminal.type("cast off\r")
    try terminal.waitUntil("the boats are listed") { $0.transcript.suffix(4) == boats }
    try terminal.type("never mind\r")
    try terminal.waitFor(">")
    #expect(terminal.terminal.transcript.suffix(3).contains("> never mind"))
    try ask()
    try terminal.type(Keys.escape)
    try terminal.waitUntil("the question is left") { $0.transcript.suffix(2) == ["Cancelled.", ">"] }
  }

  @Test func `what was typed at a question is found again if it was a request and not an answer`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    for line in ["gull", "list the boats", "  read the cargo list", ":why", "never mind", "2"] {
      try terminal.type("cast off\r")
      try terminal.waitFor("  4 Swan  South Pier")
      try terminal.type("\(line)\r")
      try terminal.waitUntil("the line is taken") { $0.transcript.contains { $0 == "> \(line)" || $0 == "> Gull" } }
      terminal.settle(milliseconds: 300)
      try terminal.type(Keys.escape + Keys.escape)
      terminal.settle(milliseconds: 300)
    }
    #expect(try history() == "cast off\nlist the boats\ncast off\n:why\ncast off\n")
    try terminal.type("li" + Keys.up)
    try terminal.waitUntil("the request is found") { $0.screen.contains("> list the boats") }
  }

  @Test func `what is forgotten at one prompt is not found at another that is open`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (first, second) = (try assistant(), try assistant())
    try second.type("list the boats\r")
    try second.waitUntil("it is answered") { $0.screen.suffix(2) == ["There are 4 boats.", ">"] }
    try first.type(":forget\r:apps, with words that make the file longer than before\r:apps\r")
    try first.waitUntil("it is answered") { $0.screen.contains("> :apps") && $0.screen.last == ">" }
    try second.type("list")
    try second.waitUntil("it is proposed only as what can be said") { $0.screen.contains { $0.contains("List Boats") } }
    try second.type(Keys.up + Keys.control("u") + Keys.up)
    try second.waitUntil("the newest is found") { $0.screen.contains("> :apps") }
    try second.type(Keys.up + Keys.up)
    try second.waitUntil("no older one is found") { $0.screen.contains { $0.hasPrefix("> :apps, with words") } }
  }

  @Test(arguments: [
    (Keys.down + "\r", Int32(0), ["> Gull", "Gull sails with a crew of 2."]), (Keys.escape, 5 << 8, [">"]),
    (Keys.control("c"), 130 << 8, [">"]), (Keys.control("d"), 5 << 8, [">"]),
  ])
  func `a question of a single request is a list to choose from`(keys: String, status: Int32, end: [String]) throws {
    let terminal = try PseudoTerminal(
      [PseudoTerminal.program("HarborAssistant"), "--no-learning", "cast", "off"], columns: 60, rows: 24)
    try terminal.waitFor("  4 Swan  South Pier")
    try terminal.type(keys)
    #expect(try terminal.waitForEnd() == status)
    #expect(terminal.terminal.transcript == ["Which boat?"] + end)
    #expect(terminal.isRestored)
  }

  @Test func `a confirmation is answered by its letters, and nothing is destroyed by Enter`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    func ask() throws {
      try terminal.type("scuttle boat gull\r")
      try terminal.waitFor("› n Keep")
      #expect(terminal.terminal.screen.suffix(4).map(\.self).dropLast(2) == ["Sink Gull for good?", ">"])
    }
    try ask()
    try terminal.type("\r")
    try terminal.waitUntil("it is kept") { $0.transcript.last == ">" && $0.transcript.contains("> Keep") }
    try ask()
    try terminal.type("y")
    try terminal.waitUntil("Sink is chosen") { $0.transcript.contains { $0.hasPrefix("› y Sink") } }
    try terminal.type("\r")
    try terminal.waitUntil("it is sunk") { $0.transcript.suffix(3) == ["> Sink", "Gull is gone.", ">"] }
  }

  @Test func `buttons are chosen with Tab, and numbers of a range with arrows`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    try terminal.type("count flags\r")
    try terminal.waitFor("  1 [More]")
    try terminal.type("\t\t")
    try terminal.waitFor("› 1 [More]")
    try terminal.type("\r")
    try terminal.waitUntil("a flag is raised") {
      $0.transcript.contains("1 flags") && $0.transcript.last == "  1 [More]"
    }
    try terminal.type("y\r")
    try terminal.waitUntil("the flags are counted") { $0.transcript.suffix(2) == ["1 flags it is.", ">"] }
    try terminal.type("paint the hull\r")
    try terminal.waitFor("> from 1 to 5")
    try terminal.type(Keys.up)
    try terminal.waitFor("> 1")
    try terminal.type(Keys.up)
    try terminal.waitFor("> 2")
    try terminal.resize(columns: 40, rows: 24)
    try terminal.type("\r")
    try terminal.waitFor(">")
    #expect(
      rows(from: "> paint the hull", of: terminal) == [
        "> paint the hull", "How many coats?", "> 2", "2 coats of weatherproof paint are",
        "ordered and will be applied tomorrow", "morning.", ">",
      ])
  }

  @Test func `work that takes long shows how far it is, and Ctrl-C ends it`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    try terminal.type(Keys.paste("repair the mast\nlist the boats\n"))
    try terminal.waitFor("  3 Drop them")
    try terminal.type("\r")
    try terminal.waitUntil("the bar is shown") { $0.screen.last?.contains("█████░░░░░  50 %") == true }
    try terminal.type("half" + Keys.control("c"))
    try terminal.waitUntil("the rest is dropped") {
      $0.screen == ["> repair the mast", "Cancelled. I haven’t done this: Repair the mast.", "> half"]
    }
    try terminal.type(Keys.control("c") + Keys.paste("list the boats\nlist the boats"))
    try terminal.waitFor("  3 Drop them")
    try terminal.type("\r")
    try terminal.waitUntil("both lines are answered") { $0.transcript.count { $0 == "There are 4 boats." } == 2 }
    try terminal.waitFor(">")
    try terminal.type("wait for the tide\r")
    try terminal.waitUntil("the spinner is shown") { $0.screen.last?.hasSuffix("Working") == true }
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd() == SIGTERM)
    #expect(terminal.isRestored)
    #expect(terminal.terminal.modes == [])
  }

  @Test func `control characters of an answer are shown harmless`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant()
    try terminal.type("read the cargo list\r")
    try terminal.waitUntil("the answer is shown") {
      $0.screen
        == [
          "> read the cargo list", "␛]0;owned␇␛[2J Ten barrels \u{FFFD}of rum\u{FFFD}31m", "rum␛[2J \u{FFFD}5m", ">",
        ]
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `the terminal is given back when the assistant is ended at its prompt`(signal: Int32) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant("--no-learning")
    try terminal.type("half")
    try terminal.waitFor("> half")
    kill(terminal.process, signal)
    #expect(try terminal.waitForEnd() == signal)
    #expect(terminal.isRestored)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/behest/history"))
  }

  @Test func `plain lines are read where that is wanted`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try assistant("--plain")
    #expect(!terminal.isRaw)
    try terminal.type("cast off\n")
    try terminal.waitUntil("the question has numbers") { $0.screen.contains("  4  Swan        South Pier") }
    try terminal.waitFor(">")
    try terminal.type("2\n")
    try terminal.waitUntil("the gull sails") { $0.screen.suffix(2) == ["Gull sails with a crew of 2.", ">"] }
  }

  private func history() throws -> String { try String(contentsOfFile: "\(folder)/behest/history", encoding: .utf8) }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

/// Keys as terminals send them.
private enum Keys {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let end = "\u{1B}[F"
  static let escape = "\u{1B}"

  static func control(_ letter: Character) -> String {
    String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
  }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
