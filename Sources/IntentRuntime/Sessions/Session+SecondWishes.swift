internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// What a request wishes for besides what its best shortcut does.
private enum SecondWish {
  /// Each part is a wish that is understood.
  case understood([String])
  /// A part is a wish that is not understood, beside one that is.
  case lost(String, beside: String)
}

extension Session {
  /// Takes a request that a shortcut fits, and that wishes for something else besides; false if it does not.
  ///
  /// What is understood is done, all of it, in order. If a part is not, nothing is done: whoever says two things in one
  /// breath wants both, and a first step without its second may be worse than none.
  func takeSecondWish(_ understood: Understood) async throws -> Bool {
    switch await secondWish(in: understood) {
    case nil: return false
    case .understood(let steps): try await takeEach(of: steps)
    case .lost(let part, let beside): refuse(part, beside: beside)
    }
    return true
  }

  /// Says which part of a request that nothing fits is not understood, if another part is; false if that is not so, or
  /// if something of the request was done already.
  func refusePart(of understood: Understood) async -> Bool {
    let matching = understood.matching
    guard understood.text == draft.request, !matching.isTooLong, matching.vetoedApplication == nil else { return false }
    for split in splitter.splits(of: understood.text) where split.ties.allSatisfy({ $0.kind > .mark }) {
      if case .lost(let part, let beside) = await lostWish(in: split, besides: { _ in true }) {
        refuse(part, beside: beside)
        return true
      }
    }
    return false
  }

  private func refuse(_ part: String, beside understoodPart: String) {
    draft.outcome = .notRecognized
    draft.candidate = nil
    say(wording.notUnderstoodInPart(part))
    say(wording.tryThis(understoodPart))
  }

  /// The second wish, if there is a place between two parts that the best phrases do not account for: "and" is a part of
  /// "play rock and roll" and of what somebody is reminded of.
  private func secondWish(in understood: Understood) async -> SecondWish? {
    guard !understood.matching.isExact, let best = understood.matching.candidates.first else { return nil }
    let typed = splitter.splits(of: understood.text)
    guard !typed.isEmpty else { return nil }
    let reading = understood.replaced ?? understood.text
    let read = understood.replaced.map(splitter.splits) ?? typed
    let coverages = coverages(of: reading, in: understood)
    // A name in place of "it" may have an "and" of its own.
    guard typed.map(\.ties.count) == read.map(\.ties.count), let coverage = coverages.first else { return nil }
    let open = zip(typed, read).filter { typed, read in
      // Where the words themselves recognize a request, "and" may lead to anything.
      (typed.isSequence || isByMeaning(coverage))
        && read.ties.allSatisfy { tie in coverages.allSatisfy { $0.leavesOver(tie.range) } }
    }
    for (split, _) in open {
      if let steps = await separateWishes(in: split) { return .understood(steps) }
    }
    for (split, read) in open where split.ties.allSatisfy({ $0.kind > .mark }) {
      let lost = await lostWish(in: split) { candidate in
        (candidate.application, candidate.intent) == (best.application, best.intent)
      } leavingOver: { place in
        coverage.leavesOverMost(of: read.parts[place].range)
      }
      if let lost { return lost }
    }
    return nil
  }

  /// What the phrases that are about equally near account for, the best first.
  func coverages(of reading: String, in understood: Understood) -> [PhraseCoverage] {
    var wanted = options
    wanted.explanation = .steps
    wanted.limit = max(options.limit ?? 0, Alternatives.most)
    let near = understood.matching.candidates.filter { $0.distance < settings.matching.margin }
    let explained = match(reading, understood.inventory, wanted).candidates
    return near.compactMap { candidate in
      explained.first { $0.shortcut == candidate.shortcut }?.explanation.map(PhraseCoverage.init)
    }
  }

  private func isByMeaning(_ coverage: PhraseCoverage) -> Bool {
    coverage.words.map { $0 < settings.matching.threshold } ?? false
  }

  // MARK: Understood

  /// The parts, if each is understood and they are not the same wish in other words: "it is dark, and I cannot see".
  private func separateWishes(in split: StepSplit) async -> [String]? {
    let parts = split.parts.map(\.text)
    for (place, part) in parts.enumerated() {
      guard split.isSequence || isSureWish(part) else { return nil }
      guard await isKnownWish(part, at: place) else { return nil }
    }
    let candidates = parts.map(recognized)
    let isOneWish = zip(candidates, candidates.dropFirst()).allSatisfy { first, second in
      guard let first, let second else { return false }
      return first.isSameWish(as: second)
    }
    return isOneWish ? nil : parts
  }

  /// Whether something can be done about a part.
  private func isKnownWish(_ part: String, at place: Int) async -> Bool {
    if isUnderstood(part, at: place) { return true }
    return await readFind(in: part, atLeast: Self.completeCoverage) != nil
  }

  /// Whether a part is a wish where only "and" stands before it: some meaning or other is found in most words.
  private func isSureWish(_ part: String) -> Bool {
    if splitter.isLikeWish(part) { return true }
    var wanted = options
    wanted.explanation = .steps
    let understood = understand(part, wanted)
    if understood.houseRequest != nil { return true }
    guard understood.matching.outcome != .notRecognized else { return false }
    let explanation = understood.matching.candidates.first?.explanation
    return explanation.map { !isByMeaning(PhraseCoverage($0)) } ?? false
  }

  /// What a part comes to, if that is a shortcut.
  private func recognized(_ part: String) -> Candidate? {
    let understood = understand(part, options)
    guard understood.houseRequest == nil, understood.matching.outcome != .notRecognized else { return nil }
    return understood.matching.candidates.first
  }

  // MARK: Lost

  /// The first part that is not understood though it says something, beside one that says what is meant.
  ///
  /// - Parameters:
  ///   - isMeant: whether what a part comes to is what would be done.
  ///   - isLeftOver: whether that has nothing to do with a part.
  private func lostWish(
    in split: StepSplit,
    besides isMeant: (Candidate) -> Bool,
    leavingOver isLeftOver: (Int) -> Bool = { _ in true }
  ) async -> SecondWish? {
    let parts = split.parts.map(\.text)
    guard let understood = parts.firstIndex(where: { recognized($0).map(isMeant) ?? false }) else { return nil }
    for place in parts.indices where place != understood && isLeftOver(place) {
      let tie = split.ties[place > understood ? place - 1 : place]
      guard tie.kind == .sequence || place > understood && splitter.isLikeWish(parts[place]) else { continue }
      if await !isKnownWish(parts[place], at: place) { return .lost(parts[place], beside: parts[understood]) }
    }
    return nil
  }
}

extension Candidate {
  /// Whether doing both would do the same twice.
  fileprivate func isSameWish(as other: Candidate) -> Bool {
    guard (application, intent) == (other.application, other.intent) else { return false }
    return values.isEmpty || other.values.isEmpty || summary == other.summary
  }
}
