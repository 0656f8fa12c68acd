import Diagnostics
import Foundation
import IntentRuntime
import PhraseMatching
import Testing

@testable import Dialog
@testable import PhraseCatalogs

/// What lint takes for the assistant's own words, and what the assistant hears.
@Suite struct `The words that lint reserves` {
  @Test func `are heard by the assistant as lint says`() throws {
    let readers = ["en", "de", "ja"].map { BuiltInCommandReader(language: $0) }
    let sayings = ReservedSayings.ofAssistant.all.filter { $0.value != .agreement && $0.value != .refusal }
    try #require(sayings.count > 100)
    for (saying, meaning) in sayings {
      let heard = readers.compactMap { $0.read(saying)?.request.reserved }
      #expect(heard.contains(meaning), "\(saying)")
    }
  }

  @Test func `are all that the assistant hears without a topic, but for talk, which apps may take`() {
    for row in Vocabulary.english.commands + Vocabulary.german.commands + Vocabulary.japanese.commands {
      if case .talk = row.request { continue }
      if row.request == .resume { continue }
      for line in row.patterns.split(separator: "\n") where !line.contains("${") {
        for way in PhraseTemplate.pattern(String(line)).template?.expansions(limit: 500) ?? [] {
          #expect(ReservedSayings.ofAssistant.meaning(of: way) != nil, "\(way)")
        }
      }
    }
  }
}

extension `The words that lint reserves` {
  @Test(arguments: [("yes", ReservedSayings.Meaning.agreement), ("nein", .refusal), ("はい", .agreement)])
  func `hold what answers a question`(saying: String, meaning: ReservedSayings.Meaning) {
    #expect(ReservedSayings.ofAssistant.meaning(of: saying) == meaning)
  }

  @Test func `answer a question as lint says`() {
    let vocabularies = [Vocabulary.english, .german, .japanese]
    for (saying, meaning) in ReservedSayings.ofAssistant.all where meaning == .agreement || meaning == .refusal {
      let heard = vocabularies.contains { vocabulary in
        let table = meaning == .agreement ? vocabulary.yes : vocabulary.no
        return table.meaning(of: Words(of: saying)) != nil
      }
      #expect(heard, "\(saying)")
    }
  }
}

@Suite struct `The shipped catalogs` {
  @Test func `take nothing that people say to the assistant`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../phrases").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let catalogs = files.filter { $0.pathExtension == "json" }
    try #require(!catalogs.isEmpty)
    for catalog in catalogs {
      let application = DeclaredApplication.read(catalog: Array(try Data(contentsOf: catalog)), as: SourceID(0))
        .application
      var selection = LintSelection([ReservedWords.self])
      selection.reserved = .ofAssistant
      let report = Lint.check([try #require(application)], sources: [], selection: selection)
      #expect(report.findings.map(\.finding.message) == [], "\(catalog.lastPathComponent)")
    }
  }
}

extension BuiltInCommand {
  /// The meaning of the same name; a search is none.
  fileprivate var reserved: ReservedSayings.Meaning? {
    ReservedSayings.Meaning.allCases.first { "\(self)".hasPrefix("\($0)") }
  }
}
