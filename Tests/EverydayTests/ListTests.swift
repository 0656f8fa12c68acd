import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `Lists and tasks` {
  private func list(_ name: String) async throws -> ListEntity {
    ListEntity(TaskList(name: ListName(name).new))
  }

  private func add(_ things: String, to name: String, _ bench: TestBench) async throws -> String {
    let intent = AddToList()
    intent.things = things
    intent.list = try await list(name)
    return try await bench.said(by: intent)
  }

  @Test func `a list is begun, added to, ticked off and shown`() async throws {
    let bench = TestBench()
    #expect(
      try await add("milk, eggs and bread", to: "the shopping list", bench)
        == "I began the list Shopping with milk, eggs, and bread.")
    #expect(try await add("butter", to: "shopping", bench) == "I put butter on Shopping.")
    #expect(bench.list("Shopping") == "# Shopping\n\n- [ ] milk\n- [ ] eggs\n- [ ] bread\n- [ ] butter\n")
    let off = CheckOff()
    off.task = try await bench.task("the eggs".replacing("the ", with: ""))
    #expect(try await bench.said(by: off) == "“eggs” is done. Left on Shopping: 3.")
    #expect(bench.list("Shopping").contains("- [x] eggs\n"))
    let read = ShowList()
    read.list = try await list("shopping")
    #expect(try await bench.said(by: read) == "On Shopping: milk, bread, and butter.")
  }

  @Test func `taking back restores every byte, and making a list with it`() async throws {
    let bench = TestBench()
    _ = try await add("milk", to: "shopping list", bench)
    _ = try await add("eggs", to: "shopping list", bench)
    bench.undoManager.undo()
    #expect(bench.list("Shopping") == "# Shopping\n\n- [ ] milk\n")
    bench.undoManager.undo()
    #expect(try bench.store.lists().isEmpty)
    bench.undoManager.redo()
    #expect(bench.list("Shopping") == "# Shopping\n\n- [ ] milk\n")
  }

  @Test func `what cannot be taken back says so`() async throws {
    let bench = TestBench()
    _ = try await add("milk", to: "shopping list", bench)
    bench.put("# Shopping\n", inList: "Shopping")
    bench.undoManager.undo()
    #expect(bench.undoManager.takeFailure() as? EverydayError == .itemIsGone("- [ ] milk"))
    #expect(bench.list("Shopping") == "# Shopping\n")
  }

  @Test func `lines of others keep their bytes`() async throws {
    let bench = TestBench()
    let before = "# Einkauf\r\n\r\nFor *Saturday*:\r\n* [ ] milk\r\n  1. [X] eggs\r\n\r\n<!-- \u{0} -->\r\nthanks"
    bench.put(before, inList: "Einkauf")
    _ = try await add("tea", to: "Einkauf", bench)
    #expect(bench.list("Einkauf") == before.replacing("eggs\r\n", with: "eggs\r\n- [ ] tea\r\n"))
    bench.undoManager.undo()
    #expect(bench.list("Einkauf") == before)
    let off = CheckOff()
    off.task = try await bench.task("milk")
    _ = try await bench.said(by: off)
    #expect(bench.list("Einkauf") == before.replacing("* [ ] milk", with: "* [x] milk"))
  }

  @Test func `two lists with the same thing are told apart`() async throws {
    let bench = TestBench()
    _ = try await add("milk", to: "shopping list", bench)
    _ = try await add("milk", to: "party list", bench)
    let found = try await bench.ask { try await TaskQuery().entities(matching: "milk") }
    #expect(found.map(\.listName) == ["Party", "Shopping"])
  }

  @Test(arguments: [
    ("the shopping list", "Shopping", true), ("Einkaufsliste", "Einkaufsliste", true), ("買い物リスト", "買い物リスト", true),
    ("favorites", "Favorites", false), ("list", "List", false), ("../etc/passwd list", "-etc-passwd", true),
    ("my packing list", "Packing", true),
  ])
  func `what is said to be a list`(text: String, name: String, isList: Bool) {
    let read = ListName(text)
    #expect(read.new == name)
    #expect(read.isSaidToBeAList == isList)
  }

  @Test func `a name that is of no list is none`() async throws {
    let bench = TestBench()
    #expect(try await bench.ask { try await ListQuery().entities(matching: "my favorites") }.isEmpty)
    #expect(try await bench.ask { try await ListQuery().entities(matching: "my to-do list") }.map(\.id) == [""])
  }

  @Test func `tasks are added, moved, prioritized and done`() async throws {
    let bench = TestBench()
    let add = AddTask()
    add.words = "call mom +family"
    add.due = try bench.day(2026, 11, 26)
    #expect(try await bench.said(by: add) == "I added “call mom +family” to your tasks, due tomorrow.")
    #expect(bench.tasks == "call mom +family due:2026-11-26\n")
    let move = MoveTask()
    move.task = try await bench.task("call mom")
    move.due = try bench.day(2026, 11, 27)
    #expect(try await bench.said(by: move) == "“call mom +family” is due Friday now.")
    let later = PostponeTask()
    (later.task, later.length) = (try await bench.task("mom"), Measurement(value: 7 * 24, unit: .hours))
    #expect(try await bench.said(by: later) == "“call mom +family” is due December 4, 2026 now.")
    let tell = TellDue()
    tell.task = try await bench.task("mom")
    #expect(try await bench.said(by: tell) == "“call mom +family” is due December 4, 2026.")
    bench.undoManager.undo()
    let important = PrioritizeTask()
    important.task = try await bench.task("mom")
    _ = try await bench.said(by: important)
    #expect(bench.tasks == "(A) call mom +family due:2026-11-27\n")
    let off = CheckOff()
    off.task = try await bench.task("mom")
    #expect(try await bench.said(by: off) == "“call mom +family” is done. That was the last of Tasks.")
    #expect(bench.tasks == "x 2026-11-25 call mom +family due:2026-11-27 pri:A\n")
    bench.undoManager.undo()
    #expect(bench.tasks == "(A) call mom +family due:2026-11-27\n")
  }

  @Test(arguments: ["(A) 2026-11-20 call mom +family due:2026-11-27", "2026-11-20 call mom", "(C) call mom"])
  func `something that is reopened is the line it was, and is given back with its priority`(line: String) async throws {
    let bench = TestBench()
    bench.tasks = "\(line)\n"
    let off = CheckOff()
    off.task = try await bench.task("mom")
    _ = try await bench.said(by: off)
    let again = Uncheck()
    again.task = try await bench.task("mom")
    let reopened = try await bench.ask { try await again.perform().value }
    #expect(bench.tasks == "\(line)\n")
    #expect(reopened?.item == TodoLine(line)?.item)
  }

  @Test(arguments: [
    (TaskPeriod.today, "There are 2 things to do: late and now."), (.tomorrow, "There is one thing to do: soon."),
    (.thisWeek, "There are 3 things to do: late, now, and soon."), (.overdue, "There is one thing to do: late."),
  ])
  func `what is due`(period: TaskPeriod, answer: String) async throws {
    let bench = TestBench()
    bench.tasks =
      "now due:2026-11-25\nsoon due:2026-11-26\nlater due:2026-12-24\nx 2026-11-20 done due:2026-11-25\n"
      + "late due:2026-11-20\nnever due:soon\n"
    let show = ShowTasks()
    show.period = period
    #expect(try await bench.said(by: show) == answer)
  }

  @Test(arguments: [
    "(A) 2026-11-20 Thank mom +family @phone due:2026-11-27", "x 2026-11-25 2026-11-20 Pay bill pri:B",
    "xylophone lesson", "X no mark", "(a) no priority", "2026-11-20 dated", "Call at:09:00 due:2026-11-25",
    "due:2026-11-25",
    "  indented", "(A)no space",
  ])
  func `a line that is read and ticked twice comes back`(line: String) throws {
    let read = try #require(TodoLine(line))
    let done = read.done(on: "2026-11-25")
    #expect(TodoLine(done)?.item.isDone == true)
    #expect(TodoLine(done)?.item.text == read.item.text)
  }

  @Test(arguments: ["x marks the spot", "(B) or not (B)", "2026-11-20 is the day"])
  func `words that look like marks are no marks`(words: String) throws {
    let item = try #require(TodoLine(TodoLine.new(words, due: nil))).item
    #expect(!item.isDone)
    #expect(item.priority == nil)
    #expect(item.text.hasSuffix(words))
  }

  @Test func `what is typed stays on its line`() async throws {
    let bench = TestBench()
    let add = AddTask()
    add.words = "one\ntwo\r\u{0}three"
    _ = try await bench.said(by: add)
    #expect(bench.tasks == "one two three\n")
  }

  @Test func `which task is asked with those there are`() async throws {
    let bench = TestBench()
    bench.tasks = "write\nread\n"
    #expect(try await bench.said(by: CheckOff(), answering: .text("read")) == "“read” is done. Left on Tasks: 1.")
  }

  @Test func `a list is called something else, but not like another`() async throws {
    let bench = TestBench()
    bench.put("# Shopping\n\n- [ ] milk\n", inList: "Shopping")
    bench.put("- [ ] nails\n", inList: "Hardware")
    let rename = RenameList()
    (rename.list, rename.name) = (ListEntity(TaskList(name: "Shopping")), "groceries")
    #expect(try await bench.said(by: rename) == "“Shopping” is called “Groceries” now.")
    #expect(bench.list("Groceries") == "# Groceries\n\n- [ ] milk\n")
    #expect(bench.list("Shopping") == "")
    bench.undoManager.undo()
    #expect(bench.list("Shopping") == "# Shopping\n\n- [ ] milk\n")
    rename.name = "hardware"
    await #expect(throws: EverydayError.nameTaken("Hardware")) { try await bench.said(by: rename) }
    #expect(bench.list("Hardware") == "- [ ] nails\n")
  }

  @Test func `what was ticked off by mistake is to be done again`() async throws {
    let bench = TestBench()
    bench.put("- [x] eggs\n- [ ] milk\n", inList: "Shopping")
    let uncheck = Uncheck()
    uncheck.task = try await bench.task("eggs")
    #expect(try await bench.said(by: uncheck) == "“eggs” is to be done again, on Shopping.")
    #expect(bench.list("Shopping") == "- [ ] eggs\n- [ ] milk\n")
    uncheck.task = try await bench.task("milk")
    #expect(try await bench.said(by: uncheck) == "“milk” is not ticked off.")
  }

  @Test func `what is done is cleared`() async throws {
    let bench = TestBench()
    bench.put("- [x] one\n- [ ] two\n- [x] three\n", inList: "Trip")
    let clear = ClearDone()
    clear.list = try await list("trip")
    #expect(try await bench.said(by: clear) == "I took 2 things out of Trip that were done.")
    #expect(bench.list("Trip") == "- [ ] two\n")
    bench.undoManager.undo()
    #expect(bench.list("Trip") == "- [x] one\n- [ ] two\n- [x] three\n")
  }

  @Test func `no line is lost in a large file`() throws {
    let text = (0..<100_000).map { "task \($0)" }.joined(separator: "\r\n")
    var lines = TextLines(Data(text.utf8))
    #expect(lines.count == 100_000)
    #expect(lines.data == Data(text.utf8))
    lines.replace(50_000, by: "other")
    #expect(lines.data == Data(text.replacing("task 50000", with: "other").utf8))
  }
}
