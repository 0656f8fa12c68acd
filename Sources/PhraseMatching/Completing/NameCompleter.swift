import WordSemantics

/// Finds the values of which the last tokens of a request may be the beginning of a name.
///
/// The first of these tokens leads to the names that have it; of these, those count that have the others too, in any order.
struct NameCompleter: ~Copyable {
  /// A name that may go on as typed.
  struct Match: BitwiseCopyable {
    var cost: Int32
    var segment: Int32
    var position: Int32
    var rank: UInt32
    var name: UInt32
    var value: ValueID

    /// Cheaper names first, then those that begin with the word, then in the order of letters.
    func precedes(_ other: Match) -> Bool {
      (cost, segment, position, rank, name) < (other.cost, other.segment, other.position, other.rank, other.name)
    }
  }

  /// The least cost of the names of a filler from a token on.
  struct Least: BitwiseCopyable {
    var stamp: UInt32 = 0
    var cost: Int32 = 0
  }

  private(set) var words = NameWordReader()
  /// The names found last, best first.
  private(set) var matches = GrowableBuffer<Match>(capacity: 32)
  private var least = GrowableBuffer<Least>(capacity: 1_024)
  private var stamp: UInt32 = 0
  private let address = FixedAddress()

  var growths: Int { words.growths + matches.growths + least.growths }

  mutating func read(_ unfinished: UnfinishedRequest, _ open: PrefixReading) {
    words.read(unfinished, open)
    stamp &+= 1
    if stamp == 0 {
      stamp = 1
      least.fill(least.count, with: Least())
    }
    least.extend(to: unfinished.index.phrases.fillerCount * CompletionCosts.mostNameWords, with: Least())
  }

  mutating func removeMatches() { matches.removeAll() }

  /// Whether all tokens from one on may be words of names of some segment.
  func mayBegin(at start: Int, _ unfinished: UnfinishedRequest) -> Bool {
    unfinished.index.segments.indices.contains { segment in
      (start..<unfinished.request.tokenCount).allSatisfy { !words.runs(segment, $0).isEmpty }
    }
  }

  /// The least cost of the names of a filler that may begin at a token; nil if there is none. Looked up once.
  mutating func leastCost(of filler: FillerID, from start: Int, _ unfinished: UnfinishedRequest) -> Int32? {
    guard unfinished.nameStarts.contains(start) else { return nil }
    let place = filler.index * CompletionCosts.mostNameWords + unfinished.request.tokenCount - 1 - start
    if least[place].stamp != stamp {
      find(filler, from: start, atMost: 1, unfinished)
      least[place] = Least(stamp: stamp, cost: matches.count > 0 ? matches[0].cost : .max)
    }
    return least[place].cost == .max ? nil : least[place].cost
  }

  /// Fills ``matches`` with the best names of a filler from a token on, one of each value.
  mutating func find(_ filler: FillerID, from start: Int, atMost limit: Int, _ unfinished: UnfinishedRequest) {
    matches.removeAll()
    for segment in unfinished.index.segments.indices {
      guard let lead = rarestToken(from: start, filler, segment, unfinished) else { continue }
      if lead != start {
        find(filler, segment, from: start, through: lead, limit, unfinished)
        continue
      }
      find(Place(segment: segment, filler: filler, position: .first, start: start), limit, unfinished)
      if allows(.later, start, unfinished) {
        find(Place(segment: segment, filler: filler, position: .later, start: start), limit, unfinished)
      }
    }
  }

  private mutating func find(_ place: Place, _ limit: Int, _ unfinished: UnfinishedRequest) {
    for run in words.runs(place.segment, place.start) {
      find(
        NameWordReader.Run(ranks: run.ranks, cost: run.cost + place.position.cost), place, limit, unfinished)
    }
  }

  /// Fills ``matches`` with suggested values of a filler, by name.
  mutating func findSuggested(_ filler: FillerID, atMost limit: Int, _ unfinished: UnfinishedRequest) {
    matches.removeAll()
    for segment in unfinished.index.segments.indices {
      let place = Place(segment: segment, filler: filler, position: .first, start: unfinished.request.tokenCount)
      find(NameWordReader.Run(ranks: 0..<UInt32.max, cost: 0), place, limit, unfinished)
    }
  }

  struct Place {
    var segment: Int
    var filler: FillerID
    var position: NameSections.Position
    var start: Int

    func match(_ entry: NameEntry, _ value: ValueID, cost: Int32) -> Match {
      Match(
        cost: cost, segment: Int32(segment), position: Int32(position.rawValue), rank: entry.rank, name: entry.name,
        value: value)
    }
  }

  private mutating func find(_ run: NameWordReader.Run, _ place: Place, _ limit: Int, _ unfinished: UnfinishedRequest) {
    let values = unfinished.index.segments[place.segment]
    let names = values.sections.completion
    let isAny = place.start == unfinished.request.tokenCount
    // A dearer run has nothing that precedes what was found.
    if matches.count == limit, run.cost > matches[limit - 1].cost { return }
    for entry in names.entries(of: place.filler, place.position, from: run.ranks.lowerBound) {
      guard entry.rank < run.ranks.upperBound else { return }
      let value = names.names[entry.name].value
      // No later entry of the run precedes this one.
      let match = place.match(entry, value, cost: run.cost)
      if matches.count == limit, !match.precedes(matches[limit - 1]) { return }
      if isAny {
        guard values.sections.values[value].isSuggested == 1, !names.isOtherName(entry.name) else { continue }
      }
      consider(entry, place, cost: run.cost, limit, unfinished)
    }
  }

  /// Enters the name of an entry if it has the other tokens as well.
  mutating func consider(
    _ entry: NameEntry, _ place: Place, cost: Int32, _ limit: Int, _ unfinished: UnfinishedRequest
  ) {
    let values = unfinished.index.segments[place.segment]
    let names = values.sections.completion
    let value = names.names[entry.name].value
    guard !values.hidden.contains(value), let others = costOfOthers(entry, place, names, unfinished) else { return }
    let other = names.isOtherName(entry.name) ? CompletionCosts.otherName : 0
    insert(place.match(entry, value, cost: cost + others + other), limit)
  }

  /// What the other tokens cost as words of a name; nil if it does not have them all.
  private func costOfOthers(
    _ entry: NameEntry, _ place: Place, _ names: NameSections, _ unfinished: UnfinishedRequest
  ) -> Int32? {
    guard place.start + 1 < unfinished.request.tokenCount else { return 0 }
    let others = place.start + 1..<unfinished.request.tokenCount
    let known = names.words(of: entry.name)
    var used: UInt64 = 0
    if let first = known.prefix(64).firstIndex(of: entry.rank) { used |= 1 << UInt64(first) }
    var total: Int32 = 0
    for token in others {
      var best: (cost: Int32, index: Int)?
      for index in 0..<min(known.count, 64) where used >> UInt64(index) & 1 == 0 {
        guard let cost = words.cost(place.segment, token, of: known[index]), cost < best?.cost ?? .max else { continue }
        best = (cost, index)
      }
      guard let best else { return nil }
      used |= 1 << UInt64(best.index)
      total += best.cost
    }
    return total
  }

  private mutating func insert(_ match: Match, _ limit: Int) {
    for index in 0..<matches.count where matches[index].value == match.value && matches[index].segment == match.segment
    {
      guard match.precedes(matches[index]) else { return }
      matches.remove(at: index)
      break
    }
    var index = matches.count
    while index > 0, match.precedes(matches[index - 1]) { index -= 1 }
    matches.insert(match, at: index, limit: limit)
  }
}
