internal import Glibc

/// A lock on a folder: who changes a file in it waits until nobody else does who asks for the lock.
///
/// Held until the value goes out of scope, or the process ends. Files may be replaced meanwhile.
package struct FolderLock: ~Copyable {
  /// Who else may hold the lock.
  package enum Kind {
    /// Others who only read.
    case shared
    case exclusive
  }

  private let folder: FileDescriptor

  /// Waits for the lock.
  package init(_ path: String, _ kind: Kind) throws(FileError) {
    let folder = try FileDescriptor(reading: path)
    while flock(folder.number, kind == .shared ? LOCK_SH : LOCK_EX) != 0 {
      if errno != EINTR { throw folder.error(.write) }
    }
    self.folder = folder
  }
}
