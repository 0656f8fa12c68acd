import Foundation
import Synchronization

/// Something in a string table that could not be used, in words for whoever wrote it.
package struct LocalizationTableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The table's file.
  package let file: URL
  /// The name of the rule that was broken.
  package let rule: String
  /// What is wrong, and how to fix it where there is one obvious way.
  package let message: String

  /// A problem in a file; one that concerns the file as a whole unless a rule is named.
  package init(_ message: String, in file: URL, rule: String = "strings.unreadable") {
    (self.file, self.rule, self.message) = (file, rule, message)
  }

  /// One line without a full stop.
  package var description: String { "\(message) in '\(name)' [\(rule)]" }

  /// The file's name, and the language's folder if it lies in one.
  private var name: String {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? "\(folder.lastPathComponent)/\(file.lastPathComponent)" : file.lastPathComponent
  }
}

/// What was wrong with the tables that have been asked for so far.
package enum LocalizationTableErrors {
  private static let noted = Mutex<[LocalizationTableError]>([])

  /// Every problem, in the order in which they were met; each file is read, and noted, once.
  package static var all: [LocalizationTableError] { noted.withLock { $0 } }

  static func note(_ message: String, in file: URL) {
    noted.withLock { $0.append(LocalizationTableError(message, in: file)) }
  }
}
