import Foundation
import Glibc
import TerminalEmulation
import Testing

@testable import LineEditor

/// The driver with a real terminal: `LineEditorFixture` says what it was told.
@Suite(.serialized) struct TerminalPromptTests {
  private func fixture(columns: Int = 40, rows: Int = 10, environment: [String: String] = [:]) throws -> PseudoTerminal
  {
    try PseudoTerminal(
      [PseudoTerminal.program("LineEditorFixture")], columns: columns, rows: rows, environment: environment)
  }

  @Test func `lines are entered, completed and answered, and the terminal is given back at the end`() throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    #expect(prompt.isRaw)
    try prompt.type("cr")
    try prompt.waitUntil("the rows are shown") { $0.screen == ["> crash", "  crash  ends badly"] }
    #expect(prompt.terminal.modes == ["?2004"])
    try prompt.type(Bytes.control("u") + "héllo 山\r")
    try prompt.waitUntil("the answer is shown") { $0.screen == ["> héllo 山", "got héllo 山", ">"] }
    try prompt.type(Bytes.up)
    try prompt.waitFor("> héllo 山")
    try prompt.type(Bytes.control("c") + Bytes.control("d"))
    #expect(try prompt.waitForEnd() == 0)
    #expect(prompt.terminal.screen.last == "endOfInput")
    #expect(prompt.isRestored)
    #expect(prompt.terminal.modes == [])
    #expect(prompt.terminal.unknown == [])
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ])
  func `a signal ends the program as it would otherwise, and the terminal is given back`(signal: Int32) throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    #expect(prompt.isRaw)
    kill(prompt.process, signal)
    #expect(try prompt.waitForEnd() & 0x7F == signal)
    #expect(prompt.isRestored)
    #expect(prompt.terminal.modes == [])
  }

  @Test(arguments: [SIGTERM, SIGABRT])
  func `a signal ends a program that was stopped before`(signal: Int32) throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    for _ in 0..<2 {
      try prompt.stopAndRestore()
      kill(prompt.process, SIGCONT)
      try prompt.waitUntil("the terminal is raw") { _ in prompt.isRaw }
    }
    kill(prompt.process, signal)
    #expect(try prompt.waitForEnd() & 0x7F == signal)
    #expect(prompt.isRestored)
  }

  @Test func `a program that exits or crashes leaves the terminal as it was`() throws {
    for (request, status) in [("exit", Int32(7 << 8)), ("crash", SIGABRT)] {
      let prompt = try fixture()
      try prompt.waitFor(">")
      try prompt.type("\(request)\r")
      #expect(try prompt.waitForEnd() & ~0x80 == status)
      #expect(prompt.isRestored)
    }
  }

  @Test(arguments: [(SIGUSR1, [7 << 8]), (SIGUSR2, [SIGILL, SIGTRAP, SIGSEGV])])
  func `a program that exits or traps while the prompt is shown leaves the terminal as it was`(
    signal: Int32, endings: [Int32]
  ) throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    try prompt.type("cr")
    try prompt.waitFor("  crash  ends badly")
    #expect(prompt.isRaw)
    kill(prompt.process, signal)
    // Until its source is registered, the program ignores the signal.
    prompt.settle(milliseconds: 200)
    kill(prompt.process, signal)
    #expect(try endings.contains(prompt.waitForEnd() & ~0x80))
    #expect(prompt.isRestored)
    #expect(prompt.terminal.modes == [])
    #expect(!prompt.terminal.screen.contains("  crash  ends badly"))
  }

  @Test func `a program that was stopped takes the terminal again and draws its line anew`() throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    try prompt.type("half")
    try prompt.waitFor("> half")
    try prompt.stopAndRestore()
    #expect(!prompt.isRaw)
    kill(prompt.process, SIGCONT)
    try prompt.waitUntil("the terminal is raw") { _ in prompt.isRaw }
    try prompt.type(" done\r")
    try prompt.waitUntil("the line is entered") { $0.transcript.suffix(2) == ["got half done", ">"] }
  }

  @Test func `a terminal that goes away ends the input`() throws {
    let prompt = try PseudoTerminal([
      "/bin/sh", "-c", "trap '' HUP; exec \"$0\"", PseudoTerminal.program("LineEditorFixture"),
    ])
    try prompt.waitFor(">")
    prompt.hangUp()
    #expect(try prompt.waitForEnd() == 0)
  }

  @Test func `a terminal that cannot move its cursor is left to others`() throws {
    let prompt = try fixture(environment: ["TERM": "dumb"])
    #expect(try prompt.waitForEnd() == 3 << 8)
    #expect(prompt.terminal.screen == ["not capable"])
  }

  @Test func `a question is answered with keys`() throws {
    let prompt = try fixture()
    try prompt.type("ask\r")
    try prompt.waitFor("  2 Hall")
    try prompt.type(Bytes.down + "\r")
    try prompt.waitUntil("the answer is shown") { $0.screen == ["> ask", "Which?", "> Hall", "answer option(1)", ">"] }
    try prompt.type("ask\r")
    try prompt.waitFor("  2 Hall")
    try prompt.type(Bytes.escape)
    try prompt.waitUntil("the question is left") { $0.transcript.suffix(2) == ["answer cancelled", ">"] }
  }

  @Test func `keys pressed early are kept, but never confirm what was not shown`() throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    try prompt.type("one\rtwo\rconfirm\ry\r")
    try prompt.waitFor("  n No")
    #expect(prompt.terminal.transcript.prefix(4) == ["> one", "got one", "> two", "got two"])
    try prompt.type("n\r")
    try prompt.waitUntil("the answer is shown") { $0.transcript.suffix(2) == ["answer option(1)", ">"] }
  }

  @Test func `resizing draws the line anew`() throws {
    let prompt = try fixture(columns: 40, rows: 8)
    try prompt.waitFor(">")
    try prompt.type(String(repeating: "abcdefghi ", count: 5))
    try prompt.waitFor("abcdefghi abcdefghi")
    try prompt.resize(columns: 20, rows: 8)
    try prompt.waitUntil("the line has three rows") {
      $0.screen == ["> abcdefghi", "abcdefghi abcdefghi", "abcdefghi abcdefghi"]
    }
  }

  @Test func `progress is shown until the work is interrupted, and others print above`() throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    try prompt.type("work\r")
    try prompt.waitUntil("the bar is shown") { $0.screen.last?.contains("Still working  █████░░░░░  50 %") == true }
    #expect(prompt.terminal.screen.prefix(2) == ["> work", "has begun"])
    try prompt.type("next" + Bytes.control("c"))
    try prompt.waitUntil("the prompt is back") { $0.screen == ["> work", "has begun", "interrupted", "> next"] }
  }

  @Test func `a message is printed above what is typed`() throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    try prompt.type("timer\r")
    try prompt.waitUntil("the message is above") { $0.screen.contains("a timer rang") && $0.screen.last == "timed>" }
    try prompt.type("x\r")
    try prompt.waitUntil("the answer is shown") { $0.screen.suffix(3) == ["timed> x", "got line(\"x\")", ">"] }
  }

  @Test func `a task that is cancelled stops reading`() throws {
    let prompt = try fixture()
    try prompt.waitFor(">")
    try prompt.type("cancel\r")
    try prompt.waitUntil("the prompt is back") { $0.screen == ["> cancel", "got cancelled", ">"] }
  }

  @Test func `Ctrl-Z gives the terminal to the shell and fg draws the line anew`() throws {
    let prompt = try PseudoTerminal(["/bin/sh", "-i"], rows: 20)
    try prompt.waitFor("shell$")
    try prompt.type("\(PseudoTerminal.program("LineEditorFixture"))\n")
    try prompt.waitFor(">")
    try prompt.type("half")
    try prompt.waitFor("> half")
    try prompt.type(Bytes.control("z"))
    try prompt.waitFor("shell$")
    #expect(!prompt.isRaw)
    #expect(prompt.terminal.modes == [])
    try prompt.type("fg\n")
    try prompt.waitFor("> half")
    try prompt.type(" done\r")
    try prompt.waitUntil("the line is entered") { $0.transcript.suffix(2) == ["got half done", ">"] }
    try prompt.type(Bytes.control("d"))
    try prompt.waitFor("shell$")
    #expect(prompt.isRestored || !prompt.isRaw)
  }

  @Test func `in the background the terminal is left to the shell until fg`() throws {
    let prompt = try PseudoTerminal(["/bin/sh", "-i"], rows: 20)
    try prompt.waitFor("shell$")
    try prompt.type("\(PseudoTerminal.program("LineEditorFixture")) &\n")
    func isLeftAlone(_ word: String) throws {
      prompt.settle(milliseconds: 300)
      #expect(!prompt.isRaw)
      try prompt.type("echo \(word.first ?? "x")''\(word.dropFirst())\n")
      try prompt.waitUntil("the shell answers") {
        $0.transcript.contains(word) && $0.transcript.last == "shell$"
      }
    }
    try isLeftAlone("begun")
    try prompt.type("fg\n")
    try prompt.waitFor(">")
    try prompt.type("half")
    try prompt.waitFor("> half")
    try prompt.type(Bytes.control("z"))
    try prompt.waitFor("shell$")
    try prompt.type("bg\n")
    try isLeftAlone("stopped")
    try prompt.type("fg\n")
    try prompt.waitFor("> half")
    try prompt.type(" done\r")
    try prompt.waitUntil("the line is entered") { $0.transcript.suffix(2) == ["got half done", ">"] }
  }

  @Test func `a long text that is not marked as pasted is taken in few edits`() throws {
    let prompt = try fixture(columns: 80, rows: 24)
    try prompt.waitFor(">")
    for _ in 0..<50 { try prompt.type(String(repeating: "x", count: 2_000)) }
    try prompt.type("end")
    try prompt.waitUntil("its end is shown") { $0.transcript.last?.hasSuffix("xend") == true }
    try prompt.type(Bytes.control("u") + "short")
    try prompt.waitFor("> short")
  }

  @Test func `two prompts share a history`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "prompts-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let environment = ["HISTORY": "\(folder)/history"]
    let prompts = try (0..<2).map { _ in try fixture(environment: environment) }
    for (index, prompt) in prompts.enumerated() {
      try prompt.waitFor(">")
      try prompt.type("line \(index)\r secret\r")
      try prompt.waitUntil("the answers are shown") { $0.screen.suffix(2) == ["got  secret", ">"] }
    }
    let third = try fixture(environment: environment)
    try third.waitFor(">")
    try third.type(Bytes.up + Bytes.up)
    try third.waitFor("> line 0")
    try third.type(Bytes.down)
    try third.waitFor("> line 1")
  }
}

struct TerminalTraitsTests {
  private func traits(_ variables: [String: String]) -> TerminalTraits { TerminalTraits { variables[$0] } }

  @Test func `the environment tells what a terminal can do`() {
    #expect(!traits([:]).isCapable)
    #expect(!traits(["TERM": "dumb"]).isCapable)
    #expect(traits(["TERM": "xterm"]).isCapable)
    #expect(traits([:]).isColored)
    #expect(traits(["NO_COLOR": ""]).isColored)
    #expect(!traits(["NO_COLOR": "1"]).isColored)
    #expect(traits(["LANG": "de_DE.UTF-8"]).repertoire == .unicode)
    #expect(traits(["LANG": "de_DE.utf8", "LC_ALL": "C"]).repertoire == .ascii)
    #expect(traits([:]).repertoire == .ascii)
    #expect(traits(["XTERM_VERSION": "XTerm(390)"]).narrowing == .cuts)
    #expect(traits(["TERM": "tmux-256color"]).narrowing == .wraps)
  }
}
