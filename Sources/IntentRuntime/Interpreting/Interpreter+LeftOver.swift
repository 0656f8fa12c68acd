internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// Words of a request, one behind the other, that its phrase leaves over.
struct LeftOver {
  var range: Range<Int>
  /// The words that weigh something, by where they stand.
  var words: [(range: Range<Int>, weight: Double)]

  /// From here on words say something: "oat" does, "up" does not.
  static let meaningful = 0.6

  func weight(besides taken: [Range<Int>] = []) -> Double {
    words.reduce(0) { sum, word in taken.contains { $0.overlaps(word.range) } ? sum : sum + word.weight }
  }
}

// What a request says besides its phrase: words that fill parameters, or that are named since nothing takes them.
extension Interpreter {
  /// What the phrase of a candidate has to do with the words of a text.
  func steps(of candidate: Candidate, in text: String) -> [Explanation.Step] {
    let explained = match(text, limit: Self.mostSaid, isExplained: true).candidates
    return explained.first { $0.shortcut == candidate.shortcut }?.explanation?.steps ?? []
  }

  /// The runs of words that a phrase has nothing for, in their order.
  func leftOver(by steps: [Explanation.Step], _ candidate: Candidate) -> [LeftOver] {
    let steps = steps.map(withoutChance).map { withoutDroppedText($0, candidate) }
    let taken =
      steps.filter { $0.kind != .uncovered }.compactMap(\.range)
      + candidate.values.map(\.range).filter { !$0.isEmpty }
    let left = steps.filter { step in
      step.kind == .uncovered && step.range.map { range in !taken.contains { $0.overlaps(range) } } ?? false
    }.sorted { ($0.range ?? 0..<0).lowerBound < ($1.range ?? 0..<0).lowerBound }
    var runs: [LeftOver] = []
    for step in left {
      guard let range = step.range else { continue }
      let end = runs.last?.range.upperBound ?? 0
      let isNext = !runs.isEmpty && !taken.contains { $0.lowerBound < range.lowerBound && $0.upperBound > end }
      if isNext {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<range.upperBound
        runs[runs.count - 1].words.append((range, weight(of: step, behind: candidate.values, steps)))
      } else {
        runs.append(LeftOver(range: range, words: [(range, weight(of: step, behind: candidate.values, steps))]))
      }
    }
    return runs.filter { $0.weight() >= LeftOver.meaningful }
  }

  /// What a word weighs: one that stands right behind a name, or behind an "and", may be another, however short it is.
  private func weight(
    of step: Explanation.Step, behind values: [FilledParameter], _ steps: [Explanation.Step]
  ) -> Double {
    // "Rome" resembles "some", and is a name.
    if let range = step.range, range.lowerBound > 0, step.requestText?.first?.isUppercase ?? false {
      return max(step.weight, LeftOver.meaningful)
    }
    if isLed(step, steps) { return max(step.weight, LeftOver.meaningful) }
    guard let range = step.range, let word = step.requestText, word.count > 2,
      values.contains(where: { !$0.values.isEmpty && 1...Self.longestJoint ~= range.lowerBound - $0.range.upperBound }),
      !readers.continuations.isFiller(around: [], in: word, besides: [])
    else { return step.weight }
    return max(step.weight, LeftOver.meaningful)
  }

  /// "In foo": whether a preposition leads to the last word of a request, which only resembles a small one.
  private func isLed(_ step: Explanation.Step, _ steps: [Explanation.Step]) -> Bool {
    guard let range = step.range, let word = step.requestText, word.count > 2,
      !steps.contains(where: { $0.range?.lowerBound ?? 0 >= range.upperBound }),
      let before = steps.first(where: { $0.range?.upperBound == range.lowerBound - 1 })?.requestText
    else { return false }
    return readers.continuations.isPreposition(before)
      && !readers.continuations.isFiller(around: [], in: word, besides: [])
  }

  /// As long as " and the ".
  private static var longestJoint: Int { 9 }

  /// The words that stand where a name is taken, and are none of it: the "last sunday" of "petra last sunday".
  func besideNames(of candidate: Candidate, in text: String, _ slots: [Slot]) -> [LeftOver] {
    candidate.values.flatMap { value -> [LeftOver] in
      let said = text.bytes(value.range)
      guard value.values.count == 1, !said.isEmpty,
        let slot = slots.first(where: { $0.parameter.name == value.name && $0.isNamed }),
        !slot.listed.contains(where: { $0.id == value.values[0].id && $0.hasName(said) })
      else { return [] }
      let fit = { (words: String) -> Double in
        let found = self.value(words, of: slot)
        return found?.parameter.values.contains { $0.id == value.values[0].id } ?? false ? found?.fit ?? 0 : 0
      }
      let exact = fit(said)
      let whole = exact >= 1 ? exact : max(exact, fit(readers.continuations.bareName(said)))
      // "Catbells for beginners" resembles the name that it has in it.
      guard whole < 1,
        let name = readers.continuations.spans(in: said).first(where: { fit(said.bytes($0)) > whole })
      else { return [] }
      let title = FindText.words(of: value.values[0].title)
      let beside = [0..<name.lowerBound, name.upperBound..<said.utf8.count]
      return beside.compactMap { range in
        let words = readers.continuations.spans(in: said.bytes(range), ofAtMost: 1).filter { span in
          // "Niagra" is the name itself.
          let word = FindText.words(of: said.bytes(range).bytes(span)).first ?? ""
          return !title.contains { WordSimilarity.similarity(of: word, to: $0) != nil }
        }
        let start = value.range.lowerBound + range.lowerBound
        let placed = words.map { (start + $0.lowerBound..<start + $0.upperBound, LeftOver.meaningful) }
        guard let first = placed.first, let last = placed.last else { return nil }
        return LeftOver(range: first.0.lowerBound..<last.0.upperBound, words: placed)
      }
    }
  }

  /// Whether the phrase of a candidate, or one of its values, has every word that says something.
  func leavesNothing(_ candidate: Candidate) -> Bool {
    leftOver(by: candidate.explanation?.steps ?? [], candidate).isEmpty
  }

  /// The words of a run that say something and are taken by nothing.
  ///
  /// - Parameter isInName: whether they stand where a name is taken, which the more words make the likelier.
  func unplaced(
    _ run: LeftOver, besides taken: [Range<Int>], in text: String, _ base: PerformedRequest,
    _ request: InterpretedRequest, _ candidate: Candidate, isInName: Bool = false
  ) -> [String] {
    pieces(of: run, besides: taken).filter { piece in
      piece.weight() >= LeftOver.meaningful && !isRemark(piece.range, in: text) && !isReason(piece.range, in: text)
        && !readers.continuations.isInterjection(text.bytes(piece.range))
        && !saysNothing(text.bytes(piece.range), besides: words(about: base, candidate))
        && (isInName && !snapshot.nouns.isName(text.bytes(piece.range)) || !helps(piece.range, in: text, candidate))
        && !readers.continuations.isInterrogative(text.bytes(piece.range))
    }.map { bare(text.bytes($0.range)) }
  }

  /// "Me a new": whether words are little ones, or such that say no more of a thing than that it is wanted.
  private func saysNothing(_ words: String, besides known: [String]) -> Bool {
    [words, readers.continuations.withoutNoise(words)].compactMap(\.self).contains {
      readers.continuations.isFiller(around: [], in: $0, besides: known)
    }
  }

  /// Words without what joins them to the others.
  private func bare(_ words: String) -> String {
    let joined = continuation(of: words).text
    return withoutLastPreposition(
      readers.continuations.bareName(readers.continuations.withoutPreposition(joined)))
  }

  /// Whether words are set off from a request that follows: "hang on, …", "what a day. …".
  private func isRemark(_ range: Range<Int>, in text: String) -> Bool {
    guard let mark = text.bytes(range.upperBound..<text.utf8.count).first, range.upperBound < text.utf8.count else {
      return false
    }
    if ".!?;。！？".contains(mark) { return true }
    return ",、，".contains(mark) && text.bytes(0..<range.lowerBound).allSatisfy(\.isWhitespace)
  }

  /// Whether words say why, with or without what leads to them: "before I forget".
  private func isReason(_ range: Range<Int>, in text: String) -> Bool {
    let start = readers.continuations.startOfLead(to: range.lowerBound, in: text)
    return [range.lowerBound, start].contains { readers.continuations.saysWhy(text.bytes($0..<range.upperBound)) }
      && namesNothing(text.bytes(range))
  }

  func pieces(of run: LeftOver, besides taken: [Range<Int>]) -> [LeftOver] {
    var pieces: [LeftOver] = []
    var isOpen = false
    for word in run.words {
      if taken.contains(where: { $0.overlaps(word.range) }) {
        isOpen = false
      } else if isOpen, let last = pieces.indices.last {
        pieces[last].range = pieces[last].range.lowerBound..<word.range.upperBound
        pieces[last].words.append(word)
      } else {
        pieces.append(LeftOver(range: word.range, words: [word]))
        isOpen = true
      }
    }
    return pieces
  }

  /// What may be said beside a request without saying more of it: what it and its values are called.
  private func words(about base: PerformedRequest, _ candidate: Candidate) -> [String] {
    let application = snapshot.applications[base.application]
    let kinds = base.parameters.flatMap { parameter in
      [parameter.name, parameter.prompt ?? ""]
        + application.model.entities.filter { $0.name == parameter.entityName }.map(\.title)
    }
    return kinds + [base.name, candidate.title, candidate.phrase, application.model.name] + application.model.synonyms
      + candidate.values.flatMap(\.values).flatMap { [$0.title, $0.subtitle ?? ""] }
  }

  /// Whether a request is understood less well without some of its words: they say what is meant by their meaning.
  private func helps(_ range: Range<Int>, in text: String, _ candidate: Candidate) -> Bool {
    let lead = readers.continuations.startOfLead(to: range.lowerBound, in: text)
    let rest = text.bytes(0..<lead) + text.bytes(range.upperBound..<text.utf8.count)
    let without = match(rest, limit: Alternatives.most).candidates.first { $0.isFor(candidate) }
    return without.map { $0.score < candidate.score } ?? true
  }

  /// A number that was taken for a name and is none: "3" in "add 3 photos".
  private func withoutDroppedText(_ step: Explanation.Step, _ candidate: Candidate) -> Explanation.Step {
    guard step.kind == .text, let range = step.range, let words = step.requestText,
      !readers.continuations.numbers(in: words).isEmpty,
      !candidate.values.contains(where: { $0.range.isEmpty || $0.range.overlaps(range) })
    else { return step }
    var left = step
    left.kind = .uncovered
    return left
  }

  /// A word that is like a preposition of the phrase by its meaning only was not said in its place: "running" is no "on".
  private func withoutChance(_ step: Explanation.Step) -> Explanation.Step {
    guard step.comparedBy == .semantic, let word = step.phrasePart, readers.continuations.isPreposition(word),
      let range = step.range, range.count > word.utf8.count
    else { return step }
    var left = step
    (left.kind, left.weight) = (.uncovered, LeftOver.meaningful)
    return left
  }
}
