public import Foundation
internal import Synchronization

/// What a notification says.
open class UNNotificationContent: @unchecked Sendable {
  // Everything that can change is behind the lock.
  fileprivate let fields: Mutex<Fields>

  fileprivate struct Fields: Sendable {
    var title = ""
    var subtitle = ""
    var body = ""
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var sound: UNNotificationSound?
  }

  fileprivate init(_ fields: Fields) { self.fields = Mutex(fields) }

  /// A notification that says nothing.
  public init() { fields = Mutex(Fields()) }

  /// What stands above.
  public var title: String { fields.withLock { $0.title } }
  /// What stands below the title.
  public var subtitle: String { fields.withLock { $0.subtitle } }
  /// What there is to know.
  public var body: String { fields.withLock { $0.body } }
  /// Of what kind it is.
  public var categoryIdentifier: String { fields.withLock { $0.categoryIdentifier } }
  /// To what it belongs.
  public var threadIdentifier: String { fields.withLock { $0.threadIdentifier } }
  /// What is heard; nil for nothing.
  public var sound: UNNotificationSound? { fields.withLock { $0.sound } }

  /// A copy that does not change any more.
  var settled: UNNotificationContent { UNNotificationContent(fields.withLock(\.self)) }
}

/// What a notification is going to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// What stands above.
  override public var title: String {
    get { super.title }
    set { fields.withLock { $0.title = newValue } }
  }
  /// What stands below the title.
  override public var subtitle: String {
    get { super.subtitle }
    set { fields.withLock { $0.subtitle = newValue } }
  }
  /// What there is to know.
  override public var body: String {
    get { super.body }
    set { fields.withLock { $0.body = newValue } }
  }
  /// Of what kind it is.
  override public var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { fields.withLock { $0.categoryIdentifier = newValue } }
  }
  /// To what it belongs.
  override public var threadIdentifier: String {
    get { super.threadIdentifier }
    set { fields.withLock { $0.threadIdentifier = newValue } }
  }
  /// What is heard; nil for nothing.
  override public var sound: UNNotificationSound? {
    get { super.sound }
    set { fields.withLock { $0.sound = newValue } }
  }
}

/// What is heard with a notification: the bell of the terminal.
public final class UNNotificationSound: Sendable {
  /// The bell.
  public static let `default` = UNNotificationSound()

  private init() {}
}

/// When a notification comes.
open class UNNotificationTrigger: @unchecked Sendable {
  // Nothing in it changes.
  /// Whether it comes again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// The first moment at which it comes that is after some other.
  func next(after date: Date) -> Date? { nil }
}

/// A notification after a stretch of time, whatever happens to the clock meanwhile.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval
  /// When it comes, if it was added before.
  private let due: Date?

  /// So many seconds after it is added.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init(timeInterval: timeInterval, repeats: repeats, due: nil)
  }

  init(timeInterval: TimeInterval, repeats: Bool, due: Date?) {
    (self.timeInterval, self.due) = (timeInterval, due)
    super.init(repeats: repeats)
  }

  /// When it comes next.
  public func nextTriggerDate() -> Date? { due ?? Date(timeIntervalSinceNow: timeInterval) }

  override func next(after date: Date) -> Date? { date + timeInterval }
}

/// A notification at a time of day, a date, or both.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What has to be so on the clock and in the calendar.
  public let dateComponents: DateComponents

  /// At the next moment that has these parts, or at each of them.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it comes next.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification and when it comes.
public final class UNNotificationRequest: Sendable {
  /// Its name; another of the same name replaces it.
  public let identifier: String
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A request, whose content is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content.settled, trigger)
  }
}

/// A notification that came.
public final class UNNotification: Sendable {
  /// When it came.
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}
