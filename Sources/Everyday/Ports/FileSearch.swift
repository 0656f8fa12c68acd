import AppIntents

/// Looks for files below a folder, those that lie nearest first. Ends when its task is cancelled.
struct FileSearch {
  let files: any Files
  /// So many files and folders are looked at, and no more.
  var limit = 200_000

  /// The files whose names a test accepts. Folders and files whose names begin with a dot are passed over, and folders that
  /// cannot be read.
  func files(in folder: URL, where accepts: (String) -> Bool) throws -> [URL] {
    var (found, folders, left): ([URL], [URL], Int) = ([], [folder], limit)
    var next = 0
    while next < folders.count, left > 0 {
      try Task.checkCancellation()
      let folder = folders[next]
      next += 1
      let entries = (try? files.entries(in: folder).filter { !$0.name.hasPrefix(".") }) ?? []
      left -= entries.count
      folders += entries.filter(\.isFolder).map { folder.appending(path: $0.name, directoryHint: .isDirectory) }
      found += entries.filter { !$0.isFolder && accepts($0.name) }
        .map { folder.appending(path: $0.name, directoryHint: .notDirectory) }
    }
    return found
  }
}
