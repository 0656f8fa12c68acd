internal import FileFormats
package import Foundation
internal import PhraseMatching

/// Keeps the names that slow applications told the last time, a file for each kind of thing.
///
/// It is only a stand-in: what cannot be read or written is as if it were not there.
package struct ValueStore: Sendable {
  private let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// `behest/names` in the state folder.
  package static func usual(environment: [String: String]) -> ValueStore {
    ValueStore(folder: HabitStore.stateFolder(environment: environment).appending(path: "names"))
  }

  private struct Line: Codable {
    var id: String
    var title: String
    var subtitle: String?
    var synonyms: [String]
    var isSuggested: Bool
  }

  func values(of entity: String, in application: String) -> [Entity.Value] {
    guard let data = try? Data(contentsOf: file(entity, application)),
      let lines = try? JSONDecoder().decode([Line].self, from: data)
    else { return [] }
    return lines.map { line in
      Entity.Value(
        id: line.id, title: line.title, subtitle: line.subtitle, synonyms: line.synonyms, isSuggested: line.isSuggested)
    }
  }

  /// Keeps values, so that only their owner can read them.
  func keep(_ values: [Entity.Value], of entity: String, in application: String) {
    let lines = values.map {
      Line(
        id: $0.id, title: $0.title, subtitle: $0.subtitle, synonyms: $0.synonyms, isSuggested: $0.isSuggested)
    }
    guard let data = try? JSONEncoder().encode(lines) else { return }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = file(entity, application)
    try? data.write(to: file, options: .atomic)
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  private func file(_ entity: String, _ application: String) -> URL {
    let name = "\(application).\(entity)".map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" }
    return folder.appending(path: String(name) + ".json")
  }
}
