internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// A value of an application that was named, and nothing said of what to do with it.
struct NamedThing: Sendable {
  var application: Int
  var entity: String
  var value: Entity.Value
}

extension Interpreter {
  /// The thing that a text names and nothing else; nil where it names none, or several equally well.
  func thing(named text: String) -> NamedThing? {
    // "Good night" is a name before it is "night".
    let rest = continuation(of: text).text
    return best(of: things(called: text)) ?? (rest == text ? nil : best(of: things(called: rest)))
  }

  private func best(of named: [(thing: NamedThing, fit: Double)]) -> NamedThing? {
    var best: (thing: NamedThing, fit: Double)?
    for named in named where named.fit > best?.fit ?? 0 { best = named }
    return best?.thing
  }

  /// The value that was spoken of.
  func thing(of mention: Mention) -> NamedThing? {
    for (index, application) in snapshot.applications.enumerated() {
      guard let entity = application.model.entities.first(where: { $0.name == mention.kind }),
        let value = entity.values.first(where: { $0.id == mention.id && $0.title == mention.title })
      else { continue }
      return NamedThing(application: index, entity: entity.name, value: value)
    }
    return nil
  }

  /// The things of several kinds that go by a name; only the one that is titled so where there is one.
  func thingsAlike(named text: String) -> [NamedThing] {
    let named = things(called: continuation(of: text).text)
    let titled = named.filter { FindText.words(of: $0.thing.value.title) == FindText.words(of: text) }
    return (titled.isEmpty ? named : titled).map(\.thing)
  }

  /// The one thing of each kind that goes by a name, and how well it does.
  func things(called text: String) -> [(thing: NamedThing, fit: Double)] {
    contextMemo.called.reading(of: readers.continuations.bareName(text), thingsCalled)
  }

  private func thingsCalled(_ name: String) -> [(thing: NamedThing, fit: Double)] {
    // "1" is no part of "the high one".
    if readers.continuations.isNumber(name) { return [] }
    var things: [(thing: NamedThing, fit: Double)] = []
    for (index, application) in snapshot.applications.enumerated() where isTalkedTo(application.model.name) {
      let offered = Set(application.model.shortcuts.flatMap(\.parameters).compactMap(\.entityName))
      for entity in application.model.entities where offered.contains(entity.name) {
        let listed = listed(for: Parameter(name: "", kind: .entity(entity.name)), of: index)
        guard !listed.isEmpty else { continue }
        let titled = listed.map { Entity.Value(id: $0.id, title: $0.title, synonyms: $0.synonyms) }
        let question = Question(of: Parameter(name: "", kind: .entity(entity.name)), listing: titled)
        let named = readers.replies.options(named: name, of: question, now: settings.now())
        guard let first = named.first, named.count == 1, first.fit >= Self.certainName else { continue }
        let thing = NamedThing(application: index, entity: entity.name, value: listed[first.index])
        things.append((thing, first.fit))
      }
    }
    return things.firstOfEachThing(in: snapshot)
  }

  /// The things that have a name which a text says and nothing else, where it does not say which of them.
  func namesakes(_ text: String) -> [NamedThing]? {
    let name = readers.continuations.bareName(continuation(of: text).text)
    if readers.continuations.isNumber(name) { return nil }
    for (index, application) in snapshot.applications.enumerated() where isTalkedTo(application.model.name) {
      let offered = Set(application.model.shortcuts.flatMap(\.parameters).compactMap(\.entityName))
      for entity in application.model.entities where offered.contains(entity.name) {
        let titled = entity.values.map { Entity.Value(id: $0.id, title: $0.title, synonyms: $0.synonyms) }
        let question = Question(of: Parameter(name: "", kind: .entity(entity.name)), listing: titled)
        let named = readers.replies.options(named: name, of: question, now: settings.now())
        guard let first = named.first, (2...Question.mostShown).contains(named.count), first.fit >= Self.certainName
        else { continue }
        return named.map { NamedThing(application: index, entity: entity.name, value: entity.values[$0.index]) }
      }
    }
    return nil
  }

  /// The things that a text names, several, and nothing else.
  func things(named text: String) -> [NamedThing]? {
    let joints = readers.continuations.joints(in: text)
    guard !joints.isEmpty else { return nil }
    let starts = [0] + joints.map(\.upperBound)
    let ends = joints.map(\.lowerBound) + [text.utf8.count]
    let things = zip(starts, ends).map { thing(named: text.bytes($0..<$1)) }
    return things.contains { $0 == nil } ? nil : things.compactMap(\.self)
  }

  /// The thing that is to be shown: "let me see the ridge". One that an app can open.
  func thingToShow(_ text: String) -> NamedThing? {
    guard let name = readers.continuations.shown(in: text), let thing = thing(named: name) else { return nil }
    let application = snapshot.applications[thing.application]
    let type = application.entities.first { _unqualifiedName(of: $0) == thing.entity }
    let opens = application.intents.contains { intent in
      guard let opening = intent.init() as? any OpenIntent else { return false }
      return IntentParameters(of: opening).entries.contains { entry in
        if case .entity(let target) = entry.parameter.valueKind { target == type } else { false }
      }
    }
    return opens ? thing : nil
  }

  /// A part of a name or a slip will do; less is anything.
  private static var certainName: Double { 0.82 }

  /// What can be done with a thing: each shortcut that takes it, in order.
  func uses(of thing: NamedThing, where isMeant: (Shortcut) -> Bool = { _ in true }) -> [FollowUp] {
    let application = snapshot.applications[thing.application]
    return zip(application.model.shortcuts, application.bindings).compactMap { shortcut, binding in
      guard let parameter = shortcut.parameters.first(where: { $0.kind == .entity(thing.entity) }), isMeant(shortcut)
      else { return nil }
      var base = PerformedRequest(binding, of: thing.application, text: thing.value.title)
      base.recordedTitle = shortcut.title
      var use = FollowUp(of: base, fit: 1)
      use.changed = [FilledParameter(parameter.name, text: thing.value.title, values: [thing.value])]
      return use
    }.firstOfEachTitle
  }

  /// What can be done with what was spoken of, where a text says hardly more than the verb: "add it", "two tickets"; or
  /// with a thing that it names: "add the falls".
  func briefUse(_ request: InterpretedRequest) -> [FollowUp] {
    let said = continuation(of: request.text).text
    let wanted = readers.continuations.withoutWish(said)
    // "Book it" says what is wanted by the verb alone.
    let text = references(in: wanted).contains { isOnlyReference($0, in: wanted) } ? said : wanted
    let found = references(in: text)
    guard found.count <= 1,
      let brief = found.isEmpty ? namedUse(text) ?? spokenUse(text, found) : spokenUse(text, found)
    else { return [] }
    let counted = readers.continuations.withoutNumbers(readers.continuations.bareName(brief.said))
    let all = Set(FindText.words(of: counted).filter { !readers.continuations.isPrepositional($0) })
    // "Füg" and "hinzu" stand at both ends of a phrase.
    let endings = all.filter(readers.continuations.endsVerb)
    let words = all.subtracting(endings)
    guard !words.isEmpty, words.isDisjoint(with: Self.fillers) else { return [] }
    let uses = uses(of: brief.thing) { shortcut in
      words.isSubset(of: FindText.words(of: shortcut.title))
        || shortcut.phrases.map { FindText.words(of: $0.text) }.contains { phrase in
          words == Set(phrase.prefix(words.count)) && endings.isSubset(of: phrase)
        }
    }
    // Behind flights that were found a flight is booked, and no hotel.
    let alike = uses.filter { use in context.lastDeed.map { isAlike(use.base.title, $0.title) } ?? false }
    return alike.isEmpty ? uses.map { aboutLastRequest($0, in: text) ?? $0 } : alike.map(withSharedValues)
  }

  /// "Add the falls and the tower" where a collection was made or opened just now: the same for each of them.
  func eachBriefUse(_ request: InterpretedRequest) -> Interpretation? {
    let joints = readers.continuations.joints(in: request.text)
    guard let best = request.matching.candidates.first, best.values.contains(where: \.isUnknown) else { return nil }
    for list in ItemLists.lists(in: request.text, joints: joints) where list.tail.isEmpty {
      guard let space = list.items[0].firstIndex(of: " ") else { continue }
      let verb = list.items[0][...space]
      let uses = ([list.items[0]] + list.items.dropFirst().map { verb + $0 }).map { briefUse(self.request($0)) }
      let each = uses.compactMap { $0.count == 1 ? aboutFocus($0[0]) : nil }
      let isAll = each.count == uses.count && each.allSatisfy { $0.isComplete && $0.base.isSame(as: each[0].base) }
      if isAll { return joined(each) }
    }
    return nil
  }

  /// One request for all of several things where what they fill takes several, else one for each.
  func joined(_ each: [FollowUp]) -> Interpretation {
    let changed = each.flatMap(\.changed)
    guard let name = changed.first?.name, changed.count == each.count, changed.allSatisfy({ $0.name == name }),
      each.allSatisfy(\.assigned.isEmpty), each[0].base.takesSeveral(name)
    else { return .followUps(each) }
    var whole = each[0]
    whole.changed = changed
    whole.leftOut = each.flatMap(\.leftOut)
    return .followUp(whole)
  }

  /// The same with what the last request said of parameters that both have: a flight that was found is booked to where it
  /// goes, wherever it begins.
  private func withSharedValues(_ use: FollowUp) -> FollowUp {
    guard let last = context.lastDeed, let said = last.candidate?.values else { return use }
    // What was spoken of since then is meant, and not what the last request was about.
    let known = Set(said.flatMap(\.values).map(\.id))
    let others = use.changed.filter { value in !value.values.contains { known.contains($0.id) } }
    let shared = said.filter { value in
      if others.contains(where: { $0.name == value.name }) { return false }
      let kind = use.base.parameters.first { $0.name == value.name }?.kind
      return kind != nil && kind == last.parameters.first { $0.name == value.name }?.kind
    }
    var use = use
    use.changed = shared + use.changed.filter { value in !shared.contains { $0.name == value.name } }
    return use
  }

  private typealias BriefUse = (said: String, thing: NamedThing)

  private func spokenUse(_ text: String, _ found: [Reference]) -> BriefUse? {
    guard text.split(separator: " ").count <= Self.fewWords,
      let said = readers.references.replacing(found, in: text, with: { _ in "" })
    else { return nil }
    let meant = context.mentions.referents(of: found.first?.target ?? .that).lazy.filter { $0.count == 1 }.map { $0[0] }
    let things = meant.compactMap { mention in
      self.thing(named: mention.title).flatMap { $0.value.id == mention.id ? $0 : nil }
    }
    return things.first.map { (said, $0) }
  }

  /// A verb and a name: what they are to each other is in no phrase.
  private func namedUse(_ text: String) -> BriefUse? {
    let (text, ending) = readers.continuations.partingVerb(text)
    guard !readers.continuations.beginsAsQuestion(text), let space = text.firstIndex(of: " "),
      !snapshot.nouns.contains(String(text[..<space])),
      let thing = thing(named: String(text[text.index(after: space)...]))
    else { return nil }
    return ("\(text[..<space]) \(ending)", thing)
  }

  /// "Bin both teas", where two things of one kind have that word in their names: with the names. Text that is taken as it
  /// is keeps its words.
  func namingPair(_ text: String) -> String {
    for (range, words) in readers.continuations.pairs(in: text) {
      let named = pairs(called: words)
      guard named.count == 1, named[0].count == 2, !isFreeText(range, of: text) else { continue }
      let names = named[0].map(\.title).joined(separator: " \(readers.continuations.and) ")
      return text.bytes(0..<range.lowerBound) + names + text.bytes(range.upperBound..<text.utf8.count)
    }
    return text
  }

  /// The things that have the plural of a word in their names, or a word with the noun for their kind behind it: by kind.
  private func pairs(called words: [String]) -> [[Entity.Value]] {
    let kinds = words.map { snapshot.nouns.kinds(in: $0) }
    guard let word = words.first, word.count >= Self.shortestOfPair, !readers.continuations.isPreposition(word),
      kinds[0].isEmpty, words.count == 1 || !kinds[1].isEmpty
    else { return [] }
    let grammar = findReader.grammar.words
    return snapshot.knownNames.compactMap { names in
      guard isTalkedTo(snapshot.applications[names.application].model.name) else { return nil }
      let named = names.entity.values.filter { value in
        FindText.words(of: value.title).contains {
          words.count == 2 ? $0 == word : $0 != word && grammar.plurals($0).contains(word)
        }
      }
      return named.isEmpty ? nil : named
    }
  }

  /// "As" is no plural.
  private static var shortestOfPair: Int { 4 }

  /// Whether some bytes of a text stand where any words are taken.
  private func isFreeText(_ range: Range<Int>, of text: String) -> Bool {
    if readers.continuations.textOpenings(in: text).contains(where: { $0.lowerBound < range.lowerBound }) {
      return true
    }
    guard let best = match(text).candidates.first else { return false }
    let base = performing(best)
    return best.values.contains { $0.isUnknown && $0.range.overlaps(range) && base.takesAnyText($0.name) }
  }

  // MARK: What was spoken of

  /// What a text refers to that says nothing else: "the second one".
  func mentionAlone(_ text: String) -> Mention? {
    referenceAlone(text).flatMap { reference in
      context.mentions.referent(of: reference.target)
    }
  }

  /// "The last two": several things that were spoken of, and nothing said of what to do with them.
  func severalAlone(_ text: String) -> Interpretation? {
    guard let reference = referenceAlone(text), reference.target.isPlural,
      let several = context.mentions.referents(of: reference.target).first(where: { $0.count > 1 })
    else { return nil }
    let entities = several.compactMap(\.entity)
    if let first = entities.first, entities.count == several.count,
      let kind = findReader.entities.first(where: { $0.entityType == type(of: first) })
    {
      return .find(ReadFind(of: kind, asking: .list, about: entities))
    }
    let things = several.compactMap { thing(of: $0) }
    return things.count == several.count ? .names(things) : nil
  }

  /// The words of a text that refer to something, where it says nothing else.
  func referenceAlone(_ text: String) -> Reference? {
    let said = continuation(of: text).text
    let found = references(in: said)
    guard let reference = found.first, found.count == 1, isOnlyReference(reference, in: said) else { return nil }
    return reference
  }

  /// Whether nothing is said besides what refers to something.
  func isOnlyReference(_ reference: Reference, in said: String) -> Bool {
    let utf8 = Array(said.utf8)
    let beside = utf8[..<reference.range.lowerBound] + utf8[reference.range.upperBound...]
    let words = String(decoding: beside, as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { Self.fillers.contains(String($0)) }
  }

  /// A request that makes sense without what it refers to: "unpin it again" of an app that has one pin.
  func withoutReference(_ request: InterpretedRequest) -> InterpretedRequest? {
    let said = continuation(of: request.text).text
    let found = references(in: said)
    guard found.count == 1, let rest = readers.references.replacing(found, in: said, with: { _ in "" }) else {
      return nil
    }
    let plain = self.request(rest.split(separator: " ").joined(separator: " "))
    return plain.matching.outcome == .matched && plain.score >= Self.sureShortcut ? plain : nil
  }

  /// What may stand beside a reference without saying more: “the second one, please”.
  private static var fillers: Set<String> {
    ["please", "then", "ok", "okay", "the", "a", "open", "show", "me", "take", "bitte", "dann", "お願いします"]
  }

  /// Whether a request whose reference may be several things makes sense for one of them.
  func isAboutOne(_ request: InterpretedRequest) -> Bool {
    let found = references(in: request.text)
    guard let first = context.mentions.focus.first, found.contains(where: { $0.target == .that || $0.target == .there })
    else { return false }
    return replacing(found, by: found.map { _ in first }, in: request) != nil
  }
}

extension Parameter {
  var entityName: String? { if case .entity(let name) = kind { name } else { nil } }
}

extension [FollowUp] {
  /// One for each title: what is called the same is no choice for anybody.
  var firstOfEachTitle: [FollowUp] {
    var seen: Set<String> = []
    return filter { seen.insert($0.base.title).inserted }
  }
}

extension [(thing: NamedThing, fit: Double)] {
  /// Each thing once: what several parameters take by queries of their own is one thing of one kind.
  fileprivate func firstOfEachThing(in snapshot: RegistrySnapshot) -> Self {
    var seen: Set<[String]> = []
    return filter { named in
      let application = snapshot.applications[named.thing.application].model
      let kind = application.entities.first { $0.name == named.thing.entity }?.title ?? named.thing.entity
      return seen.insert([application.name, kind, named.thing.value.id]).inserted
    }
  }
}
