internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Taking away one of what was done or listed: "drop the first one", "not the ridge though", "put the pin back".
extension Interpreter {
  /// What takes away something by its position or its name, where the conversation says what that is; nil where a
  /// request of its own does.
  func takingAway(_ text: String) -> Interpretation? {
    guard openQuestion == nil, let said = readers.continuations.takenAway(in: text), said.form != .sparing,
      !match(text).isExact
    else { return nil }
    if said.form == .limit { return limited(to: said.topic) }
    if said.form == .exception, let excepted = deedOfLastTurn(at: said.topic) { return takenBack(excepted) }
    if let reference = referenceAlone(said.topic), !reference.target.isPlural {
      return takingAway(reference, said, text)
    }
    if said.form == .removal, let best = deed(bestIn: said.topic) { return takenBack(best) }
    if let several = takingAwaySeveral(said, text) { return several }
    if said.form == .removal, let all = allOfLastTurn(said.topic) { return all }
    switch said.form {
    case .removal: return nil
    case .restoration: return deedAbout(said).flatMap { isAlreadyUndone(said) ? nil : takenBack($0) }
    case .exception: return exceptedDeed(said).flatMap(takenBack)
    case .keeping: return kept(said.topic)
    case .limit, .sparing: return nil
    }
  }

  /// "Keep the ridge" behind what took it away: as it was before that.
  private func kept(_ topic: String) -> Interpretation? {
    let words = FindText.words(of: readers.continuations.bareName(topic))
    if context.deeds.undone.last?.isAbout(words) == true { return .command(.redo) }
    if let undone = context.performed.last(where: { $0.isUndone && isAbout(topic, $0, isUndone: true) }) {
      return .followUp(FollowUp(of: undone, fit: 1))
    }
    let removal = context.performed.last { isAbout(topic, $0) && readers.continuations.removes($0.name) }
    return removal.flatMap(takenBack)
  }

  /// "Only the first" behind several of the same kind: what takes back the others.
  private func limited(to topic: String) -> Interpretation? {
    let series = seriesOfLastTurn
    let kept = position(topic, in: series) ?? series.lastIndex { isAbout(topic, $0) }
    guard series.count > 1, let kept else { return nil }
    let others = series.indices.filter { $0 != kept && series[$0].undoCount > 0 }
    if others.count == 1 { return takenBack(series[others[0]]) }
    // All that was done since: the others were done behind it, one after the other.
    return kept == 0 && !others.isEmpty ? .command(.undo(count: others.reduce(0) { $0 + series[$1].undoCount })) : nil
  }

  /// "Not the second one" behind several of the same kind.
  private func deedOfLastTurn(at topic: String) -> PerformedRequest? {
    let series = seriesOfLastTurn
    return series.count > 1 ? position(topic, in: series).map { series[$0] } : nil
  }

  /// What the last turn did, as far as it was all of one kind.
  var seriesOfLastTurn: [PerformedRequest] {
    guard context.isDeedJustDone, let last = context.performed.last else { return [] }
    return context.performed.filter { $0.turn == last.turn && $0.isSame(as: last) && $0.isDone && !$0.isUndone }
  }

  private func position(_ topic: String, in series: [PerformedRequest]) -> Int? {
    switch referenceAlone(topic)?.target {
    case .ordinal(let number)?: series.indices.contains(number - 1) ? number - 1 : nil
    case .last?: series.indices.last
    default: nil
    }
  }

  /// "Remove both", "cancel them all" right behind several of the same kind.
  private func allOfLastTurn(_ topic: String) -> Interpretation? {
    let count = seriesOfLastTurn.count
    guard let target = referenceAlone(topic)?.target, count > 1,
      target == .those || target == .both && count == 2, undoCountOfLastTurn > 0,
      seriesOfLastTurn.allSatisfy(\.isMaking)
    else { return nil }
    return .command(.undo(count: undoCountOfLastTurn))
  }

  /// "Drop the earliest", "cancel the shortest one": of several of the same kind that one by its time or its length.
  private func deed(bestIn topic: String) -> PerformedRequest? {
    let (text, grammar) = (FindText(topic), findReader.grammar)
    let others = text.words.filter { $0.number == nil && !grammar.isFiller($0.text) }
    let done = standingDeeds
    let series = done.reversed().prefix { $0.isSame(as: done[done.count - 1]) }
    let forms = [grammar.superlatives] + (series.count == 2 ? [grammar.comparatives] : [])
    let found = text.words.indices.lazy.flatMap { index in
      forms.compactMap { $0.phrase(in: text.words, at: index) }
    }.first
    guard !context.isFindLast, let sense = found?.meaning.senses.first, others.count == 1 else { return nil }
    let amounts = series.compactMap(\.moment)
    guard series.count > 1, amounts.count == series.count, series.allSatisfy(\.isMaking) else { return nil }
    let ranked = zip(amounts, series).sorted { $0.0 < $1.0 }
    return (sense.direction == .up ? ranked.last : ranked.first)?.1
  }

  // MARK: By its position

  private func takingAway(_ reference: Reference, _ said: TakingAway, _ text: String) -> Interpretation? {
    if said.form != .exception, let deed = deed(at: reference.target, said.form, text) ?? deedAboutFocus(reference) {
      return takenBack(deed)
    }
    guard said.form == .removal, reference.target.isOneOfSeveral || reference.target == .that,
      command(in: continuation(of: text).text) == nil
    else { return nil }
    guard let meant = mentionAlone(said.topic) else {
      // "The first one" is nobody's name, whichever app has the verb.
      return reference.target == .that || !context.performed.isEmpty ? nil : .none(request(text))
    }
    if let taken = thing(of: meant).flatMap(removalFromContainer) { return .followUp(taken) }
    if spokenTo == nil || isOfAppInFocus(text) { return nil }
    return removal(of: meant).map { .followUp($0) } ?? .none(request(text))
  }

  /// "Take it out" behind "which of them is the busiest": what was done with that one, where others were spoken of since.
  private func deedAboutFocus(_ reference: Reference) -> PerformedRequest? {
    guard reference.target == .that, context.isFindLast, let last = context.performed.last,
      let meant = context.mentions.referent(of: .that), !meant.isWords,
      !isAbout(meant.title, last)
    else { return nil }
    return context.performed.last { isAbout(meant.title, $0) && $0.undoCount > 0 }
  }

  /// "Drop the second and the last": each of several things of what was listed.
  private func takingAwaySeveral(_ said: TakingAway, _ text: String) -> Interpretation? {
    let found = references(inListOf: said.topic)
    guard said.form == .removal, let first = found.first, found.count > 1 || first.target.isPlural,
      command(in: continuation(of: text).text) == nil,
      found.allSatisfy({ deed(at: $0.target, said.form, text) == nil })
    else { return nil }
    let meant = found.flatMap { reference in
      context.mentions.referents(of: reference.target).first { ($0.count > 1) == reference.target.isPlural } ?? []
    }
    let removals = meant.compactMap(removal)
    return removals.isEmpty || removals.count < meant.count ? nil : .followUps(removals)
  }

  /// "Undo that and the plywood": several of the last deeds, each by what it was about.
  func takingBackSeveral(_ topic: String) -> Interpretation? {
    let items = items(of: topic)
    guard items.count > 1 else { return nil }
    let done = standingDeeds
    let meant = items.compactMap { item in
      referenceAlone(item)?.target == .that ? done.last : done.last { isAbout(item, $0) }
    }
    let (numbers, count) = (Set(meant.map(\.number)), meant.reduce(0) { $0 + $1.undoCount })
    guard numbers.count == items.count, meant.allSatisfy({ $0.undoCount > 0 }),
      Set(context.deeds.done.suffix(count).map(\.request)) == numbers
    else { return nil }
    return .command(.undo(count: count))
  }

  /// How much "undo that" takes back behind one request that did several things of a kind at its end.
  var undoCountOfLastTurn: Int {
    guard context.isDeedJustDone, let last = context.performed.last else { return 0 }
    let together = context.performed.reversed().prefix { deed in
      deed.turn == last.turn && deed.isSame(as: last) && deed.isDone && !deed.isUndone && deed.undoCount > 0
    }
    return together.reduce(0) { $0 + $1.undoCount }
  }

  /// Whether a text takes away what it only points at, or keeps something: an application may have named it last.
  func takesAwayPlace(_ text: String) -> Bool {
    guard let said = readers.continuations.takenAway(in: text), said.form != .sparing else { return false }
    return said.form == .keeping || !references(inListOf: said.topic).isEmpty
  }

  /// What each item of a list refers to; none where one of them is something else.
  private func references(inListOf topic: String) -> [Reference] {
    let joints = readers.continuations.joints(in: topic)
    let starts = [0] + joints.map(\.upperBound)
    let ends = joints.map(\.lowerBound) + [topic.utf8.count]
    let found = zip(starts, ends).compactMap { $0 <= $1 ? referenceAlone(topic.bytes($0..<$1)) : nil }
    return found.count == starts.count ? found : []
  }

  /// The deed that a position stands for: one of those of the last kind, where nothing was listed since.
  private func deed(at target: Reference.Target, _ form: TakingAway.Form, _ text: String) -> PerformedRequest? {
    guard !context.isFindLast, context.performed.last?.effect != .telling else { return nil }
    let done = standingDeeds
    guard let last = done.last else { return nil }
    let series = Array(done.reversed().prefix { $0.isSame(as: last) }.reversed())
    // What was listed before is still pointed at: "the second one is done", "delete the first one".
    let isListMeant = !references(in: last.text).isEmpty || series.count == 1 && isListOfOthers
    if isListMeant, !context.mentions.listed.isEmpty, isOfAppInFocus(text) { return nil }
    switch target {
    case .last: return last
    case .ordinal(let number): return series.indices.contains(number - 1) ? series[number - 1] : nil
    case .that: return form == .restoration && last.undoCount > 0 && context.deeds.undone.isEmpty ? last : nil
    default: return nil
    }
  }

  /// Whether something was listed that is no list of what was done.
  private var isListOfOthers: Bool {
    let things = Set(context.performed.filter { $0.effect != .telling }.flatMap(\.valueTitles))
    return context.mentions.listed.contains { !things.contains($0.title) }
  }

  /// What was done and stands, without what another request took away since.
  private var standingDeeds: [PerformedRequest] {
    let done = context.performed.filter { $0.isDone && !$0.isUndone && $0.effect != .telling }
    let removing = done.filter { $0.undoCount == 0 && readers.continuations.removes($0.name) }
    return done.filter { deed in
      !removing.contains { other in
        other.number == deed.number || other.number > deed.number && other.isOpposite(of: deed)
      }
    }
  }

  /// Whether a request is to the application that was spoken to last, and is none by chance.
  private func isOfAppInFocus(_ text: String) -> Bool {
    let request = request(text)
    guard request.matching.outcome != .notRecognized, let best = request.matching.candidates.first else { return false }
    return best.application == spokenTo && (request.replaced != nil || !best.values.contains(where: \.isUnknown))
  }

  /// The one shortcut that takes a thing out of what was listed: "Remove Favorite" of the favorites.
  private func removal(of meant: Mention) -> FollowUp? {
    guard let thing = thing(of: meant) else { return nil }
    let last = context.isFindLast ? nil : context.performed.last
    guard context.isFindLast || last?.application == thing.application,
      let listing = context.isFindLast ? qualitiesOfList : last?.title
    else { return nil }
    let uses = uses(of: thing) { shortcut in
      readers.continuations.removes(shortcut.title) && isSpelledAlike(shortcut.title, listing)
    }
    return uses.count == 1 ? uses[0] : nil
  }

  /// "Remove the first one" of what is in a collection: the one shortcut that takes it out of that.
  private func removalFromContainer(of thing: NamedThing) -> FollowUp? {
    guard context.isFindLast, let container = context.find?.find.memberships.first?.container else { return nil }
    let uses = uses(of: thing) { readers.continuations.removes($0.title) }.compactMap { use -> FollowUp? in
      guard case .intent(let intent) = use.base.deed,
        let entry = IntentParameters(of: intent).entries.first(where: { entry in
          entry.parameter.valueKind.entityTypes.contains { $0 == type(of: container) }
        })
      else { return nil }
      var use = use
      use.assigned[entry.name] = container
      return use
    }
    return uses.count == 1 ? uses[0] : nil
  }

  /// Whether two titles have a word in common, as one of them may be spelled: "favourite" and "favorites".
  private func isSpelledAlike(_ title: String, _ listing: String) -> Bool {
    isAlike(title, listing)
      || FindText.words(of: title).contains { word in
        word.count >= 4
          && FindText.words(of: listing).contains { WordSimilarity.similarity(of: $0, to: word) != nil }
      }
  }

  /// What was said of the things that were looked for last, without what they are called: "favorite" of "my favorite
  /// trails".
  private var qualitiesOfList: String? {
    let nouns = Set(context.find?.find.entity.names.flatMap(\.words) ?? [])
    return context.saidOfList.map { said in
      FindText.words(of: said).filter { !nouns.contains($0) }.joined(separator: " ")
    }
  }

  // MARK: By its name

  /// The deed that made something what it is not to be any more: of several about a thing the one with the same verb,
  /// for "put it back" the one that says where it went, else the last.
  private func deedAbout(_ said: TakingAway) -> PerformedRequest? {
    let about = context.performed.filter { isAbout(said.topic, $0) }
    let verb = FindText.words(of: said.verb).first ?? ""
    return about.last { FindText.words(of: "\($0.text) \($0.name)").contains(verb) }
      ?? (said.isPlacing ? about.last { readers.continuations.places("\($0.text) \($0.name)") } : nil) ?? about.last
  }

  /// "Put the pin back" behind an undo does again what was taken back.
  private func isAlreadyUndone(_ said: TakingAway) -> Bool {
    let words = FindText.words(of: readers.continuations.bareName(said.topic))
    return context.deeds.undone.last?.isAbout(words) ?? false
  }

  /// One of the deeds of the last turn.
  private func exceptedDeed(_ said: TakingAway) -> PerformedRequest? {
    guard context.isDeedJustDone, let last = context.performed.last, last.isDone else { return nil }
    return context.performed.last { $0.turn == last.turn && $0.isSame(as: last) && isAbout(said.topic, $0) }
  }

  func isAbout(_ topic: String, _ deed: PerformedRequest, isUndone: Bool = false) -> Bool {
    guard deed.isDone, deed.isUndone == isUndone, deed.effect != .telling else { return false }
    let words = FindText.words(of: readers.continuations.bareName(thing(named: topic)?.value.title ?? topic))
    let known = FindText.words(of: deed.title)
    return !words.isEmpty && words.allSatisfy { word in known.contains { $0 == word || Self.isAlike(word, $0) } }
  }

  // MARK: The way back

  /// What takes back a deed: an undo, or the opposite shortcut where others would have to be undone before; else it is
  /// said that nothing does.
  private func takenBack(_ deed: PerformedRequest) -> Interpretation {
    let index = context.deeds.done.lastIndex { $0.request == deed.number && !$0.isFinal }
    // What was put somewhere in somebody's words is not taken back by what takes away the place.
    let hasWords = deed.parameters.contains { $0.kind == .text && deed.isGiven($0.name) }
    if !(index.map(context.deeds.isFree) ?? false), !hasWords, let opposite = opposite(of: deed) {
      return .followUp(opposite)
    }
    return .command(.undoRequest(deed.number))
  }

  private func opposite(of deed: PerformedRequest) -> FollowUp? {
    let named = deed.candidate?.values.flatMap(\.values).map(\.title) ?? []
    return named.lazy.compactMap { title in
      self.thing(named: title).flatMap { self.opposite(of: deed, about: $0) }
    }.first
  }
}

extension PerformedRequest {
  /// Whether it made something, or put somebody's words somewhere: what changed a thing that was there is no such thing.
  fileprivate var isMaking: Bool {
    guard case .intent(let intent) = deed else { return true }
    let given = IntentParameters(of: intent).entries.compactMap(\.parameter.givenValue)
    return given.contains { $0 is String } || !given.contains { ConversationContext.entities(in: $0) != nil }
  }

  /// The time or the length that it was given, in seconds.
  fileprivate var moment: Double? {
    candidate?.values.lazy.compactMap { value -> Double? in
      switch value.typed {
      case .date(let date): Double(date.moment.dayNumber) * 86_400 + Double(date.moment.secondOfDay)
      case .duration(let seconds): seconds
      default: nil
      }
    }.first
  }

  /// Whether it is about the same things as another of its application.
  fileprivate func isOpposite(of other: PerformedRequest) -> Bool {
    let things = Set(valueTitles)
    return application == other.application && !things.isEmpty && things == Set(other.valueTitles)
  }
}
