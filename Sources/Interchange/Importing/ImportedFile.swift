package import Diagnostics

/// A file of somebody else's format, read into memory.
package struct ImportedFile: Sendable {
  /// Its path, as it was given.
  package let path: String
  /// What it says.
  package let text: SourceText

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    text = SourceText(bytes)
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Its name without the folders.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  var bytes: [UInt8] { text.bytes }
}
