import Foundation
import Testing

@testable import ApplePlatform

@Suite struct `Notifications` {
  private let path = FileManager.default.temporaryDirectory.appending(path: "behest-\(UUID().uuidString)/state/n.json")
    .path
  private let start = Date(timeIntervalSince1970: 1_795_600_800)

  private var file: NotificationFile { NotificationFile(path: path) }

  private func moment(_ seconds: TimeInterval, clockAhead: TimeInterval = 0, boot: String = "1") -> NotificationMoment {
    NotificationMoment(
      date: start + seconds + clockAhead, sinceBoot: BootMoment(boot: boot, seconds: 1_000 + seconds))
  }

  private func add(_ identifier: String, _ trigger: UNNotificationTrigger) throws {
    let content = UNMutableNotificationContent()
    content.title = identifier
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    try file.change { $0.pending.append(NotificationRecord(request, moment(0))) }
  }

  private func addTimer(_ identifier: String, after seconds: TimeInterval) throws {
    try add(identifier, UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
  }

  @Test func `come once, and every watch sees them once`() throws {
    var one = NotificationWatch(file)
    var other = NotificationWatch(file)
    try addTimer("tea", after: 60)
    var shown: [String] = []
    #expect(one.messages(at: moment(59)) { shown.append($0.title) }.isEmpty)
    #expect(one.messages(at: moment(60)) { shown.append($0.title) }.map(\.title) == ["tea"])
    #expect(other.messages(at: moment(61)) { shown.append($0.title) }.map(\.title) == ["tea"])
    #expect(one.messages(at: moment(62)) { shown.append($0.title) }.isEmpty)
    #expect(other.messages(at: moment(62)) { shown.append($0.title) }.isEmpty)
    #expect(shown == ["tea"])
    #expect(try file.read().pending.isEmpty)
  }

  @Test func `that came due while nobody looked come when somebody does`() throws {
    try addTimer("tea", after: 60)
    var watch = NotificationWatch(file)
    #expect(watch.messages(at: moment(7_200)) { _ in }.map(\.due) == [start + 60])
  }

  @Test func `of a timer do not mind the clock on the wall`() throws {
    try addTimer("tea", after: 600)
    var watch = NotificationWatch(file)
    #expect(watch.messages(at: moment(60, clockAhead: 3_600)) { _ in }.isEmpty)
    #expect(watch.messages(at: moment(600, clockAhead: -3_600)) { _ in }.count == 1)
  }

  @Test func `of a timer go by the wall after a restart`() throws {
    try addTimer("tea", after: 600)
    var watch = NotificationWatch(file)
    #expect(watch.messages(at: moment(599, boot: "2")) { _ in }.isEmpty)
    #expect(watch.messages(at: moment(601, boot: "2")) { _ in }.count == 1)
  }

  @Test func `of an alarm come each day, and missed days are not made up for`() throws {
    var parts = DateComponents(hour: 11, minute: 0)
    parts.timeZone = .gmt
    try add("up", UNCalendarNotificationTrigger(dateMatching: parts, repeats: true))
    let due = try #require(try file.read().pending.first).due
    var watch = NotificationWatch(file)
    let late = due.timeIntervalSince(start) + 3 * 86_400 + 60
    #expect(watch.messages(at: moment(late)) { _ in }.count == 1)
    #expect(try file.read().pending.map(\.due) == [due + 4 * 86_400])
  }

  @Test func `keep what they say`() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.categoryIdentifier) = ("Tea", "Time is up.", "timer")
    content.sound = .default
    let request = UNNotificationRequest(
      identifier: "1", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
    content.title = "changed afterwards"
    try file.change { $0.pending.append(NotificationRecord(request, moment(0))) }
    let kept = try #require(try file.read().pending.first).request
    #expect(kept.content.title == "Tea")
    #expect(kept.content.body == "Time is up.")
    #expect(kept.content.sound != nil)
    #expect((kept.trigger as? UNTimeIntervalNotificationTrigger)?.nextTriggerDate() == start + 5)
  }

  @Test func `are kept for their person alone, and a damaged file is put aside`() throws {
    try addTimer("tea", after: 60)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    try Data("{ nothing".utf8).write(to: URL(filePath: path))
    var watch = NotificationWatch(file)
    #expect(watch.messages(at: moment(60)) { _ in }.isEmpty)
    try addTimer("coffee", after: 60)
    #expect(try file.read().pending.map(\.identifier) == ["coffee"])
    #expect(FileManager.default.fileExists(atPath: path + ".damaged"))
  }

  @Test func `of several at once are all kept`() async throws {
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask { for number in 0..<25 { try addTimer("\(writer)-\(number)", after: 60) } }
      }
      try await group.waitForAll()
    }
    #expect(Set(try file.read().pending.map(\.identifier)).count == 100)
    #expect(try file.arrive(at: moment(61)).count == 100)
  }

  @Test func `are handed to a timer of the system that starts what rings`() {
    let timer = SystemTimer(environment: ["XDG_STATE_HOME": "/state", "PATH": "/nowhere"])
    #expect(!timer.isPossible)
    #expect(
      timer.arguments(for: start + 0.5) == [
        "--user", "--collect", "--quiet", "--on-calendar=@1795600802", "--timer-property=AccuracySec=1s",
        "--setenv=XDG_STATE_HOME=/state", "--",
      ] + SystemTimer.command)
  }
}
