// Names are looked up by the rarest of the typed words, whichever comes first.
extension NameCompleter {
  /// Whether the first typed word may stand at a position of a name: a light word begins it.
  func allows(_ position: NameSections.Position, _ start: Int, _ unfinished: UnfinishedRequest) -> Bool {
    position == .first || start == unfinished.openToken || unfinished.isContent(start)
  }

  /// The token that few names of a filler have: the first, or else the one that the fewest have; nil if one is in none.
  func rarestToken(from start: Int, _ filler: FillerID, _ segment: Int, _ unfinished: UnfinishedRequest) -> Int? {
    guard start + 1 < unfinished.request.tokenCount else { return start }
    let names = unfinished.index.segments[segment].sections.completion
    var rarest: (token: Int, count: Int)?
    for token in start..<unfinished.request.tokenCount {
      var count = 0
      for run in words.runs(segment, token) {
        for position in NameSections.Position.allCases {
          count += names.entries(of: filler, position, ranks: run.ranks).count
        }
      }
      if count == 0 { return nil }
      if token == start, count <= CompletionCosts.fewNames { return start }
      if count < rarest?.count ?? .max { rarest = (token, count) }
    }
    return rarest?.token
  }

  /// Finds names by another word than the first that was typed; the outcome is the same.
  mutating func find(
    _ filler: FillerID, _ segment: Int, from start: Int, through lead: Int, _ limit: Int,
    _ unfinished: UnfinishedRequest
  ) {
    let names = unfinished.index.segments[segment].sections.completion
    for leadPosition in NameSections.Position.allCases {
      for run in words.runs(segment, lead) {
        for found in names.entries(of: filler, leadPosition, ranks: run.ranks) {
          for rank in names.words(of: found.name).prefix(64) {
            guard let cost = words.cost(segment, start, of: rank) else { continue }
            let entry = NameEntry(rank: rank, name: found.name)
            let position = names.position(of: entry, filler)
            guard allows(position, start, unfinished) else { continue }
            let place = Place(segment: segment, filler: filler, position: position, start: start)
            consider(entry, place, cost: cost + position.cost, limit, unfinished)
          }
        }
      }
    }
  }
}
