package import Foundation

/// The two files that say what is covered, as a build would write them: the page of the documentation, and the README
/// with the sentence that counts.
package struct CoverageRecord: Sendable {
  package struct File: Sendable {
    /// Where the file is, from the folder of the package.
    package var path: String
    package var text: String
    /// Whether the file in the package has another text, or is missing.
    package var isOutOfDate: Bool
  }

  package var files: [File]

  /// The command that writes the files anew.
  package static let command = "swift build --build-tests && swift run record-coverage"

  /// Reads the declarations and the index of a build; takes some ten seconds.
  package init(of build: DebugBuild) async throws {
    let page = CoveragePage(coverage: try await Coverage(of: build))
    let path = "README.md"
    let readme = try String(contentsOf: build.package.appending(path: path), encoding: .utf8)
    let count = /Of \d+ names, \d+ work, \d+ compile only, and \d+ are absent\./
    guard readme.firstMatch(of: count) != nil else {
      throw CoverageError("\(path) has no sentence like '\(page.summary)'")
    }
    files = [
      File("Sources/AppIntents/AppIntents.docc/Coverage.md", page.text, in: build),
      File(path, readme.replacing(count) { _ in page.summary }, in: build),
    ]
  }

  /// Writes what is out of date, and returns the paths.
  package func write(into package: URL) throws -> [String] {
    try files.filter(\.isOutOfDate).map { file in
      try file.text.write(to: package.appending(path: file.path), atomically: true, encoding: .utf8)
      return file.path
    }
  }
}

extension CoverageRecord.File {
  fileprivate init(_ path: String, _ text: String, in build: DebugBuild) {
    self.path = path
    self.text = text
    self.isOutOfDate = text != (try? String(contentsOf: build.package.appending(path: path), encoding: .utf8))
  }
}

extension Coverage {
  /// Judges the names of `apple-names.tsv` by a build.
  fileprivate init(of build: DebugBuild) async throws {
    let list = build.package.appending(path: "benchmarks/coverage/apple-names.tsv")
    let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst().map { row in
      guard let name = AppleName(row: row) else {
        throw CoverageError("'\(row)' is no row of an area, a kind and a name")
      }
      return name
    }
    var graphs: [SymbolGraph] = []
    for module in Coverage.modules { graphs += try await build.symbolGraphs(of: module) }
    let package = build.package.path()
    let used = try IndexStore(of: build).symbolsUsed { file in
      file.hasPrefix(package) && Coverage.runs(String(file.dropFirst(package.count)))
    }
    guard !used.isEmpty else { throw CoverageError("the build has no tests: run 'swift build --build-tests' first") }
    self.init(of: names, in: Declarations(graphs), used: used)
  }
}
