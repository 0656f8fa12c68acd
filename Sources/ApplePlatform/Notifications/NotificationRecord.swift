internal import Foundation

/// A notification as the file has it.
struct NotificationRecord: Codable, Equatable {
  var identifier: String
  var title: String
  var subtitle: String
  var body: String
  var category: String
  var thread: String
  var isHeard: Bool
  var repeats: Bool
  /// When it is due by the clock on the wall.
  var due: Date
  /// When it is due by the clock that nobody sets; nil for an alarm, which goes by the wall.
  var dueSinceBoot: BootMoment?
  /// The seconds of a timer.
  var interval: TimeInterval?
  /// What the moments of an alarm have in common, by the names of their parts.
  var parts: [String: Int]?

  /// The record of a request that is made now.
  init(_ request: UNNotificationRequest, _ moment: NotificationMoment) {
    let content = request.content
    identifier = request.identifier
    (title, subtitle, body) = (content.title, content.subtitle, content.body)
    (category, thread) = (content.categoryIdentifier, content.threadIdentifier)
    isHeard = content.sound != nil
    repeats = request.trigger?.repeats ?? false
    due = request.trigger?.next(after: moment.date) ?? moment.date
    if let timer = request.trigger as? UNTimeIntervalNotificationTrigger {
      interval = timer.timeInterval
      dueSinceBoot = moment.sinceBoot.map { BootMoment(boot: $0.boot, seconds: $0.seconds + timer.timeInterval) }
    } else if let alarm = request.trigger as? UNCalendarNotificationTrigger {
      parts = Self.parts(of: alarm.dateComponents)
    }
  }

  var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    (content.categoryIdentifier, content.threadIdentifier) = (category, thread)
    content.sound = isHeard ? .default : nil
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  private var trigger: UNNotificationTrigger? {
    if let parts { return UNCalendarNotificationTrigger(dateMatching: Self.components(parts), repeats: repeats) }
    return interval.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats, due: due) }
  }

  /// Whether it is due. A timer counts the seconds since it was set, also while the computer sleeps, whoever sets the
  /// clock; after the computer was started anew only the clock on the wall is left.
  func isDue(at moment: NotificationMoment) -> Bool {
    guard let dueSinceBoot, let now = moment.sinceBoot, now.boot == dueSinceBoot.boot else { return due <= moment.date }
    return dueSinceBoot.seconds <= now.seconds
  }

  /// The same for the next time; nil if it comes only once. Times that were missed are not made up for.
  func next(after moment: NotificationMoment) -> NotificationRecord? {
    guard repeats, let trigger, let next = trigger.next(after: max(due, moment.date)) else { return nil }
    var record = self
    record.due = next
    record.dueSinceBoot = moment.sinceBoot.flatMap { now in
      interval.map { BootMoment(boot: now.boot, seconds: now.seconds + $0) }
    }
    return record
  }

  private typealias Part = (name: String, path: WritableKeyPath<DateComponents, Int?>)

  private static var partNames: [Part] {
    [
      ("year", \.year), ("month", \.month), ("day", \.day), ("weekday", \.weekday), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second),
    ]
  }

  private static func parts(of components: DateComponents) -> [String: Int] {
    partNames.reduce(into: [:]) { $0[$1.name] = components[keyPath: $1.path] }
  }

  private static func components(_ parts: [String: Int]) -> DateComponents {
    partNames.reduce(into: DateComponents()) { $0[keyPath: $1.path] = parts[$1.name] }
  }
}

/// A moment on both clocks of the computer.
struct NotificationMoment {
  var date: Date
  /// Nil where the computer does not say when it was started.
  var sinceBoot: BootMoment?

  static var now: NotificationMoment { NotificationMoment(date: Date(), sinceBoot: BootMoment.now) }
}

/// The seconds since the computer was started, with those that it slept.
struct BootMoment: Codable, Equatable {
  /// What Linux calls this start of the computer.
  var boot: String
  var seconds: TimeInterval

  static var now: BootMoment? {
    var time = timespec()
    guard let boot, clock_gettime(CLOCK_BOOTTIME, &time) == 0 else { return nil }
    return BootMoment(boot: boot, seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  private static let boot: String? = {
    let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }()
}
