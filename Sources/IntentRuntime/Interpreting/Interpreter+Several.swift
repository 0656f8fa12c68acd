internal import AppIntents
internal import Dialog
internal import PhraseMatching

// The same for several things.
extension Interpreter {
  /// The same request for each thing that "them" or "both" stands for.
  func eachReferent(of request: InterpretedRequest) async throws -> Interpretation? {
    guard !request.matching.isExact else { return nil }
    let found = references(in: request.text)
    guard let plural = found.first(where: { $0.target.isPlural }) else { return nil }
    for group in context.mentions.referents(of: plural.target) where group.count > 1 {
      let single = group.map { mention in replacing([plural], by: [mention], in: request) }
      var each: [InterpretedRequest] = []
      for single in single.compactMap(\.self) {
        if let valid = try await withValidValues(single) { each.append(valid) }
      }
      // "Return both" is one deed done twice, and not two of different kinds.
      guard each.count == group.count, let first = each.first?.matching.candidates.first,
        each.allSatisfy({ $0.matching.candidates.first?.isFor(first) ?? false })
      else { continue }
      return gathered(each, saidBy: request)
    }
    return nil
  }

  /// The same request for each of several things that are named: "feed the cat and the dog".
  func eachOfSeveral(_ request: InterpretedRequest) -> Interpretation? {
    let best = request.matching.outcome == .notRecognized ? nil : request.matching.candidates.first
    if let best, isOneValue(request, best) { return nil }
    for list in ItemLists.lists(in: request.text, joints: joints(in: request.text)) {
      if let each = each(of: list, best) { return gathered(each, saidBy: request) }
    }
    return eachWithValues(request) ?? eachBesideReference(request, best)
  }

  /// The same for each of several names that only a query knows: "what time is it in london and new york".
  func eachFoundName(in request: InterpretedRequest) async throws -> Interpretation? {
    for list in ItemLists.lists(in: request.text, joints: jointsBetweenNames(in: request.text)) {
      guard let each = each(of: list, request.matching.candidates.first, takesWords: true) else { continue }
      var valid: [InterpretedRequest] = []
      for item in each {
        guard let known = try await withValidValues(item) else { break }
        valid.append(known)
      }
      if valid.count == each.count { return gathered(valid, saidBy: request) }
    }
    return nil
  }

  /// "Add Petra and Atlantis to my list": the one of several names that nobody knows, where another is known. Nothing is
  /// done then: whoever names two wants both.
  func unknownOfSeveral(_ request: InterpretedRequest) async throws -> Interpretation? {
    guard let best = request.matching.candidates.first, request.score >= settings.matching.threshold,
      !readers.splitter.splits(of: request.text).contains(where: \.isSequence)
    else { return nil }
    let (binding, application) = snapshot.bindings[best.shortcut]
    guard case .intent(let intent) = binding else { return nil }
    for value in best.values where value.isUnknown && !isNameWithJoint(value, of: best) {
      guard let entry = IntentParameters(of: intent)[value.name], let type = entry.valueKind.entityTypes.first,
        entry.valueKind.entityTypes.count == 1
      else { continue }
      let kind = snapshot.applications[application].model.entities.first { $0.name == _unqualifiedName(of: type) }
      let names = items(of: value.text).map { readers.continuations.bareName($0) }
      guard let kind, names.count > 1 else { continue }
      let known = names.filter { name in kind.values.contains { $0.hasName(name) } }
      guard !known.isEmpty, let other = names.first(where: { !known.contains($0) }), isName(other) else { continue }
      let reader = ValueReader(locale: settings.locale)
      let found = try await EntityFinder.entities(of: type, named: other, by: reader, query: entry.traits.query)
      if found.isEmpty { return .unknownValue(other, title: kind.title, known: []) }
    }
    return nil
  }

  /// Whether words may be a name: so few that neither ask for nor refer to something.
  private func isName(_ words: String) -> Bool {
    words.split(separator: " ").count <= Self.fewWords && references(in: words).isEmpty
      && !readers.splitter.resemblesImperative(words) && !readers.continuations.isSentence(words)
      && self.request(words).matching.outcome == .notRecognized
  }

  /// What stands between things: "and", a comma, or nothing between two names of a kind that are said one after the other.
  private func joints(in text: String) -> [Range<Int>] {
    let said = jointsBetweenNames(in: text)
    guard !said.isEmpty, text.utf8.count <= Self.longestList else { return said }
    let named = spansOfThings(in: text).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let bare = zip(named, named.dropFirst()).compactMap { one, next -> Range<Int>? in
      let gap = one.range.upperBound..<max(one.range.upperBound, next.range.lowerBound)
      let isAlike = (one.thing.application, one.thing.entity) == (next.thing.application, next.thing.entity)
      return isAlike && text.bytes(gap).allSatisfy(\.isWhitespace) && !gap.isEmpty ? gap : nil
    }
    return (said + bare).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// What stands between things, and not inside of a name that is known: "dust and gold".
  private func jointsBetweenNames(in text: String) -> [Range<Int>] {
    let said = readers.continuations.joints(in: text)
    guard said.count > 1, text.utf8.count <= Self.longestList else { return said }
    let names = spansOfWholeThings(in: text).map(\.range)
    let kept = said.filter { joint in
      !names.contains { $0.lowerBound < joint.lowerBound && joint.upperBound < $0.upperBound }
    }
    return kept.isEmpty ? said : kept
  }

  private static var longestList: Int { 200 }

  /// "Add that and the falls to my list": the same for what was spoken of and for what is named.
  private func eachBesideReference(_ request: InterpretedRequest, _ best: Candidate?) -> Interpretation? {
    let found = references(in: request.text)
    guard found.count == 1, !readers.continuations.joints(in: request.text).isEmpty else { return nil }
    for meant in context.mentions.referents(of: found[0].target).filter({ $0.count == 1 }).map({ $0[0] }) {
      guard let text = readers.references.replacing(found, in: request.text, with: { _ in meant.title }) else {
        continue
      }
      for list in ItemLists.lists(in: text, joints: jointsBetweenNames(in: text)) {
        guard var each = each(of: list, best) else { continue }
        for index in each.indices {
          if let entity = meant.entity { each[index].known.add([entity], called: meant.title) }
          each[index].matching = each[index].matching.pointing(at: [meant])
        }
        return gathered(each, saidBy: request)
      }
    }
    return nil
  }

  /// One request for one of several things, where nobody says which: "add the falls or the tower".
  func eitherOfSeveral(_ request: InterpretedRequest) -> Interpretation? {
    let text = continuation(of: request.text).text
    let lists = ItemLists.lists(in: text, joints: readers.continuations.alternatives(in: text))
    let best = request.matching.outcome == .notRecognized ? nil : request.matching.candidates.first
    guard !lists.isEmpty, !readers.continuations.asksForAnswer(request.text) else { return nil }
    return lists.lazy.compactMap { self.each(of: $0, best) }.first { each in each.allSatisfy(isSure) }.map {
      .either($0)
    }
  }

  /// The same request for each value there is: "lock everything". What takes away is not done to all at once.
  func everyValue(_ request: InterpretedRequest) -> Interpretation? {
    guard request.score < Self.surely, !request.matching.onlyMentionsActions,
      readers.continuations.joints(in: request.text).isEmpty,
      let all = readers.replies.rangeOfAll(in: request.text),
      !readers.continuations.removes(request.text)
    else { return nil }
    let front = request.text.bytes(0..<all.lowerBound)
    let behind = request.text.bytes(all.upperBound..<request.text.utf8.count)
    for application in snapshot.applications where isTalkedTo(application.model.name) {
      for entity in application.model.entities where (2...Self.mostAtOnce).contains(entity.values.count) {
        let each = entity.values.lazy.map { value in self.request(front + value.title + behind) }
        guard let first = each.first, isSure(first), let meant = first.matching.candidates.first else { continue }
        let all = Array(each)
        if all.allSatisfy({ isSure($0) && $0.matching.candidates[0].isFor(meant) }) {
          return gathered(all, saidBy: request)
        }
      }
    }
    return nil
  }

  /// "Stop charging everything", where several are taken at once: all that are known, in one request. As there may be more
  /// that nobody has named yet, it is asked whether these are meant.
  func takingEverything(_ request: InterpretedRequest) -> FollowUp? {
    guard request.matching.outcome == .matched, let best = request.matching.candidates.first,
      let said = best.values.first(where: { $0.isUnknown && readers.replies.meansAll($0.text) })
    else { return nil }
    var base = performing(best, text: request.text)
    guard base.takesSeveral(said.name), let slot = slots(of: base).first(where: { $0.parameter.name == said.name }),
      !slot.listed.isEmpty, slot.listed.count <= Self.mostAtOnce
    else { return nil }
    base.isGuess = true
    let each = slot.listed.map { FilledParameter(said.name, text: $0.title, values: [$0]) }
    return FollowUp(of: base, changing: best.values.filter { $0.name != said.name } + each, fit: 1)
  }

  private static var mostAtOnce: Int { 12 }

  private func isSure(_ request: InterpretedRequest) -> Bool {
    request.matching.outcome == .matched && request.score >= Self.surely
      && request.matching.candidates.first?.values.contains { !$0.values.isEmpty } == true
  }

  /// The same with other values each: "put the lager on tap 3 and the ale on 4", "put it on the list, and the ale".
  private func eachWithValues(_ request: InterpretedRequest) -> Interpretation? {
    let joints = readers.continuations.joints(in: request.text)
    guard let joint = joints.first else { return nil }
    let front = self.request(request.text.bytes(0..<joint.lowerBound))
    let first = front.score < Self.surely ? partlyNamed(front) ?? front : front
    guard first.matching.outcome == .matched, first.score >= Self.surely,
      let candidate = first.matching.candidates.first
    else { return nil }
    var base = performing(candidate, text: first.text)
    base.candidate = candidate
    var each = [first.decided(for: candidate)]
    let ends = joints.dropFirst().map(\.lowerBound) + [request.text.utf8.count]
    for (joint, end) in zip(joints, ends) {
      let said = Continuation(.addition, request.text.bytes(joint.upperBound..<end))
      guard let next = spotted(said, of: base), let changed = next.candidate,
        next.changed.count > 1 || candidate.values.contains(where: { $0.isReplaced(by: next.changed[0]) })
      else { return nil }
      each.append(first.decided(for: changed))
    }
    return gathered(each, saidBy: request)
  }

  /// Whether "and" is a part of a value that is known: "salt and pepper".
  private func isOneValue(_ request: InterpretedRequest, _ best: Candidate) -> Bool {
    let joints = readers.continuations.joints(in: request.replaced ?? request.text)
    if joints.isEmpty || joints.allSatisfy({ isInName($0, of: best) }) { return true }
    if best.values.contains(where: { isNameWithJoint($0, of: best) }) { return true }
    guard request.matching.isExact else { return false }
    return !best.values.contains(where: \.isUnknown)
  }

  /// Whether what joins two words stands inside of a known name: "dust and gold".
  private func isInName(_ joint: Range<Int>, of best: Candidate) -> Bool {
    best.values.contains { value in
      value.range.lowerBound < joint.lowerBound && joint.upperBound < value.range.upperBound
        && value.values.contains { !readers.continuations.joints(in: $0.title).isEmpty }
    }
  }

  private func each(
    of list: ItemLists.List, _ best: Candidate?, takesWords: Bool = false
  ) -> [InterpretedRequest]? {
    let first = request(list.head + list.items[0] + list.tail)
    guard let candidate = first.matching.candidates.first.map(knowingNames), first.matching.outcome != .notRecognized,
      candidate.intent == best?.intent || first.score > best?.score ?? 0,
      let value = candidate.values.last(where: { list.items[0].hasSuffix($0.text) || $0.text.hasSuffix(list.items[0]) })
    else { return nil }
    // "A list called party: chips, cola" is one list.
    if value.isUnknown, Self.isName(value.name), value.text.aroundSpacedColon != nil { return nil }
    let end = list.head.utf8.count + list.items[0].utf8.count
    guard value.range.upperBound <= end, value.range.upperBound + 2 >= end else { return nil }
    let head = String(decoding: (list.head + list.items[0]).utf8.prefix(value.range.lowerBound), as: UTF8.self)
    var each = [first.decided(for: candidate)]
    // Of what takes several, one that nobody knows is one of them all the same.
    let takesSeveral = performing(candidate, text: first.text).takesSeveral(value.name)
    for item in list.items.dropFirst() {
      let next = request(head + readers.continuations.bareName(item) + list.tail)
      guard next.matching.outcome != .notRecognized,
        let same = next.matching.candidates.first(where: {
          $0.distance < settings.matching.margin && $0.isFor(candidate)
        }).map(knowingNames),
        let other = same.values.first(where: { $0.name == value.name }), takesSeveral || other.isAlike(value),
        isCovered(item, by: other, of: same)
      else { return nil }
      each.append(next.decided(for: same))
    }
    let isText = value.isUnknown
    if isText, !takesWords,
      !list.isOfShortItems(beginningWith: value.text) || readers.splitter.resemblesImperative(value.text + " x")
    {
      return nil
    }
    return each
  }

  /// Whether an item is a value and nothing else, but for what kind of thing it is: "monsal trail".
  private func isCovered(_ item: String, by value: FilledParameter, of candidate: Candidate) -> Bool {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let request = PerformedRequest(binding, of: application, text: "")
    let name = request.parameters.first { $0.name == value.name }?.entityName
    let entity = snapshot.applications[application].model.entities.first { $0.name == name }
    let known = Set("\(value.text) \(entity?.title ?? "")".lowercased().split(separator: " "))
    let bare = readers.continuations.bareName(item).lowercased().split(separator: " ")
    return bare.allSatisfy(known.contains)
  }
}

extension Interpreter {
  /// One request for all of several things where the parameter that they fill takes several, else one for each.
  func gathered(_ each: [InterpretedRequest], saidBy request: InterpretedRequest) -> Interpretation {
    let candidates = each.compactMap(\.matching.candidates.first)
    guard let first = candidates.first, candidates.count == each.count else { return .each(each) }
    let base = performing(first, text: request.text)
    let names = candidates.flatMap(\.values).map(\.name).firstOfEach
    let varied = names.filter { name in
      Set(candidates.flatMap(\.values).filter { $0.name == name }.map(\.meaning)).count > 1
    }
    guard varied.count == 1, base.takesSeveral(varied[0]) else { return .each(sharingDay(each)) }
    let completed = completed(first, of: each[0])
    var gathered = request
    gathered.unplaced = completed.unplaced
    gathered.known = each.reduce(into: gathered.known) { $0.add($1.known) }
    gathered.matching = each[0].matching
    gathered.matching.isExact = false
    var values = completed.candidate.values
    // What is said of the last is meant for all: "mark emma and dune as unread".
    for value in candidates.dropFirst().flatMap(\.values)
    where value.name == varied[0] || !values.contains(where: { $0.name == value.name }) {
      if !values.contains(where: { $0.name == value.name && $0.meaning == value.meaning }) { values.append(value) }
    }
    gathered.matching.candidates = [completed.candidate]
    gathered.matching.candidates[0].values = values
    return .shortcut(gathered)
  }
}

extension Candidate {
  func isFor(_ other: Candidate) -> Bool { (intent, application) == (other.intent, other.application) }
}

extension FilledParameter {
  /// What it comes to, wherever it was said.
  fileprivate var meaning: [String] { values.isEmpty ? [typed?.shown ?? text] : values.map(\.id) }
}

extension InterpretedRequest {
  /// The same for one of its candidates.
  fileprivate func decided(for candidate: Candidate) -> InterpretedRequest {
    var decided = self
    decided.matching.candidates = [candidate]
    decided.matching.outcome = candidate.values.contains { $0.values.count > 1 } ? .ambiguous : .matched
    return decided
  }
}

extension FilledParameter {
  /// Whether another value of the same parameter takes its place.
  fileprivate func isReplaced(by other: FilledParameter) -> Bool {
    name == other.name && (values.map(\.id) != other.values.map(\.id) || typed != other.typed)
  }

  /// Whether both are known, both are numbers, or both are words.
  fileprivate func isAlike(_ other: FilledParameter) -> Bool {
    values.isEmpty == other.values.isEmpty && (typed == nil) == (other.typed == nil)
  }
}

extension Reference.Target {
  var isPlural: Bool {
    switch self {
    case .those, .both, .few, .rest, .kind(_, isPlural: true): true
    case .that, .there, .ordinal, .last, .middle, .other, .next, .previous, .kind: false
    }
  }

  /// Whether it picks one by its kind or its position.
  var isOneOfSeveral: Bool { !isPlural && self != .that && self != .there }

  /// Whether it is "the trail": one thing by its kind.
  var isKind: Bool { if case .kind(_, isPlural: false) = self { true } else { false } }
}
