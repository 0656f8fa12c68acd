package import Diagnostics
internal import FileFormats
internal import Foundation
internal import Interchange
package import PhraseCatalogs

/// The sources that findings point into, each read when it is first needed.
final class SourceFiles {
  /// A source, taken apart.
  struct File {
    var source: DeclarationSource
    var tokens: SwiftTokens
  }

  private let folder: String
  private var files: [String: File] = [:]

  /// `folder` is what paths are shown relative to.
  init(folder: String) { self.folder = folder }

  subscript(path: String) -> File {
    if let file = files[path] { return file }
    let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    let here = FileManager.default.currentDirectoryPath
    let source = DeclarationSource(name: path.seen(from: here), text: SourceText(bytes))
    let file = File(source: source, tokens: SwiftTokens(bytes))
    files[path] = file
    return file
  }

  /// A path as metadata names it: seen from the folder if it lies there.
  func shown(_ path: String) -> String { path.seen(from: folder) }
}

/// A finding, and the source it is in.
package struct ExtractionFinding: Sendable {
  /// What is wrong.
  package var finding: Finding
  /// Where.
  package var source: DeclarationSource

  /// The finding for a person at a terminal.
  package var rendered: String { finding.rendered(in: source.text, named: source.name) }
}
