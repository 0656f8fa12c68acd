internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// A shortcut with everything that a request says of it.
struct CompletedCandidate {
  var candidate: Candidate
  /// Words that are neither in the phrase nor in a value.
  var unplaced: [String] = []
}

/// Words of a request, one behind the other, that its phrase leaves over.
private struct LeftOver {
  var range: Range<Int>
  /// The words that weigh something, by where they stand.
  var words: [(range: Range<Int>, weight: Double)]

  /// From here on words say something: "oat" does, "up" does not.
  static let meaningful = 0.6

  func weight(besides taken: [Range<Int>] = []) -> Double {
    words.reduce(0) { sum, word in taken.contains { $0.overlaps(word.range) } ? sum : sum + word.weight }
  }
}

// Words of a request that its phrase leaves over: they fill parameters that nothing fills yet, or they are named.
extension Interpreter {
  /// A candidate with values for the words that its phrase leaves over, as far as they are values.
  ///
  /// Numbers, dates and known names fill what takes them; an item of a list is one of its values though nobody knows it;
  /// words at the end fill a parameter that takes any text. What is left is unplaced unless the request is understood
  /// less well without it.
  func completed(_ candidate: Candidate, of request: InterpretedRequest) -> CompletedCandidate {
    var completed = CompletedCandidate(candidate: datingText(candidate))
    if let unplaced = request.unplaced { completed.unplaced = unplaced }
    guard request.unplaced == nil, !request.matching.isExact else { return completed }
    let text = request.replaced ?? request.text
    dropOtherPrepositions(of: &completed.candidate, in: text)
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let base = PerformedRequest(binding, of: application, text: text)
    var open = slots(of: base).filter { slot in
      !slot.isGiven && !candidate.values.contains { $0.name == slot.parameter.name }
    }
    let steps = steps(of: candidate, in: text)
    for word in steps where word.comparedBy == .semantic && word.kind != .uncovered {
      name(in: word, of: text, &open, &completed.candidate)
      if let other = otherName(in: word, of: text, slots(of: base), completed.candidate) {
        completed.unplaced.append(other)
      }
    }
    for run in leftOver(by: steps, candidate) + besideNames(of: candidate, in: text, slots(of: base)) {
      var taken = listItem(run, of: base, in: text, &completed.candidate)
      if taken.isEmpty { taken = values(in: run, of: text, &open, base, &completed.candidate) }
      if run.weight(besides: taken) >= LeftOver.meaningful,
        let words = freeText(run, besides: taken, in: text, &open, base, &completed.candidate)
      {
        taken.append(words)
      }
      completed.unplaced += unplaced(run, besides: taken, in: text, base, request, candidate)
    }
    textBehindComma(in: text, steps, open, base, &completed.candidate)
    if readers.continuations.tellsOfPast(text) { putIntoPast(&completed.candidate.values) }
    return completed
  }

  /// "In norway" where the phrase says "near ${place}": the preposition stands for that of the phrase, and is no part of
  /// the text.
  private func dropOtherPrepositions(of candidate: inout Candidate, in text: String) {
    let application = snapshot.applications[snapshot.bindings[candidate.shortcut].application].model
    for index in candidate.values.indices where candidate.values[index].isUnknown {
      let value = candidate.values[index]
      if !value.range.isEmpty, text.bytes(value.range) == value.text {
        candidate.values[index].text = text.bytes(
          value.range.lowerBound..<endOfText(value.range, of: text, application))
      }
      nameBehindNaming(&candidate.values[index], besides: candidate.values, in: text)
      // "Called pasta for 11 minutes"
      if leads(from: value.range, to: candidate.values, in: text) {
        candidate.values[index].text = withoutLastPreposition(candidate.values[index].text)
      }
      candidate.values[index].text = readers.continuations.givenName(in: candidate.values[index].text)
      let words = withoutLead(candidate.values[index].text)
      guard words != value.text, let hole = candidate.phrase.range(of: "${\(value.name)}"),
        let own = candidate.phrase[..<hole.lowerBound].split(separator: " ").last.map(String.init),
        readers.continuations.isPreposition(own) || readers.continuations.isTextOpening(own),
        text.bytes(0..<value.range.lowerBound).split(separator: " ").last.map(String.init) != own
      else { continue }
      candidate.values[index].text = words
    }
  }

  /// Whether a value stands right behind some bytes: a preposition at their end leads to it.
  private func leads(from range: Range<Int>, to values: [FilledParameter], in text: String) -> Bool {
    !range.isEmpty
      && values.contains { next in
        next.range.lowerBound >= range.upperBound
          && text.bytes(range.upperBound..<next.range.lowerBound).allSatisfy(\.isWhitespace)
      }
  }

  /// "Create a new album called Rome", where other words were taken for the name: what "called" leads to.
  private func nameBehindNaming(_ value: inout FilledParameter, besides values: [FilledParameter], in text: String) {
    guard !value.range.isEmpty else { return }
    for opening in readers.continuations.textOpenings(in: text) where opening.lowerBound >= value.range.upperBound {
      let said = text.bytes(opening.lowerBound..<text.utf8.count)
      let range = opening.upperBound..<text.utf8.count
      guard readers.continuations.givenName(in: said) != said, !values.contains(where: { $0.range.overlaps(range) })
      else { continue }
      (value.text, value.range) = (readers.continuations.bareName(text.bytes(range)), range)
      return
    }
  }

  /// Words without what leads to them: "called", "for", "in".
  private func withoutLead(_ words: String) -> String {
    let opening = readers.continuations.lengthOfTextOpening(of: words, isLoose: true)
    return opening > 0 ? words.bytes(opening..<words.utf8.count) : readers.continuations.withoutPreposition(words)
  }

  /// "Call mom on friday", where any words may stand and a day may be said: the day is none of the words.
  private func datingText(_ candidate: Candidate) -> Candidate {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let base = PerformedRequest(binding, of: application, text: "")
    let texts = candidate.values.indices.filter { index in
      candidate.values[index].isUnknown && base.takesAnyText(candidate.values[index].name)
    }
    guard texts.count == 1, let index = texts.first else { return candidate }
    let open = slots(of: base).filter { slot in
      slot.parameter.kind == .date && slot.parameter.isOptional
        && !candidate.values.contains { $0.name == slot.parameter.name }
    }
    guard open.count == 1 else { return candidate }
    let text = candidate.values[index].text
    let spans = readers.continuations.spans(in: text).filter { $0.upperBound == text.utf8.count && $0.lowerBound > 0 }
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let words = readers.continuations.withoutPreposition(text.bytes(span))
      guard takes(words, open[0]), let date = value(words, of: open[0])?.parameter else { continue }
      var dated = candidate
      dated.values[index].text = withoutLastPreposition(text.bytes(0..<span.lowerBound))
      dated.fill(date)
      return dated
    }
    return candidate
  }

  /// What the phrase of a candidate has to do with the words of a text.
  func steps(of candidate: Candidate, in text: String) -> [Explanation.Step] {
    let explained = match(text, limit: Self.mostSaid, isExplained: true).candidates
    return explained.first { $0.shortcut == candidate.shortcut }?.explanation?.steps ?? []
  }

  /// "Make an album, Lisbon Trip": a few words behind a comma are the text that is needed.
  private func textBehindComma(
    in text: String, _ steps: [Explanation.Step], _ open: [Slot], _ base: PerformedRequest, _ candidate: inout Candidate
  ) {
    let needed = open.filter { slot in
      slot.parameter.kind == .text && !slot.parameter.isOptional && base.takesAnyText(slot.parameter.name)
    }
    guard needed.count == 1,
      let comma = readers.continuations.joints(in: text).last(where: { text.bytes($0).contains(",") })
    else { return }
    let range = comma.upperBound..<text.utf8.count
    let taken =
      candidate.values.map(\.range)
      + steps.filter { $0.kind == .matched && $0.weight >= LeftOver.meaningful }.compactMap(\.range)
    let words = text.bytes(range)
    guard !taken.contains(where: { $0.overlaps(range) }), isShortName(words) else { return }
    candidate.fill(FilledParameter(needed[0].parameter.name, saying: range, of: text))
  }

  /// Whether a few words may be what something is called, and are no remark.
  private func isShortName(_ words: String) -> Bool {
    words.split(separator: " ").count <= Self.mostOfShortName && !readers.continuations.namesPerson(words)
      && !readers.continuations.isFiller(around: [], in: words, besides: [])
  }

  private static var mostOfShortName: Int { 4 }

  /// The runs of words that a phrase has nothing for, in their order.
  private func leftOver(by steps: [Explanation.Step], _ candidate: Candidate) -> [LeftOver] {
    let steps = steps.map(withoutChance)
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
        runs[runs.count - 1].words.append((range, weight(of: step, behind: candidate.values)))
      } else {
        runs.append(LeftOver(range: range, words: [(range, weight(of: step, behind: candidate.values))]))
      }
    }
    return runs.filter { $0.weight() >= LeftOver.meaningful }
  }

  /// What a word weighs: one that stands right behind a name, or behind an "and", may be another, however short it is.
  private func weight(of step: Explanation.Step, behind values: [FilledParameter]) -> Double {
    // "Rome" resembles "some", and is a name.
    if let range = step.range, range.lowerBound > 0, step.requestText?.first?.isUppercase ?? false {
      return max(step.weight, LeftOver.meaningful)
    }
    guard let range = step.range, let word = step.requestText, word.count > 2,
      values.contains(where: { !$0.values.isEmpty && 1...Self.longestJoint ~= range.lowerBound - $0.range.upperBound }),
      !readers.continuations.isFiller(around: [], in: word, besides: [])
    else { return step.weight }
    return max(step.weight, LeftOver.meaningful)
  }

  /// As long as " and the ".
  private static var longestJoint: Int { 9 }

  /// The words that stand where a name is taken, and are none of it: the "last sunday" of "petra last sunday".
  private func besideNames(of candidate: Candidate, in text: String, _ slots: [Slot]) -> [LeftOver] {
    candidate.values.flatMap { value -> [LeftOver] in
      let said = text.bytes(value.range)
      guard value.values.count == 1, !said.isEmpty,
        let slot = slots.first(where: { $0.parameter.name == value.name && $0.isNamed })
      else { return [] }
      let isName = { (words: String) in
        self.value(words, of: slot)?.parameter.values.contains { $0.id == value.values[0].id } ?? false
      }
      let spans = readers.continuations.spans(in: said)
      guard !isName(said), !isName(readers.continuations.bareName(said)),
        let name = spans.first(where: { isName(said.bytes($0)) })
      else { return [] }
      let beside = [0..<name.lowerBound, name.upperBound..<said.utf8.count]
      return beside.compactMap { range in
        let words = readers.continuations.spans(in: said.bytes(range), ofAtMost: 1)
        let start = value.range.lowerBound + range.lowerBound
        let placed = words.map { (start + $0.lowerBound..<start + $0.upperBound, LeftOver.meaningful) }
        guard let first = placed.first, let last = placed.last else { return nil }
        return LeftOver(range: first.0.lowerBound..<last.0.upperBound, words: placed)
      }
    }
  }

  /// A candidate with a value for each part of a request that its phrase was found without; nil where one is none.
  func completed(_ candidate: Candidate, with cuts: [Cut], of request: InterpretedRequest) -> Candidate? {
    var candidate = candidate
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let (base, text) = (PerformedRequest(binding, of: application, text: request.text), request.text)
    var open = slots(of: base).filter { slot in
      !slot.isGiven && !candidate.values.contains { $0.name == slot.parameter.name }
    }
    for cut in cuts {
      if cut.isText {
        let run = LeftOver(range: cut.range, words: [(cut.range, 1)])
        let beside = cuts.filter { !$0.isText }.map(\.range)
        guard freeText(run, besides: beside, in: text, &open, base, &candidate) != nil else { return nil }
        continue
      }
      let words = readers.continuations.spans(in: text.bytes(cut.range), ofAtMost: 1)
      let start = cut.range.lowerBound
      let run = LeftOver(range: cut.range, words: words.map { (start + $0.lowerBound..<start + $0.upperBound, 1) })
      let taken = values(in: run, of: text, &open, base, &candidate)
      guard unplaced(run, besides: taken, in: text, base, request, candidate).isEmpty else { return nil }
    }
    return candidate
  }

  // MARK: Values

  /// Fills parameters with the numbers, dates and names among some words; the bytes that were taken.
  private func values(
    in run: LeftOver, of text: String, _ open: inout [Slot], _ base: PerformedRequest, _ candidate: inout Candidate
  ) -> [Range<Int>] {
    let said = text.bytes(run.range)
    let spans = [0..<said.utf8.count] + readers.continuations.spans(in: said)
    var taken: [Range<Int>] = []
    for span in spans where !taken.contains(where: { $0.overlaps(span) }) {
      let words = readers.continuations.withoutPreposition(said.bytes(span))
      let led = led(
        by: said.bytes(readers.continuations.startOfLead(to: span.lowerBound, in: said)..<span.upperBound), open)
      let slots = led.filter { takes(words, $0) }.sorted { $0.rank < $1.rank }
      let named = slots.lazy.compactMap { self.value(words, of: $0)?.parameter }.first
      guard let value = named ?? option(words, open, base, isDenied: readers.continuations.removes(said)) else {
        continue
      }
      open.removeAll { $0.parameter.name == value.name }
      taken.append(span)
      var filled = value
      filled.range = run.range.lowerBound + span.lowerBound..<run.range.lowerBound + span.upperBound
      candidate.fill(filled)
    }
    return taken.map { run.range.lowerBound + $0.lowerBound..<run.range.lowerBound + $0.upperBound }
  }

  /// "By force" where force can be used or not: what is called by its name is wanted.
  private func option(_ words: String, _ open: [Slot], _ base: PerformedRequest, isDenied: Bool) -> FilledParameter? {
    guard case .intent(let intent) = base.deed else { return nil }
    let parameters = IntentParameters(of: intent), said = FindText.words(of: words)
    let slot = open.first { slot in
      let title = parameters[slot.parameter.name].map { FindText.words(of: String(localized: $0.title)) } ?? []
      return slot.parameter.kind == .boolean && title.count == said.count && !title.isEmpty
        && zip(title, said).allSatisfy { $0 == $1 || Self.isAlike($0, $1) }
    }
    return slot.map { FilledParameter($0.parameter.name, text: words, typed: .boolean(!isDenied)) }
  }

  /// "Pick blue": a word that only resembles one of the phrase, and is a name.
  private func name(
    in step: Explanation.Step, of text: String, _ open: inout [Slot], _ candidate: inout Candidate
  ) {
    guard let range = step.range else { return }
    let named = open.lazy.filter(\.isNamed).compactMap { self.value(text.bytes(range), of: $0) }
    guard var value = named.first(where: { $0.fit >= Self.sureShortcut })?.parameter else { return }
    open.removeAll { $0.parameter.name == value.name }
    value.range = range
    candidate.fill(value)
  }

  /// "2 small and 1 large": a word that only resembles one of the phrase, and names another value than the one that is taken.
  private func otherName(
    in step: Explanation.Step, of text: String, _ slots: [Slot], _ candidate: Candidate
  ) -> String? {
    guard let words = step.range.map(text.bytes) else { return nil }
    let taken = candidate.values.flatMap(\.values).map(\.id)
    let named = slots.filter(\.isNamed).compactMap { self.value(words, of: $0) }
      .filter { $0.fit >= Self.sureShortcut && $0.parameter.values.count == 1 }
    let isOther = !named.isEmpty && named.allSatisfy { !taken.contains($0.parameter.values[0].id) }
    return isOther ? words : nil
  }

  /// Whether words may be a value where nobody asked for one: a number alone is no date, and "on" no answer.
  private func takes(_ words: String, _ slot: Slot) -> Bool {
    switch slot.parameter.kind {
    case .entity, .integer, .number, .duration, .measurement: true
    case .date: !readers.continuations.isNumber(words)
    case .boolean, .text: false
    }
  }

  /// "And ulysses" behind what a parameter takes several of: one more of them, known or not.
  private func listItem(
    _ run: LeftOver, of base: PerformedRequest, in text: String, _ candidate: inout Candidate
  ) -> [Range<Int>] {
    guard
      let value = candidate.values.last(where: { $0.range.upperBound <= run.range.lowerBound && !$0.range.isEmpty }),
      base.takesSeveral(value.name)
    else { return [] }
    let joints = readers.continuations.joints(in: text.bytes(value.range.lowerBound..<run.range.upperBound))
      .map { value.range.lowerBound + $0.lowerBound..<value.range.lowerBound + $0.upperBound }
    guard let first = joints.first, first.lowerBound == value.range.upperBound else { return [] }
    let starts = joints.map(\.upperBound)
    let ends = joints.dropFirst().map(\.lowerBound) + [run.range.upperBound]
    let slot = slots(of: base).first { $0.parameter.name == value.name }
    for (start, end) in zip(starts, ends) where start < end {
      let words = readers.continuations.bareName(text.bytes(start..<end))
      var item = slot.flatMap { self.value(words, of: $0)?.parameter } ?? FilledParameter(value.name, text: words)
      item.range = start..<end
      candidate.values.append(item)
    }
    return [run.range]
  }

  // MARK: Text

  /// Words that a parameter takes as they are: all that is said behind the phrase, or a path that is said anywhere.
  private func freeText(
    _ run: LeftOver, besides taken: [Range<Int>], in text: String, _ open: inout [Slot], _ base: PerformedRequest,
    _ candidate: inout Candidate
  ) -> Range<Int>? {
    for slot in open where base.takesLocations(slot.parameter.name) {
      guard let path = TypedLocation.find(in: text, within: run.range) else { continue }
      open.removeAll { $0.parameter.name == slot.parameter.name }
      candidate.fill(FilledParameter(slot.parameter.name, saying: path, of: text))
      return path
    }
    let pieces = pieces(of: run, besides: taken).filter { $0.weight() >= LeftOver.meaningful }
    guard let piece = pieces.first, let slot = textSlot(for: text.bytes(piece.range), besides: taken, open, base) else {
      return nil
    }
    let application = snapshot.applications[base.application].model
    guard
      taken.contains(where: { $0.lowerBound >= piece.range.upperBound })
        || isEnd(piece.range.upperBound, of: text, [application.name] + application.synonyms)
        || !slot.parameter.isOptional && readers.continuations.onlyTells(candidate.phrase)
    else { return nil }
    let opening = readers.continuations.lengthOfTextOpening(
      of: text.bytes(piece.range), isLoose: slot.parameter.isOptional)
    let start = piece.range.lowerBound + opening
    let end = endOfText(start..<piece.range.upperBound, of: text, application)
    guard start < end else { return nil }
    open.removeAll { $0.parameter.name == slot.parameter.name }
    candidate.fill(FilledParameter(slot.parameter.name, saying: start..<end, of: text))
    return piece.range
  }

  /// Where words end that a text takes: in front of a preposition that the application's name follows.
  private func endOfText(_ range: Range<Int>, of text: String, _ application: Application) -> Int {
    let behind = FindText.words(of: text.bytes(range.upperBound..<text.utf8.count))
    let isAddress = ([application.name] + application.synonyms).contains { behind.starts(with: FindText.words(of: $0)) }
    return isAddress ? range.lowerBound + withoutLastPreposition(text.bytes(range)).utf8.count : range.upperBound
  }

  /// The parameter that takes some words as they are: the only one that is needed, or the only one there is where words
  /// lead to it, such as "called" and "for".
  private func textSlot(
    for words: String, besides taken: [Range<Int>], _ open: [Slot], _ base: PerformedRequest
  ) -> Slot? {
    let texts = open.filter { $0.parameter.kind == .text && base.takesAnyText($0.parameter.name) }
    let needed = texts.filter { !$0.parameter.isOptional }
    let isLed = readers.continuations.lengthOfTextOpening(of: words, isLoose: true) > 0
    if needed.count == 1, taken.isEmpty || isLed { return needed.first }
    // What is asked for by name next is meant before a text that need not be said.
    let isName =
      open.contains { $0.isNamed && !$0.parameter.isOptional }
      && readers.continuations.lengthOfTextOpening(of: words) == 0
    return needed.isEmpty && texts.count == 1 && isLed && !isName ? texts.first : nil
  }

  private func isEnd(_ position: Int, of text: String, _ names: [String]) -> Bool {
    readers.continuations.isFiller(around: [], in: text.bytes(position..<text.utf8.count), besides: names)
  }

  // MARK: What is left

  /// The words of a run that say something and are taken by nothing.
  private func unplaced(
    _ run: LeftOver, besides taken: [Range<Int>], in text: String, _ base: PerformedRequest,
    _ request: InterpretedRequest, _ candidate: Candidate
  ) -> [String] {
    pieces(of: run, besides: taken).filter { piece in
      piece.weight() >= LeftOver.meaningful && !isRemark(piece.range, in: text)
        && !readers.continuations.isFiller(
          around: [], in: text.bytes(piece.range), besides: words(about: base, candidate))
        && !helps(piece.range, in: text, candidate)
        && !readers.continuations.isInterrogative(text.bytes(piece.range))
    }.map { bare(text.bytes($0.range)) }
  }

  /// Words without what joins them to the others.
  private func bare(_ words: String) -> String {
    let joined = readers.continuations.read(words).text
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

  private func pieces(of run: LeftOver, besides taken: [Range<Int>]) -> [LeftOver] {
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
    let rest = text.bytes(0..<range.lowerBound) + text.bytes(range.upperBound..<text.utf8.count)
    let without = match(rest, limit: Alternatives.most).candidates.first { $0.isFor(candidate) }
    return without.map { $0.score < candidate.score } ?? true
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

  // MARK: Requests of which too much is left over

  /// A request that says the words of a phrase and, beside them, values for which the phrase has no place: "pick color
  /// teal". What nothing takes is only let pass where something is asked before anything is done.
  func saidWithValues(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.unresolved == nil, !request.matching.isTooLong, request.matching.vetoedApplication == nil,
      !request.matching.onlyMentionsActions, !readers.continuations.asksForAnswer(request.text)
    else { return nil }
    if let read = saidBeforeText(request) ?? saidAroundValues(request) { return read }
    let candidates = match(request.text, limit: Self.mostSaid, isExplained: true).candidates
    let said = candidates.filter { $0.explanation?.saysPhrase ?? false }.compactMap {
      self.completedWithValues($0, request)
    }
    let brief = candidates.filter { $0.explanation?.saysOnlyWord ?? false }.compactMap {
      self.completedWithValues($0, request)
    }
    let completed = said.isEmpty ? brief.filter(\.unplaced.isEmpty) : said
    let best = completed.min { ($0.unplaced.count, -$0.candidate.score) < ($1.unplaced.count, -$1.candidate.score) }
    guard let best else { return nil }
    var read = request
    read.matching.candidates = [best.candidate]
    read.matching.isExact = false
    read.matching.outcome = best.candidate.values.contains { $0.values.count > 1 } ? .ambiguous : .matched
    read.unplaced = best.unplaced
    return read
  }

  /// "Save a memo saying buy bread": a request, and behind words that lead to it a text that it takes.
  private func saidBeforeText(_ request: InterpretedRequest) -> InterpretedRequest? {
    let openings = readers.continuations.textOpenings(in: request.text)
    // Behind a comma stands only what is needed.
    let listed = readers.continuations.textOpenings(in: request.text, marks: [",", "、"]).filter {
      !openings.contains($0)
    }
    for cut in openings + listed {
      let front = request.text.bytes(0..<cut.lowerBound)
      let noun = phrasesTakingText(with: front)
      let matching = match(noun ?? readers.continuations.withoutNoise(front) ?? front)
      guard matching.outcome == .matched, let best = matching.candidates.first, best.score >= Self.surely,
        best.values.allSatisfy({ !$0.isUnknown })
      else { continue }
      let (binding, application) = snapshot.bindings[best.shortcut]
      let base = PerformedRequest(binding, of: application, text: request.text)
      let texts = base.parameters.filter { parameter in
        parameter.kind == .text && base.takesAnyText(parameter.name)
          && !best.values.contains { $0.name == parameter.name }
      }
      let isSaid =
        match(readers.continuations.withoutNoise(front) ?? front, similarity: .lexical)
        .candidates.first.map { $0.score >= Self.surely } ?? false
      let optional = openings.contains(cut) && isSaid ? texts.first : nil
      guard let parameter = texts.first(where: { !$0.isOptional }) ?? optional else { continue }
      if !openings.contains(cut), !isShortName(request.text.bytes(cut.upperBound..<request.text.utf8.count)) {
        continue
      }
      var read = request
      read.matching = matching
      read.matching.isExact = false
      read.matching.candidates = [best]
      read.matching.candidates[0].fill(
        FilledParameter(parameter.name, saying: cut.upperBound..<request.text.utf8.count, of: request.text))
      read.unplaced = []
      return read
    }
    return nil
  }

  /// "Memo saying …": the one phrase with a word for a shortcut that needs nothing but a text.
  private func phrasesTakingText(with words: String) -> String? {
    let said = FindText.words(of: readers.continuations.bareName(readers.continuations.read(words).text))
    guard said.count == 1, said[0].count > 2 else { return nil }
    let phrases = snapshot.takingText.filter { isTalkedTo($0.application) && $0.words.contains(said[0]) }
    return Set(phrases.map { [$0.application, $0.intent] }).count == 1 ? phrases[0].words.joined(separator: " ") : nil
  }

  private func completedWithValues(_ candidate: Candidate, _ request: InterpretedRequest) -> CompletedCandidate? {
    var inexact = request
    inexact.matching.isExact = false
    let completed = completed(candidate, of: inexact)
    let isFilled = completed.candidate.values.count > candidate.values.count
    let isAsking = !asked(by: completed.candidate).isEmpty
    if !completed.unplaced.isEmpty { return isAsking ? completed : nil }
    return isFilled ? completed : nil
  }

  /// Whether all words of the phrase of a candidate are said.
  func saysPhrase(_ candidate: Candidate) -> Bool { candidate.explanation?.saysPhrase ?? false }

  /// Whether the phrase of a candidate, or one of its values, has every word that says something.
  func leavesNothing(_ candidate: Candidate) -> Bool {
    leftOver(by: candidate.explanation?.steps ?? [], candidate).isEmpty
  }

  /// So many shortcuts are looked at.
  private static var mostSaid: Int { 12 }

  /// The parameters that are asked for before a candidate is performed, as no value and no default is there for them.
  func asked(by candidate: Candidate) -> [Parameter] {
    let (binding, _) = snapshot.bindings[candidate.shortcut]
    return lacking(candidate).filter { parameter in
      guard case .intent(let intent) = binding else { return true }
      return IntentParameters(of: intent)[parameter.name]?.valueOrDefault == nil
    }
  }
}

extension Interpreter.Slot {
  /// What a name or a unit says for certain comes before a number, and that before a date; what is needed, first.
  fileprivate var rank: Int {
    let certainty =
      switch parameter.kind {
      case .entity: 0
      case .duration, .measurement: 1
      case .integer, .number: 2
      case .date: 3
      case .boolean, .text: 4
      }
    return 2 * certainty + (parameter.isOptional ? 1 : 0)
  }
}

extension Candidate {
  /// Takes a value, which is missing no more.
  fileprivate mutating func fill(_ value: FilledParameter) {
    values.append(value)
    missing.removeAll { $0 == value.name }
  }
}

extension FilledParameter {
  fileprivate init(_ name: String, saying range: Range<Int>, of text: String) {
    self.init(name, text: text.bytes(range))
    self.range = range
  }
}

extension Explanation {
  /// Whether the words of the phrase are all said, and more than one word or value of it.
  fileprivate var saysPhrase: Bool { partsSaid > 1 }

  /// Whether the phrase has one word only, and that is what the request begins with.
  fileprivate var saysOnlyWord: Bool {
    partsSaid == 1 && steps.contains { $0.kind == .matched && $0.range?.lowerBound == 0 && $0.weight >= Self.content }
  }

  /// How many words and values of the phrase are said, where all of its words are; else 0.
  private var partsSaid: Int {
    let words = steps.filter { step in
      step.phrasePart.map { !$0.hasPrefix("${") && $0 != "…" } ?? false && step.weight >= Self.content
    }
    let isSaid = words.allSatisfy { step in
      (step.kind == .matched || step.kind == .moved) && step.comparedBy == .lexical && step.similarity >= Self.same
    }
    let values = steps.count { $0.kind == .value && $0.phrasePart != nil }
    return isSaid && !words.isEmpty && !steps.contains { $0.kind == .text } ? words.count + values : 0
  }

  /// What a word weighs that means something.
  static let content = 0.4
  /// How alike a word has to be that is said: in another form, but not misspelt.
  private static let same = 0.9
}
