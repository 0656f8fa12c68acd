import AppIntents
import PhraseTesting
import Testing
import Trails

struct IsolationTests {
  @Test func `testers of the same app never see each other's state`() async throws {
    let one = try await Samples.trails()
    let other = try await Samples.trails()
    #expect(try await one.say("record a visit to catbells").dialog?.contains("your first visit") == true)
    #expect(try await one.say("record a visit to catbells").dialog?.hasSuffix("That makes 2.") == true)
    #expect(try await other.say("record a visit to catbells").dialog?.contains("your first visit") == true)
  }

  @Test func `testers that are made and used at once do not disturb each other`() async throws {
    let visits = try await withThrowingTaskGroup { group in
      for count in 1...6 {
        group.addTask { try await Self.lastVisit(of: count) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(visits) == ["first", "2", "3", "4", "5", "6"])
  }

  /// Says a number of times that somebody was on a trail, and returns which visit that makes.
  private static func lastVisit(of count: Int) async throws -> String {
    let app = try await Samples.trails()
    var dialog = ""
    for _ in 1...count { dialog = try await app.say("record a visit to catbells").dialog ?? "" }
    return dialog.contains("first") ? "first" : String(dialog.dropLast().split(separator: " ").last ?? "")
  }

  @Test func `what is registered beforehand wins over what the app registers`() async throws {
    let registered = await Self.registered()
    let one = try await Samples.trails(TestConditions(dependencies: registered))
    let other = try await Samples.trails(TestConditions(dependencies: registered))
    #expect(try await one.say("record a visit to catbells").dialog?.contains("your first visit") == true)
    #expect(try await other.say("record a visit to catbells").dialog?.hasSuffix("That makes 2.") == true)
  }

  /// A manager in which an app has registered its model already.
  @MainActor private static func registered() -> AppDependencyManager {
    let manager = AppDependencyManager()
    let file = FileManager.default.temporaryDirectory.appending(path: "registered-\(UUID().uuidString)/Trails.json")
    _ = TrailsApp(stateFile: file, dependencies: manager)
    return manager
  }

  @Test func `a moment that does not exist is refused`() async throws {
    let text = await failure { _ = try await Samples.trails(TestConditions(now: "2026-13-01")) }
    #expect(text == "'2026-13-01' is no moment; write it as '2026-11-20' or '2026-11-20T10:00'")
  }
}
