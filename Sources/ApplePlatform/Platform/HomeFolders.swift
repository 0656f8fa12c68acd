internal import Foundation

/// The folders of a person, as the variables of the environment name them; a path that is not absolute names nothing.
package struct HomeFolders {
  private let environment: [String: String]

  package init(environment: [String: String]) { self.environment = environment }

  /// The folder that `HOME` names: by itself, Foundation only asks the system's list of users.
  package var home: URL { folder("HOME") ?? URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory) }

  /// Where programs keep their state.
  package var state: URL {
    folder("XDG_STATE_HOME") ?? home.appending(path: ".local/state", directoryHint: .isDirectory)
  }

  private func folder(_ name: String) -> URL? {
    environment[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
  }

  /// A place in the home folder that the system's list of users names, in that of the environment; others stay.
  func moved(_ url: URL, from listed: String = NSHomeDirectory()) -> URL {
    guard url.path == listed || url.path.hasPrefix(listed + "/") else { return url }
    return URL(filePath: home.path + url.path.dropFirst(listed.count), directoryHint: .isDirectory)
  }
}
