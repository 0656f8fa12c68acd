import Foundation
import PhraseMatching
import Testing

@testable import IntentRuntime

@Suite("Habits")
struct HabitStoreTests {
  /// A Friday.
  private let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 8)

  private static func event(_ name: String, _ values: [String: String] = [:]) -> UsageEvent {
    UsageEvent(application: "Home", intent: name, values: values, example: "do \(name)")
  }

  private func likely(_ done: [(String, CivilMoment)], now: CivilMoment? = nil) -> [String] {
    let habits = Habits(done.map { Habits.Entry(event: Self.event($0.0), moment: $0.1) })
    return habits.likely(atMost: 10, now: now ?? self.now, among: { _ in true }).map(\.intent)
  }

  /// So many days ago, at an hour.
  private func ago(_ days: Int, _ hour: Int, _ minute: Int = 0) -> CivilMoment {
    now.adding(days: -days).at(hour: hour, minute: minute)
  }

  // MARK: What is likely

  @Test func `what was done more often is likelier`() {
    #expect(likely([("rare", ago(1, 8)), ("often", ago(2, 8)), ("often", ago(3, 8))]) == ["often", "rare"])
  }

  @Test func `at eight, what is done each morning beats what is done twice each evening`() {
    let days = (1...5).flatMap { [("morning", ago($0, 8, 10)), ("evening", ago($0, 20)), ("evening", ago($0, 21))] }
    #expect(likely(days) == ["morning", "evening"])
    #expect(likely(days, now: now.at(hour: 20)) == ["evening", "morning"])
  }

  @Test func `midnight is near both of its sides`() {
    let done = [("late", ago(1, 23, 50)), ("noon", ago(1, 12)), ("noon", ago(2, 12))]
    #expect(likely(done, now: now.at(hour: 0, minute: 10)).first == "late")
  }

  @Test func `what was done every day last week beats what was done every day in spring`() {
    let done = (200...240).map { ("spring", ago($0, 8)) } + (1...7).map { ("lately", ago($0, 8)) }
    #expect(likely(done) == ["lately", "spring"])
  }

  @Test func `on a weekday what is done on it comes first, and at weekends what is done then`() {
    #expect(likely([("friday", ago(7, 8)), ("thursday", ago(8, 8))]) == ["friday", "thursday"])
    let saturday = now.adding(days: 1)
    #expect(likely([("sunday", ago(5, 8)), ("friday", ago(0, 7, 50))], now: saturday) == ["sunday", "friday"])
  }

  @Test func `what followed on the last event before is likely again, for a while`() {
    let week = (2...6).flatMap { [("start", ago($0, 8)), ("finish", ago($0, 8, 30)), ("weather", ago($0, 8, 31))] }
    let done = week + [("weather", ago(1, 8)), ("weather", ago(1, 8, 5)), ("start", ago(0, 7, 55))]
    #expect(likely(done).first == "finish")
    #expect(likely(done, now: now.at(hour: 9, minute: 10)).first == "weather")
  }

  @Test func `equally likely events stand with the one done last in front`() {
    #expect(likely([("a", ago(1, 8)), ("b", ago(1, 8)), ("c", ago(1, 8))]) == ["c", "b", "a"])
  }

  @Test func `a clock that was set back harms nobody`() {
    #expect(likely([("future", ago(-400, 8)), ("past", ago(1, 8))]).count == 2)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what was done most at this hour comes first`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var done: [(String, CivilMoment)] = []
    let hour = Int.random(in: 0..<24, using: &random)
    for week in 1...4 {
      for _ in 0..<6 { done.append(("usual", ago(week * 7, hour, Int.random(in: 0..<40, using: &random)))) }
      for _ in 0..<3 { done.append(("other", ago(week * 7, hour, Int.random(in: 0..<40, using: &random)))) }
      for _ in 0..<20 {
        let away = (hour + Int.random(in: 3...21, using: &random)) % 24
        done.append(("elsewhere\(Int.random(in: 0..<3, using: &random))", ago(week * 7, away)))
      }
    }
    done.sort { $0.1 < $1.1 }
    let likely = likely(done, now: now.at(hour: hour, minute: 20))
    #expect(likely.first == "usual", "seed \(seed), hour \(hour): \(likely)")
    #expect(likely == self.likely(done, now: now.at(hour: hour, minute: 20)))
  }

  // MARK: The store

  @Test func `the same event is suggested once, in the words used last, if it is possible`() async {
    let store = HabitStore(file: nil)
    await store.note(
      UsageEvent(application: "Home", intent: "On", values: ["lamp": "hall"], example: "hall on"), at: now)
    await store.note(
      UsageEvent(application: "Home", intent: "On", values: ["lamp": "desk"], example: "desk on"), at: now)
    await store.note(
      UsageEvent(application: "Home", intent: "On", values: ["lamp": "desk"], example: "light up"), at: now)
    await store.note(UsageEvent(application: "Home", intent: "Empty", example: ""), at: now)
    #expect(await store.likely(atMost: 5, now: now).map(\.example) == ["light up", "hall on"])
    #expect(
      await store.likely(atMost: 5, now: now, among: { $0.values["lamp"] != "desk" }).map(\.example) == ["hall on"])
    #expect(await store.likely(atMost: 1, now: now).count == 1)
    #expect(await store.likely(atMost: 0, now: now).isEmpty)
    #expect(await store.likely(atMost: -1, now: now).isEmpty)
  }

  @Test func `what two programs learned is kept, whoever saves last`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "habits-\(UUID())/habits.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let (one, other) = (HabitStore(file: file), HabitStore(file: file))
    await one.note(Self.event("a"), at: now)
    await other.note(Self.event("b"), at: now)
    try await one.save()
    try await other.save()
    await one.note(Self.event("c"), at: now)
    try await one.save()
    let all = await HabitStore(file: file).likely(atMost: 9, now: now).map(\.intent)
    #expect(Set(all) == ["a", "b", "c"] && all.count == 3)
  }

  @Test func `only so many events are kept`() {
    var habits = Habits()
    for number in 0..<700 { habits.note(Self.event("\(number)"), at: now) }
    #expect(habits.entries.count == 500)
    #expect(habits.entries.first?.event.intent == "200")
  }

  @Test func `habits outlive the program, for their owner only`() async throws {
    try await inFolder { file in
      let store = HabitStore(file: file)
      await store.note(Self.event("café \"x\"\n", ["lamp": "désk/1"]), at: CivilMoment(year: 2024, month: 2, day: 29))
      await store.note(Self.event("b"), at: now.at(hour: 23, minute: 59, second: 58))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try await store.save()
      let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(rights == 0o600)
      let again = HabitStore(file: file)
      #expect(await again.likely(atMost: 9, now: now) == store.likely(atMost: 9, now: now))
      #expect(await again.likely(atMost: 9, now: now).count == 2)
      #expect(await again.takeProblem() == nil)
      try await store.forget()
      #expect(try Self.names(beside: file) == [])
      #expect(await store.likely(atMost: 9, now: now) == [])
    }
  }

  @Test(arguments: [
    "", "[]", "{", "{}", "{\"version\":1}", "{\"version\":1,\"deeds\":[{}]}", "{\"version\":0,\"deeds\":[]}",
    "{\"version\":1,\"deeds\":[{\"at\":\"2026-02-30 1:2:3\",\"application\":\"\",\"intent\":\"\",\"values\":{},\"example\":\"\"}]}",
  ])
  func `a damaged file is put aside and said so once`(text: String) async throws {
    try await inFolder { file in
      try Data(text.utf8).write(to: file)
      let store = HabitStore(file: file)
      #expect(await store.likely(atMost: 3, now: now) == [])
      #expect(await store.takeProblem() == .setAside(file.path + ".damaged"))
      #expect(await store.takeProblem() == nil)
      await store.note(Self.event("a"), at: now)
      try await store.save()
      #expect(try Self.names(beside: file) == ["habits.json", "habits.json.damaged"])
      #expect(await HabitStore(file: file).likely(atMost: 3, now: now).count == 1)
    }
  }

  @Test func `a file of a later version is left alone until it is to be forgotten`() async throws {
    try await inFolder { file in
      let text = "{\"version\":2,\"habits\":{}}"
      try Data(text.utf8).write(to: file)
      let store = HabitStore(file: file)
      #expect(await store.likely(atMost: 1, now: now).isEmpty)
      #expect(await store.takeProblem() == .newer(file.path, version: 2))
      await store.note(Self.event("a"), at: now)
      #expect(await store.likely(atMost: 3, now: now).count == 1)
      try await store.save()
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      try await store.forget()
      #expect(try Self.names(beside: file) == [])
    }
  }

  @Test func `a place that cannot be written to is said to be so`() async throws {
    let store = HabitStore(file: URL(filePath: "/proc/behest/habits.json"))
    await store.note(Self.event("a"), at: now)
    await #expect(throws: HabitError.self) { try await store.save() }
  }

  @Test func `a folder in the file's place is no file of ours`() async throws {
    try await inFolder { file in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      let store = HabitStore(file: file)
      #expect(await store.likely(atMost: 1, now: now).isEmpty)
      guard case .unreadable = await store.takeProblem() else {
        Issue.record("a folder was read")
        return
      }
    }
  }

  @Test func `many stores that save side by side leave a whole file`() async throws {
    try await inFolder { file in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let store = HabitStore(file: file)
            for _ in 0..<10 {
              await store.note(Self.event("\(number)"), at: now)
              try await store.save()
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try Self.names(beside: file) == ["habits.json"])
      let last = HabitStore(file: file)
      #expect(await !last.likely(atMost: 1, now: now).isEmpty)
      #expect(await last.takeProblem() == nil)
    }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/var/state", "HOME": "/home/me"], "/var/state/behest/habits.json"),
    (["XDG_STATE_HOME": "relative", "HOME": "/home/me"], "/home/me/.local/state/behest/habits.json"),
    (["XDG_STATE_HOME": "", "HOME": "/home/me"], "/home/me/.local/state/behest/habits.json"),
  ])
  func `habits are kept in the state folder`(environment: [String: String], path: String) {
    #expect(HabitStore.usualFile(environment: environment).path == path)
  }

  // MARK: Folders

  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "habits-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "habits.json"))
  }

  private static func names(beside file: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).sorted()
  }
}
