internal import Diagnostics
internal import PhraseMatching

/// Writes down the requests to try: which phrases, said in which ways, with which values.
struct TrialScript {
  /// About as many requests as there may be.
  private static let budget = 40_000
  /// Values for a hole, where there are more.
  private static let mostValues = 200
  /// Ways of saying one phrase, where there are more and the budget has room.
  private static let mostWays = 24
  /// Ways of saying one phrase that are always tried.
  private static let leastWays = 4

  /// What is left out.
  private(set) var samplings: [String] = []
  private let application: DeclaredApplication
  private let ids: [PhraseID]
  private var values: SampleValues
  private let mostWays: Int
  /// The phrases of which some ways were left out.
  private var cut = 0

  init(_ application: DeclaredApplication, _ names: ValueNames) {
    self.application = application
    let all = application.readablePhrases
    let most = Self.budget / 2
    ids = all.count <= most ? all : Self.lot(of: most, from: all)
    if all.count > most {
      samplings.append(
        "\(most.grouped) of \(all.count.grouped) phrases were tried, chosen with seed \(SampleValues.seed)")
    }
    let room = max(2, Self.budget / max(1, ids.count * 2))
    mostWays = min(Self.mostWays, max(Self.leastWays, room))
    values = SampleValues(
      application, names, phraseWords: Self.words(of: application), limit: min(room, Self.mostValues))
  }

  private static func lot(of count: Int, from ids: [PhraseID]) -> [PhraseID] {
    var lot = Lot(seed: SampleValues.seed)
    var ids = ids
    for index in 0..<count { ids.swapAt(index, index + lot.draw(below: ids.count - index)) }
    return ids.prefix(count).sorted()
  }

  /// The words of all phrases, in normal form.
  private static func words(of application: DeclaredApplication) -> Set<String> {
    let words = NormalWords()
    var all: Set<String> = []
    for id in application.readablePhrases {
      guard let template = application[id].template else { continue }
      for case .words(let text) in template.parts { all.formUnion(words.tokens(of: text)) }
    }
    return all
  }

  /// The phrases with their requests, before they are tried.
  mutating func phrases() -> [TrialMatches.Phrase] {
    defer { samplings += [values.sampling, waysSampling].compactMap { $0 } }
    return ids.compactMap { phrase($0) }
  }

  private var waysSampling: String? {
    guard cut > 0 else { return nil }
    let whose = cut == 1 ? "1 phrase was tried in" : "\(cut.grouped) phrases were tried in"
    return "\(whose) the first \(mostWays) of more ways of saying \(cut == 1 ? "it" : "them")"
  }

  private mutating func phrase(_ id: PhraseID) -> TrialMatches.Phrase? {
    guard let template = application[id].template else { return nil }
    let ways = PhrasePieces.covering(template, limit: mostWays + 1)
    if ways.count > mostWays { cut += 1 }
    let pieces = Array(ways.prefix(mostWays))
    let samples = samples(of: application.shortcuts[id.shortcut])
    var requests: [SampleRequest] = []
    for (way, pieces) in pieces.enumerated() {
      let rounds = way == 0 ? max(1, samples.values.map(\.count).max() ?? 1) : 1
      for round in 0..<rounds { requests += self.requests(pieces, samples, round: round) }
      if way == 0, let terse = pieces.terse { requests += self.requests(terse, samples, round: 0) }
    }
    let distinct = requests.distinct
    return distinct.isEmpty ? nil : TrialMatches.Phrase(id: id, pieces: pieces, requests: distinct)
  }

  /// A phrase with the values of one round, as it is written and with the application's name put in or left out.
  private func requests(_ pieces: PhrasePieces, _ samples: [String: [Sample]], round: Int) -> [SampleRequest] {
    let other = pieces.namesApplication ? pieces.unnamed : pieces.named
    return [pieces, other].compactMap { $0 }.compactMap { pieces in
      SampleRequest(pieces, application: application.name.text) { name in
        samples[name].flatMap { $0.isEmpty ? nil : $0[round % $0.count] }
      }
    }
  }

  private mutating func samples(of shortcut: DeclaredShortcut) -> [String: [Sample]] {
    var samples: [String: [Sample]] = [:]
    for parameter in shortcut.parameters { samples[parameter.name.text] = values.samples(for: parameter.kind) }
    return samples
  }
}
