internal import Foundation
package import Interchange

/// Reads what apps declare for App Intents out of their sources, without running them.
///
/// ```swift
/// let extraction = Extraction(of: ["/work/Trails"])
/// let result = try await extraction.run(with: ToolRunner()) { print($0) }
/// ```
///
/// The package is built as its developer would, then the compiler is asked once more about every module that has
/// intents, with the module's own flags, for the values that it can tell without running anything. Sources are never
/// written to.
package struct Extraction: Sendable {
  /// Whether packages are built first.
  package enum Build: Sendable, Hashable {
    /// As `swift build` does.
    case first
    /// They were built already.
    case skipped
  }

  /// The packages, folders and files to read.
  package var paths: [String]
  /// Where metadata is written; nil for `.build/behest` of each package.
  package var output: String?
  /// Whether packages are built first.
  package var build = Build.first
  /// Where SwiftPM keeps what it builds; nil for `.build` of each package.
  package var scratch: String?
  /// Where this program was built, with the modules that sources without a package are compiled with.
  package var products: String

  package init(of paths: [String]) {
    self.paths = paths
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    products = program.deletingLastPathComponent().path.withoutFinalSlash
  }

  /// What happens while it runs.
  package enum Event: Sendable, Hashable {
    /// A package is about to be built.
    case building(String)
    /// A module was read.
    case extracted(String, MetadataCount)
    /// A module is as it was.
    case unchanged(String, MetadataCount)
    /// A module has intents that no app includes.
    case included(String, byNobody: MetadataCount)
  }

  /// What came of it.
  package struct Result: Sendable {
    /// The metadata of every app, with all that it includes.
    package var apps: [App] = []
    /// The metadata of every module.
    package var modules: [String: AppMetadata] = [:]
    /// What could not be read.
    package var findings: [ExtractionFinding] = []
  }

  /// The metadata of an app.
  package struct App: Sendable {
    /// The module with the shortcuts.
    package var name: String
    /// Everything that it and the packages it includes declare.
    package var metadata: AppMetadata
    /// Where it is written.
    package var path: String
    /// The folder that the files named in it are seen from.
    package var folder: String
  }

  /// Reads everything; what cannot be read is found and left out.
  ///
  /// Runs other programs, one at a time.
  package func run(with runner: ToolRunner, telling report: (Event) -> Void) async throws(ExtractionError) -> Result {
    var result = Result()
    for path in paths {
      var run = try await ExtractionRun(self, path, runner, report)
      try await run.perform(report, into: &result)
    }
    return result
  }
}
