internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// "By Friday", "pm, not am", "only on weekdays": nothing but a day, a time or a rhythm right behind what was done and can
  /// be taken back, which is then done with that.
  func valueBehindDeed(_ text: String) -> FollowUp? {
    guard openQuestion == nil, context.isDeedJustDone, let base = context.performed.last, base.isDone, !base.isUndone,
      base.undoCount > 0, isWhole, text.utf8.count <= Self.longestValue,
      // What was done for several has a rule of its own.
      context.performed.dropLast().last?.turn != base.turn
    else { return nil }
    let clauses = readers.continuations.clauses(in: text)
    // "Sara can't, make it Friday"
    let isBehindReason = clauses.count == 2 && continuation(of: clauses[1]).kind == .correction
    let plain = readers.continuations.withoutClosings(isBehindReason ? clauses[1] : text)
    let said = continuation(of: readers.continuations.withoutSameTime(plain) ?? plain)
    guard said.kind != .addition, !said.isHesitant else { return nil }
    let words = readers.continuations.valueAlone(said.text)
    // "It's at 8" says when, "8" may be how many.
    let lead = said.text.split(separator: " ").dropLast().last
    let isTime = lead.map { readers.continuations.leadsToTime(String($0)) } ?? false
    guard !words.isEmpty, isTime || !readers.continuations.isNumber(words) else { return nil }
    let slots = slots(of: base, keepsTime: true)
    // "What about Saturday" is another one where a day was said, and else the day of this one.
    if said.kind == .variation, slots.contains(where: { $0.parameter.kind == .date && $0.isGiven }) { return nil }
    let hasDate = slots.contains { $0.parameter.kind == .date && $0.isGiven }
    for slot in slots where slot.parameter.kind != .date || slot.isGiven || !hasDate {
      if isTime, slot.parameter.kind != .date { continue }
      let value = slot.parameter.kind == .date ? date(words, of: slot) : choice(words, of: slot, base)
      guard let value, !isOtherDay(value, than: slot, base) else { continue }
      // It is so already.
      if base.has(value) { return nil }
      var followUp = FollowUp(of: base, changing: [value], fit: 1)
      followUp.isCorrection = true
      return followUp
    }
    if said.kind == .variation { return nil }
    let isMoment = !hasDate && readers.continuations.statesOfThat(text)
    return rhythmOfSibling(words, base)
      ?? changingFocus { base, slot in
        if slot.parameter.kind != .date { return choice(words, of: slot, base) }
        return isMoment && says(base, readers.continuations.moves) ? value(words, of: slot)?.parameter : nil
      } ?? lengthOfFocus(said.text)
  }

  /// "For an hour" behind an event: it takes that long.
  private func lengthOfFocus(_ text: String) -> FollowUp? {
    let length = readers.continuations.withoutPreposition(text)
    let read = FindText(length, now: settings.now())
    guard length != text, let span = read.duration(at: 0), span.end == read.count else { return nil }
    return changingFocus { base, slot in
      guard slot.parameter.kind == .duration || slot.parameter.kind == .measurement,
        says(base, readers.continuations.lasts)
      else { return nil }
      return value(length, of: slot)?.parameter
    }
  }

  /// "It's at 8", "make it every month" behind what gave an event another name: the shortcut that changes that of what was
  /// spoken of last.
  private func changingFocus(by value: (PerformedRequest, Slot) -> FilledParameter?) -> FollowUp? {
    guard let thing = context.mentions.recentThing, let entity = thing.entity else { return nil }
    for change in changes(of: thing) {
      guard let slot = slots(of: change.base).first(where: { $0.parameter.name == change.changed.name }),
        let changed = value(change.base, slot)
      else { continue }
      var use = FollowUp(of: change.base, changing: [changed], fit: 1)
      use.assigned[change.place.name] = entity
      return use
    }
    return nil
  }

  /// "Every day" behind a reminder for one day: the shortcut of the application that takes all that was said, and this too.
  private func rhythmOfSibling(_ words: String, _ base: PerformedRequest) -> FollowUp? {
    guard let given = base.candidate?.values, given.contains(where: \.isDate),
      // A thing that was moved is not what is done anew.
      !base.parameters.contains(where: { $0.entityName != nil && !$0.isOptional })
    else { return nil }
    let siblings = snapshot.applications[base.application].bindings.compactMap { binding -> FollowUp? in
      let sibling = PerformedRequest(binding, of: base.application, text: base.text)
      guard !sibling.isSame(as: base), sibling.parameters.count > given.count,
        let chosen = slots(of: sibling).lazy.compactMap({ self.choice(words, of: $0, sibling) }).first,
        let values = values(given, of: base, for: sibling, besides: chosen)
      else { return nil }
      var followUp = FollowUp(of: sibling, changing: values + [chosen], fit: 1)
      (followUp.isCorrection, followUp.replaced) = (true, base)
      return followUp.isComplete ? followUp : nil
    }
    // "Remind Me Regularly" rather than "Add Event" behind "Remind Me".
    return siblings.max { first, second in shared(first, base) < shared(second, base) }
  }

  /// The values of a request for another shortcut: under the same names, or else by their kinds; nil where one has no place.
  private func values(
    _ given: [FilledParameter], of base: PerformedRequest, for sibling: PerformedRequest,
    besides chosen: FilledParameter
  ) -> [FilledParameter]? {
    var open = sibling.parameters.filter { $0.name != chosen.name }
    var values: [FilledParameter] = []
    for value in given {
      guard let kind = base.parameters.first(where: { $0.name == value.name })?.kind,
        let index = open.firstIndex(where: { $0.name == value.name && $0.kind == kind })
          ?? open.firstIndex(where: { $0.kind == kind })
      else { return nil }
      var moved = value
      moved.name = open.remove(at: index).name
      values.append(moved)
    }
    return values
  }

  private func shared(_ followUp: FollowUp, _ base: PerformedRequest) -> Int {
    let words = Set(FindText.words(of: base.title))
    let names = Set(base.parameters.map(\.name))
    return FindText.words(of: followUp.base.title).count(where: words.contains)
      + followUp.changed.count { names.contains($0.name) }
  }

  /// Whether a day is said where something that there was got another time of day: the day is not that of the deed.
  private func isOtherDay(_ value: FilledParameter, than slot: Slot, _ base: PerformedRequest) -> Bool {
    guard case .date(let new)? = value.typed, case .date(let old)? = slot.given, old.precision == .time else {
      return false
    }
    return new.precision == .day && base.parameters.contains { !$0.isOptional && $0.entityName != nil }
  }

  /// A day or a time of day; one of its halves stands for the time before in that half.
  private func date(_ words: String, of slot: Slot) -> FilledParameter? {
    let alone = value(words, of: slot)?.parameter
    guard case .date(let given)? = slot.given, given.precision != .day, !words.contains(where: \.isNumber) else {
      return alone
    }
    // "It's Friday, of course" says nothing of the time.
    if case .date? = alone?.typed, FindText(words, now: settings.now()).onlyDay != nil { return alone }
    let hour = given.moment.hour % 12 == 0 ? 12 : given.moment.hour % 12
    let minute = given.moment.minute < 10 ? "0\(given.moment.minute)" : "\(given.moment.minute)"
    return time("\(hour):\(minute) \(words)", of: slot) ?? alone ?? time("\(words) \(hour)", of: slot)
  }

  /// What a text says as a whole: "yes 7" is no time of day.
  private func time(_ text: String, of slot: Slot) -> FilledParameter? {
    let read = FindText(text, now: settings.now())
    return read.date(at: 0)?.end == read.count ? value(text, of: slot)?.parameter : nil
  }

  /// One of a few choices: "every weekday".
  private func choice(_ words: String, of slot: Slot, _ base: PerformedRequest) -> FilledParameter? {
    let entities = snapshot.applications[base.application].entities.map { _unqualifiedName(of: $0) }
    guard slot.isNamed, case .intent = base.deed, !(slot.parameter.entityName.map(entities.contains) ?? true),
      !isDay(words), !match(words).isExact, !readers.continuations.removes(base.text),
      let found = value(words, of: slot), found.parameter.values.count == 1
    else { return nil }
    return found.parameter
  }

  private static var longestValue: Int { 60 }
}

extension FilledParameter {
  fileprivate var isDate: Bool { if case .date? = typed { true } else { false } }
}
