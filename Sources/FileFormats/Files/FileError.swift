internal import Glibc

/// Why a file could not be used, in words for whoever named it.
public struct FileError: Error, Sendable, Hashable {
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
    /// A folder where a file is to be read.
    case folder
    /// More bytes than anybody would want in memory.
    case tooLarge(Int)
    /// Nothing in it where an index is to be read.
    case empty
    /// The bytes are not what they should be: in words.
    case malformed(String)
    /// Something else than what is to be written there: `a catalog`.
    case occupiedByOther(than: String)
    /// What is to be written there is made of it.
    case input
    /// Nobody may write into the file.
    case writeProtected
  }

  /// The file as it was named.
  public var path: String
  /// What was tried.
  public var attempt: Attempt
  /// What stood in the way.
  public var reason: Reason

  /// Says what could not be done, and why.
  package init(path: String, attempt: Attempt, reason: Reason) {
    (self.path, self.attempt, self.reason) = (path, attempt, reason)
  }
}

extension FileError: CustomStringConvertible {
  /// One line without a full stop: what could not be done, and why.
  public var description: String { "cannot \(attempt.rawValue) '\(path)': \(reason.description)" }
}

extension FileError.Reason {
  fileprivate var description: String {
    switch self {
    case .system(let number): strerror(number).map { String(cString: $0) } ?? "error \(number)"
    case .notAnOrdinaryFile: "it is not an ordinary file"
    case .folder: "it is a folder, not a file"
    case .tooLarge(let limit): "it has more than \(Self.size(limit))"
    case .empty: "the file is empty; make an index with 'behest compile'"
    case .occupiedByOther(let kind): "the file exists and is not \(kind); choose another name"
    case .input: "it is one of the files that are read; choose another name"
    case .writeProtected: "the file is write-protected; 'chmod u+w' lets it be changed"
    case .malformed(let words): words
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes.isMultiple(of: 1 << 30) ? "\(bytes >> 30) GiB" : "\(bytes) bytes"
  }
}
