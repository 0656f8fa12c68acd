import Diagnostics
import Foundation
import Testing

@testable import PhraseCatalogs

/// The catalogs in `phrases/`, as lint sees them.
@Suite struct `The shipped catalogs` {
  @Test(arguments: ShippedPhrasesTests.names)
  func `are clean with all rules on`(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: ShippedPhrasesTests.folder.appendingPathComponent("\(name).json")))
    let (application, found) = DeclaredApplication.read(catalog: bytes, as: SourceID(0))
    let sources = [DeclarationSource(name: "\(name).json", text: SourceText(bytes))]
    let report = Lint.check([try #require(application)], sources: sources, found: found)
    #expect(report.findings.map(report.rendered) == [])
    #expect(report.samplings == [])
  }
}
