import Foundation
import Testing

#if DEBUG  // Only debug builds have an index of the sources.
  struct CoverageTests {
    @Test func `the page of what is covered is up to date, and the README counts as it does`() throws {
      let build = try Build()
      let page = CoveragePage(coverage: try coverage(in: build))
      try compare(page.text, with: "Sources/AppIntents/AppIntents.docc/Coverage.md", in: build)
      let readme = try String(contentsOf: build.package.appending(path: "README.md"), encoding: .utf8)
      let count = /Of \d+ names, \d+ work, \d+ compile only, and \d+ are absent\./
      #expect(readme.firstMatch(of: count) != nil, "the README has no sentence like '\(page.summary)'")
      try compare(readme.replacing(count) { _ in page.summary }, with: "README.md", in: build)
    }

    private func coverage(in build: Build) throws -> Coverage {
      let list = build.package.appending(path: "Tests/CoverageTests/apple-names.tsv")
      let rows = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst()
      let names = try rows.map { row in
        try #require(AppleName(row: row), "'\(row)' is no row of an area, a kind and a name")
      }
      let declarations = Declarations(try Coverage.modules.flatMap(build.symbolGraphs))
      let package = build.package.path()
      let used = try IndexStore(of: build).symbolsUsed { file in
        file.hasPrefix(package) && Coverage.runs(String(file.dropFirst(package.count)))
      }
      return Coverage(of: names, in: declarations, used: used)
    }

    private func compare(_ text: String, with path: String, in build: Build) throws {
      let file = build.package.appending(path: path)
      guard text != (try? String(contentsOf: file, encoding: .utf8)) else { return }
      if ProcessInfo.processInfo.environment["BEHEST_RECORD"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(path) was written; look at it, and run the tests again")
      } else {
        Issue.record("\(path) is out of date; BEHEST_RECORD=1 swift test --filter CoverageTests writes it anew")
      }
    }
  }
#endif
