import Diagnostics
import FileFormats
import Foundation
import PhraseCatalogs

/// The formats that can be read, and the one entrance to them.
package enum Importers {
  /// Every format, in the order in which a file is tried.
  package static var all: [any Importer.Type] { [HomeAssistantImporter.self, AlexaImporter.self, AppleImporter.self] }

  /// The format of a file; nil when it is none of those known.
  package static func recognize(_ file: ImportedFile) -> (any Importer.Type)? { all.first { $0.recognizes(file) } }

  /// Reads files and folders of one format, whichever it is, into a catalog.
  ///
  /// In a folder every file of a known format counts, however deep it lies. Never traps; reads at most
  /// ``FileContents/greatestSize`` bytes of a file.
  ///
  /// - Parameters:
  ///   - paths: the files and folders.
  ///   - options: what is wanted of the catalog.
  package static func importing(_ paths: [String], options: ImportOptions = ImportOptions()) -> Imported {
    var notes: [ImportNote] = []
    let files = paths.flatMap { path in self.files(at: path, noting: &notes) }
    if !notes.isEmpty { return Imported(catalog: nil, notes: notes) }
    return importing(files, options: options)
  }

  /// Reads files of one format, whichever it is, into a catalog.
  package static func importing(_ files: [ImportedFile], options: ImportOptions = ImportOptions()) -> Imported {
    var formats: [(importer: any Importer.Type, files: [ImportedFile])] = []
    var notes: [ImportNote] = []
    for file in files {
      guard let importer = recognize(file) else {
        notes.append(brokenJSON(file) ?? unknownFormat(of: file))
        continue
      }
      if let index = formats.firstIndex(where: { $0.importer == importer }) {
        formats[index].files.append(file)
      } else {
        formats.append((importer, [file]))
      }
    }
    if formats.count > 1, let file = formats[1].files.first {
      notes.append(mixture(formats[0].importer.format, formats[1].importer.format, in: file))
    }
    guard notes.isEmpty, let only = formats.first else { return Imported(catalog: nil, notes: notes) }
    return only.importer.read(only.files, options)
  }
}

// MARK: - Files

extension Importers {
  private static func files(at path: String, noting notes: inout [ImportNote]) -> [ImportedFile] {
    if FileTree.isFolder(path) { return filesOfFolder(path, noting: &notes) }
    return file(at: path, noting: &notes).map { [$0] } ?? []
  }

  private static func file(at path: String, noting notes: inout [ImportNote]) -> ImportedFile? {
    do throws(FileError) {
      return ImportedFile(path: path, bytes: try FileContents.read(path))
    } catch {
      notes.append(ImportNote(.mistake, error.description, path: path))
      return nil
    }
  }

  private static func filesOfFolder(_ path: String, noting notes: inout [ImportNote]) -> [ImportedFile] {
    guard FileTree.isReadableFolder(path) else {
      notes.append(ImportNote(.mistake, "the folder cannot be read", path: path))
      return []
    }
    let files = FileTree.files(in: path, where: hasKnownName).compactMap { file(at: $0, noting: &notes) }.filter {
      recognize($0) != nil
    }
    if files.isEmpty, notes.isEmpty {
      notes.append(ImportNote(.mistake, "the folder has no file of a known format: \(formats)", path: path))
    }
    return files
  }

  private static func hasKnownName(_ name: Substring) -> Bool {
    [".json", ".actionsdata", ".xcstrings", ".strings", ".plist"].contains { name.hasSuffix($0) }
  }

  /// The mistake for which a file of JSON cannot even be recognized.
  private static func brokenJSON(_ file: ImportedFile) -> ImportNote? {
    guard [".json", ".actionsdata", ".xcstrings"].contains(where: file.name.hasSuffix) else { return nil }
    let (root, findings) = JSONValue.read(file.bytes)
    guard root == nil, let finding = findings.last else { return nil }
    let position = file.text.position(at: finding.range.lowerBound)
    return ImportNote(.mistake, finding.message, path: file.path, position: position)
  }

  // MARK: Wording

  private static var formats: String { all.map { $0.format }.joined(separator: ", ") }

  private static func unknownFormat(of file: ImportedFile) -> ImportNote {
    ImportNote(.mistake, "the file is of no known format: \(formats)", path: file.path)
  }

  private static func mixture(_ first: String, _ second: String, in file: ImportedFile) -> ImportNote {
    ImportNote(.mistake, "\(second) and \(first) cannot become one catalog; read them one by one", path: file.path)
  }
}
