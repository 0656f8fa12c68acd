import ChildProcesses
import Foundation
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import IntentRuntime

/// Programs are run for real; only those that every system has.
@Suite("Catalog actions", .timeLimit(.minutes(10)))
struct CatalogActionTests {
  private static let lamp = CatalogValue(id: "desk", title: "Desk Lamp", subtitle: "Study", text: "the desk lampp")
  private static let level = CatalogValue(.integer(20), text: "twenty")

  private func perform(
    say: String? = nil,
    run: [String]? = nil,
    _ values: [String: CatalogValue] = ["lamp": lamp, "level": level],
    folder: String? = nil,
    intent: String = "TurnOn",
    limits: ProgramLimits = ProgramLimits()
  ) async throws(CatalogActionError) -> String? {
    let action = Catalog.Action(say: say, run: run)
    return try await CatalogAction(action, intent: intent, applicationName: "Home", folder: folder)
      .perform(with: values, limits: limits)
  }

  // MARK: Saying

  @Test(arguments: [
    ("${lamp} is on.", "Desk Lamp is on."),
    ("${lamp.title} (${lamp.id}) was ‘${lamp.text}’.", "Desk Lamp (desk) was ‘the desk lampp’."),
    ("${level} is ${level.value}, ${level.id}.", "twenty is 20, 20."),
    ("Done in ${applicationName}.", "Done in Home."),
    ("${lamp} in ${room} is on.", "Desk Lamp in is on."),
    ("It is ${room}.", "It is."), ("${room} It is on.", "It is on."), ("On ${room}", "On"),
    ("Set ${room} to ${level}", "Set to twenty"),
    ("no holes, $ {x} $x", "no holes, $ {x} $x"), ("${output}said", "said"),
    ("[literal] (a|b) \\ here", "[literal] (a|b) \\ here"),
  ])
  func `an answer has titles in its holes, and no gap where a value is absent`(say: String, said: String) async throws {
    #expect(try await perform(say: say) == said)
  }

  @Test func `nothing to say and nothing to do is nothing`() async throws {
    #expect(try await perform() == nil)
    #expect(try await perform(say: "${room}") == nil)
  }

  @Test func `several values are said as a list, and each is an argument of its own`() async throws {
    let items = ["salt", "--help", "salt", "olive oil"].map { CatalogValue(words: $0) }
    let value = try #require(CatalogValue(several: items) { $0.joined(separator: " & ") })
    let run = ["printf", "<%s>", "--", "${items}", "for ${items}", "${lamp}"]
    let passed = try await perform(run: run, ["items": value, "lamp": Self.lamp])
    #expect(passed == "<--><salt><--help><olive oil><for salt><for --help><for olive oil><desk>")
    #expect(try await perform(say: "${items}!", ["items": value]) == "salt & --help & olive oil!")
    await #expect(throws: CatalogActionError.valueIsOption("--help", argument: 1)) {
      try await perform(run: ["printf", "${items}"], ["items": value])
    }
  }

  @Test func `dates and durations are passed on as programs read them`() async throws {
    let moment = DateReading(moment: CivilMoment(year: 2026, month: 11, day: 27, hour: 15), precision: .time)
    let values = [
      "when": CatalogValue(.date(moment), text: "3 pm"),
      "length": CatalogValue(.duration(seconds: 5_400), text: "90 min"),
    ]
    let run = ["printf", "%s %s %s %s", "${when.iso}", "${when}", "${length.seconds}", "${length.text}"]
    #expect(try await perform(run: run, values) == "2026-11-27T15:00 T15:00 5400 90 min")
  }

  @Test(arguments: [
    ("exit 0", "Nothing is due."), ("echo milk", "Due: milk"),
    ("echo low >&2; echo no paper >&2; exit 1", "It says: no paper"),
  ])
  func `what a program leaves empty, and that it failed, is said in the catalog’s words`(
    script: String, said: String
  ) async throws {
    let action = Catalog.Action(
      say: "Due: ${output}", run: ["sh", "-c", script], empty: "Nothing is due.", failed: "It says: ${output}")
    let performed = CatalogAction(action, intent: "Due", applicationName: "Home", folder: nil)
    do throws(CatalogActionError) {
      #expect(try await performed.perform(with: [:]) == said)
    } catch {
      #expect(error.problem.message == said)
      #expect(error.problem.code == "program.failed")
    }
  }

  // MARK: Undoing

  @Test func `what takes an action back knows the same values and is no action of its own`() async throws {
    let undo = Catalog.Undo(say: "${lamp} is ${output}.", run: ["printf", "off: %s", "${lamp}"])
    let action = CatalogAction(
      Catalog.Action(say: "on", undo: undo), intent: "TurnOn", applicationName: "Home", folder: nil)
    let undone = try #require(action.undo)
    #expect(try await undone.perform(with: ["lamp": Self.lamp]) == "Desk Lamp is off: desk.")
    #expect(undone.undo == nil)
    #expect(
      CatalogAction(Catalog.Action(say: "on"), intent: "TurnOn", applicationName: "Home", folder: nil).undo == nil)
  }

  // MARK: Arguments

  @Test(arguments: [
    (["${lamp}"], "[desk]"), (["${lamp.title}"], "[Desk Lamp]"), (["${lamp.text}"], "[the desk lampp]"),
    (["${level}"], "[20]"), (["${level.text}"], "[twenty]"), (["--level=${level.value}"], "[--level=20]"),
    (["a", "${room}", "b"], "[a][b]"), (["--room=${room}"], "[--room=]"), (["${room}${hall}"], "[]"),
    (["${room}${lamp}"], "[desk]"), (["", "x"], "[][x]"), (["${applicationName}"], "[Home]"),
    (["*", "~", "$HOME", "`id`"], "[*][~][$HOME][`id`]"),
  ])
  func `each element is one argument, but for one that is only an absent value`(elements: [String], shown: String)
    async throws
  {
    #expect(try await perform(run: ["printf", "[%s]"] + elements) == shown)
  }

  static let hostile = [
    "; rm -rf /", "$(touch x)", "`id`", "a b  c", "two\nlines", "it's \"quoted\"", "&& echo", "| cat", "> file", "*",
    "\\", "😀 é", "", " ", "%s%n", "${lamp}", "--", "-rf", "-", "a\u{7F}b",
  ]

  @Test(arguments: hostile)
  func `whatever a value holds, it arrives as one argument`(text: String) async throws {
    let values = ["words": CatalogValue(words: text)]
    let script = #"printf '%s|%s|' "$#" "$2" | od -An -v -tx1 | tr -d ' \n'"#
    let expected = Array("2|\(text)|".utf8).map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
    #expect(try await perform(run: ["sh", "-c", script, "sh", "--", "${words}"], values) == expected)
  }

  @Test(arguments: ["-rf", "--help", "-", "--"])
  func `a value that would be an option is refused`(text: String) async {
    let values = ["words": CatalogValue(words: text)]
    await #expect(throws: CatalogActionError.valueIsOption(text, argument: 1)) {
      try await perform(run: ["echo", "${words}"], values)
    }
    await #expect(throws: CatalogActionError.valueIsOption(text + "x", argument: 2)) {
      try await perform(run: ["echo", "x", "${room}${words}x"], values)
    }
  }

  @Test func `behind two dashes, or behind words, a value may begin with a dash`() async throws {
    let values = ["words": CatalogValue(words: "-n")]
    #expect(try await perform(run: ["printf", "--", "%s", "${words}"], values) == "-n")
    #expect(try await perform(run: ["printf", "%s", "x${words}"], values) == "x-n")
  }

  @Test func `two dashes that a value says protect nothing`() async {
    let values = ["dashes": CatalogValue(words: "x--"), "words": CatalogValue(words: "-n")]
    await #expect(throws: CatalogActionError.valueIsOption("-n", argument: 2)) {
      try await perform(run: ["echo", "${dashes}", "${words}"], values)
    }
  }

  @Test func `a value with a NUL is refused, and none names the program`() async {
    await #expect(throws: CatalogActionError.valueHasNUL(argument: 1)) {
      try await perform(run: ["echo", "${words}"], ["words": CatalogValue(words: "a\0b")])
    }
    await #expect(throws: CatalogActionError.programIsValue) {
      try await perform(run: ["/bin/${words}"], ["words": CatalogValue(words: "echo")])
    }
  }

  // MARK: Programs

  @Test func `what a program writes is said`() async throws {
    #expect(try await perform(run: ["/bin/echo", "hello"]) == "hello")
    #expect(try await perform(say: "It says ${output}!", run: ["echo", " hello "]) == "It says hello!")
    #expect(try await perform(run: ["true"]) == nil)
    #expect(try await perform(say: "Done.", run: ["true"]) == "Done.")
  }

  @Test func `a program has nothing to read`() async throws {
    #expect(try await perform(say: "<${output}>", run: ["cat"]) == "<>")
  }

  @Test func `a program learns whose it is, and sees no file of ours`() async throws {
    let script = "echo \"$BEHEST_INTENT $BEHEST_APPLICATION\"; ls /proc/self/fd | tr '\\n' ' '"
    let open = FileHandle(forReadingAtPath: "/dev/null")
    // The last is the folder that `ls` itself reads.
    #expect(try await perform(run: ["sh", "-c", script]) == "TurnOn Home\n0 1 2 3")
    try open?.close()
  }

  @Test func `a program with a slash is found in the catalog's folder and runs there`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "behest \(UUID())/bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data("#!/bin/sh\n".utf8).write(to: folder.appending(path: "notes"))
    let lamp = folder.appending(path: "lamp")
    try FileManager.default.createSymbolicLink(at: lamp, withDestinationURL: URL(filePath: "/bin/sh"))
    let place = folder.deletingLastPathComponent()
    await #expect(throws: CatalogActionError.programNotExecutable("bin/notes")) {
      try await perform(run: ["bin/notes"], folder: place.path)
    }
    let said = try await perform(run: ["./bin/lamp", "-c", "basename \"$(pwd)\""], folder: place.path)
    #expect(said == place.lastPathComponent)
    await #expect(throws: CatalogActionError.programMissing("./lamp")) {
      try await perform(run: ["./lamp"], folder: place.path)
    }
  }

  @Test(arguments: ["no-such-program-here", "./no-such-program", "/no/such/program", "/tmp"])
  func `a missing program is said to be missing`(name: String) async {
    await #expect(throws: CatalogActionError.programMissing(name)) { try await perform(run: [name]) }
  }

  @Test func `a folder that is gone, or an interpreter, starts nothing`() async throws {
    let problem = CatalogActionError.programNotStarted("true", reason: "No such file or directory")
    await #expect(throws: problem) { try await perform(run: ["true"], folder: "/no/such/folder") }
  }

  @Test func `a program that fails is a failure, with the last line of what it complained of`() async {
    let script = "echo out; printf 'Traceback\\n  no such lamp  \\n\\n' >&2; exit 3"
    let problem = CatalogActionError.failed("sh", status: 3, errorLine: "no such lamp")
    await #expect(throws: problem) { try await perform(say: "Done.", run: ["sh", "-c", script]) }
    #expect(problem.problem.detail == "exit status 3: no such lamp")
    await #expect(throws: CatalogActionError.killed("sh", signal: 9, errorLine: nil)) {
      try await perform(run: ["sh", "-c", "kill -9 $$"])
    }
  }

  @Test func `a great deal of output is cut, on both sides, and nobody waits`() async throws {
    let script = "head -c 10000000 /dev/zero | tr '\\0' x; head -c 10000000 /dev/zero | tr '\\0' y >&2"
    let said = try #require(try await perform(run: ["sh", "-c", script]))
    #expect(said == String(repeating: "x", count: 65_536) + "… (There was more, which I left out.)")
  }

  // MARK: Ending

  private let soon = ProgramLimits(time: .milliseconds(50), grace: .milliseconds(50))

  @Test(arguments: [
    "sleep 600", "trap '' TERM; sleep 600; sleep 600", "sleep 600 & sleep 600", "exec >&- 2>&-; sleep 600",
    "trap 'exit 0' TERM; sleep 600 & wait", "yes", "setsid sleep 600 & sleep 600",
  ])
  func `a program that takes too long is ended with all that it started`(script: String) async {
    let mark = "TurnOn-\(UUID())"
    await #expect(throws: CatalogActionError.tookTooLong("sh", limit: .milliseconds(50))) {
      try await perform(run: ["sh", "-c", script], intent: mark, limits: soon)
    }
    #expect(await Self.ends(mark))
  }

  @Test func `a task that was cancelled before starts no program`() async {
    let task = Task { try await perform(run: ["sleep", "600"]) }
    task.cancel()
    let result = await task.result
    #expect(throws: CatalogActionError.cancelled) { try result.get() }
  }

  @Test func `a task that is cancelled while its program runs ends it with all that it started`() async {
    let mark = "TurnOn-\(UUID())"
    let task = Task { try await perform(run: ["sh", "-c", "sleep 600 & sleep 600"], intent: mark) }
    while !Self.isRunning(mark) { await Task.yield() }
    task.cancel()
    let result = await task.result
    #expect(throws: CatalogActionError.cancelled) { try result.get() }
    #expect(await Self.ends(mark))
  }

  @Test func `what a program leaves behind is not waited for`() async throws {
    #expect(try await perform(run: ["sh", "-c", "sleep 2 & echo started"]) == "started")
  }

  @Test func `many programs at once do not get into each other's way`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 { group.addTask { try await self.perform(run: ["echo", "\(number)"]) == "\(number)" } }
      for try await isOwn in group { #expect(isOwn) }
    }
  }

  /// Whether all programs with the mark end at once: the system takes a moment to tidy up.
  private static func ends(_ mark: String) async -> Bool {
    for _ in 0..<1_000 {
      if !isRunning(mark) { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private static func isRunning(_ mark: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      guard Int(process) != nil, let names = try? String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
      else { return false }
      return names.contains(mark)
    }
  }

  // MARK: Words

  @Test func `every problem is said in whole sentences`() {
    let problems: [CatalogActionError] = [
      .valueIsOption("-rf", argument: 1), .valueHasNUL(argument: 1), .programIsValue, .programMissing("./bin/lamp"),
      .programNotExecutable("lamp"), .programNotStarted("lamp", reason: "out of memory"),
      .failed("lamp", status: 1, errorLine: nil), .failed("lamp", status: 1, errorLine: "no lamp."),
      .killed("lamp", signal: 9, errorLine: nil), .tookTooLong("lamp", limit: .seconds(10)), .cancelled,
    ]
    for problem in problems { #expect(problem.problem.message.hasSuffix("."), "\(problem)") }
    #expect(
      CatalogActionError.tookTooLong("./bin/lamp", limit: .seconds(10)).problem.message
        == "That took too long, so I stopped ‘lamp’ after 10 seconds.")
  }
}
