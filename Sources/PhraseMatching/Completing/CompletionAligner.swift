import WordSemantics

/// Finds out how a phrase goes on as typed: which of its nodes each token stands for, at the least cost.
///
/// Each token is a word, a part of a value, or a light word too many; each node is said once. Words and values in another
/// order than the phrase's cost what they cost in matching; so does what is left out in front of the last node that is
/// said. A phrase with a value left out in front of it does not go on as typed. What comes behind costs nothing.
struct CompletionAligner: ~Copyable {
  /// The nodes along one way through the phrase.
  var way = GrowableBuffer<NodeID>(capacity: 64)
  /// The cheapest way, and what its nodes stand for.
  var bestWay = GrowableBuffer<NodeID>(capacity: 64)
  var bestSteps = GrowableBuffer<CompletionStep>(capacity: 32)
  var steps = GrowableBuffer<CompletionStep>(capacity: 32)
  /// A way as it is found, from its end.
  private var backwards = GrowableBuffer<NodeID>(capacity: 64)
  var best = AlignedCompletion(phrase: PhraseID(0), cost: .max, last: -1)
  private var waysLeft = 0
  /// Whether the phrase may consist of light words only.
  var isWeak = false
  /// The first node that tells which phrase it is: behind the openings of one that was made of a title, which fit any.
  var firstOwn = NodeID(rawValue: 0)
  private let address = FixedAddress()

  var growths: Int { way.growths + bestWay.growths + bestSteps.growths + steps.growths + backwards.growths }

  /// The last node of the cheapest way of which something was typed.
  var lastNode: Int { Int(best.last) }

  /// Aligns a phrase; nil if it does not go on as typed for at most `limit`.
  mutating func align(
    _ phrase: PhraseID, limit: Int32, _ source: borrowing CompletionSource, _ names: inout NameCompleter
  ) -> AlignedCompletion? {
    let phrases = source.unfinished.index.phrases
    let record = phrases.phrase(phrase)
    (isWeak, firstOwn) = (record.isWeak, phrases.firstOwnNode(of: phrase))
    best = AlignedCompletion(phrase: phrase, cost: limit == .max ? limit : limit + 1, last: -1)
    let worst = best.cost
    let application = phrases.application(of: record)
    if record.edges == 0 {
      way.removeAll()
      for node in phrases.nodes(of: phrase) { way.append(node) }
      search(source, application, &names)
    } else {
      waysLeft = CompletionCosts.pathLimit
      backwards.removeAll()
      followWays(from: phrases.nodes(of: phrase).count, record, source, application, &names)
    }
    return best.cost < worst ? best : nil
  }

  // MARK: Ways

  private mutating func followWays(
    from node: Int, _ record: PhraseRecord, _ source: borrowing CompletionSource, _ application: ApplicationID,
    _ names: inout NameCompleter
  ) {
    for predecessor in source.unfinished.index.phrases.predecessors(of: node, in: record) where waysLeft > 0 {
      if predecessor == 0 {
        waysLeft -= 1
        way.removeAll()
        for position in stride(from: backwards.count - 1, through: 0, by: -1) { way.append(backwards[position]) }
        search(source, application, &names)
      } else {
        backwards.append(NodeID(rawValue: record.firstNode + UInt32(predecessor) - 1))
        followWays(from: Int(predecessor) - 1, record, source, application, &names)
        backwards.removeLast()
      }
    }
  }

  // MARK: Tokens

  /// What was decided for the tokens so far.
  struct State {
    var token: Int
    var used: UInt64 = 0
    var previous = -1
    var last = -1
    var cost: Int32 = 0
  }

  private mutating func search(
    _ source: borrowing CompletionSource, _ application: ApplicationID, _ names: inout NameCompleter
  ) {
    guard way.count <= CompletionCosts.nodeLimit else { return }
    steps.removeAll()
    step(State(token: source.unfinished.tokens.lowerBound), source, application, &names)
  }

  private mutating func step(
    _ state: State, _ source: borrowing CompletionSource, _ application: ApplicationID, _ names: inout NameCompleter
  ) {
    guard state.cost < best.cost else { return }
    guard state.token < source.unfinished.request.tokenCount else { return finish(state, source) }
    let phrases = source.unfinished.index.phrases
    let isLast = state.token + 1 == source.unfinished.request.tokenCount
    var cost = state.cost
    for position in 0..<way.count where state.used >> UInt64(position) & 1 == 0 {
      let node = phrases.nodes[way[position]]
      if node.isWord {
        stepOverWord(node, position, state, source, application, &names)
      } else {
        stepOverValue(node, position, state, source, application, &names)
      }
      // The last token leaves out what stands in front of its node.
      if isLast {
        guard let left = costOfLeavingOut(node, phrases), cost + left < best.cost else { break }
        cost += left
      }
    }
    stepUncovered(state, source, application, &names)
  }

  private mutating func stepOverWord(
    _ node: PhraseNode, _ position: Int, _ state: State, _ source: borrowing CompletionSource,
    _ application: ApplicationID, _ names: inout NameCompleter
  ) {
    let weight = source.unfinished.index.phrases.lexicon.weight(node.token)
    let moved = MatchCosts.moved(weight)
    let isContent = node.kind != .connector && weight >= WordWeights.contentThreshold
    if state.token == source.unfinished.openToken, let cost = source.costOfOpenWord(node.token) {
      take(state.token + 1, position, .word, cost, moved, state, source, application, &names)
    }
    let words = source.unfinished.request.occurrences
    var next = words.summary(of: node.token).first
    while next != .end {
      let occurrence = words[next]
      next = occurrence.next
      guard Int(occurrence.start) == state.token,
        source.allows(occurrence, isPosted: isWeak || position == 0 || isContent)
      else { continue }
      take(Int(occurrence.end), position, .word, occurrence.cost, moved, state, source, application, &names)
    }
  }

  private mutating func stepOverValue(
    _ node: PhraseNode, _ position: Int, _ state: State, _ source: borrowing CompletionSource,
    _ application: ApplicationID, _ names: inout NameCompleter
  ) {
    let (unfinished, moved) = (source.unfinished, MatchCosts.moved(MatchCosts.valueWeight))
    let phrases = unfinished.index.phrases
    if let filler = phrases.filler(of: node, application: application) {
      if filler.index < phrases.entities.count + phrases.applications.count,
        let cost = names.leastCost(of: filler, from: state.token, unfinished)
      {
        take(unfinished.request.tokenCount, position, .name(filler), cost, moved, state, source, application, &names)
      }
      let parameter = node.kind == .placeholder ? phrases.parameters[node.payload] : nil
      var next = unfinished.spans.summary(of: filler).first
      while next != .end {
        let (span, here) = (unfinished.spans[next], next)
        next = span.next
        guard Int(span.start) == state.token, unfinished.spans.allows(span, for: parameter) else { continue }
        take(Int(span.end), position, .value(here), span.cost, moved, state, source, application, &names)
      }
    }
    // Polite words are words of the phrase, or only polite.
    guard state.token >= unfinished.request.politeFront, let run = source.run(of: node),
      run == .freeWords || unfinished.mayBeginUnknownValue(state.token)
    else {
      return
    }
    for end in state.token + 1..<unfinished.request.tokenCount + 1 {
      let cost = run.cost(words: Int32(end - state.token))
      take(end, position, .free, cost, moved, state, source, application, &names)
    }
  }

  /// A light word that the phrase does not have, or the name of its own application.
  private mutating func stepUncovered(
    _ state: State, _ source: borrowing CompletionSource, _ application: ApplicationID, _ names: inout NameCompleter
  ) {
    let (unfinished, token) = (source.unfinished, state.token)
    let isOwnName = TokenMask.has(unfinished.spans.addressMask(of: application), token)
    guard isOwnName ? token != unfinished.openToken : unfinished.mayBeUncovered(token) else { return }
    var next = state
    next.token += 1
    next.cost += isOwnName ? MatchCosts.ownName : unfinished.request.uncoveredCosts[token]
    steps.append(CompletionStep(start: Int32(token), end: Int32(token) + 1, node: -1, source: .uncovered))
    step(next, source, application, &names)
    steps.removeLast()
  }

  private mutating func take(
    _ end: Int, _ position: Int, _ kind: CompletionStep.Source, _ cost: Int32, _ moved: Int32, _ state: State,
    _ source: borrowing CompletionSource, _ application: ApplicationID, _ names: inout NameCompleter
  ) {
    var next = state
    next.token = end
    next.used |= 1 << UInt64(position)
    next.cost += cost + (position < state.previous ? moved : 0)
    next.previous = position
    next.last = max(state.last, position)
    steps.append(
      CompletionStep(start: Int32(state.token), end: Int32(end), node: Int32(position), source: kind))
    step(next, source, application, &names)
    steps.removeLast()
  }
}
