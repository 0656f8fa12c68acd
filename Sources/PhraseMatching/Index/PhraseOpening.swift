/// A word that a phrase may begin with, by the word's position among all in the order of their letters.
struct PhraseOpening: BitwiseCopyable {
  var rank: UInt32
  var phrase: PhraseID
}

extension PhraseCompiler {
  /// The phrases of shortcuts by the words that they may begin with. O(n log n) in the phrases.
  func openings() -> [PhraseOpening] {
    var ranks = [UInt32](repeating: 0, count: lexicon.count)
    for (rank, word) in lexicon.order().enumerated() { ranks[Int(word)] = UInt32(rank) }
    var openings: [PhraseOpening] = []
    for (index, phrase) in phrases.enumerated() where !phrase.isNegative {
      for node in firstNodes(of: phrase, endingAt: index + 1) where node.isWord {
        openings.append(PhraseOpening(rank: ranks[Int(node.payload)], phrase: PhraseID(index)))
      }
    }
    return openings.sorted { ($0.rank, $0.phrase) < ($1.rank, $1.phrase) }
  }

  private func firstNodes(of phrase: PhraseRecord, endingAt next: Int) -> [PhraseNode] {
    let first = Int(phrase.firstNode)
    guard phrase.edges != 0 else { return [nodes[first]] }
    let end = next < phrases.count ? Int(phrases[next].firstNode) : nodes.count
    let starts = Int(phrase.edges)
    let firstEdge = starts + end - first + 2
    return (0..<end - first).compactMap { node in
      let before = edges[firstEdge + Int(edges[starts + node])..<firstEdge + Int(edges[starts + node + 1])]
      return before.contains(0) ? nodes[first + node] : nil
    }
  }
}
