internal import Foundation
internal import PhraseCatalogs

/// The files that lint reads, by kind: those that were named, and all known ones in folders that were named.
struct LintPaths {
  /// The paths of each kind, in the order of ``LintFormats``.
  private(set) var paths: [[LintPath]] = LintFormats.all.map { _ in [] }
  /// A folder that was named and has nothing to read.
  private(set) var emptyFolders: [String] = []

  /// Where each one stands that was taken: what is named twice is read once.
  private var taken: [String: (format: Int, place: Int)] = [:]

  init(_ named: [String]) {
    for path in named { add(path) }
  }

  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let kind = exists && isFolder.boolValue ? LintPath.Kind.folder : .file
    if take(LintPath(path: path, kind: kind, origin: .named)) { return }
    if kind == .folder { return addContents(of: path) }
    let fallback = LintFormats.all.firstIndex { $0 == LintFormats.fallback } ?? 0
    append(LintPath(path: path, kind: .file, origin: .named), to: fallback)
  }

  /// Takes everything known that lies in a folder, however deep. What begins with a dot is left alone, and a folder
  /// that is read as a whole is not looked into.
  private mutating func addContents(of folder: String) {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if !addEntries(of: base) { emptyFolders.append(folder) }
  }

  private mutating func addEntries(of folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var hasTaken = false
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let kind = isFolder.boolValue ? LintPath.Kind.folder : .file
      if take(LintPath(path: path, kind: kind, origin: .found)) {
        hasTaken = true
      } else if kind == .folder, !isLink, addEntries(of: path) {
        hasTaken = true
      }
    }
    return hasTaken
  }

  private mutating func take(_ path: LintPath) -> Bool {
    guard let format = LintFormats.claiming(path) else { return false }
    append(path, to: format)
    return true
  }

  private mutating func append(_ path: LintPath, to format: Int) {
    let key = URL(filePath: path.path).standardizedFileURL.path
    if let earlier = taken[key] {
      if path.origin == .named { paths[earlier.format][earlier.place].origin = .named }
      return
    }
    taken[key] = (format, paths[format].count)
    paths[format].append(path)
  }
}
