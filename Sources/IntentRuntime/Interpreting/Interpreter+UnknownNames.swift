internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Words that stand where a shortcut takes a name, and are none that the index knows.
extension Interpreter {
  /// The request with values for words that are a part of a known name, or near one: "the angels one".
  func knowingNames(in request: InterpretedRequest) async throws -> InterpretedRequest {
    var known = request
    for index in known.matching.candidates.indices {
      let candidate = known.matching.candidates[index]
      guard candidate.values.contains(where: \.isUnknown) else { continue }
      let (binding, application) = snapshot.bindings[candidate.shortcut]
      let base = PerformedRequest(binding, of: application, text: request.text)
      let parameters = base.parameters
      for (place, value) in candidate.values.enumerated() where value.isUnknown {
        guard request.known.entities(called: value.text) == nil, value.text != request.unresolved,
          !isList(value, of: candidate), let parameter = parameters.first(where: { $0.name == value.name })
        else { continue }
        if let title = try await title(ofOneOfKindsMeantBy: value, binding, application) {
          known.matching.candidates[index].values[place].text = title
        }
        guard parameter.entityName != nil else { continue }
        let listed = listed(for: parameter, of: application)
        let bare = readers.continuations.bareName(readers.continuations.withoutPreposition(value.text))
        let whole = named(bare, among: listed, of: parameter)
        let ofKind = whole.isEmpty ? named(ofKind: bare, among: listed, of: parameter) : whole
        let named = ofKind.isEmpty ? named(inside: value.text, of: parameter, in: base, among: listed) : ofKind
        known.matching.candidates[index].values[place].values = named.map { ResolvedValue($0) }
        if named.isEmpty, let entity = try await described(value.text) {
          known.known.add([entity], called: value.text)
        }
      }
    }
    return known.withoutNumbersForNames(where: readers.continuations.isNumber)
  }

  /// The title of a thing that a misspelt name means, where a parameter takes things of several kinds.
  func title(
    ofOneOfKindsMeantBy value: FilledParameter, _ binding: ShortcutBinding, _ application: Int
  ) async throws -> String? {
    guard case .intent(let intent) = binding, let entry = IntentParameters(of: intent)[value.name],
      entry.valueKind.entityTypes.count > 1, let thing = thing(named: value.text), thing.application == application,
      entry.valueKind.entityTypes.contains(where: { _unqualifiedName(of: $0) == thing.entity })
    else { return nil }
    let found = try await ValueReader(locale: settings.locale).values(in: value.text, for: entry)
    return found.isEmpty ? thing.value.title : nil
  }

  /// A candidate with values for words that are a part of a known name and nothing else: "norway and foo" names one.
  func knowingNames(in candidate: Candidate) -> Candidate {
    var known = candidate
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let parameters = PerformedRequest(binding, of: application, text: "").parameters
    for (place, value) in candidate.values.enumerated() where value.isUnknown {
      guard let parameter = parameters.first(where: { $0.name == value.name }), parameter.entityName != nil else {
        continue
      }
      let listed = listed(for: parameter, of: application)
      let bare = readers.continuations.bareName(value.text)
      let named = [named(bare, among: listed, of: parameter), named(ofKind: bare, among: listed, of: parameter)]
      known.values[place].values = (named.first { $0.count == 1 } ?? []).map { ResolvedValue($0) }
    }
    return known
  }

  /// "I visited the mist trail" where places and trails can be visited: who names a thing that another application has
  /// talks to that one.
  func askedOfOwner(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard let best = request.matching.candidates.first,
      let unknown = best.values.first(where: { $0.isUnknown && request.known.entities(called: $0.text) == nil }),
      let (thing, length) = thingInFront(of: unknown.text),
      thing.application != snapshot.bindings[best.shortcut].application
    else { return nil }
    let owner = snapshot.applications[thing.application].model.name
    guard isTalkedTo(owner) else { return nil }
    var asked = request
    let isWhole = length == unknown.text.utf8.count || unknown.range.upperBound != request.text.utf8.count
    let text = isWhole ? request.text : request.text.bytes(0..<unknown.range.lowerBound + length)
    asked.matching = match(text, in: owner)
    guard let candidate = asked.matching.candidates.first, candidate.score >= Self.sureShortcut,
      candidate.values.contains(where: { $0.values.contains { $0.id == thing.value.id } })
    else { return nil }
    if !isWhole {
      let (binding, application) = snapshot.bindings[candidate.shortcut]
      let rest = unknown.text.bytes(length..<unknown.text.utf8.count)
      var beside = values(in: rest, of: PerformedRequest(binding, of: application, text: request.text))
      guard !beside.isEmpty else { return nil }
      if readers.continuations.tellsOfPast(request.text) { putIntoPast(&beside) }
      asked.matching.candidates[0].values += beside
      asked.matching.isExact = false
    }
    return asked
  }

  /// Whether words list several things, of which one that is known would hide the others: "summer and foo".
  func isList(_ value: FilledParameter, of candidate: Candidate) -> Bool {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    return !readers.continuations.joints(in: value.text).isEmpty && !isNameWithJoint(value, of: candidate)
      && PerformedRequest(binding, of: application, text: "").takesSeveral(value.name)
  }

  /// Whether words with an "and" name one thing: "my salt and pepper list".
  func isNameWithJoint(_ value: FilledParameter, of candidate: Candidate) -> Bool {
    guard value.isUnknown, !readers.continuations.joints(in: value.text).isEmpty else { return false }
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let parameters = PerformedRequest(binding, of: application, text: "").parameters
    guard let parameter = parameters.first(where: { $0.name == value.name }), parameter.entityName != nil else {
      return false
    }
    let listed = listed(for: parameter, of: application)
    let bare = readers.continuations.bareName(value.text)
    return [named(bare, among: listed, of: parameter), named(ofKind: bare, among: listed, of: parameter)]
      .contains { $0.count == 1 && !readers.continuations.joints(in: $0[0].title).isEmpty }
  }

  /// The listed values that words name for certain, several where they do not say which.
  func named(_ words: String, among listed: [Entity.Value], of parameter: Parameter) -> [Entity.Value] {
    let question = Question(of: parameter, listing: listed)
    let named = readers.replies.options(named: words, of: question, now: settings.now())
    guard let best = named.first, best.fit >= Self.likelyReply, named.count <= Question.mostShown else { return [] }
    return named.map { listed[$0.index] }
  }

  /// The listed value whose name is said with the noun for what kind of thing it is: "the summer collection".
  func named(ofKind words: String, among listed: [Entity.Value], of parameter: Parameter) -> [Entity.Value] {
    guard let space = words.lastIndex(of: " "), snapshot.nouns.isName(String(words[space...])) else { return [] }
    return named(String(words[..<space]), among: listed, of: parameter)
  }

  /// The listed value that is named first in words which are no name: "are things on the ridge", "the airport to west end
  /// by subway"; or behind a preposition that a phrase has in front of it: "from Rome to Petra", where "how far is it to
  /// Petra" can be asked.
  func named(
    inside words: String, of parameter: Parameter, in base: PerformedRequest, among listed: [Entity.Value]
  ) -> [Entity.Value] {
    // Of "the ridge, the valley and the hill" one that is known would hide the others.
    guard readers.continuations.bareName(words).split(separator: " ").count >= Self.wordsOfNoName,
      readers.splitter.splits(of: words).isEmpty,
      readers.continuations.joints(in: words).isEmpty
    else { return [] }
    let spans = readers.continuations.spans(in: words).filter { span in
      // "The ridge off the list" is nothing to be opened.
      !snapshot.nouns.isName(words.bytes(span))
        && !readers.continuations.removes(words.bytes(span.upperBound..<words.utf8.count))
    }
    let leads = snapshot.phrases(of: base).leads(to: parameter).filter(readers.continuations.isPreposition)
    let ordered = spans.map { span in
      let before = FindText.words(of: words.bytes(0..<span.lowerBound)).last { !readers.continuations.isArticle($0) }
      return (span: span, rank: before.map(leads.contains) ?? false ? 0 : 1)
    }.sorted { ($0.rank, $0.span.lowerBound, $1.span.count) < ($1.rank, $1.span.lowerBound, $0.span.count) }.map(\.span)
    let found = ordered.lazy.map { span in
      self.named(words.bytes(span), among: listed, of: parameter)
        .filter { self.isByItself(span, in: words) || $0.hasName(words.bytes(span)) }
    }
    // Of "the page about Uluru" the name as it is comes before what a word only resembles.
    let exact = ordered.lazy.map { span in listed.filter { $0.hasName(words.bytes(span)) } }
    if let named = exact.first(where: { $0.count == 1 }) { return named }
    // "I walked this week" names nothing by a likeness.
    return readers.continuations.namesPerson(words) ? [] : found.first { $0.count == 1 } ?? []
  }

  /// Whether words stand by themselves in a sentence: "blue" is no name in "the old blue barn", and "ridge" is one in "things
  /// on the ridge".
  func isByItself(_ span: Range<Int>, in sentence: String) -> Bool {
    let isAtMark = { (rest: String.SubSequence) in rest.first { !$0.isWhitespace }.map(Self.marks.contains) ?? true }
    let (front, rest) = (sentence.bytes(0..<span.lowerBound), sentence.bytes(span.upperBound..<sentence.utf8.count))
    let before = isAtMark(String(front.reversed())[...]) ? nil : FindText.words(of: front).last
    let behind = isAtMark(rest[...]) ? nil : FindText.words(of: rest).first
    return [before, behind].allSatisfy { word in
      guard let word else { return true }
      return readers.continuations.isArticle(word) || readers.continuations.isPreposition(word)
        || readers.continuations.isFiller(around: [], in: word, besides: [])
    }
  }

  private static var marks: Set<Character> { [",", ".", ";", ":", "!", "?", "–", "—"] }

  /// So many words that nobody knows are hardly a name.
  private static var wordsOfNoName: Int { 3 }

  /// Whether a request takes words for a name that are none: so many that they can mean nothing, or "about Petra" where
  /// Petra is something else.
  func takesSentenceForName(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first, best.values.contains(where: \.isUnknown) else { return false }
    let (binding, application) = snapshot.bindings[best.shortcut]
    let parameters = PerformedRequest(binding, of: application, text: request.text).parameters
    return best.values.contains { value in
      value.isUnknown
        && (value.text.split(separator: " ").count > Self.wordsOfNoName || isPrepositionedThing(value.text))
        && request.known.entities(called: value.text) == nil
        && parameters.contains { $0.name == value.name && $0.entityName != nil }
    }
  }
}

// Nouns for other kinds of things than a shortcut takes.
extension Interpreter {
  /// "Delete the meditate habit" where only albums can be deleted: whether words that are no value have the noun of
  /// another kind of thing than a shortcut takes, or the name of another application in the singular.
  func namesOtherKind(_ words: String, than candidate: Candidate) -> Bool {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let own = PerformedRequest(binding, of: application, text: "").parameters.compactMap(\.entityName)
    let named = snapshot.nouns.kinds(in: words)
    if !named.isDisjoint(with: own) { return false }
    return named.contains { !$0.contains(".") } || isNamed(in: words, besides: application)
      || isDoneTo(words, besides: application)
  }

  /// Whether words are nothing but what a kind of thing is called: the "habit" of "delete the family habit".
  func isNoun(_ words: String) -> Bool {
    snapshot.nouns.isName(words) || FindText.words(of: words).count == 1
  }

  /// Whether words have the noun with which a phrase of another application ends, "favorite" where one can be saved, or
  /// are the word that is all it says of what it does: "my order".
  private func isDoneTo(_ words: String, besides application: Int) -> Bool {
    let said = FindText.words(of: readers.continuations.bareName(words))
    let own = FindText.words(of: phrases(of: application).map(\.text).joined(separator: " "))
    let foreign = said.filter { !own.contains($0) }
    return snapshot.applications.indices.contains { index in
      index != application
        && phrases(of: index).contains { phrase in
          foreign.contains(phrase.noun(readers.continuations)) || said == foreign && said == phrase.opening
        }
    }
  }

  /// The phrases that the author of an application wrote.
  func phrases(of application: Int) -> [PhraseTemplate] {
    snapshot.applications[application].model.shortcuts.filter { $0.phraseOrigin == .authored }.flatMap(\.phrases)
  }

  /// Whether words have the name of another application, or what may be one of its things: the "memo" of "Memos".
  func isNamed(in words: String, besides application: Int) -> Bool {
    let said = FindText.words(of: words)
    return snapshot.applications.indices.contains { index in
      let name = FindText.words(of: snapshot.applications[index].model.name)
      return index != application && name.count == 1
        && said.contains { $0 == name[0] || $0.count > 2 && $0 + "s" == name[0] }
    }
  }
}

extension Interpreter {
  private func isPrepositionedThing(_ words: String) -> Bool {
    let name = readers.continuations.withoutPreposition(words)
    return name != words && thing(named: name) != nil
  }
}

extension PhraseTemplate {
  /// The word with which it begins.
  var opening: [String] { Array(spokenBeginning.prefix(1)) }

  /// The last word of what it says behind an article: "favorite" of "save a favorite in ${applicationName}". Empty where
  /// it says no such thing.
  func noun(_ reader: ContinuationReader) -> String {
    var words = spokenBeginning
    while let last = words.last, reader.isPreposition(last) { words.removeLast() }
    let hasArticle = words.indices.dropLast().contains { index in
      let rest = words[index...].joined(separator: " ")
      return index > 0 && reader.bareName(rest) != rest
    }
    return hasArticle ? words.last ?? "" : ""
  }

  /// The words in front of its first hole.
  private var spokenBeginning: [String] {
    guard case .words(let words)? = parts.first else { return [] }
    return FindText.words(of: words)
  }
}

extension InterpretedRequest {
  /// "Get me 3 tickets" names no landmark called 3: a number that stands for a name which nobody knows is none.
  fileprivate func withoutNumbersForNames(where isNumber: (String) -> Bool) -> InterpretedRequest {
    var request = self
    for index in request.matching.candidates.indices {
      let (binding, application) = snapshot.bindings[request.matching.candidates[index].shortcut]
      let named = PerformedRequest(binding, of: application, text: "").parameters.filter { $0.entityName != nil }
      let numbers = request.matching.candidates[index].values.filter { value in
        value.isUnknown && isNumber(value.text) && request.known.entities(called: value.text) == nil
          && named.contains { $0.name == value.name }
      }.map(\.name)
      // What has none is not copied.
      guard !numbers.isEmpty else { continue }
      request.matching.candidates[index].values.removeAll { numbers.contains($0.name) }
      request.matching.candidates[index].missing += numbers
    }
    return request
  }
}

extension Entity.Value {
  /// Whether words are its title or another name of it.
  func hasName(_ words: String) -> Bool {
    ([title] + synonyms).contains { FindText.words(of: $0) == FindText.words(of: words) }
  }
}
