import AppIntents
import SwiftUI

/// A file in the home folder.
struct FileEntity: AppEntity {
  /// Its path.
  let id: String

  @Property var name: String
  /// The folder that it is in, from the home folder.
  let folder: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "File", numericFormat: "\(placeholder: .int) files", synonyms: ["Document"])

  static let defaultQuery = FileQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(folder)", image: .init(systemName: "doc"))
  }

  init(_ file: URL, below home: URL) {
    id = file.path
    folder = (["~"] + file.pathComponents.dropFirst(home.pathComponents.count).dropLast()).joined(separator: "/")
    name = file.lastPathComponent
  }
}

extension LinesView {
  nonisolated init(_ files: [FileEntity]) {
    lines = files.map { .init(symbol: "doc", text: $0.name, detail: $0.folder) }
  }
}

/// Finds files by words of their names. Folders are read when somebody asks.
struct FileQuery: EntityStringQuery {
  @Dependency var machine: Machine

  func entities(for identifiers: [String]) async throws -> [FileEntity] {
    identifiers.map { FileEntity(URL(filePath: $0), below: machine.folders.home) }
  }

  func entities(matching string: String) async throws -> [FileEntity] {
    let words = string.plain.split(separator: " ")
    guard !words.isEmpty else { return [] }
    let files = try FileSearch(files: machine.files).files(in: machine.folders.home) { $0.plain.hasWords(words) }
      .map { FileEntity($0, below: machine.folders.home) }
    return files.called(string) { [$0.name, ($0.name as NSString).deletingPathExtension] }
  }
}
