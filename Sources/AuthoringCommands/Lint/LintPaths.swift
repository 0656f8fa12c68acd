internal import AssistantCommandLine
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

/// The files that lint reads, by kind: those that were named, and all known ones in folders that were named.
struct LintPaths {
  /// The paths of each kind, in the order of ``LintFormats``.
  private(set) var paths: [[LintPath]] = LintFormats.all.map { _ in [] }
  /// A folder that was named and has nothing to read.
  private(set) var emptyFolders: [String] = []

  /// Where each one is kept that was taken: what is named twice is read once.
  private var taken: [String: (format: Int, index: Int)] = [:]

  init(_ named: [String]) {
    for path in named { add(path) }
  }

  private mutating func add(_ path: String) {
    let kind = FileTree.isFolder(path) ? LintPath.Kind.folder : .file
    if take(LintPath(path: path, kind: kind, origin: .named)) { return }
    if kind == .folder { return addContents(of: path) }
    let fallback = LintFormats.all.firstIndex { $0 == LintFormats.fallback } ?? 0
    append(LintPath(path: path, kind: .file, origin: .named), to: fallback)
  }

  /// Takes everything known that lies in a folder, however deep; a folder that is read as a whole is not looked into.
  private mutating func addContents(of folder: String) {
    var hasTaken = false
    FileTree.walk(folder) { entry in
      let kind = entry.kind == .folder ? LintPath.Kind.folder : .file
      guard take(LintPath(path: entry.path, kind: kind, origin: .found)) else { return .into }
      hasTaken = true
      return .past
    }
    if !hasTaken { emptyFolders.append(folder) }
  }

  private mutating func take(_ path: LintPath) -> Bool {
    guard let format = LintFormats.claiming(path) else { return false }
    append(path, to: format)
    return true
  }

  private mutating func append(_ path: LintPath, to format: Int) {
    let key = URL(filePath: path.path).standardizedFileURL.path
    if let earlier = taken[key] {
      if path.origin == .named { paths[earlier.format][earlier.index].origin = .named }
      return
    }
    taken[key] = (format, paths[format].count)
    paths[format].append(path)
  }
}
