internal import Glibc

/// A folder of which nobody but its owner has any business.
package enum PrivateFiles {
  /// Makes the folders of a path that are missing, for their owner alone.
  package static func makeFolders(_ path: String) throws(FileError) {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o700) }
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    throw FileError(path: path, attempt: .write, reason: .system(errno))
  }

  /// Takes a folder and its files away from everybody but their owner, and removes the drafts of programs that ended while
  /// they wrote. Leaves what belongs to others as it is.
  package static func tidy(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else { return }
    if status.st_mode & 0o077 != 0 { chmod(path, 0o700) }
    for name in names(in: path) {
      let file = "\(path)/\(name)"
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { continue }
      if isLeftDraft(name) {
        unlink(file)
      } else if status.st_mode & 0o077 != 0 {
        chmod(file, status.st_mode & 0o700)
      }
    }
  }

  /// What lies in a folder, also what begins with a dot.
  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  /// Whether a file is what Foundation or ``FileContents`` writes before it has its name, and its writer is gone: both
  /// names tell the process.
  private static func isLeftDraft(_ name: String) -> Bool {
    let process: pid_t? =
      if name.hasPrefix(".dat.nosync") {
        name.dropFirst(11).split(separator: ".").first.flatMap { pid_t($0, radix: 16) }
      } else if name.hasSuffix(".draft") {
        name.dropLast(6).split(separator: ".").last.flatMap { pid_t($0) }
      } else {
        nil
      }
    return process.map { kill($0, 0) != 0 && errno == ESRCH } ?? false
  }
}
