import TerminalEmulation
import Testing

@testable import LineEditor

struct EditingTests {
  /// Types keys and returns the line with a bar at the cursor.
  private func edited(_ keys: String..., history: [String] = []) -> String {
    var screen = EditorScreen(history: history)
    for key in keys { screen.type(key) }
    return screen.line
  }

  private static let edits: [([String], String)] = [
    (["abc", Bytes.control("a"), "x"], "x|abc"), (["abc", Bytes.control("a"), Bytes.control("e"), "x"], "abcx|"),
    (["abc", Bytes.control("b"), Bytes.left, "x"], "ax|bc"),
    (["abc", Bytes.control("a"), Bytes.control("f"), "x"], "ax|bc"),
    (["abc", Bytes.control("a"), Bytes.control("d")], "|bc"), (["abc", Bytes.control("h")], "ab|"),
    (["abc", Bytes.control("t")], "acb|"), (["abc", Bytes.left, Bytes.left, Bytes.control("t")], "ba|c"),
    (["one two", Bytes.alt("b"), "x"], "one x|two"),
    (["one two", Bytes.control("a"), Bytes.alt("f"), "x"], "onex| two"),
    (["one two", "\u{1B}[1;5D", "\u{1B}[1;5D", "\u{1B}[1;5C", "x"], "onex| two"),
    (["one two", Bytes.control("a"), Bytes.alt("d")], "| two"), (["one two-b", Bytes.control("w")], "one |"),
    (["one two-b", "\u{1B}\u{7F}"], "one two-|"), (["one two", Bytes.left, Bytes.control("k")], "one tw|"),
    (["one two", Bytes.left, Bytes.control("u")], "|o"),
    (["abc", Bytes.control("u"), "x", Bytes.control("y")], "xabc|"),
    (["a b", Bytes.control("w"), Bytes.control("w"), Bytes.control("y")], "a b|"),
    (["one", Bytes.control("u"), "two", Bytes.control("u"), Bytes.control("y"), Bytes.alt("y")], "one|"),
    (["ab", Bytes.control("u"), Bytes.control("y"), Bytes.control("y")], "abab|"),
    (["ab cd", Bytes.control("w"), Bytes.control("_")], "ab cd|"), (["ab cd", Bytes.control("_")], "ab|"),
    (["ab", Bytes.control("k"), Bytes.control("x") + Bytes.control("u")], "|"),
    (["e", "\u{301}", Bytes.left, "x"], "x|e\u{301}"), (["👩‍👩‍👧山", Bytes.control("h"), Bytes.control("h")], "|"),
    (["abc", "\u{1B}[H", "\u{1B}[3~"], "|bc"), (["abc", "\u{1B}[1~", "\u{1B}[4~", "x"], "abcx|"),
    ([Bytes.paste("one\t two\n")], "one  two|"),
  ]

  @Test(arguments: edits) func `keys edit the line`(keys: [String], line: String) {
    var screen = EditorScreen()
    for key in keys {
      for character in key.hasPrefix("\u{1B}") ? [key] : key.map(String.init) { screen.type(character) }
    }
    #expect(screen.line == line)
  }

  @Test func `Alt-. inserts the last words of older lines in turn`() {
    let history = ["open petra", "close it"]
    #expect(edited("see ", Bytes.alt("."), history: history) == "see it|")
    #expect(edited("see ", Bytes.alt("."), Bytes.alt("."), history: history) == "see petra|")
    #expect(edited("see ", Bytes.alt("."), "x", Bytes.alt("."), history: history) == "see itxit|")
  }

  @Test func `Ctrl-C empties the line and on an empty line interrupts`() {
    var screen = EditorScreen()
    screen.type("abc" + Bytes.control("c"))
    #expect(screen.line == "|")
    #expect(screen.events == [])
    screen.type(Bytes.control("c"))
    #expect(screen.events == [.interrupted])
  }

  @Test func `Ctrl-D deletes, and ends the input on an empty line`() {
    var screen = EditorScreen()
    screen.type("ab" + Bytes.left + Bytes.control("d"))
    #expect(screen.line == "a|")
    screen.type(Bytes.control("h") + Bytes.control("d"))
    #expect(screen.events == [.endOfInput])
  }

  @Test func `several pasted lines are asked about once and then run in turn, indented ones too`() {
    var screen = EditorScreen()
    screen.type("open " + Bytes.paste("one\r\n  two\n\n\tthree\n"))
    #expect(
      screen.screen == """
        Run these 3 lines?
          one
            two
           three
        > |
        › 1 Run one after another
          2 Put them in one line
          3 Drop them
        """)
    screen.type("\r")
    #expect(screen.events == [.line("open one"), .line("two"), .line("three")])
    #expect(screen.terminal.screen == ["> open one", "> two", "> three", ">"])
    #expect(screen.editor.history.lines == ["open one", "two", "three"])
  }

  @Test func `pasted lines may be joined or dropped`() {
    var screen = EditorScreen()
    screen.type("a " + Bytes.paste("b\nc") + "2\r")
    #expect(screen.line == "a b c|")
    screen.type(Bytes.paste("d\ne") + Bytes.escape)
    #expect(screen.line == "a b c|")
    screen.type(Bytes.paste("d\ne") + "whatever\r" + Bytes.escape + Bytes.escape)
    #expect(screen.line == "a b c|")
    #expect(screen.events == [])
  }

  @Test func `a line of a megabyte can be pasted and edited`() {
    var screen = EditorScreen()
    screen.type(Bytes.paste(String(repeating: "a山 ", count: 200_000)) + "x")
    #expect(screen.editor.editing.line.characters.count == 600_001)
    #expect(screen.screen.hasSuffix("x|"))
    screen.type("\r")
    #expect(screen.events.count == 1)
  }
}

extension EditorScreen {
  /// The line with a bar at the cursor.
  var line: String {
    let line = editor.editing.line
    return String(line.characters[..<line.cursor]) + "|" + String(line.characters[line.cursor...])
  }
}
