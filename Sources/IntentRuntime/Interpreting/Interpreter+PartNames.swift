internal import Dialog
internal import PhraseMatching

// Requests that say of a thing only what kind it is, or a part of its name: "delete my alarm", "start the printer".
extension Interpreter {
  /// The request with a question for the thing that it does not name well enough; nil where that makes no sense of it.
  func partlyNamed(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.unresolved == nil, request.text.utf8.count <= Self.longest else { return nil }
    // "20" asks nothing of "Read 20 Pages".
    if readers.continuations.isNumber(readers.continuations.bareName(continuation(of: request.text).text)) {
      return nil
    }
    let known = knownNames
    for span in readers.continuations.spans(in: request.text) {
      let name = request.text.bytes(span), words = FindText.words(of: name)
      for names in known {
        guard let meant = meant(by: name, words, among: names), !isOneOfMany(span, in: request.text, meant)
        else { continue }
        if let read = reading(request, with: meant, at: span) { return read }
      }
    }
    return withoutThing(request, known)
  }

  /// "A table" is no part of the name of Table Mountain.
  private func isOneOfMany(
    _ span: Range<Int>, in text: String, _ meant: (names: KnownNames, values: [Entity.Value])
  ) -> Bool {
    guard !snapshot.applications[meant.names.application].intents.isEmpty, !meant.values.isEmpty,
      readers.continuations.endsIndefinitely(text.bytes(0..<span.lowerBound))
    else { return false }
    let said = FindText.words(of: text.bytes(span))
    return meant.values.allSatisfy { !said.contains(FindText.words(of: $0.title).last ?? "") }
  }

  /// The things that a text names somewhere.
  func things(in text: String, isLoose: Bool = false) -> [NamedThing] {
    spansOfThings(in: text, isLoose: isLoose).map(\.thing)
  }

  /// The things that a text names somewhere, with the bytes that name them; the longest names first.
  ///
  /// - Parameter isLoose: whether another form of a name will do: "meditating".
  func spansOfThings(in text: String, isLoose: Bool = false) -> [(thing: NamedThing, range: Range<Int>)] {
    isLoose ? readSpans(in: text, isLoose: true) : contextMemo.things.reading(of: text) { readSpans(in: $0) }
  }

  private func readSpans(in text: String, isLoose: Bool = false) -> [(thing: NamedThing, range: Range<Int>)] {
    let known = knownNames
    var things: [(thing: NamedThing, range: Range<Int>)] = []
    for span in readers.continuations.spans(in: text) where !things.contains(where: { $0.range.overlaps(span) }) {
      let name = text.bytes(span), words = FindText.words(of: name)
      let named = known.lazy.compactMap { names -> NamedThing? in
        guard isLoose || names.has(words),
          let found = self.named(name, among: names), found.count == 1
        else { return nil }
        return NamedThing(application: names.application, entity: names.entity.name, value: found[0])
      }
      if let thing = named.first { things.append((thing, span)) }
    }
    return things
  }

  /// Whether something is titled as a text says.
  func isTitle(_ text: String) -> Bool {
    let (length, lowered) = (text.utf8.count, text.lowercased())
    func isTitled(_ value: Entity.Value) -> Bool {
      value.title.utf8.count == length && value.title.lowercased() == lowered
    }
    return spokenThings.contains { isTitled($0.value) }
      || snapshot.applications.contains { $0.model.entities.contains { $0.values.contains(where: isTitled) } }
  }

  private static var longest: Int { 200 }

  private var knownNames: [KnownNames] {
    (snapshot.knownNames + spokenNames).filter { isTalkedTo(snapshot.applications[$0.application].model.name) }
  }

  /// The names of things that were spoken of and that no application suggests.
  private var spokenNames: [KnownNames] {
    spokenThings.compactMap { thing in
      let entity = snapshot.applications[thing.application].model.entities.first { $0.name == thing.entity }
      guard var entity, !entity.values.contains(where: { $0.id == thing.value.id }) else { return nil }
      entity.values = [thing.value]
      return KnownNames(entity, of: thing.application)
    }
  }

  /// The values that words are a part of the names of.
  private func named(_ text: String, among names: KnownNames) -> [Entity.Value]? {
    guard names.mayName(text) else { return nil }
    let hasWords = names.has(FindText.words(of: text))
    let found = readers.replies.options(named: text, of: names.question, now: settings.now())
      .filter { $0.fit >= Self.likelyReply || hasWords }
    return found.isEmpty || found.count > Question.mostShown ? nil : found.map { names.entity.values[$0.index] }
  }

  /// The values that words name in part; none, where they say only what kind of thing it is.
  private func meant(
    by text: String, _ words: [String], among names: KnownNames
  ) -> (names: KnownNames, values: [Entity.Value])? {
    if names.noun.isName(text) { return (names, []) }
    return names.has(words) ? named(text, among: names).map { (names, $0) } : nil
  }

  /// What fits the request once one of the things is named in full.
  private func reading(
    _ request: InterpretedRequest, with meant: (names: KnownNames, values: [Entity.Value]), at span: Range<Int>
  ) -> InterpretedRequest? {
    guard let example = meant.values.first ?? meant.names.entity.values.first else { return nil }
    let tail = readers.continuations.withoutNounInPlace(request.text.bytes(span.upperBound..<request.text.utf8.count))
    let full = request.text.bytes(0..<span.lowerBound) + example.title + tail
    var read = asking(for: example, as: meant, match(full), request, at: span)
    // What is said beside the name is looked for in the text that was matched.
    if !meant.values.isEmpty { read?.replaced = full }
    return read.flatMap { isByWords(full, $0) ? $0 : nil }
  }

  /// Whether a text says what is meant by its words.
  private func isByWords(_ text: String, _ read: InterpretedRequest) -> Bool {
    var full = read
    full.replaced = text
    return isRecognizedByWords(full)
  }

  /// "Water": a request that lacks nothing but a thing.
  private func withoutThing(_ request: InterpretedRequest, _ known: [KnownNames]) -> InterpretedRequest? {
    guard request.text.split(separator: " ").count <= 3,
      readers.continuations.amountChange(in: request.text) == nil
    else { return nil }
    let end = request.text.utf8.count
    for names in known {
      guard let example = names.entity.values.first else { continue }
      let full = "\(request.text) \(example.title)"
      // "Order some" says nothing of "list my alarms", whatever they may be in other words.
      if let read = asking(for: example, as: (names, []), match(full), request, at: end..<end), isByWords(full, read),
        let best = read.matching.candidates.first, saysWord(of: best, in: full)
      {
        return read
      }
    }
    return nil
  }

  /// The request with a question in place of the example that it was matched with.
  private func asking(
    for example: Entity.Value, as meant: (names: KnownNames, values: [Entity.Value]), _ matching: Matching,
    _ request: InterpretedRequest, at span: Range<Int>
  ) -> InterpretedRequest? {
    guard matching.outcome != .notRecognized, var candidate = matching.candidates.first,
      candidate.score >= Self.surely, snapshot.bindings[candidate.shortcut].application == meant.names.application,
      let index = candidate.values.firstIndex(where: { value in
        value.values.contains { $0.id == example.id && $0.title == example.title }
      })
    else { return nil }
    if meant.values.isEmpty {
      candidate.missing.append(candidate.values.remove(at: index).name)
    } else {
      candidate.values[index].values = meant.values.map { ResolvedValue($0) }
      candidate.values[index].text = request.text.bytes(span)
    }
    var asking = request
    asking.matching = matching
    asking.matching.isExact = false
    asking.matching.candidates = [candidate]
    asking.matching.outcome = meant.values.count > 1 ? .ambiguous : .matched
    return asking
  }
}
