@testable import PhraseMatching

/// The cheapest way to align one phrase with a request, by plain recursion over (node, position).
///
/// - In order, each node of the phrase takes a span of the request that says it, or a run of words if it takes any, or is
///   left out; each token is taken or left over.
/// - Of equally cheap ways, seen from the end: something said before a run, a run before leaving out, leaving out before
///   a token left over; the longest span, the shortest run, the first predecessor.
/// - Then, in the phrase's order, each node left out takes its cheapest span of which no token is taken: of words the
///   first, single tokens before pairs; of values the first, then the longest. A node that finds none is missing. A token
///   taken so is passed over, all other tokens left over are uncovered.
/// - The cost is measured against what the request weighs without runs of free words and without the tokens that say the
///   application's name; what free words add in ranking, against the same with the name.
/// - No run takes a token by which another application is addressed, nor a negation in front of the request.
/// - A second way counts if it ranks better; but for a phrase that takes runs of words only when it is a pattern, or when
///   a node was left out that the request says somewhere. In the second way a node is left out for the price of its
///   cheapest span, moved; a token that a node may take is passed over, and no run takes it. A phrase that takes runs
///   offers only the tokens of its content nodes in this way.
/// - A phrase with a run costs its whole weight more when none of its content words is said but by slips in another
///   place, or, if it has none, not all of its light ones in order, or, without those, none of its articles in order and
///   not its name; and when its runs hold only light words and words of the phrase, unless all else but the name is said exactly. Then a third way is
///   tried, the second without runs, if a question asks for what is missing then.
/// - It costs 4/10 of its weight more when the light word in front of a value is said in
///   front of a content word of the phrase, or when another value stands where the content word behind a value belongs.
/// - Of missing values and the light words that lead to them all but a tenth of a word is asked for, if all else of the
///   phrase is said, nothing else by the request, and enough of it.
/// - It costs 6/10 more when the request does what the phrase does not, unless it is said exactly but for free words.
/// - A derived phrase ranks behind by a hair when it costs nothing but its polite words, and else by more than a margin.
struct ReferenceAlignment {
  private(set) var cost: Int32
  /// The part of the cost that a question makes good.
  private(set) var asked: Int32
  let generality: Int32
  let weight: Int32
  let weightWithName: Int32
  /// What the phrase ranks behind because it was generated.
  private(set) var handicap: Int64
  /// Whether the request has values where the phrase has other words.
  let isTurnedAround: Bool
  /// Whether the request does what the phrase does not.
  private(set) var isRefused = false
  /// Whether its runs hold only light words or words of the phrase, or stand where the phrase has none.
  private let takesNothingOfItsOwn: Bool
  /// The nodes that the request does not say, and the tokens that nothing takes.
  let missing: [PhraseNode]
  let uncovered: [Int]
  /// The words of the phrase that the request says.
  let saidWords: [Int]
  /// The values that placeholders take, and whether one takes other words.
  let values: [ReferenceSpan]
  let takesFreeWords: Bool
  /// How many placeholders take words that are no value's.
  let unknownValues: Int

  var rank: Int64 { AlignedPhrase.rank(cost, weight) + AlignedPhrase.rank(generality, weightWithName) + handicap }
  /// The rank without the handicap.
  var fit: Int64 { rank - handicap }
  var costRank: Int64 { AlignedPhrase.rank(cost, weight) }

  init(_ phrase: ReferencePhrase, _ request: ReferenceRequest, _ catalog: ReferenceCatalog) {
    let pieces = phrase.graph.pieces(phrase, request, catalog)
    let takesText = pieces.contains { $0.run != nil }
    let inOrder = Way(phrase, request, pieces, catalog, offered: [])
    self.init(inOrder, request)
    let offered = pieces.filter { $0.isContent || !takesText }.flatMap(\.spans).flatMap(\.tokens)
    let moved = Way(phrase, request, pieces, catalog, offered: Set(offered.filter { $0 < TokenMask.width }))
    if !takesText || !phrase.graph.isChain || inOrder.leavesOutSaid {
      let other = Self(moved, request)
      if other.rank < rank { self = other }
    }
    guard takesNothingOfItsOwn else { return }
    let asking = Way(phrase, request, pieces.map(\.withoutRun), catalog, offered: moved.offered)
    let third = Self(asking, request)
    if asking.askedCost > 0, third.rank < rank { self = third }
  }

  private init(_ way: Way, _ request: ReferenceRequest) {
    cost = way.cost
    generality = way.generality
    missing = way.missing.map { way.phrase.graph.nodes[$0] }
    uncovered = way.uncovered
    saidWords = way.saidWords
    values = way.values
    takesFreeWords = way.takesFreeWords
    unknownValues = way.unknownValues
    asked = 0
    handicap = 0
    let least = way.textWeight > 0 ? MatchCosts.minimumWeightBesideText : MatchCosts.minimumWeight
    weight = max(request.totalWeight - way.textWeight - way.nameWeight, least)
    weightWithName = max(request.totalWeight - way.textWeight, least)
    let polite = Int32(request.frame.front + request.frame.back) * MatchCosts.politeWord
    takesNothingOfItsOwn =
      way.takesFreeWords && (way.takesNothingNew && way.costOfRest > polite || way.takesWordsOutOfPlace)
    if takesNothingOfItsOwn || way.takesFreeWords && !way.saysOwnWord { cost += weight }
    isTurnedAround = way.isTurnedAround || way.hasOtherUnit
    if isTurnedAround { cost += weight * 4 / 10 }
    asked = way.askedCost
    isRefused = way.catalog.actShare > 0 && cost > polite && !way.catalog.admits(way.phrase, request.act)
    let isExact = cost + generality <= polite && !isRefused
    if isRefused { (cost, asked) = (cost + weight * 6 * way.catalog.actShare / 10_000, 0) }
    handicap =
      switch way.phrase.phraseOrigin {
      case .authored: 0
      case .derived: isExact ? MatchCosts.derivedExact : MatchCosts.derived
      }
  }
}

extension PhraseGraph {
  fileprivate func pieces(_ phrase: ReferencePhrase, _ request: ReferenceRequest, _ catalog: ReferenceCatalog)
    -> [Piece]
  {
    var pieces = nodes.map { Piece($0, phrase, request, catalog) }
    for index in nodes.indices where nodes[index].isWord {
      pieces[index].substitutions = request.substitutions.filter { substitution in
        let beside = (index - substitution.index)..<(index - substitution.index + substitution.expression.count)
        return nodes.indices.contains(beside)
          && nodes[beside].map { $0.isWord ? Int($0.payload) : nil } == substitution.expression
      }.map(\.span)
    }
    guard pieces.contains(where: { $0.run != nil }) else { return pieces }
    for (index, node) in nodes.enumerated() where node.kind == .word || node.kind == .opener {
      pieces[index].missing = MatchCosts.missingBesideText(catalog.words.weight(Int(node.payload)))
    }
    return pieces
  }
}

extension ReferenceSpan {
  fileprivate var tokens: Range<Int> { start..<end }
}

/// One node of a phrase and what the request offers for it.
private struct Piece {
  var spans: [ReferenceSpan] = []
  /// Where other words stand for the expression that it is part of: only in order, and only if no span says it.
  var substitutions: [ReferenceSpan] = []
  /// What it costs when the request does not say it.
  var missing: Int32
  /// Added to the cost of a span that is not in order.
  var moved: Int32 = 0
  /// What a run of words costs.
  var run: ((Int32) -> Int32)?
  var isFreeText = false
  var isWord = false
  var isName = false
  /// Whether its spans are offered beside free words.
  var isContent = true
  var allows: (ReferenceSpan) -> Bool = { _ in true }

  var withoutRun: Piece {
    var piece = self
    piece.run = nil
    return piece
  }

  init(_ node: PhraseNode, _ phrase: ReferencePhrase, _ request: ReferenceRequest, _ catalog: ReferenceCatalog) {
    switch node.kind {
    case .word, .opener, .connector:
      let weight = catalog.words.weight(Int(node.payload))
      spans = request.occurrences[Int(node.payload)] ?? []
      missing =
        switch node.kind {
        case .connector: MatchCosts.missingConnector
        case .opener: MatchCosts.missingOpener(weight)
        default: MatchCosts.missing(weight)
        }
      moved = MatchCosts.moved(weight)
      isWord = true
      isContent = node.kind != .connector && weight >= WordWeights.contentThreshold
    case .anything:
      missing = MatchCosts.missingValue
      takeFreeWords()
    case .application:
      spans = request.spans[.application(phrase.application)] ?? []
      missing = MatchCosts.missingApplication
      moved = MatchCosts.moved(MatchCosts.valueWeight)
      isName = true
      isContent = false
    case .placeholder:
      let parameter = catalog.parameters[Int(node.payload)]
      missing = parameter.isOptional ? MatchCosts.missingOptionalValue : MatchCosts.missingValue
      moved = MatchCosts.moved(MatchCosts.valueWeight)
      allows = { $0.typed.map { parameter.kind.allows($0) } ?? true }
      guard let filler = catalog.parameterFillers[Int(node.payload)] else {
        takeFreeWords()
        return
      }
      spans = request.spans[filler] ?? []
      if case .entity(let entity) = filler, catalog.openEntities.contains(entity) {
        run = { MatchCosts.unknownValue + Self.words($0, MatchCosts.unknownValueWord) }
      }
    }
  }

  private mutating func takeFreeWords() {
    isFreeText = true
    run = { Self.words($0, MatchCosts.freeWord) }
  }

  private static func words(_ count: Int32, _ each: Int32) -> Int32 {
    min(each * count, MatchCosts.longRun + MatchCosts.longRunWord * count)
  }
}

/// One way of aligning a phrase with a request, found from the end to the start.
private struct Way {
  let phrase: ReferencePhrase
  let request: ReferenceRequest
  let pieces: [Piece]
  let catalog: ReferenceCatalog
  /// The tokens that some piece may take, whatever its position in the phrase.
  let offered: Set<Int>
  private var memo: [[Int32?]]

  private(set) var cost: Int32 = 0
  private(set) var generality: Int32 = 0
  private(set) var textWeight: Int32 = 0
  private(set) var nameWeight: Int32 = 0
  private(set) var missing: [Int] = []
  private(set) var uncovered: [Int] = []
  private(set) var values: [ReferenceSpan] = []
  private(set) var saidWords: [Int] = []
  private(set) var takesFreeWords = false
  private(set) var unknownValues = 0
  private var unknownCost: Int32 = 0
  /// The tokens of each node that is said or takes a run, and whether they are elsewhere.
  private var runs: [Range<Int>] = []
  private var placed: [Int: (tokens: Range<Int>, isMoved: Bool)] = [:]
  private var covered: Set<Int> = []
  /// Nodes left out, the last first.
  private var leftOut: [Int] = []

  /// Whether a node was left out that the request says somewhere.
  var leavesOutSaid: Bool { leftOut.contains { !pieces[$0].spans.isEmpty } }

  init(
    _ phrase: ReferencePhrase, _ request: ReferenceRequest, _ pieces: [Piece], _ catalog: ReferenceCatalog,
    offered: Set<Int>
  ) {
    self.phrase = phrase
    self.request = request
    self.pieces = pieces
    self.catalog = catalog
    self.offered = offered
    memo = Array(repeating: Array(repeating: nil, count: request.tokens.count + 1), count: pieces.count + 1)
    trace()
    let said = covered
    resolveMoves()
    for token in request.tokens.indices where !said.contains(token) {
      if covered.contains(token) {
        cost += skippedToken(token)
      } else {
        cost += request.uncoveredCost(token, application: phrase.application)
        uncovered.append(token)
      }
    }
  }

  private func skippedToken(_ token: Int) -> Int32 { min(MatchCosts.skippedToken, request.uncoveredCosts[token]) }

  private func uncoveredTokens(_ token: Int) -> Int32 {
    offered.contains(token) ? skippedToken(token) : request.uncoveredCost(token, application: phrase.application)
  }

  private func leftOutCost(_ node: Int) -> Int32 {
    let piece = pieces[node]
    let mayMove = piece.spans.flatMap(\.tokens).contains(where: offered.contains)
    guard mayMove, let least = piece.spans.map(\.cost).min() else { return piece.missing }
    return min(piece.missing, piece.moved + least)
  }

  /// The least cost of the phrase up to a row (0 the start, `k + 1` node `k`) with the request up to a token.
  private mutating func least(_ row: Int, _ end: Int) -> Int32 {
    if let known = memo[row][end] { return known }
    var costs: [Int32] = []
    if row == 0 {
      if end == 0 { costs.append(0) }
    } else {
      let piece = pieces[row - 1]
      costs.append(entered(row - 1, end).cost + leftOutCost(row - 1))
      for span in piece.spans + piece.substitutions where span.end == end && piece.allows(span) {
        costs.append(entered(row - 1, span.start).cost + span.cost)
      }
      if let run = piece.run {
        for start in runStarts(end) { costs.append(entered(row - 1, start).cost + run(Int32(end - start))) }
      }
    }
    if end > 0 { costs.append(least(row, end - 1) + uncoveredTokens(end - 1)) }
    let least = costs.min() ?? .max
    memo[row][end] = least
    return least
  }

  /// Where a run may start that ends before a token, the nearest first.
  private func runStarts(_ end: Int) -> some Sequence<Int> {
    (0..<end).reversed().prefix {
      !offered.contains($0) && !request.addressesAnother($0, than: phrase.application) && !request.negates($0)
    }
  }

  /// The cheapest row from which a node is entered, the first of several.
  private mutating func entered(_ node: Int, _ end: Int) -> (row: Int, cost: Int32) {
    var best = (row: 0, cost: Int32.max)
    for row in phrase.graph.predecessors[node] {
      let cost = least(Int(row), end)
      if cost < best.cost { best = (Int(row), cost) }
    }
    return best
  }

  // MARK: The way back

  /// Notes the steps that lead to the end of both.
  private mutating func trace() {
    var end = request.tokens.count
    var row = entered(pieces.count, end).row
    while row > 0 {
      let piece = pieces[row - 1]
      let goal = least(row, end)
      if let span = said(piece, row, end, goal) {
        take(span, for: piece, added: 0)
        note(row - 1)
        placed[row - 1] = (span.tokens, false)
        end = span.start
        row = entered(row - 1, end).row
      } else if let start = runStart(piece, row, end, goal), let run = piece.run {
        take(run(Int32(end - start)), start..<end, isFreeText: piece.isFreeText)
        placed[row - 1] = (start..<end, false)
        runs.append(start..<end)
        end = start
        row = entered(row - 1, end).row
      } else if entered(row - 1, end).cost + leftOutCost(row - 1) == goal {
        leftOut.append(row - 1)
        row = entered(row - 1, end).row
      } else {
        end -= 1
      }
    }
  }

  private mutating func said(_ piece: Piece, _ row: Int, _ end: Int, _ goal: Int32) -> ReferenceSpan? {
    for spans in [piece.spans, piece.substitutions] {
      let fitting = spans.filter { span in
        span.end == end && piece.allows(span) && entered(row - 1, span.start).cost + span.cost == goal
      }
      if let longest = fitting.min(by: { $0.start < $1.start }) { return longest }
    }
    return nil
  }

  private mutating func runStart(_ piece: Piece, _ row: Int, _ end: Int, _ goal: Int32) -> Int? {
    guard let run = piece.run else { return nil }
    return runStarts(end).first { entered(row - 1, $0).cost + run(Int32(end - $0)) == goal }
  }

  private mutating func take(_ span: ReferenceSpan, for piece: Piece, added: Int32) {
    cost += span.cost + added
    covered.formUnion(span.tokens)
    if !piece.isWord, !piece.isName { values.append(span) }
    if piece.isName { nameWeight += request.weights[span.tokens].reduce(0, +) }
  }

  private mutating func note(_ node: Int) {
    if phrase.graph.nodes[node].isWord { saidWords.append(Int(phrase.graph.nodes[node].payload)) }
  }

  private mutating func take(_ price: Int32, _ run: Range<Int>, isFreeText: Bool) {
    covered.formUnion(run)
    takesFreeWords = true
    if isFreeText {
      generality += price
      textWeight += request.weights[run].reduce(0, +)
    } else {
      cost += price
      unknownCost += price
      unknownValues += 1
    }
  }

  // MARK: What it says for the phrase

  private func weight(_ node: Int) -> Int32 {
    pieces[node].isWord ? catalog.words.weight(Int(phrase.graph.nodes[node].payload)) : 0
  }

  private func isWordOfItsOwn(_ node: Int) -> Bool {
    pieces[node].isWord && phrase.graph.nodes[node].kind != .connector
  }

  private var path: [Int] { (Array(placed.keys) + missing).sorted() }

  /// Whether every word of the runs is light or a word of the phrase.
  var takesNothingNew: Bool {
    let own = phrase.graph.nodes.filter(\.isWord).map { Int($0.payload) }
    return runs.joined().allSatisfy { token in
      request.weights[token] <= MatchCosts.leadingWord
        || catalog.words.word(request.bytes(token)).map(own.contains) ?? false
    }
  }

  /// Whether a run in front of the content words that lead to it has none of its words on the right side, and begins
  /// with a verb or has another run behind it.
  var takesWordsOutOfPlace: Bool {
    runs.contains { run in
      guard let node = placed.first(where: { $0.value.tokens == run })?.key else { return false }
      let said = placed.filter { isWordOfItsOwn($0.key) }
      let content = said.filter { weight($0.key) >= WordWeights.contentThreshold }
      let light = said.filter { weight($0.key) > WordWeights.article && !$0.value.isMoved }
      let isRight = { (word: Int, tokens: Range<Int>) in (word < node) == (tokens.lowerBound < run.lowerBound) }
      guard content.contains(where: { $0.key < node }),
        !content.contains(where: { isRight($0.key, $0.value.tokens) }),
        !light.contains(where: { isRight($0.key, $0.value.tokens) })
      else { return false }
      return request.word(run.lowerBound).isOfVerb || runs.contains { $0.lowerBound > run.lowerBound }
    }
  }

  /// The cost without runs and the application's name.
  var costOfRest: Int32 {
    let names = missing.filter { pieces[$0].isName || phrase.graph.nodes[$0].kind == .connector }
    return cost - unknownCost - names.map { pieces[$0].missing }.reduce(0, +)
  }

  /// Whether a word of the phrase is only said by a slip of the keys, and in another place.
  private func isSlipElsewhere(_ node: Int) -> Bool {
    guard let place = placed[node], place.isMoved else { return false }
    let spans = request.occurrences[Int(phrase.graph.nodes[node].payload), default: []]
    let costs = spans.filter { $0.start..<$0.end == place.tokens }.map(\.cost)
    return costs.min() ?? 0 > MatchCosts.share(Spelling.inflectionPenalty, weight(node))
  }

  /// Whether a content word is said; without one all light words in order; without those the name.
  var saysOwnWord: Bool {
    let own = path.filter(isWordOfItsOwn)
    let content = own.filter { weight($0) >= WordWeights.contentThreshold }
    if !content.isEmpty { return content.contains { placed[$0] != nil && !isSlipElsewhere($0) } }
    let light = own.filter { weight($0) > WordWeights.article }
    if light.isEmpty {
      let others = path.filter { pieces[$0].isName } + own
      return others.isEmpty
        || others.contains { node in placed[node].map { pieces[node].isName || !$0.isMoved } ?? false }
    }
    return light.allSatisfy { placed[$0].map { !$0.isMoved } ?? false }
  }

  /// Whether the light word in front of a moved value stands in front of a content word of the phrase.
  var isTurnedAround: Bool {
    placed.contains { node, value in
      guard !pieces[node].isWord, !pieces[node].isName, isSpan(node),
        let lead = path.last(where: { $0 < node && (!pieces[$0].isWord || weight($0) > WordWeights.article) }),
        pieces[lead].isWord, weight(lead) < WordWeights.contentThreshold, let said = placed[lead]?.tokens,
        !said.isEmpty,
        let next = (said.upperBound..<max(request.tokens.count, said.upperBound)).first(where: {
          request.weights[$0] > WordWeights.article
        })
      else { return false }
      return placed.contains {
        pieces[$0.key].isWord && weight($0.key) >= WordWeights.contentThreshold && $0.value.tokens.contains(next)
      }
    }
  }

  /// Whether the content word behind a value is said elsewhere, and another value stands there.
  var hasOtherUnit: Bool {
    let values = placed.filter { !pieces[$0.key].isWord && !pieces[$0.key].isName && isSpan($0.key) }
    return values.contains { node, value in
      guard let unit = path.first(where: { $0 > node }), isWordOfItsOwn(unit),
        weight(unit) >= WordWeights.contentThreshold, let said = placed[unit]?.tokens
      else { return false }
      return said.lowerBound != value.tokens.upperBound
        && values.contains { $0.value.tokens.lowerBound == value.tokens.upperBound }
    }
  }

  /// Whether a node takes a value rather than a run.
  private func isSpan(_ node: Int) -> Bool { placed[node].map { !runs.contains($0.tokens) } ?? false }

  /// What a question makes good.
  var askedCost: Int32 {
    let isLeftOver = uncovered.contains { token in
      request.weights[token] >= WordWeights.contentThreshold
        && !request.addressMasks.values.contains { $0.contains(token) }
    }
    let said = placed.keys.filter(isWordOfItsOwn).map(weight).reduce(0, +)
    guard !isLeftOver, said >= MatchCosts.askedWords else { return 0 }
    var (asked, values, leads): (Int32, Int32, Bool) = (0, 0, false)
    for node in path.reversed() {
      guard placed[node] == nil, !pieces[node].isName else {
        leads = false
        continue
      }
      if !pieces[node].isWord {
        (asked, leads) = (asked + pieces[node].missing, true)
        if phrase.graph.nodes[node].kind == .placeholder,
          !catalog.parameters[Int(phrase.graph.nodes[node].payload)].isOptional
        {
          values += 1
        }
      } else if leads, weight(node) <= MatchCosts.leadingWord {
        asked += pieces[node].missing
      } else if isWordOfItsOwn(node), weight(node) >= WordWeights.contentThreshold {
        return 0
      }
    }
    return values > 0 ? max(0, asked - values * MatchCosts.askedValue) : 0
  }

  // MARK: Moved nodes

  private mutating func resolveMoves() {
    for node in leftOut.reversed() {
      let piece = pieces[node]
      let free = piece.spans.filter { span in
        piece.allows(span) && piece.moved + span.cost < piece.missing
          && !span.tokens.contains(where: covered.contains)
      }
      if let span = piece.isWord ? firstWord(free) : firstValue(free) {
        take(span, for: piece, added: piece.moved)
        note(node)
        placed[node] = (span.tokens, true)
      } else {
        cost += piece.missing
        missing.append(node)
      }
    }
  }

  private func firstWord(_ free: [ReferenceSpan]) -> ReferenceSpan? { free.min { $0.cost < $1.cost } }

  private func firstValue(_ free: [ReferenceSpan]) -> ReferenceSpan? {
    free.min { ($0.cost, $0.start, -$0.end) < ($1.cost, $1.start, -$1.end) }
  }
}

extension Parameter.Kind {
  fileprivate func allows(_ value: TypedValue) -> Bool {
    switch (self, value) {
    case (.integer(let range?), .integer(let number)): range.contains(number)
    case (.number(let range?), .number(let number)): range.contains(number)
    default: true
    }
  }
}
