internal import Foundation

/// Keeps notifications until they are due.
///
/// They ring in every prompt that is open: in a line above what is typed, with the bell of the terminal, and on the
/// desktop if `notify-send` is installed. Where the person's systemd runs, they ring on the desktop when no prompt is
/// open, too; ``notificationSettings()`` tells whether that is so.
public final class UNUserNotificationCenter: Sendable {
  private let file: NotificationFile
  private let wakeUp: SystemTimer

  init(file: NotificationFile, wakeUp: SystemTimer) { (self.file, self.wakeUp) = (file, wakeUp) }

  /// The notifications of this person, where the environment says that state is kept.
  public class func current() -> UNUserNotificationCenter {
    let environment = ProcessInfo.processInfo.environment
    return UNUserNotificationCenter(
      file: .standard(environment: environment), wakeUp: SystemTimer(environment: environment))
  }

  /// Keeps a notification, in place of an earlier one of its name. It is on the disk when the method returns.
  public func add(_ request: UNNotificationRequest) async throws { try keep(request) }

  /// Keeps a notification, in place of an earlier one of its name. The handler is called before the method returns.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    do {
      try keep(request)
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }

  private func keep(_ request: UNNotificationRequest) throws {
    let record = NotificationRecord(request, .now)
    try file.change { contents in
      contents.pending.removeAll { $0.identifier == record.identifier }
      contents.pending.append(record)
    }
    wakeUp.wake(at: record.due)
  }

  /// What is to come, the next first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    ((try? file.read().pending) ?? []).sorted { $0.due < $1.due }.map(\.request)
  }

  /// Forgets what is to come under some names.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    _ = try? file.change { contents in contents.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets everything that is to come.
  public func removeAllPendingNotificationRequests() { _ = try? file.change { $0.pending = [] } }

  /// What came lately.
  public func deliveredNotifications() async -> [UNNotification] {
    ((try? file.read().came) ?? []).map { UNNotification(date: $0.date, request: $0.record.request) }
  }

  /// Forgets everything that came.
  public func removeAllDeliveredNotifications() { _ = try? file.change { $0.came = [] } }

  /// Whether notifications may come: nobody has to be asked here.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  /// How notifications reach the person.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(notificationCenterSetting: wakeUp.isPossible ? .enabled : .notSupported)
  }
}

/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// Whether something reaches the person.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// Whether notifications may come.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional }

/// How notifications reach the person.
public struct UNNotificationSettings: Sendable {
  /// They may come.
  public var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// They come in every prompt that is open.
  public var alertSetting: UNNotificationSetting { .enabled }
  /// They come with the bell of the terminal.
  public var soundSetting: UNNotificationSetting { .enabled }
  /// Whether they also come when no prompt is open.
  public let notificationCenterSetting: UNNotificationSetting
}
