internal import ApplePlatform
internal import Diagnostics
internal import Foundation

extension Command {
  /// Shows what is due, for a timer of the system.
  package static let ringDue = {
    var command = Command(
      "ring-due", "show the timers, alarms and reminders that are due", usage: "[OPTION…]",
      examples: "behest ring-due  # what a timer of systemd runs when something is due and no prompt is open",
      run: RingDueCommand.run)
    command.isListed = false
    return command
  }()
}

enum RingDueCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    guard var watch = console.notifications() else { return console.finished(.success) }
    for message in watch.messages(showing: { Desktop.show($0.title, $0.body) }) {
      console.answer(sanitized(message.line(at: Date(), in: .current)))
    }
    return console.finished(.success)
  }
}
