import Diagnostics
import FileFormats
import Foundation
import PhraseCatalogs
import PhraseMatching

/// Reads what Xcode builds and takes of an app: `extract.actionsdata`, the phrases and names in other languages, and
/// the names in `Info.plist`.
///
/// Values of entities are known to the running app only: the entities take any words.
enum AppleImporter: Importer {
  static let format = "Apple's metadata and string tables"

  static func recognizes(_ file: ImportedFile) -> Bool {
    switch AppleFile(file) {
    case .metadata: file.name.hasSuffix(".actionsdata") || isMetadata(file)
    case .table, .information: true
    case nil: false
    }
  }

  private static func isMetadata(_ file: ImportedFile) -> Bool {
    let root = JSONValue.read(file.bytes).value
    return root?["actions"] != nil && root?["autoShortcuts"] != nil
  }

  static func read(_ files: [ImportedFile], _ options: ImportOptions) -> Imported {
    var log = ImportLog()
    var app = AppleApp()
    for file in files { app.read(file, noting: &log) }
    guard let draft = app.draft(options, noting: &log) else {
      if !log.hasMistakes, let file = files.first {
        log.mistake("there is no 'extract.actionsdata', which says what the app can do", ImportLocation(file))
      }
      return Imported(catalog: nil, notes: log.notes)
    }
    return draft.imported(noting: &log)
  }
}

/// What a file of an app is for.
enum AppleFile {
  case metadata, table, information

  init?(_ file: ImportedFile) {
    switch file.name {
    case "Info.plist": self = .information
    case let name where name.hasSuffix(".actionsdata") || name.hasSuffix(".json"): self = .metadata
    case let name where LocalizationReading.canRead(name): self = .table
    default: return nil
    }
  }
}
