package import Diagnostics
package import PhraseCatalogs

/// Something to know about an import: what a catalog cannot say and was left out, or a mistake in what was read.
package struct ImportNote: Sendable, Error {
  /// What kind of thing it is.
  package enum Kind: Sendable, Hashable {
    /// It is good, but catalogs have no such thing.
    case leftOut
    /// It could not be read.
    case mistake
  }

  /// What kind of thing it is.
  package let kind: Kind
  /// One lower-case sentence without a full stop, names in single quotes.
  package let message: String
  /// The file.
  package let path: String
  /// Where in the file; nil when the file as a whole is meant.
  package let position: SourceText.Position?

  package init(_ kind: Kind, _ message: String, path: String, position: SourceText.Position? = nil) {
    (self.kind, self.message, self.path, self.position) = (kind, message, path, position)
  }
}

extension ImportNote: CustomStringConvertible {
  /// One line: `en.json:12:3: left out: the rule 'red'`.
  package var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(kind == .leftOut ? "left out" : "error"): \(message)"
  }
}

/// What became of some files: a catalog, unless a mistake stood in the way, and everything that there is to know.
package struct Imported: Sendable {
  package var catalog: Catalog?
  /// What was left out and what was wrong, in the order of the files.
  package var notes: [ImportNote]
}
