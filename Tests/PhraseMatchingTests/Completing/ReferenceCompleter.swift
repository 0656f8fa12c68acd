@testable import PhraseMatching

/// Completes requests the slow way: looks at every way through every phrase, at every name of every value, and at every use
/// of the tokens. Only reading the request is shared with the fast completer; it has its own reference.
struct ReferenceCompleter {
  /// A completion: the rank, the phrase and what is completed in it.
  struct Row: Equatable {
    var rank: Int32
    var phrase: Int
    var name: String?
  }

  let index: PhraseIndex
  private let names: [CompletableName]

  init(_ index: PhraseIndex) {
    self.index = index
    names = CompletableName.all(in: index)
  }

  func rows(_ unfinished: UnfinishedRequest, limit: Int) -> [Row] {
    let words = ReferenceWords(unfinished, names)
    var best: [UInt32: ReferenceAlignmentOfCompletion] = [:]
    for phrase in PhraseID(0)..<index.phrases.firstNegative {
      guard let aligned = align(phrase, unfinished, words) else { continue }
      let shortcut = index.phrases.phrase(phrase).owner
      if let known = best[shortcut], (known.rank, known.phrase) <= (aligned.rank, aligned.phrase) { continue }
      best[shortcut] = aligned
    }
    let phrases = best.values.sorted { ($0.rank, $0.phrase) < ($1.rank, $1.phrase) }.prefix(limit)
    let near = phrases.filter { $0.rank <= phrases[0].rank + unfinished.mostBehind }
    let sure = near.filter { !$0.isGuess }
    let all = withoutTitles(sure.isEmpty ? near : sure).flatMap { rows(of: $0, words, unfinished, limit: limit) }
      .sorted { ($0.row.rank, $0.row.phrase, $0.number) < ($1.row.rank, $1.row.phrase, $1.number) }
    return all.prefix(limit).map(\.row)
  }

  /// A title gives way to what an author wrote for the same intent.
  private func withoutTitles(_ phrases: [ReferenceAlignmentOfCompletion]) -> [ReferenceAlignmentOfCompletion] {
    let intents = phrases.map { aligned in
      let shortcut = index.phrases.shortcuts[index.phrases.phrase(aligned.phrase).shortcut]
      return "\(shortcut.application) \(shortcut.intent)"
    }
    let isTitle = phrases.map { index.phrases.phrase($0.phrase).isDerived }
    return phrases.indices.filter { place in
      !isTitle[place] || !phrases.indices.contains { !isTitle[$0] && intents[$0] == intents[place] }
    }.map { phrases[$0] }
  }

  // MARK: Phrases

  private func align(_ phrase: PhraseID, _ unfinished: UnfinishedRequest, _ words: ReferenceWords)
    -> ReferenceAlignmentOfCompletion?
  {
    var best: ReferenceAlignmentOfCompletion?
    for way in ways(of: phrase) {
      let search = ReferenceSearch(phrase: phrase, ids: way, unfinished: unfinished, words: words)
      for found in search.alignments() where found.rank < best?.rank ?? .max { best = found }
    }
    guard var best, best.rank <= unfinished.costLimit else { return nil }
    if index.phrases.phrase(phrase).isDerived { best.rank += CompletionCosts.derived }
    return best
  }

  private func ways(of phrase: PhraseID) -> [[NodeID]] {
    let (record, nodes) = (index.phrases.phrase(phrase), index.phrases.nodes(of: phrase))
    guard record.edges != 0 else { return [Array(nodes)] }
    var ways: [[NodeID]] = []
    func follow(_ node: Int, _ behind: [NodeID]) {
      for predecessor in index.phrases.predecessors(of: node, in: record) {
        if predecessor == 0 {
          ways.append(behind)
        } else {
          let before = Int(predecessor) - 1
          follow(before, [NodeID(nodes.lowerBound.index + before)] + behind)
        }
      }
    }
    follow(nodes.count, [])
    return Array(ways.prefix(CompletionCosts.pathLimit))
  }

  // MARK: Values

  private func rows(
    of aligned: ReferenceAlignmentOfCompletion, _ words: ReferenceWords, _ unfinished: UnfinishedRequest, limit: Int
  ) -> [(row: Row, number: Int)] {
    var matches: [(name: CompletableName, cost: Int32)] = []
    if let (filler, start) = aligned.name {
      matches = words.names(of: filler, from: start)
    } else if let filler = aligned.next {
      matches = words.suggested(filler)
    }
    guard let least = matches.first?.cost else {
      return [(Row(rank: aligned.rank, phrase: aligned.phrase.index), 0)]
    }
    return matches.prefix(limit).enumerated().map { number, match in
      let rank = aligned.rank + match.cost - least + Int32(number) * CompletionCosts.furtherValue
      return (Row(rank: rank, phrase: aligned.phrase.index, name: match.name.text), number)
    }
  }
}

/// How a phrase goes on as typed.
struct ReferenceAlignmentOfCompletion {
  var phrase: PhraseID
  var rank: Int32
  /// Whether some words are taken for a value that nobody knows.
  var isGuess = false
  /// What the end of the request begins the name of.
  var name: (filler: FillerID, start: Int)?
  /// What comes next, if that is a value.
  var next: FillerID?
}
