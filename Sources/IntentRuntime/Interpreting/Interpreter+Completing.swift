internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// A shortcut with everything that a request says of it.
struct CompletedCandidate {
  var candidate: Candidate
  /// Words that are neither in the phrase nor in a value.
  var unplaced: [String] = []
}

// Words that the phrase of a request leaves over fill the parameters that nothing fills yet.
extension Interpreter {
  /// A candidate with values for the words that its phrase leaves over, as far as they are values.
  ///
  /// Numbers, dates and known names fill what takes them; an item of a list is one of its values though nobody knows it;
  /// words at the end fill a parameter that takes any text. What is left is unplaced unless the request is understood
  /// less well without it.
  func completed(_ candidate: Candidate, of request: InterpretedRequest) -> CompletedCandidate {
    var completed = CompletedCandidate(candidate: withoutArticles(amountBehindText(datingText(candidate)), in: request))
    if let unplaced = request.unplaced { completed.unplaced = unplaced }
    guard request.unplaced == nil, !request.matching.isExact else { return completed }
    let text = request.replaced ?? request.text
    dropOtherPrepositions(of: &completed.candidate, in: text)
    let base = performing(candidate, text: text)
    let slots = slots(of: base)
    var open = slots.filter { slot in
      !slot.isGiven && !candidate.values.contains { $0.name == slot.parameter.name }
    }
    let steps = steps(of: candidate, in: text)
    for word in steps where word.comparedBy == .semantic && word.kind != .uncovered {
      name(in: word, of: text, &open, &completed.candidate)
      if let other = otherName(in: word, of: text, slots, completed.candidate) {
        completed.unplaced.append(other)
      }
    }
    let beside = besideNames(of: candidate, in: text, slots)
    for run in leftOver(by: steps, candidate) + beside {
      var taken = listItem(run, of: base, slots, in: text, &completed.candidate)
      if taken.isEmpty { taken = values(in: run, of: text, &open, base, &completed.candidate) }
      if run.weight(besides: taken) >= LeftOver.meaningful,
        let words = freeText(run, besides: taken, in: text, &open, base, &completed.candidate)
      {
        taken.append(words)
      }
      if let name = unlistedName(run, besides: taken, in: text, open, base, &completed.candidate) {
        open.removeAll { $0.parameter.name == name.parameter }
        taken.append(name.range)
      }
      let isInName = beside.contains { $0.range == run.range }
      completed.unplaced += unplaced(run, besides: taken, in: text, base, request, candidate, isInName: isInName)
    }
    textBehindComma(in: text, steps, open, base, &completed.candidate)
    if readers.continuations.tellsOfPast(text) { putIntoPast(&completed.candidate.values) }
    return completed
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
        firstBy: said.bytes(readers.continuations.startOfLead(to: span.lowerBound, in: said)..<span.upperBound), open)
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
  func takes(_ words: String, _ slot: Slot) -> Bool {
    switch slot.parameter.kind {
    case .entity, .integer, .number, .duration, .measurement: true
    case .date: !readers.continuations.isNumber(words)
    case .boolean, .text: false
    }
  }

  /// "And ulysses" behind what a parameter takes several of: one more of them, known or not.
  private func listItem(
    _ run: LeftOver, of base: PerformedRequest, _ slots: [Slot], in text: String, _ candidate: inout Candidate
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
    let slot = slots.first { $0.parameter.name == value.name }
    for (start, end) in zip(starts, ends) where start < end {
      let words = readers.continuations.bareName(text.bytes(start..<end))
      var item = slot.flatMap { self.value(words, of: $0)?.parameter } ?? FilledParameter(value.name, text: words)
      item.range = start..<end
      candidate.values.append(item)
    }
    return [run.range]
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
  func leads(from range: Range<Int>, to values: [FilledParameter], in text: String) -> Bool {
    !range.isEmpty
      && values.contains { next in
        next.range.lowerBound >= range.upperBound
          && text.bytes(range.upperBound..<next.range.lowerBound).allSatisfy(\.isWhitespace)
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
  mutating func fill(_ value: FilledParameter) {
    values.append(value)
    missing.removeAll { $0 == value.name }
  }
}
