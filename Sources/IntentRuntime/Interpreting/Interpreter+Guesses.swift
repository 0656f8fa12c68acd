internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Shortcuts that words only resemble, where too little is said, or something else was spoken of.
extension Interpreter {
  /// Takes away the shortcuts that only what was learned of other words speaks for.
  func dropGuesses(in interpreted: inout InterpretedRequest) {
    if interpreted.matching.candidates.contains(where: beginsNameWithJoint) {
      interpreted.matching.drop(below: settings.matching.threshold, beginsNameWithJoint)
    }
    let said = interpreted
    if !said.matching.isExact, said.matching.candidates.contains(where: { saysOnlyPart($0, said) }) {
      interpreted.matching.drop(below: settings.matching.threshold) { saysOnlyPart($0, said) }
    }
    guard !interpreted.matching.isExact, interpreted.matching.outcome != .notRecognized,
      let best = interpreted.matching.candidates.first, !isAboutLastDeed(best)
    else { return }
    let request = interpreted
    if readers.continuations.isQuestion(interpreted.text), reports(best) {
      interpreted.matching.drop(below: settings.matching.threshold, reports)
    } else if saysOnlyName(best, request) {
      interpreted.matching.drop(below: settings.matching.threshold) { saysOnlyName($0, request) }
    } else if readers.continuations.asksToRecord(interpreted.text), !saysAll(best, of: interpreted) {
      interpreted.matching.drop(below: settings.matching.threshold) { _ in true }
    } else if onlySays(interpreted.text, best) {
      interpreted.matching.drop(below: settings.matching.threshold) { onlySays(request.text, $0) }
    } else if endsVerb(best) {
      interpreted.matching.drop(below: settings.matching.threshold, endsVerb)
    } else if let topic = topic(of: interpreted.text), passesOverTopic(best, of: interpreted) {
      interpreted.matching.drop(below: settings.matching.threshold) { passesOver(unfilled($0), topic) }
    } else if best.values.isEmpty, countsNothing(interpreted) {
      interpreted.matching.drop(below: settings.matching.threshold, \.values.isEmpty)
    } else if readers.continuations.tellsOfPresent(interpreted.text), !isRecognizedByWords(interpreted) {
      interpreted.matching.drop(below: settings.matching.threshold) { _ in true }
    } else if best.values.isEmpty, isUnlikelyWord(best, of: interpreted) {
      interpreted.matching.drop(below: settings.matching.threshold) {
        $0.values.isEmpty && !saysWord(of: $0, in: interpreted.text)
      }
    }
  }

  /// "Can you climb the ridge" tells nobody what was done, as "I climbed the ridge" does.
  private func reports(_ candidate: Candidate) -> Bool { readers.continuations.tellsOfPast(candidate.phrase) }

  /// "Half Dome": whether a request says a name, and no word of a phrase that tells what was done.
  private func saysOnlyName(_ candidate: Candidate, _ request: InterpretedRequest) -> Bool {
    !candidate.values.isEmpty && reports(candidate)
      && !steps(of: candidate, in: request.replaced ?? request.text).contains {
        $0.kind == .matched || $0.kind == .moved
      }
  }

  /// "Thinking of Petra tomorrow" is no reminder: whether a text says something of somebody, and no word of a phrase that
  /// takes any words.
  private func onlySays(_ text: String, _ candidate: Candidate) -> Bool {
    guard candidate.values.contains(where: \.isUnknown), !saysWord(of: candidate, in: text) else { return false }
    return readers.continuations.isStatement(text) && !readers.splitter.resemblesImperative(text)
  }

  /// "Take the tea off and add sponges" is no list called "and add sponges".
  private func beginsNameWithJoint(_ candidate: Candidate) -> Bool {
    candidate.values.contains { value in
      value.isUnknown && readers.continuations.beginsWithJoint(value.text)
        && !performing(candidate).takesAnyText(value.name)
    }
  }

  /// "I was there on Sunday" is nothing that "I have to …" takes down: what somebody says of themselves and any words take
  /// the place in, is said as a whole.
  private func saysOnlyPart(_ candidate: Candidate, _ request: InterpretedRequest) -> Bool {
    guard readers.continuations.beginsWithSpeaker(candidate.phrase),
      candidate.values.contains(where: { $0.isUnknown && performing(candidate).takesAnyText($0.name) })
    else { return false }
    return steps(of: candidate, in: request.replaced ?? request.text).contains {
      $0.kind == .missing && $0.weight > 0.1
    }
  }

  /// "Write that down" writes nothing where nothing was told: whether a request has all that it needs, and no particle for
  /// a value.
  private func saysAll(_ candidate: Candidate, of request: InterpretedRequest) -> Bool {
    lacking(candidate).isEmpty && !candidate.values.contains { $0.isUnknown || $0.isFallback }
      && (request.replaced != nil || isSaidInItsWords(request))
  }

  /// "Füge Petra hinzu" where Petra was spoken of, and a list takes any words: whether a request takes the name of a thing of
  /// another application for text, and lacks what else it needs.
  func takesThingForText(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first, !lacking(best).isEmpty else { return false }
    return best.values.contains { value in
      guard value.isUnknown, let thing = thing(named: value.text), isWholeName(value.text, of: thing) else {
        return false
      }
      return snapshot.applications[thing.application].model.name == spokenTo && spokenTo != best.application
    }
  }

  /// "Füge den Weg hinzu" appends nothing to what is called "hinzu".
  private func endsVerb(_ candidate: Candidate) -> Bool {
    candidate.values.contains { $0.isUnknown && readers.continuations.endsVerb($0.text) }
  }

  /// "The last one" where nothing was listed is no song by the meaning of such words.
  private func countsNothing(_ request: InterpretedRequest) -> Bool {
    references(in: request.text).contains { reference in
      request.text.bytes(reference.range).contains(" ") && countsNothing(reference)
    } && !isSaidInItsWords(request)
  }

  /// "The next one from here to there" where nothing was listed.
  func countsNothing(_ reference: Reference) -> Bool {
    reference.target.isCounted && context.mentions.referents(of: reference.target).isEmpty
  }

  /// "Running" plays no music: one word that the phrase does not have, and that rarely means it.
  private func isUnlikelyWord(_ best: Candidate, of request: InterpretedRequest) -> Bool {
    // A word may answer a question that was left.
    guard left.isEmpty, FindText.words(of: request.text).count == 1,
      let chance = coverages(of: request.text, in: request).first?.chance
    else { return false }
    return chance < Self.likelyChance && !saysWord(of: best, in: request.text)
  }

  // MARK: What was spoken of

  /// What was spoken of just now: the application that has it, and what kinds of things.
  private typealias Topic = (application: Application, kinds: Set<String>)

  /// "Dim it to 20 percent" behind a lamp: what was spoken of just now comes before what another application does to
  /// nothing in particular, unless that is said in its own words.
  private func passesOverTopic(_ best: Candidate, of request: InterpretedRequest) -> Bool {
    guard let topic = topic(of: request.text), passesOver(unfilled(best), topic) else { return false }
    let hasValue = best.values.contains { $0.typed != nil }
    guard hasValue || isVerb(of: topic, request.text) else { return false }
    return !isSaidInItsWords(request) || best.values.isEmpty && !lacking(best).isEmpty
  }

  /// Of what a text that begins like what can be done with a topic may mean, what has to do with that topic.
  func keepingTopic(_ found: [Interpretation], of text: String) -> [Interpretation] {
    guard let topic = topic(of: text), isVerb(of: topic, text) else { return found }
    return found.filter { interpretation in
      switch interpretation {
      case .shortcut(let read): read.matching.candidates.first.map { !passesOver(unfilled($0), topic) } ?? true
      case .followUp(let followUp): !passesOver(followUp.base, topic)
      default: true
      }
    }
  }

  private func unfilled(_ candidate: Candidate) -> PerformedRequest {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    return PerformedRequest(binding, of: application, text: "")
  }

  /// Whether a request has nothing to do with a topic.
  private func passesOver(_ request: PerformedRequest, _ topic: Topic) -> Bool {
    snapshot.applications[request.application].model.name != topic.application.name
      && !request.parameters.contains { $0.entityName.map(topic.kinds.contains) ?? false }
  }

  /// What "it" or "them" stands for in a text; what the last deed was about where it stands for no name.
  private func topic(of text: String) -> Topic? {
    let found = references(in: text).filter { $0.target == .that || $0.target == .those }
    guard found.count == 1 else { return nil }
    if let focus = context.mentions.referents(of: found[0].target).first?.first,
      focus.turn + 1 >= context.mentions.turn
    {
      return focus.isWords ? nil : kind(of: focus).map { (snapshot.applications[$0.application].model, [focus.kind]) }
    }
    guard context.isDeedJustDone, let last = context.lastDeed else { return nil }
    return (snapshot.applications[last.application].model, Set(last.parameters.compactMap(\.entityName)))
  }

  /// Whether a text begins as a phrase does that takes such things: "turn it up" where a lamp can be turned on.
  private func isVerb(of topic: Topic, _ text: String) -> Bool {
    guard let verb = FindText.words(of: text).first else { return false }
    return topic.application.shortcuts.contains { shortcut in
      shortcut.parameters.contains { $0.entityName.map(topic.kinds.contains) ?? false }
        && shortcut.phrases.contains { FindText.words(of: $0.text).first == verb }
    }
  }

  // MARK: Names that nobody knows

  /// "What time is it in foo", where the time here can be told as well: whether another shortcut has everything but what
  /// the first takes for a name.
  func namesWhatIsLeft(by other: Candidate, _ first: Candidate, in request: InterpretedRequest) -> Bool {
    guard first.application == other.application, first.intent != other.intent, other.values.isEmpty,
      first.values.count == 1, let name = first.values.first, name.isUnknown, request.replaced == nil
    else { return false }
    let left = steps(of: other, in: request.text).filter { $0.kind == .uncovered }.compactMap(\.range)
    return !left.isEmpty && left.allSatisfy(name.range.overlaps)
      && !readers.continuations.isFiller(around: [], in: name.text, besides: [])
  }

  /// "Step back" cancels no timer called "back": whether a request says nothing of a phrase in its own words, and what
  /// stands for a name is none.
  func guessesName(_ request: InterpretedRequest) -> Bool {
    guard !request.matching.isExact, request.replaced == nil, request.matching.outcome != .notRecognized,
      let best = request.matching.candidates.first
    else { return false }
    let (binding, application) = snapshot.bindings[best.shortcut]
    let named = PerformedRequest(binding, of: application, text: "").parameters.filter { $0.entityName != nil }
    return best.values.contains { value in
      value.isUnknown && request.known.entities(called: value.text) == nil && named.contains { $0.name == value.name }
    } && !saysWord(of: best, in: request.text, isShortMisspelt: false)
  }
}

extension Matching {
  /// Takes candidates away; nothing is recognized where no other fits well enough.
  fileprivate mutating func drop(below threshold: Double, _ isMeant: (Candidate) -> Bool) {
    candidates.removeAll(where: isMeant)
    let least = candidates.first?.distance ?? 0
    for index in candidates.indices { candidates[index].distance -= least }
    if candidates.first?.score ?? 0 < threshold { outcome = .notRecognized }
  }
}

extension Reference.Target {
  /// Whether it is one of what was listed: "the second one", "the last one".
  fileprivate var isCounted: Bool {
    switch self {
    case .ordinal, .last, .next, .previous, .middle: true
    case .that, .there, .those, .both, .other, .few, .rest, .kind: false
    }
  }
}

extension InterpretedRequest {
  /// The same where nothing but one candidate is meant.
  func only(_ candidate: Candidate) -> InterpretedRequest {
    var one = self
    one.matching.candidates = [candidate]
    one.matching.candidates[0].distance = 0
    one.matching.outcome = .matched
    return one
  }
}
