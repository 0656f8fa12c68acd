import Foundation
import Synchronization

/// A string table that could not be read, in words for whoever wrote it.
package struct LocalizationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The table's file.
  package let file: URL
  /// What is wrong with it.
  package let message: String

  /// One line without a full stop.
  package var description: String { "\(message) in '\(file.lastPathComponent)' [strings.unreadable]" }
}

/// What was wrong with the tables that have been asked for so far.
package enum LocalizationProblems {
  private static let noted = Mutex<[LocalizationProblem]>([])

  /// Every problem, in the order in which they were met; each file is read, and noted, once.
  package static var all: [LocalizationProblem] { noted.withLock { $0 } }

  static func note(_ message: String, in file: URL) {
    noted.withLock { $0.append(LocalizationProblem(file: file, message: message)) }
  }
}
