internal import Foundation
internal import Synchronization

/// Lets the person's systemd start a program when something is due, so that it rings when no prompt is open.
package struct SystemTimer: Sendable {
  let environment: [String: String]
  var launch: @Sendable (_ path: String, _ arguments: [String]) -> Int32? = Desktop.run

  /// What is started when something is due; empty where the program cannot be started for that.
  package static var command: [String] {
    get { storedCommand.withLock(\.self) }
    set { storedCommand.withLock { $0 = newValue } }
  }
  private static let storedCommand = Mutex<[String]>([])

  /// Whether a timer could not be set that should have been possible.
  private static let hasFailed = Mutex(false)

  /// Whether something can be shown when it is due and no prompt is open.
  var isPossible: Bool {
    !Self.command.isEmpty && Desktop.path(of: "notify-send", environment) != nil && hasManager
      && Desktop.path(of: "systemd-run", environment) != nil && !Self.hasFailed.withLock(\.self)
  }

  private var hasManager: Bool {
    guard let runtime = environment["XDG_RUNTIME_DIR"] else { return false }
    return access("\(runtime)/systemd/private", F_OK) == 0
  }

  /// Sets a timer. What it starts looks for itself what is due, so one that is not needed any more does no harm.
  func wake(at date: Date) {
    guard isPossible, let program = Desktop.path(of: "systemd-run", environment) else { return }
    if launch(program, arguments(for: date)) != 0 { Self.hasFailed.withLock { $0 = true } }
  }

  func arguments(for date: Date) -> [String] {
    // A second later, so that it is due whatever is rounded.
    let moment = Int(date.timeIntervalSince1970.rounded(.up)) + 1
    let kept = ["XDG_STATE_HOME", "HOME"].compactMap { name in environment[name].map { "--setenv=\(name)=\($0)" } }
    return ["--user", "--collect", "--quiet", "--on-calendar=@\(moment)", "--timer-property=AccuracySec=1s"]
      + kept + ["--"] + Self.command
  }
}

/// The programs that show notifications on the desktop.
package enum Desktop {
  /// Where a program is; nil if it is not installed.
  static func path(of name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Shows a notification; whether it was shown.
  @discardableResult
  package static func show(_ title: String, _ body: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard let program = path(of: "notify-send", environment) else { return false }
    return run(program, ["--app-name=Behest", "--", title, body]) == 0
  }

  /// Runs a program that says nothing; its exit status, nil if it could not be started.
  @Sendable static func run(_ path: String, _ arguments: [String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
