import TerminalEmulation
import Testing

@testable import LineEditor

struct QuestionTests {
  private static let lamps = ["Desk Lamp", "Hall", "Café corner", "Bed 2"].map { Option($0) }
  private let question = Prompt(message: ["Which lamp?"], input: .options(lamps))

  @Test func `options are listed with numbers and the first is chosen`() {
    let screen = EditorScreen(question)
    #expect(
      screen.screen == """
        Which lamp?
        > |
        › 1 Desk Lamp
          2 Hall
          3 Café corner
          4 Bed 2
        """)
  }

  private static let answers: [(String, Event)] = [
    ("\r", Event.option(0)), (Bytes.down + "\r", .option(1)), (Bytes.backTab + "\r", .option(3)),
    ("\t\t\r", .option(2)),
    ("3\r", .option(2)), ("2\r", .option(1)), ("cafe\r", .option(2)), ("CORNER\r", .option(2)),
    ("lamp d\r", .option(0)),
    ("hall\r", .option(1)), ("the second one\r", .line("the second one")), ("9\r", .line("9")),
    ("ha" + Bytes.up + "\r", .line("ha")), (Bytes.escape, .cancelled), (Bytes.control("d"), .endOfInput),
    (Bytes.control("c"), .interrupted),
  ]

  @Test(arguments: answers) func `a question is answered by keys, number, name or other words`(
    keys: String, event: Event
  ) {
    var screen = EditorScreen(question)
    screen.type(keys)
    #expect(screen.events == [event])
  }

  @Test func `typing filters the options, Esc shows them all again, and Enter alone chooses none of them then`() {
    var screen = EditorScreen(question)
    screen.type("co")
    #expect(screen.screen == "Which lamp?\n> co|\n› 3 Café corner")
    screen.type(Bytes.escape)
    #expect(screen.screen.hasPrefix("Which lamp?\n> |\n  1 Desk Lamp\n  2 Hall"))
    screen.press(.named(.enter))
    #expect(screen.events == [])
    screen.type(Bytes.down + "\r")
    #expect(screen.events == [.option(0)])
  }

  @Test func `the answer stays on the screen as if it had been typed`() {
    var screen = EditorScreen(question)
    screen.type(Bytes.down)
    screen.press(.named(.enter))
    #expect(screen.terminal.screen == ["Which lamp?", "> Hall"])
    #expect(screen.editor.history.lines == [])
  }

  @Test func `long lists scroll around the chosen option`() {
    let options = (1...20).map { Option("Trail \($0)") }
    var screen = EditorScreen(Prompt(input: .options(options)), rows: 8)
    for _ in 1...9 { screen.type(Bytes.down) }
    #expect(
      screen.screen == """
        > |
           7 Trail 7
           8 Trail 8
           9 Trail 9
        › 10 Trail 10
          11 Trail 11
          12 Trail 12
          … 14 more
        """)
    screen.type("\u{1B}[6~\u{1B}[6~\u{1B}[6~\r")
    #expect(screen.events == [.option(19)])
  }

  @Test(arguments: [
    ("gu\r", Event.option(0)), ("south\r", .line("south")), ("swan south\r", .option(2)),
    ("south" + Bytes.down + "\r", .option(0)),
  ])
  func `what only details say lists options and chooses none`(keys: String, event: Event) {
    let boats = [("Gull", "South Pier"), ("Swan", "North Pier"), ("Swan", "South Pier")].map {
      Option($0.0, detail: $0.1)
    }
    var screen = EditorScreen(Prompt(input: .options(boats)))
    screen.type(keys)
    #expect(screen.events == [event])
  }

  @Test func `options that are named come before those of which a detail is meant`() {
    let parks = [("Skyline Loop", "Mount Rainier"), ("Torc Mountain", "Killarney")].map { Option($0.0, detail: $0.1) }
    var screen = EditorScreen(Prompt(input: .options(parks)))
    screen.type("mount")
    #expect(screen.screen == "> mount|\n› 2 Torc Mountain  Killarney\n  1 Skyline Loop  Mount Rainier")
    screen.type("1")
    #expect(screen.screen == "> mount1|")
  }

  private static let confirmations: [(String, Event)] = [
    ("y\r", Event.option(0)), ("n\r", .option(1)), ("\r", .option(1)), ("YES\r", .option(0)),
    ("no, the other one\r", .line("no, the other one")), ("\t\r", .option(0)),
  ]

  @Test(arguments: confirmations) func `a confirmation takes letters and shows its default`(keys: String, event: Event)
  {
    var screen = EditorScreen(.confirmation(["Delete 3 notes?"], default: .no))
    #expect(screen.screen == "Delete 3 notes?\n> |\n  y Yes\n› n No")
    screen.type(keys)
    #expect(screen.events == [event])
  }

  @Test func `a confirmation without a default does nothing at Enter alone`() {
    var screen = EditorScreen(.confirmation(["Sure?"]))
    screen.type("\r\r")
    #expect(screen.events == [])
  }

  private static let numbers: [(String, Event)] = [
    ("\r", Event.number(40)), (Bytes.up + "\r", .number(40)), (Bytes.up + Bytes.up + "\r", .number(45)),
    (Bytes.down + Bytes.down + "\r", .number(35)), ("7\r", .number(7)), ("98" + Bytes.up + "\r", .number(100)),
    ("2" + Bytes.down + "\r", .number(0)), ("101\r", .line("101")), ("a lot\r", .line("a lot")),
    ("2.5\r", .number(2.5)),
    ("nan\r", .line("nan")), ("\u{1B}[5~\u{1B}[5~\r", .number(90)),
  ]

  @Test(arguments: numbers) func `a number is typed or changed in steps within its range`(keys: String, event: Event) {
    var screen = EditorScreen(Prompt(input: .number(NumberField(0...100, step: 5, start: 40))))
    screen.type(keys)
    #expect(screen.events == [event])
  }

  @Test func `Enter alone is no text`() {
    var screen = EditorScreen(Prompt(input: .text()))
    screen.type("\rtwo\r")
    #expect(screen.events == [.line("two")])
  }

  @Test func `messages break between words`() {
    let screen = EditorScreen(Prompt(message: ["Which of these lamps do you mean?"], input: .text()), columns: 16)
    #expect(screen.screen == "Which of these\nlamps do you\nmean?\n> |")
  }
}
