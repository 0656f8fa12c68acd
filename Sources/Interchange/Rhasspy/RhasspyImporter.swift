import Diagnostics
import PhraseCatalogs
import PhraseMatching

/// Reads the sentences of Rhasspy: `sentences.ini`, and its lists where they lie in a folder `slots` and are given too.
///
/// Each intent becomes a shortcut. What a tag names becomes a parameter with the tagged words as values.
enum RhasspyImporter: Importer {
  static let format = "Rhasspy sentences (.ini)"

  static func recognizes(_ file: ImportedFile) -> Bool {
    if listName(of: file) != nil { return true }
    return file.name.hasSuffix(".ini") && !RhasspyFile(file.bytes).sections.isEmpty
  }

  static func read(_ files: [ImportedFile], _ options: ImportOptions) -> Imported {
    let sentences = files.filter { listName(of: $0) == nil }
    var log = ImportLog()
    var importing = RhasspyIntents()
    for file in files { if let list = listName(of: file) { importing.readList(list, in: file, noting: &log) } }
    for file in sentences { importing.readRules(of: file, noting: &log) }
    guard let first = sentences.first else {
      if let list = files.first { log.mistake("there are lists, but no sentences", ImportPlace(list)) }
      return Imported(catalog: nil, notes: log.notes)
    }
    let given = first.name == "sentences.ini" ? nil : Names.application(of: first)
    var draft = CatalogDraft(name: options.name ?? given ?? "Rhasspy")
    importing.readSentences(into: &draft, noting: &log)
    return draft.imported(noting: &log)
  }

  /// What sentences call the list that a file holds: its path below `slots`.
  private static func listName(of file: ImportedFile) -> String? {
    let parts = file.path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "slots"), folder + 1 < parts.count else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }
}
