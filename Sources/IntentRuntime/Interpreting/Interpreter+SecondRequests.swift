internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// The parts of a request that nothing fits, where one is understood and another is not.
  func unclearPart(of request: InterpretedRequest) -> Interpretation? {
    let matching = request.matching
    guard !matching.isTooLong, matching.vetoedApplication == nil else { return nil }
    let splits = readers.splitter.splits(of: request.text).filter { $0.ties.allSatisfy { $0.kind > .mark } }
    return splits.lazy.compactMap { self.unclearRequest(in: $0, besides: { _ in true }) }.first
  }

  /// What a request asks for besides what its best shortcut does: steps, or a part that is not understood. What is
  /// understood is done, all of it, in order; if a part is not, nothing is done: whoever says two things in one breath
  /// wants both, and a first step without its second may be worse than none.
  ///
  /// There has to be a place between two parts that the best phrases do not account for: "and" is a part of
  /// "play rock and roll" and of what somebody is reminded of.
  func secondRequest(in interpreted: InterpretedRequest) -> Interpretation? {
    if let steps = stepBehindName(in: interpreted) { return .steps(steps) }
    guard !interpreted.matching.isExact, let best = interpreted.matching.candidates.first else { return nil }
    let typed = readers.splitter.splits(of: interpreted.text)
    guard !typed.isEmpty else { return nil }
    let reading = interpreted.replaced ?? interpreted.text
    let read = interpreted.replaced.map { readers.splitter.splits(of: $0) } ?? typed
    let coverages = coverages(of: reading, in: interpreted)
    // A name in place of "it" may have an "and" of its own.
    guard typed.map(\.ties.count) == read.map(\.ties.count), let coverage = coverages.first else { return nil }
    let open = zip(typed, read).filter { typed, read in
      // Where the words themselves recognize a request, "and" may lead to anything.
      read.ties.allSatisfy { coverage.beginsText(with: $0.range) }
        || (typed.isSequence || isByMeaning(coverage) || typed.parts.allSatisfy { isCompleteRequest($0.text) })
          && read.ties.allSatisfy { tie in coverages.allSatisfy { $0.leavesOver(tie.range) } }
    }
    for (split, _) in open {
      if let steps = separateRequests(in: split) { return .steps(steps) }
    }
    for (split, read) in open where split.ties.allSatisfy({ $0.kind > .mark }) {
      let unclear = unclearRequest(in: split) { candidate in
        (candidate.application, candidate.intent) == (best.application, best.intent)
      } leavingOver: { index in
        coverage.leavesOverMost(of: read.parts[index].range)
      }
      if let unclear { return unclear }
    }
    return nil
  }

  /// "Make a collection called Winter Sun and put Uluru in it": what is to be done behind a name, which is no part of it.
  private func stepBehindName(in request: InterpretedRequest) -> [String]? {
    guard let best = request.matching.candidates.first,
      let name = best.values.first(where: { $0.isUnknown && !$0.range.isEmpty })
    else { return nil }
    let base = performing(best)
    guard Self.isName(name.name) || !base.takesAnyText(name.name) else { return nil }
    return readers.splitter.splits(of: request.text).lazy.map { ($0.ties, $0.parts.map(\.text)) }.first { ties, parts in
      parts.count == 2 && ties[0].range.lowerBound > name.range.lowerBound && mayFollow(parts[1])
    }?.1
  }

  /// Whether a part of a request asks for something of its own about what is named in it, or before it.
  private func mayFollow(_ part: String) -> Bool {
    readers.splitter.resemblesImperative(part) && !(references(in: part).isEmpty && wholeThings(in: part).isEmpty)
      && request(part).matching.outcome != .notRecognized
  }

  /// What the phrases that are about equally near account for, the best first.
  func coverages(of reading: String, in interpreted: InterpretedRequest) -> [PhraseCoverage] {
    let near = interpreted.matching.candidates.filter { $0.distance < settings.matching.margin }
    let explained = match(reading, limit: Alternatives.most, isExplained: true).candidates
    return near.compactMap { candidate in
      explained.first { $0.shortcut == candidate.shortcut }?.explanation.map(PhraseCoverage.init)
    }
  }

  /// Whether the words themselves say what is meant, and not only what was learned of such words.
  func isRecognizedByWords(_ request: InterpretedRequest) -> Bool {
    !(coverages(of: request.replaced ?? request.text, in: request).first.map(isByMeaning) ?? false)
  }

  private func isByMeaning(_ coverage: PhraseCoverage) -> Bool {
    coverage.words.map { $0 < settings.matching.threshold } ?? false
  }

  /// Whether a text is a request by its own words that says all that it needs.
  func isCompleteRequest(_ text: String) -> Bool {
    let request = request(text)
    guard request.score >= Self.sureShortcut, request.matching.outcome == .matched, isRecognizedByWords(request),
      let best = request.matching.candidates.first
    else { return false }
    return lacking(best).isEmpty && best.values.allSatisfy { !$0.isUnknown }
  }

  // MARK: Recognized parts

  /// The parts, if each is understood and they are not the same request in other words: "it is dark, and I cannot see".
  private func separateRequests(in split: StepSplit) -> [String]? {
    let parts = split.parts.map(\.text)
    for (index, part) in parts.enumerated() {
      guard split.isSequence || isSurelyImperative(part) else { return nil }
      guard isKnownImperative(part, behind: parts[..<index]) else { return nil }
    }
    return areSame(parts) ? nil : parts
  }

  /// Whether some texts ask for the same in other words.
  func areSame(_ parts: [String]) -> Bool {
    let candidates = parts.map(recognized)
    return zip(candidates, candidates.dropFirst()).allSatisfy { first, second in
      guard let first, let second else { return false }
      return first.isSameRequest(as: second)
    }
  }

  /// Whether something can be done about a part.
  private func isKnownImperative(_ part: String, behind parts: ArraySlice<String>) -> Bool {
    if isUnderstood(part, behind: parts) { return true }
    return find(in: part) != nil
  }

  /// Whether a part is a request where only "and" stands before it: some meaning or other is found in most words.
  private func isSurelyImperative(_ part: String) -> Bool {
    if readers.splitter.resemblesImperative(part) { return true }
    let interpreted = request(part)
    if interpreted.builtInCommand != nil { return true }
    guard interpreted.matching.outcome != .notRecognized else { return false }
    let explanation = match(part, isExplained: true).candidates.first?.explanation
    return explanation.map { !isByMeaning(PhraseCoverage($0)) } ?? false
  }

  /// What a part comes to, if that is a shortcut.
  private func recognized(_ part: String) -> Candidate? {
    let interpreted = request(part)
    guard interpreted.builtInCommand == nil, interpreted.matching.outcome != .notRecognized else { return nil }
    return interpreted.matching.candidates.first
  }

  // MARK: Unclear parts

  /// The first part that is not understood though it says something, beside one that says what is meant.
  ///
  /// - Parameters:
  ///   - isMeant: whether what a part comes to is what would be done.
  ///   - isLeftOver: whether that has nothing to do with a part.
  private func unclearRequest(
    in split: StepSplit,
    besides isMeant: (Candidate) -> Bool,
    leavingOver isLeftOver: (Int) -> Bool = { _ in true }
  ) -> Interpretation? {
    let parts = split.parts.map(\.text)
    guard let interpreted = parts.firstIndex(where: { recognized($0).map(isMeant) ?? false }) else { return nil }
    for index in parts.indices where index != interpreted && isLeftOver(index) {
      let tie = split.ties[index > interpreted ? index - 1 : index]
      guard tie.kind == .sequence || index > interpreted && readers.splitter.resemblesImperative(parts[index]) else {
        continue
      }
      if !isKnownImperative(parts[index], behind: parts[..<index]) {
        return .unclearPart(parts[index], beside: parts[interpreted])
      }
    }
    return nil
  }
}

extension Candidate {
  /// Whether doing both would do the same twice.
  func isSameRequest(as other: Candidate) -> Bool {
    guard (application, intent) == (other.application, other.intent) else { return false }
    return values.isEmpty || other.values.isEmpty || summary == other.summary
  }
}
