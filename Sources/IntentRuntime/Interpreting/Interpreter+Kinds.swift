internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// What is asked about of a kind of thing that a catalog knows.
struct NamedKind: Sendable {
  var application: Int
  /// The kind, with the values that are asked about.
  var entity: Entity
  /// What the kind is called where it is asked how many there are, or for some of them.
  var noun: String?
  /// Whether one is asked about, rather than what there is.
  var isAboutOne = false
}

// Questions about what there is of a kind: apps have entities with properties to look through, catalogs have values.
extension Interpreter {
  /// "Which scenes are there?", "how many lamps are in the study?"
  ///
  /// Of a kind that an app declares only all is told: what else is asked about it, its properties answer.
  func kindAsked(_ text: String, ofCatalog: Bool) -> NamedKind? {
    let isContinued = ofCatalog && isListFocus
    let spoken = isContinued ? namingListed(text) : text
    guard
      let asked = readers.continuations.kindQuestion(in: spoken, nouns: snapshot.nouns, isContinued: isContinued),
      ofCatalog || asked.isList && asked.rest.isEmpty
    else { return nil }
    let talkedTo = snapshot.applications.indices.filter { isTalkedTo(snapshot.applications[$0].model.name) }
    let known = talkedTo.lazy.filter { self.snapshot.applications[$0].intents.isEmpty == ofCatalog }.compactMap {
      index in
      let application = self.snapshot.applications[index]
      return application.model.entities.first { asked.kinds.contains($0.name) && self.isListed($0, in: application) }
        .map { NamedKind(application: index, entity: $0, noun: asked.isList && asked.rest.isEmpty ? nil : asked.noun) }
    }
    guard var kind = known.first, !asked.rest.isEmpty else { return known.first }
    guard let values = values(of: kind.entity, describedBy: asked.rest, in: kind.application) else { return nil }
    let listed = Set(context.mentions.focus.map(\.id))
    kind.entity.values = spoken == text ? values : values.filter { listed.contains($0.id) }
    return kind
  }

  /// "Which of the lamps are in the study" of "which of them are in the study".
  private func namingListed(_ text: String) -> String {
    let several = references(in: text).filter(\.target.isPlural)
    guard several.count == 1, let listed = context.mentions.focus.first, let (_, entity) = kind(of: listed) else {
      return text
    }
    return readers.references.replacing(several, in: text) { _ in plural(of: entity) } ?? text
  }

  func plural(of entity: Entity) -> String {
    findReader.grammar.words.plurals(entity.title).first ?? entity.title
  }

  /// "What else is there" behind what was done with a station: which stations there are.
  func othersAsked(_ text: String) -> Interpretation? {
    guard let (application, entity) = kindOfOthers(text) else { return nil }
    if let find = find(in: plural(of: entity)), !find.isVain { return .find(find) }
    guard isListed(entity, in: snapshot.applications[application]) else { return nil }
    return .values(NamedKind(application: application, entity: entity))
  }

  /// The kind of what was done something with just now, where others of that are asked for.
  func kindOfOthers(_ text: String) -> (application: Int, entity: Entity)? {
    guard openQuestion == nil, readers.continuations.asksForOthers(text), context.isDeedJustDone,
      let last = context.performed.last, last.isDone
    else { return nil }
    // What was named is meant, and not what was taken for it by default.
    let named = last.candidate?.values.first { !$0.values.isEmpty }?.name
    guard let name = last.parameters.first(where: { $0.name == named })?.entityName else {
      return context.mentions.focus.first.flatMap { $0.isWords ? nil : kind(of: $0) }
    }
    let entity = snapshot.applications[last.application].model.entities.first { $0.name == name }
    return entity.map { (last.application, $0) }
  }

  /// The kind of a thing that was spoken of, with the application that has it.
  func kind(of mention: Mention) -> (application: Int, entity: Entity)? {
    snapshot.applications.indices.lazy.compactMap { index in
      self.snapshot.applications[index].model.entities.first { $0.name == mention.kind }.map { (index, $0) }
    }.first
  }

  /// "Which collections are there?": all there is of a kind with properties.
  func kindFound(_ text: String) -> ReadFind? {
    guard asksForKind(text), let find = find(in: text), !find.isVain, names(find.entity, text) else { return nil }
    return find
  }

  /// Whether a text asks which there are of a kind, and nothing else.
  func asksForKind(_ text: String) -> Bool {
    readers.continuations.kindQuestion(in: text, nouns: snapshot.nouns)?.rest.isEmpty ?? false
  }

  /// Whether what a catalog knows was listed last.
  var isListFocus: Bool {
    let listed = context.mentions.focus
    return listed.count > 1 && !context.isFindLast && listed.allSatisfy { $0.entity == nil && !$0.isWords }
  }

  /// Whether a text only asks how many there are of what was listed.
  func countsList(_ text: String) -> Bool { findReader.countsAlone(text, of: nil, now: settings.now()) }

  /// "How many is that?" behind a list of what a catalog knows.
  func listCounted(_ text: String) -> NamedKind? {
    let listed = context.mentions.focus
    guard isListFocus, countsList(text), let first = listed.first, listed.allSatisfy({ $0.kind == first.kind }),
      let (application, known) = kind(of: first)
    else { return nil }
    var entity = known
    entity.values = known.values.filter { value in listed.contains { $0.id == value.id } }
    let noun = findReader.grammar.words.inSentence(plural(of: entity))
    return NamedKind(application: application, entity: entity, noun: noun)
  }

  /// "Where is the desk lamp?": the one value that a question names, where more is known of it than its name.
  func valueAsked(_ text: String) -> NamedKind? {
    if let named = namingValue(text) { return valueAsked(named) }
    let isExistence = readers.continuations.asksForExistence(text)
    guard isExistence || readers.continuations.asksForAnswer(text) || readers.continuations.onlyTells(text) else {
      return nil
    }
    let named = spansOfWholeThings(in: text)
    guard named.count == 1, let (thing, range) = named.first, !isPlace(range, in: text),
      isExistence || thing.value.subtitle != nil
    else { return nil }
    return kind(of: thing)
  }

  /// A thing that a catalog lists, with its kind.
  private func kind(of thing: NamedThing) -> NamedKind? {
    let application = snapshot.applications[thing.application]
    guard var entity = application.model.entities.first(where: { $0.name == thing.entity }),
      isListed(entity, in: application)
    else { return nil }
    entity.values = entity.values.filter { $0.id == thing.value.id }
    return NamedKind(application: thing.application, entity: entity, isAboutOne: true)
  }

  /// "Is the desk lamp bright?", where subtitles say what such things are like: what is known of the one.
  func qualityAsked(_ text: String) -> NamedKind? {
    guard readers.continuations.asksForAnswer(text), let (thing, range) = valueMeant(in: text),
      let asked = kind(of: thing)
    else { return nil }
    let rest = text.bytes(0..<range.lowerBound) + " " + text.bytes(range.upperBound..<text.utf8.count)
    let said = FindText.words(of: readers.continuations.withoutFillers(rest))
    let qualities = said.filter { !readers.continuations.isArticle($0) }
    let listed = snapshot.applications[thing.application].model.entities.first { $0.name == thing.entity }
    let told = Set(listed?.values.flatMap { FindText.words(of: $0.subtitle ?? "") } ?? [])
    return qualities.isEmpty || !told.isSuperset(of: qualities) ? nil : asked
  }

  /// The one value that a text names or points at, with the bytes that do.
  private func valueMeant(in text: String) -> (thing: NamedThing, range: Range<Int>)? {
    if let (reference, meant) = valuePointedAt(in: text) { return thing(of: meant).map { ($0, reference.range) } }
    let named = spansOfThings(in: text).filter { $0.thing.value.hasName(text.bytes($0.range)) }
    return named.count == 1 ? named[0] : nil
  }

  /// "Where is the second one?" with the name of what a catalog listed.
  private func namingValue(_ text: String) -> String? {
    valuePointedAt(in: text).flatMap { reference, meant in
      readers.references.replacing([reference], in: text) { _ in meant.title }
    }
  }

  /// The only words of a text that point at something, where that is a thing that a catalog listed.
  private func valuePointedAt(in text: String) -> (reference: Reference, meant: Mention)? {
    let found = references(in: text)
    guard found.count == 1,
      let meant = context.mentions.referent(of: found[0].target),
      meant.entity == nil, !meant.isWords
    else { return nil }
    return (found[0], meant)
  }

  /// Whether a name says where something is: "who is in the study?" asks nothing about the study.
  private func isPlace(_ range: Range<Int>, in text: String) -> Bool {
    let before = FindText.words(of: text.bytes(0..<range.lowerBound)).last { !readers.continuations.isArticle($0) }
    return before.map(findReader.grammar.words.placeWords.contains) ?? false
  }

  /// Whether all values of a kind are known, and there is no entity that tells more of them.
  private func isListed(_ entity: Entity, in application: ExpandedApplication) -> Bool {
    !entity.values.isEmpty && !application.entities.contains { _unqualifiedName(of: $0) == entity.name }
  }

  /// The values of which a subtitle says some words; none where the words are something else that the application knows,
  /// and nil where nobody knows them.
  private func values(of entity: Entity, describedBy rest: String, in application: Int) -> [Entity.Value]? {
    let bare = readers.continuations.bareName(readers.continuations.withoutPreposition(rest))
    let words = FindText.words(of: bare)
    let described = entity.values.filter { value in
      FindText.words(of: value.subtitle ?? "").firstRange(of: words) != nil || value.hasName(bare)
    }
    let isKnown = wholeThings(in: rest).contains { $0.application == application && $0.value.hasName(bare) }
    return described.isEmpty && !isKnown ? nil : described
  }
}
