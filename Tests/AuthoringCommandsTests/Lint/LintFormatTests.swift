import CommandLineFixtures
import Foundation
import PhraseCatalogs
import Testing

@testable import AuthoringCommands

@Suite struct `What lint found, for programs` {
  private let folder: TestFolder
  private let file: String

  init() throws {
    folder = try TestFolder()
    file = try folder.file(
      "100% light, new.json",
      """
      {
        "format": 1,
        "application": { "name": "Lantern" },
        "shortcuts": [
          { "intent": "Light", "title": "Light", "phrases": ["Light up in Lantern"] },
          { "intent": "Undo", "title": "Light", "phrases": ["Undo"] } // lint:allow phrase.reserved-words it is so
        ]
      }
      """)
  }

  @Test func `is a line each for GitHub, with what it takes for marks escaped`() async {
    let outcome = await authoringBench().run("lint", "--format", "github", file)
    let path = file.replacing("%", with: "%25").replacing(",", with: "%2C")
    #expect(
      outcome.output == """
        ::warning file=\(path),line=5,col=69,endColumn=75,title=phrase.literal-application-name::the application's \
        name 'Lantern' is written out; fix: write '${applicationName}' (in shortcut 'Light')
        ::warning file=\(path),line=6,col=35,endColumn=39,title=intent.duplicate-title::another shortcut has the title \
        'Light' (in shortcut 'Undo')

        """)
  }

  @Test func `is one JSON object, the same keys in every finding`() async throws {
    let outcome = await authoringBench().run("lint", "--format", "json", file)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(
      findings.compactMap { $0["rule"] as? String } == ["phrase.literal-application-name", "intent.duplicate-title"])
    #expect(
      findings.allSatisfy {
        Set($0.keys) == [
          "rule", "severity", "message", "subject", "file", "application", "line", "column", "endLine", "endColumn",
          "start", "end", "text", "fix", "related",
        ]
      })
    let first = try #require(findings.first)
    #expect(first["line"] as? Int == 5)
    #expect(first["column"] as? Int == 69)
    #expect(first["text"] as? String == "Lantern")
    #expect((first["fix"] as? [String: Any])?["replacement"] as? String == "${applicationName}")
    let related = try #require(findings.last?["related"] as? [[String: Any]])
    #expect(related.map { $0["line"] as? Int } == [5])
    #expect(object["counts"] as? [String: Int] == ["error": 0, "warning": 2, "note": 0])
    #expect(object["allowed"] as? Int == 1)
  }

  @Test func `is SARIF with everything that it requires`() async throws {
    let outcome = await authoringBench().run("lint", "--format", "sarif", file)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(driver["name"] as? String == "behest")
    let results = try #require(run["results"] as? [[String: Any]])
    try #require(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: Any])
      let uri = folder.path + "/100%25%20light%2C%20new.json"
      #expect(artifact["uri"] as? String == "file://\(uri)")
      let region = try #require(place["region"] as? [String: Int])
      #expect(region["startLine"] ?? 0 > 0 && region["startColumn"] ?? 0 > 0 && region["endColumn"] ?? 0 > 0)
    }
    let change = try #require(
      ((results[0]["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["deletedRegion"] as? [String: Int])?["startColumn"] == 69)
    #expect((replacement["insertedContent"] as? [String: String]) == ["text": "${applicationName}"])
    #expect((results[1]["relatedLocations"] as? [[String: Any]])?.count == 1)
    #expect((results[2]["suppressions"] as? [[String: String]]) == [["kind": "inSource"]])
  }

  @Test(arguments: [
    ("phrases/home.json", "phrases/home.json"), ("a b/ü.json", "a%20b/%C3%BC.json"), ("/a", "file:///a"),
  ])
  func `names files as URIs`(path: String, uri: String) {
    #expect(SARIFPath.uri(of: path) == uri)
  }
}
