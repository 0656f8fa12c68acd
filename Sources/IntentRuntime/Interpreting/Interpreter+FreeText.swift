internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Words that a parameter takes as they are.
extension Interpreter {
  /// Words that a parameter takes as they are: all that is said behind the phrase, or a path that is said anywhere.
  func freeText(
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

  /// "Get a day pass for Yosemite": words for the one thing that is needed and of which no names are listed, so that only
  /// its query can tell whether they are one; a day beside them is none of them.
  func unlistedName(
    _ run: LeftOver, besides taken: [Range<Int>], in text: String, _ open: [Slot], _ base: PerformedRequest,
    _ candidate: inout Candidate
  ) -> (parameter: String, range: Range<Int>)? {
    let needed = open.filter { !$0.parameter.isOptional }
    let pieces = pieces(of: run, besides: taken).filter { $0.weight() >= LeftOver.meaningful }
    guard needed.count == 1, pieces.count == 1, needed[0].parameter.kind == .text,
      !base.takesAnyText(needed[0].parameter.name)
    else { return nil }
    let (name, range) = (needed[0].parameter.name, pieces[0].range)
    let lead = readers.continuations.startOfLead(to: range.lowerBound, in: text)
    guard lead < range.lowerBound || readers.continuations.isPrepositional(text.bytes(range)) else { return nil }
    var value = FilledParameter(name, saying: range, of: text)
    value.text = readers.continuations.bareName(readers.continuations.withoutPreposition(value.text))
    candidate.fill(value)
    candidate = datingText(candidate)
    return (name, range)
  }

  /// Where words end that a text takes: in front of a preposition that the application's name follows.
  func endOfText(_ range: Range<Int>, of text: String, _ application: Application) -> Int {
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

  /// "Create a new album called Rome", where other words were taken for the name: what "called" leads to.
  func nameBehindNaming(_ value: inout FilledParameter, besides values: [FilledParameter], in text: String) {
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
  func withoutLead(_ words: String) -> String {
    let opening = readers.continuations.lengthOfTextOpening(of: words, isLoose: true)
    return opening > 0 ? words.bytes(opening..<words.utf8.count) : readers.continuations.withoutPreposition(words)
  }

  /// "Make an album, Lisbon Trip": a few words behind a comma are the text that is needed.
  func textBehindComma(
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

  /// "Called the winter", "add a torch to the list": articles are no part of what a thing is called, nor of one that is
  /// put somewhere.
  func withoutArticles(_ candidate: Candidate, in request: InterpretedRequest) -> Candidate {
    let base = performing(candidate, text: request.text)
    let text = request.replaced ?? request.text
    let isPut = base.parameters.contains { $0.entityName != nil && !$0.isOptional }
    var plain = candidate
    for (index, value) in candidate.values.enumerated()
    where value.isUnknown && !value.range.isEmpty && base.takesAnyText(value.name)
      && (isPut && isShortName(value.text)
        || readers.continuations.endsInNaming(text.bytes(0..<value.range.lowerBound)))
    {
      plain.values[index].text = readers.continuations.withoutArticle(value.text)
    }
    return plain
  }

  /// Whether a few words may be what something is called, and are no remark.
  func isShortName(_ words: String) -> Bool {
    words.split(separator: " ").count <= Self.mostOfShortName && !readers.continuations.namesPerson(words)
      && !readers.continuations.isFiller(around: [], in: words, besides: [])
  }

  private static var mostOfShortName: Int { 4 }

  /// "Call mom on friday", "a pass for Yosemite tomorrow", where any words may stand, or a name that the index does not
  /// know, and a day may be said: the day is none of the words.
  func datingText(_ candidate: Candidate) -> Candidate {
    let base = performing(candidate)
    let unknown = candidate.values.indices.filter { candidate.values[$0].isUnknown }
    guard unknown.count == 1, let index = unknown.first else { return candidate }
    let open = slots(of: base).filter { slot in
      slot.parameter.kind == .date && slot.parameter.isOptional
        && !candidate.values.contains { $0.name == slot.parameter.name }
    }
    guard open.count == 1 else { return candidate }
    let text = candidate.values[index].text
    let isName = !base.takesAnyText(candidate.values[index].name)
    for span in datable(in: text, isName: isName) {
      let words = readers.continuations.withoutPreposition(text.bytes(span))
      guard takes(words, open[0]), let date = value(words, of: open[0])?.parameter else { continue }
      return dated(candidate, at: index, with: date, besides: span)
    }
    return candidate
  }

  /// "Vet bills, 80 a month", where any words may stand and an amount is still to be said: the amount at their end is none
  /// of the words.
  func amountBehindText(_ candidate: Candidate) -> Candidate {
    let base = performing(candidate)
    let unknown = candidate.values.indices.filter { candidate.values[$0].isUnknown }
    guard unknown.count == 1, let index = unknown.first, base.takesAnyText(candidate.values[index].name) else {
      return candidate
    }
    let open = slots(of: base).filter { slot in
      let isAmount =
        switch slot.parameter.kind {
        case .integer, .number, .duration, .measurement: true
        case .entity, .text, .boolean, .date: false
        }
      return isAmount && !slot.parameter.isOptional && !slot.isGiven
        && !candidate.values.contains { $0.name == slot.parameter.name }
    }
    guard open.count == 1 else { return candidate }
    let text = candidate.values[index].text
    for span in readers.continuations.spans(in: text) where span.lowerBound > 0 {
      let lead = readers.continuations.startOfLead(to: span.lowerBound, in: text)
      let front = text.bytes(0..<lead).reversed().drop { $0.isWhitespace }
      let behind = text.bytes(span.upperBound..<text.utf8.count).split(separator: " ")
      let isLed = FindText.words(of: text.bytes(lead..<span.lowerBound)).first.map(open[0].leads.contains) ?? false
      guard isLed || front.first == ",", isRate(behind.map(String.init)),
        let amount = value(text.bytes(span), of: open[0])?.parameter
      else { continue }
      var read = candidate
      let words = String(front.drop { $0 == "," || $0.isWhitespace }.reversed())
      read.values[index].text = readers.continuations.withoutPreposition(words)
      read.fill(amount)
      return read.values[index].text.isEmpty ? candidate : read
    }
    return candidate
  }

  /// "A month", "per day": what an amount is for each of.
  private func isRate(_ words: [String]) -> Bool {
    guard let first = words.first else { return true }
    return words.count == 2
      && (readers.continuations.isArticle(first) || readers.continuations.isPrepositional(words.joined(separator: " ")))
  }

  /// Where a day may be said among words: at their end, and beside a name also at its beginning or in its place.
  private func datable(in text: String, isName: Bool) -> [Range<Int>] {
    let spans = readers.continuations.spans(in: text)
    let behind = spans.filter { $0.upperBound == text.utf8.count && (isName || $0.lowerBound > 0) }
      .sorted { $0.lowerBound < $1.lowerBound }
    return isName ? behind + spans.filter { $0.lowerBound == 0 && $0.upperBound < text.utf8.count } : behind
  }

  private func dated(
    _ candidate: Candidate, at index: Int, with date: FilledParameter, besides span: Range<Int>
  ) -> Candidate {
    var dated = candidate
    let text = candidate.values[index].text
    let rest =
      span.lowerBound == 0
      ? readers.continuations.withoutPreposition(text.bytes(span.upperBound..<text.utf8.count))
      : withoutLastPreposition(
        text.bytes(0..<span.lowerBound).split(separator: " ").joined(separator: " "))
    if rest.allSatisfy(\.isWhitespace) {
      dated.missing.append(dated.values.remove(at: index).name)
    } else {
      dated.values[index].text = rest
    }
    dated.fill(date)
    return dated
  }
}

extension FilledParameter {
  init(_ name: String, saying range: Range<Int>, of text: String) {
    self.init(name, text: text.bytes(range))
    self.range = range
  }
}
