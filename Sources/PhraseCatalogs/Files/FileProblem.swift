internal import Glibc
public import PhraseMatching

/// Why a file could not be used, in words for whoever named it.
public struct FileProblem: Error, Sendable, Hashable {
  /// What was tried.
  public enum Attempt: String, Sendable, Hashable {
    /// Taking in the contents.
    case read
    /// Putting new contents in their place.
    case write
  }

  /// What stood in the way.
  public enum Reason: Sendable, Hashable {
    /// The system's error number.
    case system(Int32)
    /// A folder, a device or the like where only an ordinary file can be replaced.
    case notAnOrdinaryFile
    /// The bytes are no index.
    case index(IndexFileError)
  }

  /// The file as it was named.
  public var path: String
  /// What was tried.
  public var attempt: Attempt
  /// What stood in the way.
  public var reason: Reason
}

extension FileProblem: CustomStringConvertible {
  /// One line without a full stop: what could not be done, and why.
  public var description: String { "cannot \(attempt.rawValue) '\(path)': \(reason.description)" }
}

extension FileProblem.Reason {
  fileprivate var description: String {
    switch self {
    case .system(let number): strerror(number).map { String(cString: $0) } ?? "error \(number)"
    case .notAnOrdinaryFile: "it is not an ordinary file"
    case .index(let error): error.description
    }
  }
}
