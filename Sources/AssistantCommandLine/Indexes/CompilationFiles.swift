internal import FileFormats
internal import Foundation
internal import Glibc
internal import PhraseMatching

/// What was compiled and learned, as files of the cache folder, `$XDG_CACHE_HOME/behest/compiled`: neither a start nor a
/// request in other words waits for what another process did with the same phrases.
///
/// It is only a cache: what cannot be read or written is as if it were not there, and what another build of the program
/// kept is of no use to this one.
struct CompilationFiles: CompilationCache {
  /// So many of a kind are kept, those used last; an app whose values change has another classifier each time.
  static let most = 8
  /// A larger one is not kept, and a larger file is none of ours.
  static let mostBytes = 16 << 20

  let folder: String
  /// Tells the program from its other builds.
  private let build: UInt64

  init(folder: String, build: UInt64) { (self.folder, self.build) = (folder, build) }

  /// In the folder that the variables name; nil where they name none, or where nobody can tell one build of the program
  /// from another.
  init?(_ environment: [String: String], program: String = "/proc/self/exe") {
    guard let build = Self.build(of: program) else { return nil }
    let absolute = { (name: String) in environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let folder = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map({ "\($0)/.cache" }) else { return nil }
    self.init(folder: "\(folder)/behest/compiled", build: build)
  }

  func bytes(for key: CompilationKey) -> [UInt8]? {
    let path = path(of: key)
    guard let bytes = try? FileContents.read(path, limit: Self.mostBytes) else { return nil }
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes
  }

  func keep(_ bytes: [UInt8], for key: CompilationKey) {
    guard bytes.count <= Self.mostBytes, (try? PrivateFiles.makeFolders(folder)) != nil else { return }
    try? FileContents.replace(path(of: key), with: bytes)
    PrivateFiles.tidy(folder)
    removeOldest(of: key.kind)
  }

  private func path(of key: CompilationKey) -> String {
    "\(folder)/\(String(key.digest ^ build, radix: 16)).\(key.kind)"
  }

  private func removeOldest(of kind: CompilationKey.Kind) {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: URL(filePath: folder), includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    let dated = files.filter { $0.pathExtension == kind.rawValue }.map { file in
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return (file: file, date: values?.contentModificationDate ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.most) {
      try? FileManager.default.removeItem(at: old.file)
    }
  }

  /// What changes whenever a program is built or installed anew.
  private static func build(of path: String) -> UInt64? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let numbers = [Int(status.st_ino), status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    return numbers.reduce(into: 0) { $0 = $0 &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64($1)) }
  }
}
