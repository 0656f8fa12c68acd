internal import AppIntents
internal import PhraseMatching

/// Gives an intent the values that a request names.
final class ParameterFilling: Sendable {
  /// An intent with what the request said of it.
  struct Filled: Sendable {
    /// An instance of its own, with the values that are certain.
    var intent: any AppIntent
    /// Parameters for which several values are meant.
    var narrowed: [String: [any Sendable]] = [:]
    /// Values of parameters that take several of which others have to be asked for.
    var kept: [String: [any Sendable]] = [:]
    /// Words that were meant as values and are none.
    var unknown: [Unknown] = []

    /// Whether nothing has to be asked for before it is performed.
    var isWhole: Bool {
      unknown.isEmpty && narrowed.isEmpty
        && IntentParameters(of: intent).entries.allSatisfy {
          $0.parameter.isOptional || $0.parameter.valueOrDefault != nil
        }
    }
  }

  /// Words that were meant as a value and are none.
  struct Unknown: Sendable {
    var words: String
    /// What the value is called.
    var title: String
    /// Whether a file was to be there.
    var isPath = false
  }

  private let application: ExpandedApplication
  let reader: ValueReader

  init(in application: ExpandedApplication, locale: Locale) {
    self.application = application
    reader = ValueReader(locale: locale)
  }

  /// Fills a fresh copy of an intent from what a phrase captured.
  ///
  /// - Parameters:
  ///   - text: the request.
  ///   - known: entities that references stood for, by the words that replaced them.
  func fill(
    _ prototype: any AppIntent, from values: [FilledParameter], of text: String, known: EntityLookup = EntityLookup()
  ) async throws -> Filled {
    var filled = Filled(intent: copy(of: prototype))
    let parameters = IntentParameters(of: filled.intent)
    for name in values.map(\.name).firstOfEach {
      guard let parameter = parameters[name], parameter.valueKind.isList else { continue }
      try await give(values.filter { $0.name == name }, to: parameter, known, &filled)
    }
    for value in values {
      guard let parameter = parameters[value.name], !parameter.valueKind.isList else { continue }
      if let entities = known.entities(called: value.text), assign(entities, to: parameter) { continue }
      if isUnspecified(value, for: parameter) { continue }
      var found = try await self.values(of: value, for: parameter, named: value.name, in: filled.intent)
      if found.isEmpty, let longer = withKindBehind(value, for: parameter, in: text) {
        found = try await reader.values(in: longer, for: parameter)
      }
      if isLoose(value, for: parameter, found) {
        filled.narrowed[value.name] = found
        continue
      }
      give(found, to: parameter, named: value.name, words: value.text, &filled)
    }
    return filled
  }

  /// The words of a value with what its kind is called behind them, where that is a word of the phrase: "on the grocery
  /// list". It may belong to the name of what is not there yet.
  private func withKindBehind(
    _ value: FilledParameter, for parameter: any AnyIntentParameter, in text: String
  ) -> String? {
    guard value.values.isEmpty, value.typed == nil, let type = parameter.valueKind.entity, !value.range.isEmpty,
      value.range.upperBound <= text.utf8.count, text.bytes(value.range) == value.text
    else { return nil }
    let display = type.typeDisplayRepresentation
    let kinds = ([display.name] + display.synonyms).map { String(localized: $0).lowercased() }
    let next = FindText.words(of: text.bytes(value.range.upperBound..<text.utf8.count)).first
    guard let word = next, kinds.contains(word) else { return nil }
    return "\(value.text) \(word)"
  }

  /// Gives a parameter that takes several all values that are said of it. What is known of them is kept where others have
  /// to be asked for.
  private func give(
    _ said: [FilledParameter], to parameter: any AnyIntentParameter, _ known: EntityLookup, _ filled: inout Filled
  ) async throws {
    var list: [any Sendable] = []
    var narrowed: [any Sendable] = []
    let unknownCount = filled.unknown.count
    for value in said where !isUnspecified(value, for: parameter) {
      if let entities = known.entities(called: value.text) {
        list += entities.map { $0 as any Sendable }
        continue
      }
      let found = try await values(of: value, for: parameter, named: value.name, in: filled.intent)
      if found.count == 1 {
        list += found[0] as? [any Sendable] ?? found
      } else if found.count > 1 {
        narrowed = found
      } else {
        let several = try await reader.list(in: value.text, for: parameter)
        list += several.known
        filled.unknown += several.unknown.map { Unknown(words: $0, title: parameter.noun) }
      }
    }
    let isWhole = narrowed.isEmpty && filled.unknown.count == unknownCount
    if isWhole, !list.isEmpty, parameter.assign(list) { return }
    if !said.isEmpty { parameter.clear() }
    guard let name = said.first?.name else { return }
    if !narrowed.isEmpty { filled.narrowed[name] = narrowed }
    if !list.isEmpty { filled.kept[name] = list }
  }

  /// Gives an intent the values of a follow-up that nobody has words for, and takes away those that are to be asked for.
  func change(_ filled: inout Filled, _ followUp: FollowUp) {
    let parameters = IntentParameters(of: filled.intent)
    for (name, value) in followUp.assigned { _ = parameters[name]?.assign(value) }
    for name in followUp.cleared { parameters[name]?.clear() }
  }

  /// Adds values that were given beside the request, as words.
  func add(_ answers: [String: String], to filled: inout Filled) async throws {
    let parameters = IntentParameters(of: filled.intent)
    for (name, words) in answers.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters[name] else { continue }
      let found = try await reader.values(in: words, for: parameter)
      filled.narrowed[name] = nil
      give(found, to: parameter, named: name, words: words, &filled)
    }
  }

  /// Whether a query found something that is not called what was said: a text of its own may mention the moon.
  private func isLoose(_ value: FilledParameter, for parameter: any AnyIntentParameter, _ found: [any Sendable]) -> Bool
  {
    guard value.values.isEmpty, value.typed == nil, !found.isEmpty, case .entity = parameter.valueKind else {
      return false
    }
    let options = found.map { ValueOption($0) }
    let bare = UnspecifiedValue.withoutArticles(value.text)
    if ![value.text, bare].allSatisfy({ reader.options(partlyNamed: $0, among: options).isEmpty }) { return false }
    return !options.contains { option in
      // Scripts without spaces have no words to compare.
      ([option.display.title] + option.display.synonyms).contains {
        String(localized: $0).localizedCaseInsensitiveContains(bare)
      }
    }
  }

  private func isUnspecified(_ value: FilledParameter, for parameter: any AnyIntentParameter) -> Bool {
    guard value.values.isEmpty, value.typed == nil else { return false }
    if parameter.valueKind.isFreeText { return UnspecifiedValue.isNoMore(value.text, than: "") }
    guard let type = parameter.valueKind.entity else { return false }
    return UnspecifiedValue.isNoMore(value.text, than: String(localized: type.typeDisplayRepresentation.name))
  }

  private func assign(_ entities: [any AppEntity], to parameter: any AnyIntentParameter) -> Bool {
    if entities.count == 1 { return parameter.assign(entities[0]) }
    return parameter.assign(entities.map { $0 as any Sendable })
  }

  func copy(of prototype: any AppIntent) -> any AppIntent {
    func copy<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { intent.freshCopy() }
    return copy(prototype)
  }

  func give(
    _ found: [any Sendable], to parameter: any AnyIntentParameter, named name: String, words: String,
    _ filled: inout Filled
  ) {
    // A follow-up has the value that was meant before.
    if found.count != 1 { parameter.clear() }
    if found.count > 1 {
      filled.narrowed[name] = found
    } else if found.isEmpty || !parameter.assign(found[0]) {
      let isPath = parameter.valueKind.isFile && TypedLocation.isLocation(words)
      filled.unknown.append(Unknown(words: words, title: parameter.noun, isPath: isPath))
      // What need not be said was said: it is asked for before anything is done without it.
      if parameter.valueKind.entity != nil, filled.kept[name] == nil { filled.kept[name] = [] }
    }
  }

  private func values(
    of filled: FilledParameter, for parameter: any AnyIntentParameter, named name: String, in intent: any AppIntent
  ) async throws -> [any Sendable] {
    if let typed = filled.typed {
      return typed.value(for: parameter).map { [$0] } ?? []
    }
    guard !filled.values.isEmpty else { return try await reader.values(in: filled.text, for: parameter) }
    let ids = filled.values.map(\.id)
    let expansion = ParameterExpansion(of: parameter, named: name, in: intent)
    switch expansion.source {
    case .options:
      let options = application.options[expansion.entityName] ?? []
      return ids.compactMap { Int($0) }.filter(options.indices.contains).map { options[$0] }
    case .cases(let type, _): return cases(of: type, ids)
    case .names: return ids.map { $0 == "true" }
    case .entities(let type, let query): return try await entities(of: type, ids, query, calledBy: filled.text)
    case .said, .nothing: return try await reader.values(in: filled.text, for: parameter)
    }
  }

  private func cases(of type: any AppEnum.Type, _ ids: [String]) -> [any Sendable] {
    func find<Enum: AppEnum>(_ type: Enum.Type) -> [any Sendable] {
      ids.compactMap { id in Enum.allCases.first { $0.rawValue.description == id } }
    }
    return find(type)
  }

  /// The entities as their query knows them now; those that are gone since are looked for by their words.
  private func entities(
    of type: any AppEntity.Type, _ ids: [String], _ query: (any EntityQuery)?, calledBy words: String
  ) async throws -> [any Sendable] {
    let found = try await EntityFinder.entities(of: type, written: ids)
    if !found.isEmpty { return found }
    return try await EntityFinder.entities(of: type, named: words, by: reader, query: query)
  }
}

extension AnyIntentParameter {
  /// What one of its values is called: the type of a thing, whatever the parameter is, and the title of anything else.
  var noun: String {
    switch valueKind {
    case .entity(let type), .array(.entity(let type)): String(localized: type.typeDisplayRepresentation.name)
    case .array(.enumeration(let type)): String(localized: type.typeDisplayRepresentation.name)
    default: String(localized: title)
    }
  }
}

extension ValueKind {
  fileprivate var isList: Bool { if case .array = self { true } else { false } }
  var isFile: Bool { if case .file = self { true } else { false } }
  fileprivate var entity: (any AppEntity.Type)? { if case .entity(let type) = self { type } else { nil } }
}
