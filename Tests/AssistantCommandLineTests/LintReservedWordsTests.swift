import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Dialog

/// What lint takes for the assistant's own words, and what the assistant hears.
@Suite struct `The words that lint reserves` {
  @Test func `are heard by the assistant as lint says`() throws {
    let reader = HouseRequestReader(language: "en")
    let sayings = ReservedSayings.all.filter { $0.value != .agreement && $0.value != .refusal }
    try #require(sayings.count > 100)
    for (saying, meaning) in sayings {
      #expect(reader.read(saying)?.request.reserved == meaning, "\(saying)")
    }
  }

  @Test func `are all that the assistant hears without a topic`() {
    for row in Vocabulary.english.house {
      for line in row.patterns.split(separator: "\n") where !line.contains("${") {
        for way in PhraseTemplate.pattern(String(line)).template?.expansions(limit: 500) ?? [] {
          #expect(ReservedSayings.meaning(of: way) != nil, "\(way)")
        }
      }
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
