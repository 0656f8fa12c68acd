import Diagnostics
import Foundation
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import PhraseTesting

/// The requests beside the catalogs of `phrases/`, read as request files.
struct ShippedRequestsTests {
  static let names = ["calendar", "clock", "home", "music", "notes", "shell", "travel"]

  @Test(arguments: names)
  func `the requests of a shipped catalog go as they say`(name: String) async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("phrases")
    let catalog = Catalog.read([UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).json")))).catalog
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).requests.jsonl")))
    let (file, findings) = RequestFile.read(bytes, .lines)
    #expect(findings.map(\.headline) == [])
    #expect(file.requests.count > 90)
    let index = PhraseIndex.compile([try #require(catalog).application]).index
    // On any other day, too.
    let moment = CivilMoment(year: 2031, month: 3, day: 1, hour: 23)
    let trial = RequestTrial(on: RequestSubject(index, options: MatchOptions(now: moment)))
    for request in file.requests {
      let result = try #require(await trial.result(of: request))
      #expect(result.verdict == .asExpected, "\(request.text): \(result.differences)")
    }
  }
}
