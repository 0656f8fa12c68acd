internal import AssistantCommandLine
internal import FileFormats
internal import PhraseCatalogs

/// A kind of file, or of folder, that lint can read. A new one is a file and a row in ``LintFormats``.
protocol LintFormat {
  /// Whether this is one of the kind, by its name and, of a folder, by what is in it.
  static func claims(_ path: LintPath) -> Bool
  /// Reads all of the kind that were named or found in folders: some belong together, as translations to what they
  /// translate. What cannot be read is reported, and the code of the input raised.
  static func read(_ paths: [LintPath], into input: inout LintInput, _ console: Console) async
}

/// Something that was named, or found in a folder that was named.
struct LintPath: Equatable {
  enum Kind: Equatable { case file, folder }
  enum Origin: Equatable { case named, found }

  /// As it was named.
  var path: String
  var kind: Kind
  var origin: Origin

  /// The part behind the last slash.
  var name: Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }
}

/// The kinds there are, the first that claims a path reads it. Translations come last: they belong to what is there.
enum LintFormats {
  static var all: [any LintFormat.Type] {
    [SourcesFormat.self, MetadataFormat.self, CatalogFormat.self, TranslationFormat.self]
  }

  /// What to do with a file that was named and that nobody claims: most likely it is a catalog.
  static var fallback: any LintFormat.Type { CatalogFormat.self }

  static func claiming(_ path: LintPath) -> Int? { all.firstIndex { $0.claims(path) } }
}

/// Catalogs: JSON files. Other JSON that lies in a folder is left alone.
enum CatalogFormat: LintFormat {
  static func claims(_ path: LintPath) -> Bool { path.kind == .file && path.name.hasSuffix(".json") }

  static func read(_ paths: [LintPath], into input: inout LintInput, _ console: Console) async {
    for path in paths {
      do {
        let bytes = try FileContents.read(path.path)
        if path.origin == .found, !isCatalog(bytes) { continue }
        input.addCatalog(bytes, named: path.path)
      } catch {
        console.report(error)
        input.code = .unusable
      }
    }
  }

  /// Whether a JSON text has what makes it a catalog, perhaps a broken one.
  private static func isCatalog(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("application") && (text.contains("shortcuts") || text.contains("\"format\""))
  }
}
