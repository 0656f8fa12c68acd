import AppIntents

/// Something that rings at a moment: a timer, an alarm, a reminder.
struct Ring: Equatable, Sendable {
  let id: String
  let kind: RingKind
  /// What it is for, in the person's words; empty where nobody said.
  var name: String
  var due: Date
  /// On which days it rings again at the same time; nil if it rings once.
  var rhythm: Rhythm?
  /// The seconds that a timer runs, which nobody changes by setting the clock.
  var length: TimeInterval?
  /// The seconds that are left of a timer which does not run at the moment; nil if it does.
  var paused: TimeInterval?
}

/// What the app asks of whatever rings.
protocol Bell: Sendable {
  /// What is going to ring, the next first.
  func rings() async -> [Ring]
  /// What has rung lately, due at the moment at which it did.
  func rung() async -> [Ring]
  /// Keeps a ring, in place of an earlier one with its identifier.
  func set(_ ring: Ring, saying sentence: String) throws
  func cancel(_ ring: Ring)
  /// Whether it also rings when no prompt is open.
  func ringsWhenClosed() async -> Bool
}

/// The notifications of the system.
struct NotificationBell: Bell {
  func rings() async -> [Ring] {
    let all = await UNUserNotificationCenter.current().pendingNotificationRequests().compactMap { Ring($0) }
    // What rings on several days has a notification for each.
    return Dictionary(grouping: all, by: \.id).values.compactMap { $0.min { $0.due < $1.due } }
  }

  func rung() async -> [Ring] {
    await UNUserNotificationCenter.current().deliveredNotifications().compactMap { Ring($0.request, rungAt: $0.date) }
  }

  func set(_ ring: Ring, saying sentence: String) throws {
    let content = UNMutableNotificationContent()
    let kind = String(localized: ring.kind.title)
    content.title = ring.name.isEmpty ? kind : "\(kind): \(ring.name)"
    content.body = sentence
    content.categoryIdentifier = ring.kind.rawValue
    content.threadIdentifier = ring.name
    content.subtitle = ring.paused.map { "\($0)" } ?? ""
    content.sound = .default
    let problem = Problem()
    for (id, trigger) in ring.triggers {
      let request = UNNotificationRequest(identifier: id, content: content, trigger: trigger)
      UNUserNotificationCenter.current().add(request) { problem.note($0) }
    }
    if problem.isThere { throw EverydayError.notSaved(kind, String(localized: "the file cannot be written")) }
  }

  func cancel(_ ring: Ring) {
    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ring.triggers.map(\.id))
  }

  func ringsWhenClosed() async -> Bool {
    await UNUserNotificationCenter.current().notificationSettings().notificationCenterSetting == .enabled
  }
}

extension Ring {
  fileprivate init?(_ request: UNNotificationRequest, rungAt date: Date? = nil) {
    guard let kind = RingKind(rawValue: request.content.categoryIdentifier) else { return nil }
    let next =
      (request.trigger as? UNTimeIntervalNotificationTrigger)?.nextTriggerDate()
      ?? (request.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
    guard let due = date ?? next else { return nil }
    let parts = request.identifier.split(separator: "#")
    let rhythm = parts.count > 2 ? Rhythm(rawValue: String(parts[parts.count - 2])) : nil
    let repeats = request.trigger?.repeats ?? false
    self.init(
      id: rhythm == nil ? request.identifier : parts.dropLast(2).joined(separator: "#"), kind: kind,
      name: request.content.threadIdentifier, due: due, rhythm: rhythm ?? (repeats ? .daily : nil),
      paused: TimeInterval(request.content.subtitle))
  }

  /// The notifications by which it rings: one for each day of a week, where that is not every day.
  fileprivate var triggers: [(id: String, trigger: UNNotificationTrigger)] {
    if paused != nil { return [(id, UNTimeIntervalNotificationTrigger(timeInterval: Self.never, repeats: false))] }
    if let length { return [(id, UNTimeIntervalNotificationTrigger(timeInterval: length, repeats: false))] }
    guard let rhythm else { return [(id, trigger([.year, .month, .day, .hour, .minute, .second]))] }
    if rhythm == .daily { return [(id, trigger([.hour, .minute]))] }
    if let period = rhythm.period {
      return [("\(id)#\(rhythm.rawValue)#0", trigger(period.same.union([.hour, .minute])))]
    }
    return rhythm.weekdays.map { ("\(id)#\(rhythm.rawValue)#\($0)", trigger([.hour, .minute], weekday: $0)) }
  }

  /// So many seconds from now nobody waits any more for what does not run.
  private static let never: TimeInterval = 1e9

  private func trigger(_ parts: Set<Calendar.Component>, weekday: Int? = nil) -> UNNotificationTrigger {
    var components = Calendar.current.dateComponents(parts, from: due)
    components.weekday = weekday ?? components.weekday
    return UNCalendarNotificationTrigger(dateMatching: components, repeats: rhythm != nil)
  }
}

/// Whether something went wrong in a handler.
private final class Problem: @unchecked Sendable {
  // The handler is called before the call that takes it returns.
  private(set) var isThere = false

  func note(_ error: (any Error)?) { isThere = error != nil }
}
