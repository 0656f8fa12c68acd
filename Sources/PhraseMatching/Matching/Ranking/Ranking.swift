import WordSemantics

/// The best shortcuts for a request, best first, and the negative phrases that speak against others.
///
/// The memory belongs to the stage that ranked, and is valid until it takes the next request.
struct Ranking {
  let entries: FlatArray<RankedPhrase>
  let vetoes: Vetoes
  /// The chance of each label; nil where words alone decided.
  var chances: LabelChances?

  var isEmpty: Bool { entries.count == 0 }

  /// The lead of the first over another one, in score.
  func lead(over entry: RankedPhrase) -> Double {
    Double(entry.rank - entries[0].rank) / Double(AlignedPhrase.worstRank)
  }
}

/// The best negative phrase of each application for a request.
struct Vetoes {
  fileprivate let all: FlatArray<Veto>
  fileprivate let stamp: UInt32

  subscript(application: ApplicationID) -> Veto? {
    let veto = all[application]
    return veto.stamp == stamp ? veto : nil
  }

  /// The first application with one, and its negative phrase.
  var first: (application: ApplicationID, phrase: PhraseID)? {
    for application in ApplicationID(0)..<ApplicationID(all.count) {
      if let veto = self[application] { return (application, veto.phrase) }
    }
    return nil
  }
}

struct Veto: BitwiseCopyable {
  fileprivate var stamp: UInt32 = 0
  var phrase = PhraseID(0)
  var rank: Int64 = 0
}

/// The vetoes while a request is ranked.
struct VetoTable: ~Copyable {
  private var all = GrowableBuffer<Veto>(capacity: 8)
  private var stamp: UInt32 = 0

  var growths: Int { all.growths }
  var view: Vetoes { Vetoes(all: all.view, stamp: stamp) }

  mutating func removeAll(applicationCount: Int) {
    stamp &+= 1
    if stamp == 0 {
      stamp = 1
      all.removeAll()
    }
    if all.count > applicationCount { all.removeLast(all.count - applicationCount) }
    all.extend(to: applicationCount, with: Veto())
  }

  /// Adopts the vetoes of another ranking.
  mutating func replaceAll(with vetoes: Vetoes) {
    all.removeAll()
    all.append(contentsOf: vetoes.all)
    stamp = vetoes.stamp
  }

  subscript(application: ApplicationID) -> Veto? { view[application] }

  mutating func set(_ application: ApplicationID, _ phrase: PhraseID, _ rank: Int64) {
    all[application] = Veto(stamp: stamp, phrase: phrase, rank: rank)
  }
}

/// The first of a ranking, in order.
struct RankedList: ~Copyable {
  private var entries = GrowableBuffer<RankedPhrase>(capacity: 16)

  var growths: Int { entries.growths }
  var count: Int { entries.count }
  var view: FlatArray<RankedPhrase> { entries.view }

  subscript(position: Int) -> RankedPhrase { entries[position] }

  mutating func removeAll() { entries.removeAll() }

  /// Whether an entry would be among the first `limit`.
  func hasRoom(for entry: RankedPhrase, limit: Int) -> Bool {
    entries.count < limit || entry.precedes(entries[limit - 1])
      || entries.elements.contains { $0.shortcut == entry.shortcut }
  }

  /// Inserts an entry in place of an earlier one of its shortcut, and keeps the first `limit`.
  mutating func insert(_ entry: RankedPhrase, limit: Int) {
    for position in 0..<entries.count where entries[position].shortcut == entry.shortcut {
      remove(at: position)
      break
    }
    var position = entries.count
    while position > 0, entry.precedes(entries[position - 1]) { position -= 1 }
    entries.insert(entry, at: position, limit: limit)
  }

  private mutating func remove(at position: Int) {
    for next in (position + 1)..<max(entries.count, position + 1) { entries[next - 1] = entries[next] }
    entries.removeLast()
  }
}
