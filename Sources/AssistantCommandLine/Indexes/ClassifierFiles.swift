internal import FileFormats
internal import Foundation
internal import PhraseMatching

/// Classifiers as files of the cache folder, `$XDG_CACHE_HOME/behest/classifiers`: a request in other words does not wait
/// for what another process has learned of the same phrases.
///
/// It is only a cache: what cannot be read or written is as if it were not there.
struct ClassifierFiles: ClassifierStore {
  /// So many are kept, those used last; an app whose values change has another classifier each time.
  static let most = 8
  /// A larger one is not kept, and a larger file is none of ours.
  static let mostBytes = 16 << 20

  let folder: String

  init(folder: String) { self.folder = folder }

  /// In the folder that the variables name; nil where they name none.
  init?(_ environment: [String: String]) {
    let absolute = { (name: String) in environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let folder = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map({ "\($0)/.cache" }) else { return nil }
    self.init(folder: "\(folder)/behest/classifiers")
  }

  func bytes(for key: UInt64) -> [UInt8]? {
    let path = path(of: key)
    guard let bytes = try? FileContents.read(path, limit: Self.mostBytes) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return bytes
  }

  func keep(_ bytes: [UInt8], for key: UInt64) {
    guard bytes.count <= Self.mostBytes, (try? PrivateFiles.makeFolders(folder)) != nil else { return }
    try? FileContents.replace(path(of: key), with: bytes)
    PrivateFiles.tidy(folder)
    removeOldest()
  }

  private func path(of key: UInt64) -> String { "\(folder)/\(String(key, radix: 16)).classifier" }

  private func removeOldest() {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: URL(filePath: folder), includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    let dated = files.filter { $0.pathExtension == "classifier" }.map { file in
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return (file: file, date: values?.contentModificationDate ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.most) {
      try? FileManager.default.removeItem(at: old.file)
    }
  }
}
