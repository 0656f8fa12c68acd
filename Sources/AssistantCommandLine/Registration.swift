package import Diagnostics
package import Foundation
package import IntentRuntime
package import PhraseMatching

/// What the executable registered: its applications and commands, and how applications are opened to be talked to.
package struct Registration: Sendable {
  package var applications: [InstalledApplication] = []
  package var commands = CommandTable()
  /// The program's name and arguments, with which it can be started once more; nil where it is not to be.
  package var command: [String]?
  /// Opens applications in a language; those that are open in another one run on.
  package var open: Open = { applications, locale, other in
    await AppRegistry(
      applications, locale: locale, besides: other as? AppRegistry, patience: .seconds(1),
      store: .usual(environment: ProcessInfo.processInfo.environment))
  }

  package typealias Open =
    @Sendable ([InstalledApplication], Locale, (any OpenRegistry)?) async -> any OpenRegistry

  /// Names the folder in which applications that are opened from now on keep their state and what people made.
  package var keepState: @Sendable (String) -> Void = { Folders.keepEverything(in: $0) }

  /// Names the only folder in which applications that are opened from now on find programs, for a screen that there is;
  /// nil for those of the computer, without a screen.
  package var findPrograms: @Sendable (String?) -> Void = { Folders.findPrograms(in: $0) }

  package init() {}
}

/// Where the platform lets programs keep things.
private enum Folders {
  private static let programs = ProcessInfo.processInfo.environment["PATH"] ?? ""

  static func findPrograms(in path: String?) {
    setenv("PATH", path ?? programs, 1)
    setenv("DISPLAY", path == nil ? "" : ":0", 1)
    unsetenv("WAYLAND_DISPLAY")
  }

  /// Names one folder for everything, so that a test touches nothing of the person who runs it.
  static func keepEverything(in path: String) {
    for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] { setenv(name, path, 1) }
    setenv("HOME", path, 1)
    setenv("XDG_DATA_DIRS", "\(path)/.share", 1)
    let others = ["TODO_FILE", "TODO_DIR", "BEHEST_TASKS", "BEHEST_LISTS", "BEHEST_NOTES", "BEHEST_CALENDARS"]
    for name in others { unsetenv(name) }
  }
}

/// Applications that are open: conversations with them begin here.
package protocol OpenRegistry: Sendable {
  /// Everything that can be said, as it is now.
  var index: PhraseIndex { get }
  /// What could not be understood of the applications.
  var findings: [Finding] { get }
  func begin(_ settings: SessionSettings) -> any ConversationPartner
  /// Waits for what applications take long to tell.
  func awaitValues() async
  /// Reads everything anew.
  func reload() async
}

extension OpenRegistry {
  package func awaitValues() async {}
}

extension AppRegistry: OpenRegistry {
  package func begin(_ settings: SessionSettings) -> any ConversationPartner { Session(with: self, settings: settings) }
}
