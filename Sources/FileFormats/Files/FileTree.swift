internal import Glibc

/// What lies in a folder, found by the same rules wherever a folder is read.
///
/// - Nothing whose name begins with a dot is seen, nor what lies in such a folder: no `.build`, however deep it is
///   nested. The folder that is asked about may have any name.
/// - A symbolic link counts as what it leads to, but a folder behind a link is not entered, so that nothing is met twice
///   and a circle of links ends. The folder that is asked about may be a link.
/// - Links that lead nowhere, devices, sockets and pipes are passed over; a folder that cannot be read counts as empty.
/// - Whatever the file system's order, names come sorted.
///
/// ```swift
/// let sources = FileTree.files(in: "Sources") { $0.hasSuffix(".swift") }
/// ```
///
/// Costs a system call for each entry; holds the names of one folder for each level.
package enum FileTree {
  /// Something in a folder.
  package struct Entry: Sendable, Hashable {
    /// What it is, or what the link leads to.
    package enum Kind: Sendable { case file, folder }

    /// The folder's path as it was asked about, then the names that lead here.
    package let path: String
    package let kind: Kind
    /// Whether it is a symbolic link.
    package let isLink: Bool

    package var name: Substring { path.split(separator: "/").last ?? "" }
  }

  /// How to go on behind an entry.
  package enum Step: Sendable {
    /// With what lies in it, if that may be entered.
    case into
    /// With the next one.
    case past
    /// Not at all.
    case stop
  }

  /// Visits everything in a folder, a folder before what lies in it, until the visitor stops.
  package static func walk(_ folder: String, _ visit: (Entry) -> Step) { _ = goesOn(walking: folder, visit) }

  /// The paths of the files in a folder, however deep, whose names are wanted; sorted.
  package static func files(in folder: String, where isWanted: (Substring) -> Bool) -> [String] {
    var paths: [String] = []
    walk(folder) { entry in
      if entry.kind == .file, isWanted(entry.name) { paths.append(entry.path) }
      return .into
    }
    return paths.sorted()
  }

  /// The sorted names of the files and folders that lie directly in a folder and end so.
  package static func names(in folder: String, endingWith suffix: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(suffix) }
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Whether a path leads to a folder whose names may be read.
  package static func isReadableFolder(_ path: String) -> Bool { isFolder(path) && access(path, R_OK | X_OK) == 0 }

  private static func goesOn(walking folder: String, _ visit: (Entry) -> Step) -> Bool {
    let base = folder.hasSuffix("/") ? folder : "\(folder)/"
    for name in names(in: folder) {
      guard let entry = entry(at: base + name) else { continue }
      switch visit(entry) {
      case .stop: return false
      case .past: continue
      case .into: break
      }
      if entry.kind == .folder, !entry.isLink, !goesOn(walking: entry.path, visit) { return false }
    }
    return true
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func entry(at path: String) -> Entry? {
    var status = stat()
    guard lstat(path, &status) == 0, let kind = kind(of: path) else { return nil }
    return Entry(path: path, kind: kind, isLink: status.st_mode & S_IFMT == S_IFLNK)
  }

  private static func kind(of path: String) -> Entry.Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return nil
    }
  }
}
