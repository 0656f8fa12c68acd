import Foundation
internal import Synchronization

/// Resource files that are part of a program. They are found where the package manager lays the folders beside it, unless
/// something lies there.
package enum EmbeddedResources {
  private static let files = Mutex<[String: Data]>([:])

  /// Adds a file, at a path such as "Package_Module.resources/de.lproj/Localizable.strings".
  package static func add(_ data: Data, at path: String) { files.withLock { $0[path] = data } }

  /// The contents of a file beside the program; nil if it is no part of it.
  static func contents(at file: URL) -> Data? { path(of: file).flatMap { path in files.withLock { $0[path] } } }

  /// The sorted names of what lies directly in a folder beside the program, or beside it.
  static func names(in folder: URL) -> [String] {
    guard let path = path(of: folder) else { return [] }
    let prefix = path.isEmpty ? "" : "\(path)/"
    let names = files.withLock { files in
      files.keys.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first }
    }
    return Set(names.map(String.init)).sorted()
  }

  private static func path(of url: URL) -> String? {
    let (root, path) = (ResourceFolders.root.path, url.standardizedFileURL.path)
    if path == root { return "" }
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
  }
}
