internal import AppIntents
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
    guard !found.isEmpty else { return nil }
    var informed = self
    informed.snapshot = snapshot.adding(found)
    informed.memo = MatchMemo()
    let again = informed.request(request.text)
    guard let best = again.matching.candidates.first, again.matching.outcome != .notRecognized,
      best.score >= Self.sureShortcut, best.missing.isEmpty, again.builtInCommand == nil,
      best.values.contains(where: { value in found.contains { $0.names(value) } })
    else { return nil }
    return try await informed.clear(again)
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

  /// The values of a candidate that are words so far, and whose application can be asked about them.
  private func unknownNames(of candidate: Candidate) -> [UnknownName] {
    let (binding, index) = snapshot.bindings[candidate.shortcut]
    guard case .intent(let intent) = binding else { return [] }
    let application = snapshot.applications[index].model.name
    return candidate.values.filter(\.isUnknown).compactMap { value in
      guard let parameter = IntentParameters(of: intent)[value.name] else { return nil }
      let name = ParameterExpansion(of: parameter, named: value.name, in: intent).entityName
      switch parameter.valueKind {
      case .entity(let type), .array(.entity(let type)):
        guard ValueExpansion.vocabulary(of: type, query: parameter.traits.query) == .open else { return nil }
        return (value, EntityName(application: application, entity: name), parameter, type)
      default: return nil
      }
    }
  }

  /// An entity as a value that is called by some words, if a name of it has them: a query may find what only is about them.
  private func name(_ entity: any Sendable, _ name: EntityName, calledBy words: String) -> FoundName? {
    guard let entity = entity as? any AppEntity else { return nil }
    let display = ValueOption(entity).display
    let names = ([display.title] + display.synonyms).map { String(localized: $0) }
    let called = [words, UnspecifiedValue.withoutArticles(words)]
    guard names.contains(where: { name in called.contains { name.localizedCaseInsensitiveContains($0) } }) else {
      return nil
    }
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
