import Diagnostics
import PhraseCatalogs

/// The notes that are taken while some files are read; of notes that say the same, the first is kept.
struct ImportLog {
  private var taken: [ImportNote] = []
  private var paths: [String] = []
  private var said: Set<String> = []

  /// Says that something cannot be carried over.
  mutating func leaveOut(_ message: String, _ place: ImportLocation) { note(.leftOut, message, place) }

  /// Says that something is wrong.
  mutating func mistake(_ message: String, _ place: ImportLocation) { note(.mistake, message, place) }

  /// Takes over what the reader of JSON found.
  mutating func add(_ findings: [Finding], in file: ImportedFile) {
    for finding in findings { mistake(finding.message, ImportLocation(file, finding.range)) }
  }

  /// The notes in the order of the files, in each by place.
  var notes: [ImportNote] { taken.enumerated().sorted { first, second in order(first) < order(second) }.map(\.element) }

  private func order(_ note: EnumeratedSequence<[ImportNote]>.Element) -> (Int, Int, Int, Int) {
    let position = note.element.position
    return (paths.firstIndex(of: note.element.path) ?? 0, position?.line ?? 0, position?.column ?? 0, note.offset)
  }

  /// Whether something was wrong.
  var hasMistakes: Bool { taken.contains { $0.kind == .mistake } }

  private mutating func note(_ kind: ImportNote.Kind, _ message: String, _ place: ImportLocation) {
    guard said.insert("\(place.file.path) \(message)").inserted else { return }
    let position = place.range.map { place.file.text.position(at: $0.lowerBound) }
    if !paths.contains(place.file.path) { paths.append(place.file.path) }
    taken.append(ImportNote(kind, message, path: place.file.path, position: position))
  }
}

/// Where something stands in a file.
struct ImportLocation {
  var file: ImportedFile
  /// Its bytes; nil for the file as a whole.
  var range: Range<Int>?

  init(_ file: ImportedFile, _ range: Range<Int>? = nil) { (self.file, self.range) = (file, range) }
}
