internal import ApplePlatform
internal import Diagnostics
internal import Foundation

// Notifications while somebody sits at the prompt.
extension PromptSession {
  /// How often it is looked for what has come; a file that has not changed costs a question to the file system.
  private static let interval = Duration.seconds(1)

  /// Shows what comes above what is typed, until the task is cancelled.
  func showNotifications() -> Task<Void, Never> {
    let show = notificationWriter
    return Task { [watch = console.notifications()] in
      guard var watch else { return }
      while !Task.isCancelled {
        for message in watch.messages(showing: { Desktop.show($0.title, $0.body) }) { show(message) }
        try? await Task.sleep(for: Self.interval)
      }
    }
  }

  private var notificationWriter: @Sendable (NotificationWatch.Message) -> Void {
    let style = console.errorStyle
    let writer = live?.writer
    return { message in
      let text = style.bold(sanitized(message.line(at: Date(), in: .current)))
      let heard = message.isHeard ? "\u{7}\(text)" : text
      if let writer { return writer(heard) }
      // The line that is typed stands where it was; the prompt says that it still is.
      OutputWriter(descriptor: 2).write("\r\(heard)\n\(style.bold(PromptMessages.prompt))")
    }
  }
}

extension NotificationWatch.Message {
  /// The message on one line, with the time at which it was due if that is over.
  func line(at now: Date, in zone: TimeZone) -> String {
    let text = [title, body].filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? $0 : "\($0)." }.joined(separator: " ")
    guard now.timeIntervalSince(due) > Self.late else { return text }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return "\(text) (\(formatter.string(from: due)))"
  }

  /// So many seconds later it is said when something was due.
  private static let late: TimeInterval = 60
}
