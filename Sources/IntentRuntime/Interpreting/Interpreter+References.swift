internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// The words of a text that refer to something; "the trail" does where one was spoken of.
  func references(in text: String) -> [Reference] { contextMemo.references.reading(of: text, readReferences) }

  private func readReferences(in text: String) -> [Reference] {
    readers.references.references(in: text, nouns: snapshot.nouns).filter { reference in
      guard case .kind = reference.target else {
        return !isOnlyPointing(reference, in: text)
          && !readers.continuations.isNamed(at: reference.range.lowerBound, in: text)
      }
      return !context.mentions.referents(of: reference.target).isEmpty
    }.map { reference in
      guard reference.target == .those, context.mentions.listed.isEmpty,
        readers.continuations.countsOut(before: reference.range.lowerBound, in: text)
      else { return reference }
      var last = reference
      last.target = .that
      return last
    }
  }

  /// "It's the ridge": whether a name follows, which such words only point at.
  private func isOnlyPointing(_ reference: Reference, in text: String) -> Bool {
    guard reference.target == .that,
      let rest = readers.continuations.pointedAt(by: text.bytes(reference.range.lowerBound..<text.utf8.count))
    else { return false }
    let name = readers.continuations.bareName(rest)
    return spansOfWholeThings(in: name).contains { $0.range.lowerBound == 0 }
  }

  /// Reads “it”, “there” and “the second one” as what they refer to, where that makes better sense of the request.
  func resolveReferences(in interpreted: inout InterpretedRequest) {
    let found = references(in: interpreted.text)
    guard !found.isEmpty else { return }
    interpreted.unresolved = found.first.map { interpreted.text.bytes($0.range) }
    if let once = withoutPlaceSaidTwice(found, in: interpreted) {
      interpreted = once
      return
    }
    // "Is it crowded there" has one reference that stands for something and one that does not.
    let readings = [found] + (found.count > 1 ? found.map { [$0] } : [])
    var best: (candidate: Candidate, interpreted: InterpretedRequest)?
    for references in readings {
      guard let reading = replacing(references, in: interpreted),
        let candidate = reading.matching.candidates.first,
        candidate.score > best.map({ $0.candidate.score + Self.preferenceForAll }) ?? 0
      else { continue }
      best = (candidate, reading)
    }
    if let best, isBetter(best.candidate, than: interpreted, in: found) {
      interpreted = best.interpreted
    } else if let reading = replacingByObject(found, in: interpreted) {
      interpreted = reading
    }
  }

  /// "How's it looking up there": what was spoken of, which is said twice.
  private func withoutPlaceSaidTwice(_ found: [Reference], in interpreted: InterpretedRequest) -> InterpretedRequest? {
    guard found.count == 2, found[0].target == .that, found[1].target == .there, interpreted.score < Self.surely,
      let plain = readers.references.replacing([found[1]], in: interpreted.text, with: { _ in "" })
    else { return nil }
    let once = request(plain)
    let isMeant = once.score >= Self.surely || tells(once) && once.matching.outcome == .matched
    return once.replaced != nil && isMeant && isRecognizedByWords(once) ? once : nil
  }

  /// "What's in there now" behind what was added to the favorites, with the words for where that was.
  func namingPlace(_ text: String) -> String {
    guard let span = readers.continuations.pointedPlace(in: text), let last = context.lastDeed, !context.isFindLast,
      let place = readers.continuations.place(in: last.text),
      last.candidate?.values.contains(where: { place.lowercased().contains($0.text.lowercased()) }) != true
    else { return text }
    let named = text.bytes(0..<span.lowerBound) + place + text.bytes(span.upperBound..<text.utf8.count)
    let best = match(named).candidates.first
    let isMeant = best.map { $0.score >= Self.likely && $0.application == self.spokenTo } ?? false
    return isMeant ? named : text
  }

  /// Whether a text names no value, and what was spoken of by a pronoun or its kind: "delete the collection".
  func isAboutKnownKind(_ interpreted: InterpretedRequest) -> Bool {
    guard !interpreted.matching.isExact, interpreted.matching.candidates.first?.values.isEmpty == true else {
      return false
    }
    return references(in: interpreted.text).contains { reference in
      reference.target.isKind || !context.mentions.referents(of: reference.target).isEmpty
    }
  }

  /// "Buy a day pass for it", where words that nobody knows are taken for the name of a pass.
  func takesReferenceForName(_ interpreted: InterpretedRequest) -> Bool {
    guard let best = interpreted.matching.candidates.first, best.values.contains(where: \.isUnknown) else {
      return false
    }
    let base = performing(best)
    return best.values.contains { value in
      guard value.isUnknown, !base.takesAnyText(value.name), let reference = referenceAlone(value.text) else {
        return false
      }
      return !context.mentions.referents(of: reference.target).isEmpty
    }
  }

  /// The request with what the last one was about, in its own words: "start the vacuum" and "stop it".
  private func replacingByObject(_ found: [Reference], in interpreted: InterpretedRequest) -> InterpretedRequest? {
    guard found.count == 1, interpreted.score < Self.surely, let last = context.lastDeed,
      found[0].target.isKind || !found[0].target.isOneOfSeveral,
      !found[0].target.isPlural || !context.mentions.referents(of: found[0].target).contains(where: { $0.count > 1 })
    else { return nil }
    var objects = readers.continuations.objects(of: last.text)
    if case .action = last.deed { objects.append(last.name) }
    let readings = objects.compactMap { object -> InterpretedRequest? in
      let object = self.object(object, of: last, at: found[0])
      guard let replaced = readers.references.replacing(found, in: interpreted.text, with: { _ in object }) else {
        return nil
      }
      var reading = interpreted
      reading.matching = match(replaced)
      reading.replaced = replaced
      reading.unresolved = nil
      guard reading.score >= Self.surely, let candidate = reading.matching.candidates.first,
        candidate.values.contains(where: \.isUnknown)
          || snapshot.bindings[candidate.shortcut].application == last.application
      else { return nil }
      // "Save it" behind trails for biking begins no ride.
      return candidate.values.isEmpty || isAlike(candidate.title, last.title) ? reading : nil
    }
    let best = readings.enumerated().max { ($0.element.score, -$0.offset) < ($1.element.score, -$1.offset) }
    return best.flatMap { isRecognizedByWords($0.element) ? $0.element : nil }
  }

  /// What the last deed was about, in its own words; with what was spoken of since then in place of another of its kind: the
  /// "Petra to my favorites" of "Uluru to my favorites".
  private func object(_ object: String, of last: PerformedRequest, at reference: Reference) -> String {
    let values = last.candidate?.values.filter { !$0.values.isEmpty } ?? []
    guard let newest = context.mentions.referent(of: reference.target),
      !values.contains(where: { $0.values.contains { $0.id == newest.id } })
    else { return object }
    let kinds = Dictionary(last.parameters.map { ($0.name, $0.entityName) }, uniquingKeysWith: { first, _ in first })
    guard let value = values.first(where: { kinds[$0.name] == newest.kind }),
      let range = object.range(of: value.text, options: .caseInsensitive)
    else { return object }
    return object.replacingCharacters(in: range, with: newest.title)
  }

  /// The request with names in place of references, taken for what makes the best sense; nil if they stand for nothing,
  /// or nothing takes them.
  func replacing(_ found: [Reference], in interpreted: InterpretedRequest) -> InterpretedRequest? {
    let referents = found.map { context.mentions.referents(of: $0.target).filter { $0.count == 1 }.map { $0[0] } }
    guard !referents.contains(where: \.isEmpty) else { return nil }
    let depth = referents.map(\.count).max() ?? 0
    // The most recent that makes sense is meant: what has to do with nothing said of it is not.
    let chosen = (0..<depth).map { index in referents.map { $0[min(index, $0.count - 1)] } }
    let readings = chosen.lazy.enumerated().compactMap { index, chosen in
      self.replacing(found, by: chosen, in: interpreted).flatMap { reading in
        index == 0 || reading.score >= Self.likely ? (chosen: chosen, reading: reading) : nil
      }
    }
    guard let first = readings.first else { return nil }
    if names(first.chosen, first.reading) { return first.reading }
    // What makes sense by itself is meant before what needs something else beside it.
    return (readings.dropFirst().first { $0.reading.score >= Self.sureShortcut } ?? first).reading
  }

  /// Whether nothing but some things and no other mention is named in a reading.
  private func names(_ chosen: [Mention], _ reading: InterpretedRequest) -> Bool {
    let values = reading.matching.candidates.first?.values.flatMap(\.values) ?? []
    return !values.contains { value in
      !chosen.contains { $0.id == value.id }
        && besides(chosen).contains { $0.id == value.id && $0.title == value.title }
    }
  }

  /// What is not the most recent has to make so good sense.
  private static var likely: Double { 0.75 }

  func replacing(_ found: [Reference], by chosen: [Mention], in interpreted: InterpretedRequest) -> InterpretedRequest?
  {
    var known = EntityLookup()
    let names = Dictionary(
      zip(found.map(\.range.lowerBound), chosen), uniquingKeysWith: { first, _ in first })
    let replaced = readers.references.replacing(found, in: interpreted.text) { reference in
      guard let mention = names[reference.range.lowerBound] else { return nil }
      if let entity = mention.entity {
        known.add([entity], called: mention.title)
        if let bare = titleWithoutNoun(of: mention) { known.add([entity], called: bare) }
      }
      if case .kind = reference.target { return title(of: mention, withNoun: true) }
      return mention.title
    }
    guard let replaced else { return nil }
    return reading(of: replaced, naming: chosen, known, in: interpreted)
      ?? readingWithNoun(found, by: chosen, known, in: interpreted)
      ?? besides(chosen).lazy.compactMap { other in
        self.reading(
          of: "\(replaced) \(self.title(of: other, withNoun: true))", naming: chosen + [other], known, in: interpreted)
      }.first { $0.score >= Self.likely }
  }

  /// The same with the noun for what kind of thing it is: "what's on Shopping list".
  private func readingWithNoun(
    _ found: [Reference], by chosen: [Mention], _ known: EntityLookup, in interpreted: InterpretedRequest
  ) -> InterpretedRequest? {
    guard found.count == 1, known.isEmpty, !found[0].target.isKind else { return nil }
    let title = title(of: chosen[0], withNoun: true)
    guard title != chosen[0].title else { return nil }
    let replaced = readers.references.replacing(found, in: interpreted.text) { _ in title }
    let reading = replaced.flatMap { self.reading(of: $0, naming: chosen, known, in: interpreted) }
    return reading.flatMap { $0.score >= Self.sureShortcut && isRecognizedByWords($0) ? $0 : nil }
  }

  private func reading(
    of replaced: String, naming chosen: [Mention], _ known: EntityLookup, in interpreted: InterpretedRequest
  ) -> InterpretedRequest? {
    var named = interpreted
    named.matching = match(replaced, limit: Alternatives.most)
    takeNamesFromUnknownWords(in: &named)
    var matching = named.matching
    let validation = CandidateValidation(in: snapshot, locale: settings.locale, known: known)
    matching.candidates = matching.candidates.map { takingNoun(of: chosen, $0) }
    matching.candidates.removeAll { candidate in
      candidate.score < settings.matching.threshold || putsIntoText(chosen, candidate)
        || !(known.isEmpty ? candidate.names(chosen) : validation.takesKnown(candidate))
    }
    if matching.candidates.isEmpty { return nil }
    if matching.outcome == .notRecognized { matching.outcome = .matched }
    var reading = interpreted
    reading.matching = matching.pointing(at: chosen)
    reading.replaced = replaced
    reading.known = known
    reading.unresolved = nil
    return isFarFetched(reading) ? nil : reading
  }

  /// Whether the name of a thing would stand among other words of a text: what people write down keeps their words.
  private func putsIntoText(_ things: [Mention], _ candidate: Candidate) -> Bool {
    let texts = performing(candidate, text: "").parameters.filter { $0.kind == .text }.map(\.name)
    return candidate.values.contains { value in
      value.isUnknown && texts.contains(value.name)
        && things.contains { value.text.contains($0.title) && value.text.count > $0.title.count }
    }
  }

  /// What a thing is called, with the noun for what kind of thing it is: "Shopping list".
  func title(of mention: Mention, withNoun: Bool) -> String {
    let entities = snapshot.applications.lazy.flatMap(\.model.entities)
    guard let noun = entities.first(where: { $0.name == mention.kind })?.title.lowercased(),
      !mention.title.lowercased().hasSuffix(noun)
    else { return mention.title }
    return "\(mention.title) \(noun)"
  }

  /// What the "4" of "Timer 4" is, where "timer" is what such things are called; nil where the noun is all or nothing.
  private func titleWithoutNoun(of mention: Mention) -> String? {
    let (words, noun) = (FindText.words(of: mention.title), noun(of: mention))
    guard !noun.isEmpty, words.count > noun.count else { return nil }
    if words.starts(with: noun) { return words.dropFirst(noun.count).joined(separator: " ") }
    return words.suffix(noun.count).elementsEqual(noun) ? words.dropLast(noun.count).joined(separator: " ") : nil
  }

  private func noun(of mention: Mention) -> [String] {
    kind(of: mention).map { FindText.words(of: $0.entity.title) } ?? []
  }

  /// "Add 10 minutes to the timer", where that is a timer nobody gave a name: a candidate with it as a value.
  private func takingNoun(of chosen: [Mention], _ candidate: Candidate) -> Candidate {
    guard chosen.count == 1, noun(of: chosen[0]) == FindText.words(of: chosen[0].title),
      noun(of: chosen[0]).allSatisfy(FindText.words(of: candidate.phrase).contains)
    else { return candidate }
    let base = performing(candidate)
    let open = base.parameters.filter { parameter in !candidate.values.contains { $0.name == parameter.name } }
    var taking = candidate
    taking.values += open.compactMap { value(chosen[0], of: $0, base) }.prefix(1)
    return taking
  }

  /// What the last request was about besides what "it" is taken for: the list that something was put on.
  private func besides(_ chosen: [Mention]) -> [Mention] {
    guard chosen.count == 1, case .action(_, let shortcut, let values)? = context.lastDeed?.deed else { return [] }
    return shortcut.parameters.compactMap { parameter in
      guard let kind = parameter.entityName, let value = values[parameter.name] else { return nil }
      let mention = Mention(title: value.title, id: value.id, kind: kind)
      return chosen[0].isSame(as: mention) ? nil : mention
    }
  }

  /// Whether hardly a word says what is meant, and nothing is sure: a name in place of "it" is no reason to guess.
  private func isFarFetched(_ reading: InterpretedRequest) -> Bool {
    let coverage = coverages(of: reading.replaced ?? reading.text, in: reading).first
    guard let words = coverage?.words, let chance = coverage?.chance else { return false }
    return words < Self.leastByWords && chance < Self.likelyChance
  }

  static var likelyChance: Double { 0.65 }
  private static var leastByWords: Double { 0.6 }

  /// Whether a request makes better sense once its references are replaced: it was not understood before, took them for
  /// names, or fits hardly worse.
  private func isBetter(_ replaced: Candidate, than interpreted: InterpretedRequest, in found: [Reference]) -> Bool {
    guard interpreted.matching.outcome != .notRecognized, let best = interpreted.matching.candidates.first else {
      return true
    }
    if isAboutLastDeed(best) { return false }
    let tookForName = best.values.contains { value in
      value.isUnknown && found.contains { $0.range.overlaps(value.range) }
    }
    let isCompleted = best.values.isEmpty && !replaced.values.isEmpty
    let preference = isCompleted ? Self.preferenceForAll : Self.preferenceForReferences
    return tookForName || replaced.score > best.score - preference
  }

  /// How much worse it may fit where everything that refers stands for something.
  private static var preferenceForAll: Double { 0.25 }
  /// How much worse a request may fit once “it” is replaced: names make a request longer, and “it” can be anything.
  static var preferenceForReferences: Double { 0.1 }
}

extension Candidate {
  /// Whether each of some things is one of its values.
  fileprivate func names(_ mentions: [Mention]) -> Bool {
    mentions.allSatisfy { mention in
      values.contains { value in
        value.values.contains { $0.title == mention.title && $0.id == mention.id } || value.text == mention.title
      }
    }
  }
}

extension Matching {
  /// The same, decided for the things that are known to be meant where their names fit several values.
  func pointing(at mentions: [Mention]) -> Matching {
    var matching = self
    for index in matching.candidates.indices {
      for value in matching.candidates[index].values.indices
      where matching.candidates[index].values[value].values.count > 1 {
        let values = matching.candidates[index].values[value].values
        let meant = values.filter { value in mentions.contains { $0.id == value.id && $0.title == value.title } }
        if !meant.isEmpty { matching.candidates[index].values[value].values = meant }
      }
    }
    if matching.outcome == .ambiguous, let best = matching.candidates.first,
      best.values.allSatisfy({ $0.values.count <= 1 }),
      !matching.candidates.dropFirst().contains(where: { $0.distance == 0 && $0.intent != best.intent })
    {
      matching.outcome = .matched
    }
    return matching
  }
}
