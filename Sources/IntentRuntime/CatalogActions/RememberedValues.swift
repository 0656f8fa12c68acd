internal import FileFormats
package import Foundation
internal import Synchronization

/// What the shortcuts of an application remember from one request to the next, and from one process to the next: texts
/// by their names, in a file of the state folder that only its owner can read.
///
/// Read anew each time, and changed under a lock, so that several processes keep what each of them was told.
package struct RememberedValues: Sendable {
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - application: whose shortcuts they are.
  ///   - folder: where the assistant keeps its state.
  package init(of application: String, in folder: URL) {
    self.folder = folder.appending(path: "remembered").path
    path = "\(self.folder)/\(Self.fileName(of: application)).json"
  }

  /// Those of the person who runs the program.
  package static func usual(of application: String) -> RememberedValues {
    let environment = ProcessInfo.processInfo.environment
    return RememberedValues(of: application, in: HabitStore.stateFolder(environment: environment))
  }

  /// A name of its own for each application: what is neither a letter nor a digit is spelled out.
  private static func fileName(of application: String) -> String {
    let spelled = application.utf8.map { byte in
      let isPlain = byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
      return isPlain ? [byte] : Array("_\(String(byte, radix: 16))".utf8)
    }
    return String(decoding: spelled.joined().prefix(longestName), as: UTF8.self)
  }

  /// File systems take 255 bytes, and the end of the name is ours.
  private static let longestName = 200

  /// A larger file is none of ours.
  private static let mostBytes = 4 << 20

  /// What is remembered now; nothing where there is no file.
  package func values() throws(CatalogActionError) -> [String: String] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    do {
      let root = try JSONValue(reading: try FileContents.read(path, limit: Self.mostBytes))
      guard root.isObject, root.members.allSatisfy({ $0.value.string != nil }) else {
        throw CatalogActionError.memory("\(path) is no object of texts; move it away")
      }
      return root.members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
    } catch let error as CatalogActionError {
      throw error
    } catch let error as FileError {
      throw .memory("\(error)")
    } catch {
      throw .memory("\(path) is damaged; move it away")
    }
  }

  /// Keeps texts under their names; an empty one is forgotten.
  ///
  /// - Parameter change: where to note what was remembered before.
  package func keep(_ texts: [String: String], noting change: RememberedChange? = nil) throws(CatalogActionError) {
    try self.change { kept in
      change?.note(texts.keys.reduce(into: [:]) { $0[$1] = (kept[$1] ?? "", texts[$1] ?? "") })
      kept.merge(texts) { $1 }
    }
  }

  /// Brings back what was remembered before a change; throws and leaves everything where another change came since.
  package func takeBack(_ change: RememberedChange) throws(CatalogActionError) {
    try self.change { kept throws(CatalogActionError) in
      let texts = change.texts
      let since = texts.filter { (kept[$0.key] ?? "") != $0.value.now }.map(\.key)
      if !since.isEmpty { throw .rememberedSince(since.sorted()) }
      kept.merge(texts.mapValues(\.before)) { $1 }
    }
  }

  /// Changes what is remembered while nobody else does.
  private func change(
    _ body: (inout [String: String]) throws(CatalogActionError) -> Void
  ) throws(CatalogActionError) {
    do {
      try PrivateFiles.makeFolders(folder)
      let lock = try FolderLock(folder, .exclusive)
      var kept = try values()
      try body(&kept)
      var json = JSONWriter()
      json.object { json in
        for (name, text) in kept.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
          json.key(name)
          json.string(text)
        }
      }
      guard json.bytes.count <= Self.mostBytes else {
        throw CatalogActionError.memory("it would be more than \(Self.mostBytes >> 20) MB")
      }
      try FileContents.replace(path, with: json.bytes)
      PrivateFiles.tidy(folder)
      _ = consume lock
    } catch let error as CatalogActionError {
      throw error
    } catch {
      throw .memory("\(error)")
    }
  }
}

/// What one action changed of what is remembered: the texts before and after it, by their names.
package final class RememberedChange: Sendable {
  private let noted = Mutex<[String: (before: String, now: String)]>([:])

  package init() {}

  var texts: [String: (before: String, now: String)] { noted.withLock { $0 } }

  func note(_ texts: [String: (before: String, now: String)]) { noted.withLock { $0 = texts } }
}
