internal import AppIntents
internal import Dialog
internal import Foundation
internal import PhraseMatching

// Names that the index does not know and the queries of applications do.
extension Interpreter {
  /// What a text means once the names in it are known that queries find; nil where that makes no shortcut sure.
  ///
  /// Words that nobody knows count for less the more there are, so that no phrase swallows a sentence. Those that a query
  /// finds are a name like those of the index, and are matched once more as one.
  func meaningWithFoundNames(of request: InterpretedRequest) async throws -> [Interpretation]? {
    guard !request.isClear, request.known.isEmpty, request.unresolved == nil else { return nil }
    let found = try await namesFound(in: request)
    return try await meaning(of: request.text, knowing: found) { _, again in again.builtInCommand == nil }
  }

  /// What a text means where some names are known for this turn, and a shortcut that takes one of them is sure.
  func meaning(
    of text: String, knowing found: [FoundName], where isMeant: (Interpreter, InterpretedRequest) -> Bool
  ) async throws -> [Interpretation]? {
    guard !found.isEmpty else { return nil }
    let informed = with(snapshot: snapshot.adding(found))
    let again = informed.request(text)
    guard let best = again.matching.candidates.first, again.matching.outcome != .notRecognized,
      best.score >= Self.sureShortcut, best.missing.isEmpty, isMeant(informed, again),
      best.values.contains(where: { value in found.contains { $0.names(value) } })
    else { return nil }
    return try await informed.clear(again)
  }

  /// "How many minutes in a week", "3 miles in km": a question that is said word for word around what only a query knows,
  /// whatever else it resembles.
  func askedOfQueries(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard openQuestion == nil, !request.matching.isExact, request.known.isEmpty, request.unresolved == nil,
      let question = readers.continuations.question(about: request.text), !isSaidWhole(request)
    else { return nil }
    let found = try await namesAskedAbout(in: question)
    guard !found.isEmpty else { return nil }
    let informed = with(snapshot: snapshot.adding(found))
    let asked = InterpretedRequest(
      text: question, snapshot: informed.snapshot, matching: informed.match(question, similarity: .lexical))
    guard let best = asked.matching.candidates.first, asked.score >= Self.sureShortcut, best.missing.isEmpty,
      best.values.contains(where: { value in found.contains { $0.names(value) } })
    else { return nil }
    return try await informed.clear(asked)
  }

  /// Whether a phrase with values that are known says all of a request: no query knows it better.
  private func isSaidWhole(_ request: InterpretedRequest) -> Bool {
    guard request.score >= Self.sureShortcut, request.matching.outcome == .matched,
      let best = request.matching.candidates.first, best.missing.isEmpty, !best.values.isEmpty,
      best.values.allSatisfy({ value in
        value.values.count == 1 && FindText.words(of: value.values[0].title) == FindText.words(of: value.text)
      })
    else { return false }
    let steps = steps(of: best, in: request.replaced ?? request.text)
    return !steps.isEmpty && leftOver(by: steps, best).isEmpty
  }

  /// What queries find by all that is said behind the words with which a phrase of an author begins.
  private func namesAskedAbout(in question: String) async throws -> [FoundName] {
    let reader = ValueReader(locale: settings.locale)
    var found: [FoundName] = []
    for opening in openings(of: question) {
      let words = String(question.dropFirst(opening.words.count)).trimmingCharacters(in: Self.endings)
      guard !words.isEmpty else { continue }
      let entities = try await EntityFinder.entities(
        of: opening.type, named: words, by: reader, query: opening.parameter.traits.query)
      found += entities.count == 1 ? [name(entities[0], opening.entity, calledBy: words)].compactMap(\.self) : []
    }
    return found
  }

  private static var endings: CharacterSet { .whitespaces.union(CharacterSet(charactersIn: "?!.")) }

  /// "Git lfs" where the index knows "git", and its query "git-lfs": the request with the longer name.
  func withLongerNames(_ request: InterpretedRequest) async throws -> InterpretedRequest {
    guard let candidate = request.matching.candidates.first, !request.matching.isExact, request.known.isEmpty,
      request.replaced == nil
    else { return request }
    let (binding, index) = snapshot.bindings[candidate.shortcut]
    let application = snapshot.applications[index].model.name
    let reader = ValueReader(locale: settings.locale)
    var request = request
    for (place, value) in candidate.values.enumerated() where value.values.count == 1 && !value.range.isEmpty {
      guard let named = binding.askable(value.name, of: application),
        let end = endOfWord(behind: value, of: candidate, in: request.text)
      else { continue }
      let words = request.text.bytes(value.range.lowerBound..<end)
      let found = try await EntityFinder.entities(
        of: named.type, named: words, by: reader, query: named.parameter.traits.query)
      guard found.count == 1, !reader.options(partlyNamed: words, among: found.map { ValueOption($0) }).isEmpty else {
        continue
      }
      request.matching.candidates[0].values[place].values = []
      request.matching.candidates[0].values[place].text = words
      request.matching.candidates[0].values[place].range = value.range.lowerBound..<end
    }
    return request
  }

  /// The end of a word right behind a value of which the phrase has nothing.
  private func endOfWord(behind value: FilledParameter, of candidate: Candidate, in text: String) -> Int? {
    let next = steps(of: candidate, in: text).first { step in
      step.kind == .uncovered && step.range?.lowerBound == value.range.upperBound + 1
    }
    guard let word = next?.requestText, !readers.continuations.isFiller(around: [], in: word, besides: []) else {
      return nil
    }
    return next?.range?.upperBound
  }

  /// The beginnings of authors' phrases that a question has, the longest of each kind of entity.
  private func openings(of question: String) -> [PhraseOpening] {
    let said = PhraseOpening.plain(question)
    var found: [String: PhraseOpening] = [:]
    for opening in snapshot.openings where said.hasPrefix(opening.words) && isTalkedTo(opening.application) {
      if found[opening.entity.entity]?.words.count ?? 0 < opening.words.count {
        found[opening.entity.entity] = opening
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// A value that a query found, of an entity of the index.
  struct FoundName: Sendable {
    var entity: EntityName
    var value: Entity.Value

    func names(_ filled: FilledParameter) -> Bool { filled.values.contains { $0.id == value.id } }
  }

  /// So many of the candidates are looked at; the queries of others are not asked.
  private static var mostCandidates: Int { 8 }

  private func namesFound(in request: InterpretedRequest) async throws -> [FoundName] {
    let reader = ValueReader(locale: settings.locale)
    let isAsked = readers.continuations.beginsAsQuestion(readers.continuations.withoutPoliteQuestion(request.text))
    var asked: Set<[String]> = []
    var found: [FoundName] = []
    for candidate in request.matching.candidates.prefix(Self.mostCandidates) {
      for (value, entity, parameter, type) in unknownNames(of: candidate)
      where asked.insert([entity.application, entity.entity, value.text]).inserted {
        var names: [FoundName] = []
        // "The castle" may stand in the description of one of several.
        for words in Set([value.text, UnspecifiedValue.withoutArticles(value.text)]).sorted() where !words.isEmpty {
          let entities = try await EntityFinder.entities(
            of: type, named: words, by: reader, query: parameter.traits.query)
          names += entities.compactMap { name($0, entity, calledBy: value.text) }
          // "What's the wifi password" asks about what is in a note, and changes nothing.
          if names.isEmpty, entities.count == 1, isAsked {
            names += [name(entities[0], entity, about: words)].compactMap(\.self)
          }
        }
        // Which of several is meant has to be asked.
        let called = names.filter { $0.value.title.localizedCaseInsensitiveCompare(value.text) == .orderedSame }
        if !called.isEmpty { names = called }
        if Set(names.map(\.value.id)).count == 1 { found += names.prefix(1) }
      }
    }
    return found
  }

  private typealias UnknownName = (
    value: FilledParameter, entity: EntityName, parameter: any AnyIntentParameter, type: any AppEntity.Type
  )

  /// The things that queries find by a name and that are called so.
  func things(foundBy name: String) async throws -> [NamedThing] {
    let reader = ValueReader(locale: settings.locale)
    var found: [NamedThing] = []
    for (index, application) in snapshot.applications.enumerated() where isTalkedTo(application.model.name) {
      for (shortcut, binding) in zip(application.model.shortcuts, application.bindings)
      where shortcut.phraseOrigin == .authored {
        for parameter in shortcut.parameters {
          guard let (entity, parameter, type) = binding.askable(parameter.name, of: application.model.name),
            !found.contains(where: { $0.application == index && $0.entity == entity.entity })
          else { continue }
          let named = try await EntityFinder.entities(of: type, named: name, by: reader, query: parameter.traits.query)
            .compactMap { self.name($0, entity, calledBy: name)?.value }
          let called = named.filter { FindText.words(of: $0.title) == FindText.words(of: name) }
          if let value = called.first {
            found.append(NamedThing(application: index, entity: entity.entity, value: value))
          }
        }
      }
    }
    return found
  }

  /// The values of a candidate that are words so far, and whose application can be asked about them.
  private func unknownNames(of candidate: Candidate) -> [UnknownName] {
    let (binding, index) = snapshot.bindings[candidate.shortcut]
    let application = snapshot.applications[index].model.name
    return candidate.values.filter(\.isUnknown).compactMap { value in
      binding.askable(value.name, of: application).map { (value, $0.entity, $0.parameter, $0.type) }
    }
  }

  /// An entity as a value that is called by some words, if a name of it has them: a query may find what only is about them.
  private func name(_ entity: any Sendable, _ name: EntityName, calledBy words: String) -> FoundName? {
    let called = [words, UnspecifiedValue.withoutArticles(words)]
    guard let found = self.name(entity, name, about: words),
      ([found.value.title] + found.value.synonyms.dropLast()).contains(where: { name in
        // "That thunders" is called no hat.
        called.contains { " \(name)".localizedCaseInsensitiveContains(" \($0)") }
      })
    else { return nil }
    return found
  }

  /// The same, whatever it is called.
  private func name(_ entity: any Sendable, _ name: EntityName, about words: String) -> FoundName? {
    guard let entity = entity as? any AppEntity else { return nil }
    let display = ValueOption(entity).display
    let names = ([display.title] + display.synonyms).map { String(localized: $0) }
    let value = Entity.Value(
      id: ValueExpansion.identifier(of: entity), title: names[0],
      subtitle: display.subtitle.map { String(localized: $0) }, synonyms: Array(names.dropFirst()) + [words])
    return FoundName(entity: name, value: value)
  }
}

extension RegistrySnapshot {
  /// The same with more values, for one turn.
  func adding(_ names: [Interpreter.FoundName]) -> RegistrySnapshot {
    with(names.reduce(index) { $0.updating($1.entity, [.put($1.value)]).index })
  }
}
