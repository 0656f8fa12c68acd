import TerminalEmulation
import Testing

@testable import LineEditor

struct HistoryTests {
  private let lines = ["open petra", "close petra", "open taj mahal", "open taj mahal", " secret", "list"]

  @Test func `a line is kept once in a row, and not if it begins with a space`() {
    #expect(History(lines).lines == ["open petra", "close petra", "open taj mahal", "list"])
    #expect(History(lines, limit: 2).lines == ["open taj mahal", "list"])
  }

  @Test func `arrows find lines that begin with what was typed`() {
    var screen = EditorScreen(history: lines)
    screen.type("Op" + Bytes.up)
    #expect(screen.line == "open taj mahal|")
    screen.type(Bytes.up)
    #expect(screen.line == "open petra|")
    screen.type(Bytes.up)
    #expect(screen.line == "open petra|")
    screen.type(Bytes.down + Bytes.down)
    #expect(screen.line == "Op|")
    screen.type(Bytes.control("u") + Bytes.control("p") + "!" + Bytes.up)
    #expect(screen.line == "list!|")
  }

  @Test func `a search shows its query and marks what it found`() {
    var screen = EditorScreen(history: lines)
    screen.type(Bytes.control("r") + "pet")
    #expect(screen.screen == "search pet: close |petra")
    #expect(screen.terminal.rows[0].squares[18].style == "1;4")
    screen.type(Bytes.control("r"))
    #expect(screen.screen == "search pet: open |petra")
    screen.type(Bytes.control("r"))
    #expect(screen.screen == "search pet (not found): open |petra")
    screen.type(Bytes.control("s"))
    #expect(screen.screen == "search pet: close |petra")
    screen.type("\u{7F}\u{7F}\u{7F}list")
    #expect(screen.screen == "search list: |list")
  }

  private static let searches: [(String, String)] = [
    ("taj\r", "open taj mahal"), ("open" + Bytes.control("r") + "\r", "open petra"),
    ("zzz\r" + Bytes.escape + "\r", "x"),
    ("pet" + Bytes.control("r") + Bytes.control("r") + "\r", "open petra"),
    ("taj" + Bytes.right + "!\r", "open taj mahal!"), ("taj" + Bytes.control("g") + "\r", "x"),
    ("taj" + Bytes.control("c") + "\r", "x"), ("taj" + Bytes.control("w") + "\r", "open taj "),
  ]

  @Test(arguments: searches) func `a search is run, edited or left`(keys: String, line: String) {
    var screen = EditorScreen(history: lines)
    screen.type("x" + Bytes.control("r"))
    screen.type(keys)
    if screen.events.isEmpty { screen.type("\r") }
    #expect(screen.events == [.line(line)])
  }

  @Test func `what is entered can be found again`() {
    var screen = EditorScreen()
    screen.type("one\rtwo\r two\r" + Bytes.up + Bytes.up + Bytes.down)
    #expect(screen.line == "two|")
  }
}
