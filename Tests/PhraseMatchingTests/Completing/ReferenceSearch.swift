import WordSemantics

@testable import PhraseMatching

/// All uses of the tokens of a request in one way through a phrase.
struct ReferenceSearch {
  let phrase: PhraseID
  /// The nodes along the way.
  let ids: [NodeID]
  let unfinished: UnfinishedRequest
  let words: ReferenceWords

  private var way: [PhraseNode] { ids.map { phrases.nodes[$0] } }

  private enum Use { case word, value, name(FillerID, Int), free }

  private struct Partial {
    var token: Int
    var uses: [(node: Int, use: Use, start: Int, end: Int)] = []
    var cost: Int32 = 0
    var last: Int { uses.map(\.node).max() ?? -1 }
  }

  private var phrases: PhraseSections { unfinished.index.phrases }
  private var application: ApplicationID { phrases.application(of: phrases.phrase(phrase)) }
  private var isWeak: Bool { phrases.phrase(phrase).isWeak }

  /// Whether a node comes behind the openings that fit any title: all nodes in front of the last that may be the first.
  private func isOwn(_ position: Int) -> Bool {
    let (record, nodes) = (phrases.phrase(phrase), Array(phrases.nodes(of: phrase)))
    guard record.isDerived, record.edges != 0 else { return true }
    let firsts = nodes.indices.filter { Array(phrases.predecessors(of: $0, in: record)).contains(0) }
    return ids[position] >= nodes[firsts.last ?? 0]
  }

  func alignments() -> [ReferenceAlignmentOfCompletion] {
    var (open, done): ([Partial], [Partial]) = ([Partial(token: unfinished.tokens.lowerBound)], [])
    while let partial = open.popLast() {
      if partial.token == unfinished.request.tokenCount {
        done.append(partial)
      } else {
        open += steps(partial).reversed()
      }
    }
    return done.compactMap(finished)
  }

  // MARK: Steps

  private func steps(_ partial: Partial) -> [Partial] {
    var next: [Partial] = []
    for (position, node) in way.enumerated() where !partial.uses.contains(where: { $0.node == position }) {
      let uses = node.isWord ? wordUses(node, position, partial.token) : valueUses(node, partial.token)
      let weight = node.isWord ? phrases.lexicon.weight(node.token) : MatchCosts.valueWeight
      for (use, end, cost) in uses {
        var taken = partial
        taken.token = end
        let previous = partial.uses.last?.node ?? -1
        taken.cost += cost + (position < previous ? MatchCosts.moved(weight) : 0)
        taken.uses.append((position, use, partial.token, end))
        next.append(taken)
      }
    }
    return next + uncovered(partial)
  }

  private func wordUses(_ node: PhraseNode, _ position: Int, _ token: Int) -> [(Use, Int, Int32)] {
    var uses: [(Use, Int, Int32)] = []
    if token == unfinished.openToken, let cost = words.costOfOpenWord(Array(phrases.lexicon.text(node.token))) {
      uses.append((.word, token + 1, cost))
    }
    for occurrence in unfinished.request.occurrences.all.elements
    where occurrence.word == node.token && Int(occurrence.start) == token {
      let isPosted = isWeak || position == 0 || isContent(node)
      let covered = Int(occurrence.start)..<Int(occurrence.end)
      let mayAddress = occurrence.cost == 0 && AddressWords.address(occurrence.word)
      if !isPosted, !mayAddress, covered.contains(where: unfinished.isContent) { continue }
      let hasEnding =
        covered.count == 1
        && Array(unfinished.request.tokens.bytes(token)).starts(with: Array(phrases.lexicon.text(node.token)))
      if token == unfinished.openToken, words.reading == .beginning, unfinished.request.words[token] == .unknown,
        !hasEnding
      {
        continue
      }
      uses.append((.word, Int(occurrence.end), occurrence.cost))
    }
    return uses
  }

  private func valueUses(_ node: PhraseNode, _ token: Int) -> [(Use, Int, Int32)] {
    var uses: [(Use, Int, Int32)] = []
    if let filler = phrases.filler(of: node, application: application) {
      if let best = words.names(of: filler, from: token).first {
        uses.append((.name(filler, token), unfinished.request.tokenCount, best.cost))
      }
      let parameter = node.kind == .placeholder ? phrases.parameters[node.payload] : nil
      for span in unfinished.spans.all.elements
      where span.filler == filler && Int(span.start) == token && unfinished.spans.allows(span, for: parameter) {
        uses.append((.value, Int(span.end), span.cost))
      }
    }
    guard node.kind == .placeholder, token >= unfinished.request.politeFront else { return uses }
    let isText = phrases.parameters[node.payload].filler == .text
    guard isText || phrases.isOpen(node) else { return uses }
    let weight = unfinished.request.weights[token]
    guard isText || weight >= WordWeights.contentThreshold || weight <= WordWeights.article else { return uses }
    let run = phrases.isOpen(node) ? PhrasePiece.Run.unknownValue : .freeWords
    for end in token + 1...unfinished.request.tokenCount {
      uses.append((.free, end, run.cost(words: Int32(end - token))))
    }
    return uses
  }

  private func uncovered(_ partial: Partial) -> [Partial] {
    let token = partial.token
    let isOwnName = TokenMask.has(unfinished.spans.addressMask(of: application), token)
    let heaviest =
      unfinished.request.words[token] == .unknown ? WordWeights.article : CompletionCosts.heaviestUncovered
    let isLight = unfinished.request.weights[token] <= heaviest
    guard token != unfinished.openToken, isOwnName || isLight && token >= unfinished.request.politeFront else {
      return []
    }
    var next = partial
    next.token += 1
    next.cost += isOwnName ? MatchCosts.ownName : unfinished.request.uncoveredCosts[token]
    return [next]
  }

  private func isContent(_ node: PhraseNode) -> Bool {
    node.isWord && node.kind != .connector && phrases.lexicon.weight(node.token) >= WordWeights.contentThreshold
  }

  // MARK: The whole

  private func finished(_ partial: Partial) -> ReferenceAlignmentOfCompletion? {
    let said = Set(partial.uses.map(\.node))
    let left = (0..<max(partial.last, 0)).filter { !said.contains($0) }.map { way[$0] }
    guard !left.contains(where: { $0.kind == .placeholder }), isEvident(partial), saysEnough(partial) else {
      return nil
    }
    var found = ReferenceAlignmentOfCompletion(phrase: phrase, rank: left.reduce(partial.cost) { $0 + missing($1) })
    if case .name(let filler, let start) = partial.uses.last?.use { found.name = (filler, start) }
    found.next = next(behind: partial)
    let free = partial.uses.filter { if case .free = $0.use { true } else { false } }
    let guesses = free.filter { phrases.isOpen(way[$0.node]) }
    let saysAll = way.indices.allSatisfy { said.contains($0) || !isContent(way[$0]) }
    let holdsValue = guesses.contains { guess in
      let filler = FillerID(rawValue: phrases.parameters[way[guess.node].payload].entity)
      return unfinished.spans.all.elements.contains {
        $0.filler == filler && Int($0.start) >= guess.start && Int($0.end) <= guess.end
      }
    }
    let isLong = free.contains { $0.end - $0.start > CompletionCosts.mostGuessedWords }
    if guesses.isEmpty, isLong, !saysAll { return nil }
    found.isGuess = !guesses.isEmpty || !free.isEmpty && !saysAll
    return !guesses.isEmpty && (!saysAll || holdsValue) ? nil : found
  }

  private func missing(_ node: PhraseNode) -> Int32 {
    switch node.kind {
    case .connector: MatchCosts.missingConnector
    case .application: MatchCosts.missingApplication
    case .opener: MatchCosts.missingOpener(phrases.lexicon.weight(node.token))
    case .word, .placeholder, .anything: MatchCosts.missing(phrases.lexicon.weight(node.token))
    }
  }

  private func isEvident(_ partial: Partial) -> Bool {
    partial.uses.contains { position, use, start, _ in
      guard isFirm(use, start) else { return false }
      return switch use {
      case .word: isOwn(position) && (position == 0 || isWeak || isContent(way[position]))
      case .value, .name: way[position].kind == .placeholder
      case .free: false
      }
    }
  }

  /// Behind finished content words, an unfinished word does not tell which phrase is meant, nor does a name that covers
  /// none of them.
  private func isFirm(_ use: Use, _ start: Int) -> Bool {
    let required = (0..<unfinished.request.tokenCount).filter { unfinished.required >> UInt32($0) & 1 == 1 }
    guard let last = required.last else { return true }
    return switch use {
    case .name: start <= last
    case .word: start != unfinished.openToken
    case .value, .free: true
    }
  }

  private func saysEnough(_ partial: Partial) -> Bool {
    guard partial.uses.contains(where: { if case .free = $0.use { true } else { false } }) else { return true }
    let nodes = partial.uses.map(\.node)
    guard zip(nodes, nodes.dropFirst()).allSatisfy({ $0 < $1 }) else { return false }
    let content = way.indices.filter { isContent(way[$0]) }
    let said = Set(partial.uses.map(\.node))
    if content.isEmpty { return said.count > 1 }
    return partial.uses.contains { content.contains($0.node) && isFirm($0.use, $0.start) }
  }

  private func next(behind partial: Partial) -> FillerID? {
    if let open = unfinished.openToken, case .word = partial.uses.last?.use, let last = partial.uses.last {
      let typed = Array(unfinished.request.tokens.bytes(open))
      guard Array(phrases.lexicon.text(way[last.node].token)) == typed else { return nil }
    }
    for node in way.dropFirst(partial.last + 1) {
      if node.kind == .placeholder {
        let parameter = phrases.parameters[node.payload]
        return parameter.filler == .entity ? FillerID(rawValue: parameter.entity) : nil
      }
      if node.kind == .word || node.kind == .opener,
        phrases.lexicon.weight(node.token) >= WordWeights.contentThreshold
      {
        return nil
      }
    }
    return nil
  }
}
