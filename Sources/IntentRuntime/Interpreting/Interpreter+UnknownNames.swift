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
      let parameters = PerformedRequest(binding, of: application, text: request.text).parameters
      for (place, value) in candidate.values.enumerated() where value.isUnknown {
        guard request.known.entities(called: value.text) == nil, value.text != request.unresolved,
          let parameter = parameters.first(where: { $0.name == value.name }), parameter.entityName != nil
        else { continue }
        let listed = snapshot.applications[application].values(of: parameter)
        let bare = readers.continuations.bareName(readers.continuations.withoutPreposition(value.text))
        let whole = named(bare, among: listed, of: parameter)
        let ofKind = whole.isEmpty ? named(ofKind: bare, among: listed, of: parameter) : whole
        let named = ofKind.isEmpty ? named(inside: bare, among: listed, of: parameter) : ofKind
        known.matching.candidates[index].values[place].values = named.map { ResolvedValue($0) }
        if named.isEmpty, let entity = try await described(value.text) {
          known.known.add([entity], called: value.text)
        }
      }
    }
    return known.withoutNumbersForNames(where: readers.continuations.isNumber)
  }

  /// "I visited the mist trail" where places and trails can be visited: who names a thing that another application has
  /// talks to that one.
  func askedOfOwner(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard let best = request.matching.candidates.first,
      let unknown = best.values.first(where: { $0.isUnknown && request.known.entities(called: $0.text) == nil }),
      let thing = thing(named: readers.continuations.bareName(unknown.text)),
      thing.application != snapshot.bindings[best.shortcut].application
    else { return nil }
    let owner = snapshot.applications[thing.application].model.name
    guard isTalkedTo(owner) else { return nil }
    var asked = request
    asked.matching = match(request.text, in: owner)
    guard let candidate = asked.matching.candidates.first, candidate.score >= Self.sureShortcut,
      candidate.values.contains(where: { $0.values.contains { $0.id == thing.value.id } })
    else { return nil }
    return asked
  }

  /// Whether words with an "and" name one thing: "my salt and pepper list".
  func isNameWithJoint(_ value: FilledParameter, of candidate: Candidate) -> Bool {
    guard value.isUnknown, !readers.continuations.joints(in: value.text).isEmpty else { return false }
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    let parameters = PerformedRequest(binding, of: application, text: "").parameters
    guard let parameter = parameters.first(where: { $0.name == value.name }), parameter.entityName != nil else {
      return false
    }
    let listed = snapshot.applications[application].values(of: parameter)
    let bare = readers.continuations.bareName(value.text)
    return [named(bare, among: listed, of: parameter), named(ofKind: bare, among: listed, of: parameter)]
      .contains { $0.count == 1 && !readers.continuations.joints(in: $0[0].title).isEmpty }
  }

  /// "Order five" behind a question about clay: where a request has other values and lacks nothing but such a thing as
  /// was spoken of last, that is meant. What takes away asks.
  func aboutFocus(_ request: InterpretedRequest) -> InterpretedRequest {
    guard request.matching.outcome == .matched, let candidate = request.matching.candidates.first,
      !candidate.values.isEmpty, !readers.continuations.removes(request.text), context.mentions.focus.count == 1,
      let focus = context.mentions.focus.first, focus.turn + 1 >= context.mentions.turn
    else { return request }
    let lacking = lacking(candidate)
    guard lacking.count == 1, lacking[0].entityName == focus.kind,
      let value = snapshot.applications[snapshot.bindings[candidate.shortcut].application].values(of: lacking[0]).first(
        where: { $0.id == focus.id })
    else { return request }
    var filled = request
    filled.matching.candidates[0].values.append(
      FilledParameter(lacking[0].name, text: value.title, values: [value]))
    return filled
  }

  /// What has to be asked for before a candidate is performed.
  func lacking(_ candidate: Candidate) -> [Parameter] {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    return PerformedRequest(binding, of: application, text: "").parameters.filter { parameter in
      !parameter.isOptional && !candidate.values.contains { $0.name == parameter.name }
    }
  }

  /// The listed values that words name for certain, several where they do not say which.
  private func named(_ words: String, among listed: [Entity.Value], of parameter: Parameter) -> [Entity.Value] {
    let question = Question(of: parameter, listing: listed)
    let named = readers.replies.options(named: words, of: question, now: settings.now())
    guard let best = named.first, best.fit >= Self.likelyReply, named.count <= Question.mostShown else { return [] }
    return named.map { listed[$0.index] }
  }

  /// The listed value whose name is said with the noun for what kind of thing it is: "the summer collection".
  private func named(ofKind words: String, among listed: [Entity.Value], of parameter: Parameter) -> [Entity.Value] {
    guard let space = words.lastIndex(of: " "), snapshot.nouns.isName(String(words[space...])) else { return [] }
    return named(String(words[..<space]), among: listed, of: parameter)
  }

  /// The listed value that is named somewhere in words which are no name: "are things on the ridge".
  private func named(inside words: String, among listed: [Entity.Value], of parameter: Parameter) -> [Entity.Value] {
    guard words.split(separator: " ").count >= Self.wordsOfNoName, readers.splitter.splits(of: words).isEmpty else {
      return []
    }
    let spans = readers.continuations.spans(in: words).filter { !snapshot.nouns.isName(words.bytes($0)) }
    let found = spans.lazy.map { self.named(words.bytes($0), among: listed, of: parameter) }
    return found.first { $0.count == 1 } ?? []
  }

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

extension Interpreter {
  private func isPrepositionedThing(_ words: String) -> Bool {
    let name = readers.continuations.withoutPreposition(words)
    return name != words && thing(named: name) != nil
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
        value.isUnknown && isNumber(value.text) && named.contains { $0.name == value.name }
      }.map(\.name)
      request.matching.candidates[index].values.removeAll { numbers.contains($0.name) }
      request.matching.candidates[index].missing += numbers
    }
    return request
  }
}
