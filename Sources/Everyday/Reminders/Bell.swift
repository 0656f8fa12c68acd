import AppIntents

/// Something that rings at a moment: a timer, an alarm, a reminder.
struct Ring: Equatable, Sendable {
  enum Kind: String, Sendable { case timer, alarm, reminder }

  let id: String
  let kind: Kind
  /// What it is for, in the person's words; empty where nobody said.
  let name: String
  var due: Date
  /// Whether it rings every day at the same time.
  var isDaily = false
  /// The seconds that a timer runs, which nobody changes by setting the clock.
  var length: TimeInterval?
}

/// What the app asks of whatever rings.
protocol Bell: Sendable {
  /// What is going to ring, the next first.
  func rings() async -> [Ring]
  /// Keeps a ring, in place of an earlier one with its identifier.
  func set(_ ring: Ring, saying sentence: String) throws
  func cancel(_ id: String)
  /// Whether it also rings when no prompt is open.
  func ringsWhenClosed() async -> Bool
}

/// The notifications of the system.
struct NotificationBell: Bell {
  func rings() async -> [Ring] {
    await UNUserNotificationCenter.current().pendingNotificationRequests().compactMap(Ring.init)
  }

  func set(_ ring: Ring, saying sentence: String) throws {
    let content = UNMutableNotificationContent()
    content.title = ring.name.isEmpty ? ring.kind.title : "\(ring.kind.title): \(ring.name)"
    content.body = sentence
    content.categoryIdentifier = ring.kind.rawValue
    content.threadIdentifier = ring.name
    content.sound = .default
    let request = UNNotificationRequest(identifier: ring.id, content: content, trigger: ring.trigger)
    let problem = Problem()
    UNUserNotificationCenter.current().add(request) { problem.note($0) }
    if problem.isThere {
      throw EverydayError.notSaved(ring.kind.title, String(localized: "the file cannot be written"))
    }
  }

  func cancel(_ id: String) {
    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [id])
  }

  func ringsWhenClosed() async -> Bool {
    await UNUserNotificationCenter.current().notificationSettings().notificationCenterSetting == .enabled
  }
}

extension Ring.Kind {
  var title: String {
    switch self {
    case .timer: String(localized: "Timer")
    case .alarm: String(localized: "Alarm")
    case .reminder: String(localized: "Reminder")
    }
  }
}

extension Ring {
  fileprivate init?(_ request: UNNotificationRequest) {
    guard let kind = Kind(rawValue: request.content.categoryIdentifier) else { return nil }
    let due: Date?
    switch request.trigger {
    case let timer as UNTimeIntervalNotificationTrigger: due = timer.nextTriggerDate()
    case let alarm as UNCalendarNotificationTrigger: due = alarm.nextTriggerDate()
    default: due = nil
    }
    guard let due else { return nil }
    self.init(
      id: request.identifier, kind: kind, name: request.content.threadIdentifier, due: due,
      isDaily: request.trigger?.repeats ?? false)
  }

  fileprivate var trigger: UNNotificationTrigger {
    if let length { return UNTimeIntervalNotificationTrigger(timeInterval: length, repeats: false) }
    let parts: Set<Calendar.Component> =
      isDaily ? [.hour, .minute] : [.year, .month, .day, .hour, .minute, .second]
    return UNCalendarNotificationTrigger(
      dateMatching: Calendar.current.dateComponents(parts, from: due), repeats: isDaily)
  }
}

/// Whether something went wrong in a handler.
private final class Problem: @unchecked Sendable {
  // The handler is called before the call that takes it returns.
  private(set) var isThere = false

  func note(_ error: (any Error)?) { isThere = error != nil }
}
