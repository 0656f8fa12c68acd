internal import Glibc
internal import Synchronization

/// Notices that lines were taken away from the file of a history, by whatever program.
package final class HistoryWatch: Sendable {
  private struct Attributes: Equatable {
    /// 0 where there is no file.
    var inode: ino_t = 0
    var size: off_t = 0

    init(path: String) {
      var status = stat()
      if stat(path, &status) == 0 { (inode, size) = (status.st_ino, status.st_size) }
    }
  }

  private let file: HistoryFile
  private let seen: Mutex<Attributes>

  package init(_ file: HistoryFile) {
    self.file = file
    seen = Mutex(Attributes(path: file.path))
  }

  /// The lines that are left if some were taken away since this was asked last; nil otherwise. Costs one look at the file's attributes.
  package func remainder() -> History? {
    let now = Attributes(path: file.path)
    let before = seen.withLock { seen in
      defer { seen = now }
      return seen
    }
    guard before.inode != 0, now.inode != before.inode || now.size < before.size else { return nil }
    return (try? file.load()) ?? History()
  }
}
