internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import Interchange
internal import PhraseCatalogs
internal import PhraseMatching

/// Makes a catalog of files in somebody else's format, and says what it could not take over.
struct ImportRun {
  let invocation: Invocation
  let console: Console
  private var paths: [String] { invocation.words }
  private var options: Options { invocation.options }

  /// Whether the paths are files of another format, and no Swift among them.
  static func isMeant(by paths: [String]) -> Bool {
    !paths.contains { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let kind = isFolder.boolValue ? LintPath.Kind.folder : .file
      return !exists || SourcesFormat.claims(LintPath(path: path, kind: kind, origin: .named))
    }
  }

  func run() -> ExitCode {
    do throws(FileError) {
      if let path = options.output { try checkWriting(path) }
    } catch {
      console.report(error)
      return .unusable
    }
    let imported = Importers.importing(
      paths, options: ImportOptions(name: options.application, locale: options.locale))
    for note in imported.notes where note.kind == .mistake || options.verbosity != .quiet {
      console.errors.line(sanitized(note.description))
    }
    guard let catalog = imported.catalog else { return .unusable }
    let text = CatalogWriter.text(of: catalog)
    guard write(text) else { return .unusable }
    if options.verbosity != .quiet { console.report(summary(of: catalog, imported.notes)) }
    return console.finished(imported.notes.contains { $0.kind == .mistake } ? .notRecognized : .success)
  }

  /// Refuses to write over what is read, and over anything that is not a catalog.
  private func checkWriting(_ path: String) throws(FileError) {
    if let file = FileContents.identity(of: path), paths.contains(where: { FileContents.identity(of: $0) == file }) {
      throw FileError(path: path, attempt: .write, reason: .input)
    }
    try FileContents.checkWriting(path, of: "a catalog", where: Self.isCatalog)
  }

  /// Whether a file looks like a catalog, perhaps a broken one.
  private static func isCatalog(_ bytes: [UInt8]) -> Bool {
    let fields = JSONValue.beginning(of: bytes)
    return fields["shortcuts"] != nil || fields["format"] != nil && LintBaseline(bytes) == nil
  }

  private func write(_ text: String) -> Bool {
    guard let path = options.output else {
      console.output.addLine(String(text.dropLast()))
      return true
    }
    do {
      try FileContents.replace(path, with: text)
      return true
    } catch {
      console.report(error)
      return false
    }
  }

  /// `12 shortcuts with 40 phrases and 31 values; 3 things left out, 1 mistake`
  private func summary(of catalog: Catalog, _ notes: [ImportNote]) -> String {
    let application = catalog.application
    let phrases = application.shortcuts.reduce(0) { $0 + $1.phrases.count }
    let values = application.entities.reduce(0) { $0 + ($1.selection == nil ? $1.values.count : 0) }
    let leftOut = notes.count { $0.kind == .leftOut }
    let mistakes = notes.count - leftOut
    let what =
      "\(counted(application.shortcuts.count, "shortcut")) with \(counted(phrases, "phrase")) and "
      + counted(values, "value")
    let notes =
      [
        leftOut == 0 ? nil : "\(counted(leftOut, "thing")) left out",
        mistakes == 0 ? nil : counted(mistakes, "mistake"),
      ]
      .compactMap(\.self)
    return notes.isEmpty ? what : "\(what); \(notes.joined(separator: ", "))"
  }
}
