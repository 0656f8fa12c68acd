@testable import PhraseMatching

/// A shortcut with its best phrase, as the reference matcher ranks it.
struct ReferenceMatch: Hashable {
  var shortcut: Int
  var phrase: Int
  var rank: Int64
  /// The rank without what a derived phrase ranks behind.
  var fit: Int64
  var cost: Int32
  /// The part of the cost that a question makes good.
  var asked: Int32
  var weight: Int32

  var score: Double { max(0, 1 - Double(cost - asked) / Double(weight)) }
  var fitScore: Double { max(0, 1 - Double(fit) / Double(AlignedPhrase.worstRank)) }

  init(_ aligned: ReferenceAlignment, shortcut: Int, phrase: Int) {
    self.shortcut = shortcut
    self.phrase = phrase
    (rank, fit, cost, asked, weight) = (aligned.rank, aligned.fit, aligned.cost, aligned.asked, aligned.weight)
  }

  /// What the fast matcher says, to be compared.
  init(_ entry: RankedPhrase) {
    (shortcut, phrase) = (entry.shortcut.index, entry.phrase.index)
    (rank, fit, cost, asked, weight) = (entry.rank, entry.fit, entry.cost, entry.asked, entry.weight)
  }
}

/// The slow version that judges the fast one: it scores every candidate and sorts.
///
/// It shares the constants, the tokenizer, the typed values' readers and the phrases' graphs with the fast matcher, and
/// has no postings, no bounds, no queue and no early exit.
struct ReferenceMatcher {
  let catalog: ReferenceCatalog

  init(_ applications: [Application]) { catalog = ReferenceCatalog(applications) }

  /// All shortcuts near enough to mention, best first; equal ones in catalog order.
  func ranking(_ request: [UInt8], options: MatchOptions) -> [ReferenceMatch] {
    ranking(ReferenceRequest(request, catalog, now: options.now), options, floor: MatchCosts.floor)
  }

  /// All shortcuts that score a floor, or the threshold if that is lower.
  func ranking(_ request: ReferenceRequest, _ options: MatchOptions, floor: Double) -> [ReferenceMatch] {
    guard !request.isTooLong else { return [] }
    let wanted = AlignedPhrase.rank(ofScore: min(floor, options.threshold))
    let vetoes = vetoes(request, options)
    var best: [Int: ReferenceMatch] = [:]
    for (index, phrase) in catalog.phrases.enumerated() {
      guard let shortcut = phrase.shortcut, isCandidate(phrase, request) else { continue }
      if let name = options.application, catalog.applications[phrase.application].name != name { continue }
      let aligned = ReferenceAlignment(phrase, request, catalog)
      let isVetoed = vetoes[phrase.application].map { $0 <= aligned.rank + marginRank(options) } ?? false
      guard aligned.costRank <= wanted, !isVetoed, aligned.rank < best[shortcut]?.rank ?? .max else { continue }
      best[shortcut] = ReferenceMatch(aligned, shortcut: shortcut, phrase: index)
    }
    return best.values.sorted { ($0.rank, $0.phrase) < ($1.rank, $1.phrase) }
  }

  /// The rank of each application's nearest negative phrase, where one is recognized.
  func vetoes(_ request: ReferenceRequest, _ options: MatchOptions) -> [Int: Int64] {
    let threshold = AlignedPhrase.rank(ofScore: options.threshold)
    var vetoes: [Int: Int64] = [:]
    for phrase in catalog.phrases where phrase.shortcut == nil && isCandidate(phrase, request) {
      let aligned = ReferenceAlignment(phrase, request, catalog)
      guard aligned.costRank <= threshold else { continue }
      vetoes[phrase.application] = min(vetoes[phrase.application] ?? .max, aligned.rank)
    }
    return vetoes
  }

  private func marginRank(_ options: MatchOptions) -> Int64 {
    AlignedPhrase.rank(ofScore: 1 - options.margin)
  }

  /// Whether some phrase is looked for because a request says a word.
  func isPosted(_ word: Int) -> Bool {
    catalog.phrases.contains { phrase in
      phrase.graph.nodes.contains { $0.isWord && Int($0.payload) == word && (isWeak(phrase) || isEvidence($0)) }
    }
  }

  /// Whether a phrase can be said without content words and values.
  private func isWeak(_ phrase: ReferencePhrase) -> Bool { phrase.graph.minimumCost { isEvidence($0) ? 1 : 0 } == 0 }

  /// Whether the request holds a content word or a value of the phrase; of a phrase that can be said without either, any
  /// of its words.
  private func isCandidate(_ phrase: ReferencePhrase, _ request: ReferenceRequest) -> Bool {
    let isWeak = isWeak(phrase)
    return phrase.graph.nodes.contains { node in
      switch node.kind {
      case .word, .opener, .connector: (isWeak || isEvidence(node)) && request.occurrences[Int(node.payload)] != nil
      case .placeholder:
        catalog.parameterFillers[Int(node.payload)].map { request.spans[$0]?.isEmpty == false } ?? false
      case .application, .anything: false
      }
    }
  }

  private func isEvidence(_ node: PhraseNode) -> Bool {
    switch node.kind {
    case .word, .opener: catalog.words.weight(Int(node.payload)) >= WordWeights.contentThreshold
    case .placeholder: catalog.parameterFillers[Int(node.payload)] != nil
    case .application, .connector, .anything: false
    }
  }
}
