import Diagnostics
import PhraseCatalogs

/// The notes that are taken while some files are read; of notes that say the same, the first is kept.
struct ImportLog {
  private(set) var notes: [ImportNote] = []
  private var said: Set<String> = []

  /// Says that something cannot be carried over.
  mutating func leaveOut(_ message: String, _ place: ImportPlace) { note(.leftOut, message, place) }

  /// Says that something is wrong.
  mutating func mistake(_ message: String, _ place: ImportPlace) { note(.mistake, message, place) }

  /// Takes over what the reader of JSON found.
  mutating func add(_ findings: [Finding], in file: ImportedFile) {
    for finding in findings { mistake(finding.message, ImportPlace(file, finding.range)) }
  }

  /// Whether something was wrong.
  var hasMistakes: Bool { notes.contains { $0.kind == .mistake } }

  private mutating func note(_ kind: ImportNote.Kind, _ message: String, _ place: ImportPlace) {
    guard said.insert("\(place.file.path) \(message)").inserted else { return }
    let position = place.range.map { place.file.text.position(at: $0.lowerBound) }
    notes.append(ImportNote(kind, message, path: place.file.path, position: position))
  }
}

/// Where something stands in a file.
struct ImportPlace {
  var file: ImportedFile
  /// Its bytes; nil for the file as a whole.
  var range: Range<Int>?

  init(_ file: ImportedFile, _ range: Range<Int>? = nil) {
    self.file = file
    self.range = range
  }
}
