internal import AppIntents
internal import Dialog
internal import FileFormats
internal import PhraseMatching

extension Session {
  /// Performs an intent that was called by its name.
  @inline(never)
  func perform(_ call: IntentCall) async throws {
    if let request = begunAction(call) { try await perform(request) } else { try await performIntent(of: call) }
    await endDeed()
  }

  @inline(never)
  private func performIntent(of call: IntentCall) async throws {
    guard let filled = try await begunIntent(call) else { return }
    try await run(filled, of: call.intent.applicationIndex, isCertain: true)
  }

  @inline(never)
  private func begunIntent(_ call: IntentCall) async throws -> ParameterFilling.Filled? {
    guard case .intent(let prototype) = call.intent.binding else { return nil }
    let index = call.intent.applicationIndex
    let filling = ParameterFilling(in: registry.snapshot.applications[index], locale: settings.locale)
    let filled = try await filling.fill(prototype, with: call.arguments)
    for unknown in filled.unknown { say(sentence(about: unknown)) }
    begin(.intent(filled.intent), of: index, nil, draft.request)
    return filled
  }

  @inline(never)
  private func begunAction(_ call: IntentCall) -> ActionRequest? {
    guard case .action(let action, let shortcut) = call.intent.binding else { return nil }
    let snapshot = registry.snapshot
    let index = call.intent.applicationIndex
    begin(.action(action, shortcut, [:]), of: index, nil, draft.request)
    let filled = shortcut.parameters.flatMap { parameter in
      let argument = call.arguments[parameter.name]
      let items = parameter.takesSeveral ? argument?.elements ?? [] : []
      return (items.isEmpty ? [argument].compactMap(\.self) : items).compactMap { item in
        self.filled(parameter, item, in: snapshot.applications[index])
      }
    }
    return ActionRequest(action, of: shortcut, filled: filled, in: snapshot)
  }

  /// The value of a catalog that an argument stands for; nil, and said, where nobody knows it.
  private func filled(_ parameter: Parameter, _ argument: JSONValue, in application: ExpandedApplication)
    -> FilledParameter?
  {
    guard let text = argument.words else { return nil }
    if case .entity = parameter.kind {
      let entity = application.model.entities.first { $0.name == parameter.entityName }
      let listed = application.values(of: parameter)
      let named = listed.filter { $0.id == text }
      let found = named.isEmpty ? listed.filter { $0.isCalled(text) } : named
      if !found.isEmpty { return FilledParameter(parameter.name, text: text, values: found) }
      if entity?.vocabulary == .open { return FilledParameter(parameter.name, text: text, values: []) }
      say(wording.unknownValue(text, title: parameter.name))
      return nil
    }
    if parameter.kind == .text { return FilledParameter(parameter.name, text: text, values: []) }
    guard let value = typed(argument, for: parameter) else {
      say(wording.unknownValue(text, title: parameter.name))
      return nil
    }
    return FilledParameter(parameter.name, text: text, typed: value)
  }

  /// The number, date, duration… that an argument is, or that its words say.
  private func typed(_ argument: JSONValue, for parameter: Parameter) -> TypedValue? {
    switch (parameter.kind, argument.content) {
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.integer, .number(let number, _)): return Int(exactly: number).map { .integer($0) }
    case (.number, .number(let number, _)): return .number(number)
    case (.duration, .number(let seconds, _)): return .duration(seconds: seconds)
    default: break
    }
    let question = Question(of: parameter, listing: [])
    let read = readers.replies.readValue(argument.words ?? "", of: question, now: settings.now())
    if case .typed(let value)? = read?.reply { return value }
    return nil
  }
}

extension Entity.Value {
  fileprivate func isCalled(_ text: String) -> Bool {
    ([title] + synonyms).contains { ValueShape.Choice(id: id, title: $0).isCalled(text) }
  }
}

extension JSONValue {
  /// The value as a person would write it; nil where there is no such way.
  var words: String? {
    switch content {
    case .string(let text): text
    case .number(_, let written): written
    case .boolean(let flag): flag ? "yes" : "no"
    case .object: self["value"]?.words.map { value in value + (self["unit"]?.string.map { " \($0)" } ?? "") }
    case .array, .null: nil
    }
  }
}

extension ParameterFilling {
  /// Fills a fresh copy of an intent from what a program gives.
  func fill(_ prototype: any AppIntent, with arguments: [String: JSONValue]) async throws -> Filled {
    var filled = Filled(intent: copy(of: prototype))
    let parameters = IntentParameters(of: filled.intent)
    for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters[name], argument != .null else { continue }
      let found = try await values(of: argument, for: parameter)
      let words = argument.words ?? argument.elements.compactMap(\.words).joined(separator: ", ")
      give(found, to: parameter, named: name, words: words, &filled)
    }
    return filled
  }

  private func values(of argument: JSONValue, for parameter: any AnyIntentParameter) async throws -> [any Sendable] {
    guard case .array(let elements) = argument.content else {
      return try await values(of: argument, for: parameter, parameter.valueKind)
    }
    var list: [any Sendable] = []
    for element in elements {
      let found = try await values(of: element, for: parameter, parameter.valueKind)
      // One of several of a name has to be named by its identifier.
      guard found.count == 1 else { return [] }
      list += found[0] as? [any Sendable] ?? found
    }
    return [list]
  }

  private func values(of argument: JSONValue, for parameter: any AnyIntentParameter, _ kind: ValueKind) async throws
    -> [any Sendable]
  {
    switch (kind, argument.content) {
    case (.array(let element), _): return try await values(of: argument, for: parameter, element)
    case (.integer, .number(let number, _)): return Int(exactly: number).map { [$0] } ?? []
    case (.number, .number(let number, _)): return [number]
    case (.boolean, .boolean(let flag)): return [flag]
    case (.string, .string(let text)) where parameter.traits.optionsProvider == nil: return [text]
    default: break
    }
    guard let words = argument.words else { return [] }
    if case .entity(let type) = kind {
      let identified = try await EntityFinder.entities(of: type, written: [words])
      if !identified.isEmpty { return identified }
    }
    if case .enumeration(let type) = kind, let value = Self.value(of: type, raw: words) { return [value] }
    return try await reader.values(in: words, for: parameter)
  }

  private static func value(of type: any AppEnum.Type, raw: String) -> (any Sendable)? {
    func value<Enum: AppEnum>(_ type: Enum.Type) -> (any Sendable)? {
      Enum.allCases.first { $0.rawValue.description == raw }
    }
    return value(type)
  }
}
