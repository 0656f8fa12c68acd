import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Dialog

/// What lint takes for the assistant's own words, and what the assistant hears.
@Suite struct `The words that lint reserves` {
  @Test func `are heard by the assistant as lint says`() throws {
    let readers = ["en", "de", "ja"].map { HouseRequestReader(language: $0) }
    let sayings = ReservedSayings.all.filter { $0.value != .agreement && $0.value != .refusal }
    try #require(sayings.count > 100)
    for (saying, meaning) in sayings {
      let heard = readers.compactMap { $0.read(saying)?.request.reserved }
      #expect(heard.contains(meaning), "\(saying)")
    }
  }

  @Test func `are all that the assistant hears without a topic`() {
    for row in Vocabulary.english.house + Vocabulary.german.house + Vocabulary.japanese.house {
      for line in row.patterns.split(separator: "\n") where !line.contains("${") {
        for way in PhraseTemplate.pattern(String(line)).template?.expansions(limit: 500) ?? [] {
          #expect(ReservedSayings.meaning(of: way) != nil, "\(way)")
        }
      }
    }
  }
}

extension `The words that lint reserves` {
  @Test(arguments: [("yes", ReservedSayings.Meaning.agreement), ("nein", .refusal), ("はい", .agreement)])
  func `hold what answers a question`(saying: String, meaning: ReservedSayings.Meaning) {
    #expect(ReservedSayings.meaning(of: saying) == meaning)
  }

  @Test func `answer a question as lint says`() {
    let vocabularies = [Vocabulary.english, .german, .japanese]
    for (saying, meaning) in ReservedSayings.all where meaning == .agreement || meaning == .refusal {
      let heard = vocabularies.contains { vocabulary in
        let table = meaning == .agreement ? vocabulary.yes : vocabulary.no
        return table.meaning(of: Words(of: saying)) != nil
      }
      #expect(heard, "\(saying)")
    }
  }
}

extension HouseRequest {
  fileprivate var reserved: ReservedSayings.Meaning? {
    switch self {
    case .undo: .undo
    case .redo: .redo
    case .again: .again
    case .help: .help
    case .cancel: .cancel
    case .search: nil
    }
  }
}
