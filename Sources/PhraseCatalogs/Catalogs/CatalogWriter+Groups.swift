internal import FileFormats
internal import PhraseMatching

extension JSONWriter {
  /// What entities select, by the names of those entities.
  typealias Selections = [String: Entity.Selection]

  /// Phrases one by one, and as a group those in a row that share parameters of their own.
  mutating func phrases(of shortcut: Shortcut, _ selections: Selections) {
    if shortcut.phrases.allSatisfy(\.parameters.isEmpty) {
      return strings(shortcut.phrases.map(CatalogWriter.patternText))
    }
    array(.lines) { json in
      var rest = shortcut.phrases[...]
      while let first = rest.first {
        let group = rest.prefix { $0.parameters == first.parameters }
        rest = rest.dropFirst(group.count)
        json.group(group.map(CatalogWriter.patternText), with: first.parameters, of: shortcut, selections)
      }
    }
  }

  private mutating func group(
    _ phrases: [String], with parameters: [Parameter], of shortcut: Shortcut, _ selections: Selections
  ) {
    if parameters.isEmpty { return phrases.forEach { string($0) } }
    object { json in
      json.key("parameters")
      json.object { json in
        for parameter in parameters {
          json.key(parameter.name)
          let whole = shortcut.parameters.first { $0.name == parameter.name }
          json.object { $0.filling(of: parameter, insteadOf: whole, selections) }
        }
      }
      json.key("phrases")
      json.strings(phrases)
    }
  }

  /// How a parameter is filled; of a group's, what is otherwise than the shortcut's.
  mutating func filling(of parameter: Parameter, insteadOf whole: Parameter? = nil, _ selections: Selections) {
    let selection = selection(of: parameter, selections)
    let inherited = whole.flatMap { canInherit(parameter, $0, selections) ? $0 : nil }
    if inherited == nil { kind(selection.map { .entity($0.entity) } ?? parameter.kind) }
    if let selection, inherited?.kind != parameter.kind {
      list("tags", selection.tags)
      list("withoutTags", selection.excludedTags)
    }
    if parameter.multiplier != inherited?.multiplier ?? 1 { number("multiplier", parameter.multiplier) }
    if parameter.fallback != inherited?.fallback { fallback(parameter.fallback) }
  }

  private func selection(of parameter: Parameter, _ selections: Selections) -> Entity.Selection? {
    guard case .entity(let name) = parameter.kind else { return nil }
    return selections[name]
  }

  /// Whether a group can leave out what fills a parameter.
  private func canInherit(_ parameter: Parameter, _ whole: Parameter, _ selections: Selections) -> Bool {
    if whole.fallback != nil, parameter.fallback == nil { return false }
    if parameter.kind == whole.kind { return true }
    guard let selection = selection(of: parameter, selections), case .entity(let name) = whole.kind else {
      return false
    }
    return selection.entity == selections[name]?.entity ?? name
  }

  private mutating func fallback(_ fallback: Parameter.Fallback?) {
    switch fallback {
    case nil: break
    case .text(let text): member("default", text)
    case .number(let value): number("default", value)
    case .boolean(let flag): member("default", flag)
    case .place: member("default", CatalogReader.place)
    }
  }

  private mutating func number(_ key: StaticString, _ number: Double) {
    self.key(key)
    verbatim(Self.spelled(number))
  }
}
