import WordSemantics

/// Ranks the completions of an unfinished request: the best phrase of each shortcut, then its values.
///
/// Owns the scratch memory of all stages; a warm ranker allocates nothing.
struct CompletionRanker: ~Copyable {
  private var reader = RequestReader()
  private var spotter = ValueSpotter()
  private var openWords = OpenWordReader()
  private(set) var names = NameCompleter()
  private var generator = CompletionGenerator()
  private(set) var aligner = CompletionAligner()
  var phrases = GrowableBuffer<RankedCompletion>(capacity: 32)
  private(set) var rows = GrowableBuffer<RankedCompletion>(capacity: 32)
  private let address = FixedAddress()

  var growths: Int {
    reader.growths + spotter.growths + openWords.growths + names.growths + generator.growths + aligner.growths
      + phrases.growths + rows.growths
  }

  /// Fills ``rows``. The result is the request as it was read, and nil for one that is too long; valid until the next call.
  mutating func rank(
    _ text: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex, _ options: CompletionOptions,
    _ likelihood: CompletionOptions.Likelihood
  ) -> UnfinishedRequest? {
    rows.removeAll()
    guard options.limit > 0, text.count <= Self.lengthLimit else { return nil }
    let request = reader.read(text, index)
    guard request.tokenCount <= CompletionCosts.tokenLimit, !request.isTooLong else { return nil }
    let end = request.tokenCount > 0 ? Int(request.tokens[request.tokenCount - 1].sourceEnd) : -1
    let spans = spotter.spot(request, index, now: options.now, ValueWords.of(options.language))
    let applications = AllowedApplications(options.application, in: index)
    let unfinished = UnfinishedRequest(index, request, spans, isOpen: end == text.count)
    if request.tokenCount == 0 {
      rankLikely(unfinished, options.limit, applications, likelihood)
      return unfinished
    }
    for start in 0..<request.politeFront {
      let whole = UnfinishedRequest(index, request, spans, isOpen: end == text.count, from: start)
      rankWords(whole, options.limit, applications, likelihood)
      // Words that nobody knows are no reason to take polite words for others.
      if rows.count > 0, !rows[0].isGuess { return whole }
    }
    rankWords(unfinished, options.limit, applications, likelihood)
    return unfinished
  }

  private mutating func rankWords(
    _ unfinished: UnfinishedRequest, _ limit: Int, _ applications: AllowedApplications,
    _ likelihood: CompletionOptions.Likelihood
  ) {
    phrases.removeAll()
    rows.removeAll()
    rankPhrases(unfinished, limit, applications, likelihood)
    addRows(unfinished, limit)
  }

  /// A longer text is no request that anybody completes, in bytes.
  static let lengthLimit = 1_024

  // MARK: Phrases

  private mutating func rankLikely(
    _ unfinished: UnfinishedRequest, _ limit: Int, _ applications: AllowedApplications,
    _ likelihood: CompletionOptions.Likelihood
  ) {
    let sections = unfinished.index.phrases
    for shortcut in ShortcutID(0)..<ShortcutID(sections.shortcuts.count) {
      let record = sections.shortcuts[shortcut]
      guard let phrase = record.phrases.first, applications.allow(ApplicationID(rawValue: record.application)) else {
        continue
      }
      let bonus = Self.bonus(likelihood(shortcut.index)) - Self.handicap(sections.phrase(phrase))
      rows.enter(RankedCompletion(phrase: phrase, shortcut: shortcut, rank: -bonus, cost: 0), limit)
    }
  }

  private mutating func rankPhrases(
    _ unfinished: UnfinishedRequest, _ limit: Int, _ applications: AllowedApplications,
    _ likelihood: CompletionOptions.Likelihood
  ) {
    let sections = unfinished.index.phrases
    openWords.read(unfinished)
    names.read(unfinished, openWords.reading)
    generator.generate(unfinished, openWords, &names)
    let source = CompletionSource(unfinished, openWords.view)
    for position in 0..<generator.touched.count {
      let phrase = generator.touched[position]
      let record = sections.phrase(phrase)
      guard applications.allow(sections.application(of: record)) else { continue }
      let bonus = Self.bonus(likelihood(record.shortcut.index)) - Self.handicap(record)
      guard let aligned = aligner.align(phrase, limit: costLimit(phrase, unfinished, limit, bonus), source, &names)
      else {
        continue
      }
      var ranked = RankedCompletion(
        phrase: phrase, shortcut: record.shortcut, rank: aligned.cost - bonus, cost: aligned.cost)
      ranked.isGuess = aligned.isGuess
      enterPhrase(ranked, limit)
    }
    dropFarPhrases(unfinished)
    dropGuesses()
    dropTitles(sections)
  }

  /// The greatest cost that may still be ranked.
  private func costLimit(_ phrase: PhraseID, _ unfinished: UnfinishedRequest, _ limit: Int, _ bonus: Int32) -> Int32 {
    guard phrases.count > 0 else { return unfinished.costLimit }
    let worst = phrases[0].rank + unfinished.mostBehind
    guard phrases.count == limit else { return min(unfinished.costLimit, worst + bonus) }
    let last = phrases[limit - 1]
    // Of equal ranks the earlier phrase is before the later one.
    return min(unfinished.costLimit, min(worst, phrase < last.phrase ? last.rank : last.rank - 1) + bonus)
  }

  private static func bonus(_ likelihood: Double) -> Int32 {
    Int32(max(0, min(likelihood, 1)) * CompletionCosts.likelihood)
  }

  private static func handicap(_ record: PhraseRecord) -> Int32 { record.isDerived ? CompletionCosts.derived : 0 }

  /// Enters a phrase if it is the best of its shortcut.
  private mutating func enterPhrase(_ ranked: RankedCompletion, _ limit: Int) {
    for index in 0..<phrases.count where phrases[index].shortcut == ranked.shortcut {
      guard ranked.precedes(phrases[index]) else { return }
      phrases.remove(at: index)
      break
    }
    phrases.enter(ranked, limit)
  }

  // MARK: Rows

  private mutating func addRows(_ unfinished: UnfinishedRequest, _ limit: Int) {
    for position in 0..<phrases.count {
      let ranked = phrases[position]
      align(ranked, unfinished)
      findNames(unfinished, limit)
      if names.matches.count == 0 { rows.enter(ranked, limit) }
      for number in 0..<names.matches.count {
        var row = ranked
        let further = names.matches[number].cost - names.matches[0].cost
        row.rank += further + Int32(number) * CompletionCosts.furtherValue
        row.cost += further
        (row.name, row.number) = (names.matches[number], Int32(number))
        rows.enter(row, limit)
      }
    }
  }

  /// Aligns a phrase once more, to look at its steps.
  mutating func align(_ ranked: RankedCompletion, _ unfinished: UnfinishedRequest) {
    let source = CompletionSource(unfinished, openWords.view)
    _ = aligner.align(ranked.phrase, limit: .max, source, &names)
  }

  /// Finds the names that the end of the request begins, or those that come next.
  private mutating func findNames(_ unfinished: UnfinishedRequest, _ limit: Int) {
    let steps = aligner.bestSteps.view
    if steps.count > 0, case .name(let filler) = steps[steps.count - 1].source {
      return names.find(filler, from: Int(steps[steps.count - 1].start), atMost: limit, unfinished)
    }
    guard let filler = nextFiller(unfinished) else { return names.removeMatches() }
    names.findSuggested(filler, atMost: limit, unfinished)
  }

  /// The entity of the placeholder that comes next, apart from light words, if the last word is finished.
  private func nextFiller(_ unfinished: UnfinishedRequest) -> FillerID? {
    let sections = unfinished.index.phrases
    let steps = aligner.bestSteps.view
    if let open = unfinished.openToken, steps.count > 0, case .word = steps[steps.count - 1].source {
      let node = sections.nodes[aligner.bestWay[Int(steps[steps.count - 1].node)]]
      guard sections.lexicon.text(node.token).isEqual(to: unfinished.request.tokens.bytes(open)) else { return nil }
    }
    for position in aligner.lastNode + 1..<aligner.bestWay.count {
      let node = sections.nodes[aligner.bestWay[position]]
      switch node.kind {
      case .placeholder:
        let parameter = sections.parameters[node.payload]
        return parameter.filler == .entity ? FillerID(rawValue: parameter.entity) : nil
      case .word, .opener:
        if sections.lexicon.weight(node.token) >= WordWeights.contentThreshold { return nil }
      case .application, .connector, .anything: continue
      }
    }
    return nil
  }
}
