/// A reader of somebody else's format.
package protocol Importer: Sendable {
  /// What people call the format: `Alexa interaction model`.
  static var format: String { get }
  /// Whether a file is of the format, as far as its name and its beginning tell.
  static func recognizes(_ file: ImportedFile) -> Bool
  /// Reads files of the format, together.
  ///
  /// - Parameters:
  ///   - files: the files, at least one.
  ///   - options: what is wanted of the catalog.
  static func read(_ files: [ImportedFile], _ options: ImportOptions) -> Imported
}
