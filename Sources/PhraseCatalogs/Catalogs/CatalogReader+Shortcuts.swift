internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

extension CatalogReader {
  mutating func readShortcuts(in fields: CatalogFields) -> [(shortcut: Shortcut, action: Catalog.Action)] {
    guard let value = required("shortcuts", in: fields) else { return [] }
    remembered = Set(value.elements.flatMap { $0["remember"]?.members.map(\.key) ?? [] })
    var intents: Set<String> = []
    let shortcuts = elements("shortcuts", in: fields).compactMap { value in shortcut(value, intents: &intents) }
    subject = nil
    return shortcuts
  }

  private mutating func shortcut(
    _ value: JSONValue, intents: inout Set<String>
  ) -> (shortcut: Shortcut, action: Catalog.Action)? {
    let keys = [
      "intent", "title", "image", "parameters", "phrases", "say", "run", "empty", "failed", "undo", "remember",
    ]
    subject = nameOfShortcut(value)
    guard let fields = fields(of: value, as: "the shortcut", keys: keys),
      let intent = intent(in: fields, intents: &intents)
    else { return nil }
    let parameters = parameters(of: intent, in: fields)
    checkPrompts(in: fields, with: parameters)
    let phrases = phrases(in: fields, with: parameters)
    let action = action(in: fields, with: parameters)
    record?.noteShortcut(fields)
    if phrases.isEmpty { return nil }
    let shortcut = Shortcut(
      intent: intent, title: text("title", in: fields) ?? intent, image: text("image", in: fields),
      parameters: parameters.all, phrases: phrases)
    return (shortcut, action)
  }

  /// What to call a shortcut, before it is known to be a good one.
  private func nameOfShortcut(_ value: JSONValue) -> String? { value["intent"]?.string.map { "shortcut '\($0)'" } }

  private mutating func intent(in fields: CatalogFields, intents: inout Set<String>) -> String? {
    guard let value = required("intent", in: fields), let intent = text(value, as: "'intent'") else { return nil }
    if !intents.insert(intent).inserted { report(.duplicateIntent(intent, at: value.range)) }
    return intent
  }

  private mutating func phrases(in fields: CatalogFields, with parameters: ParameterTable) -> [PhraseTemplate] {
    guard let value = required("phrases", in: fields) else { return [] }
    let elements = elements("phrases", in: fields)
    let read = phrases(elements, with: parameters)
    let phrases = read.compactMap(\.self)
    if phrases.isEmpty {
      report(.noPhrases(value.range.firstByte))
    } else if phrases.count == read.count {
      noteUnused(parameters, in: phrases)
    }
    return phrases.map(\.template)
  }

  private mutating func noteUnused(_ parameters: ParameterTable, in phrases: [CatalogPhrase]) {
    let used = phrases.reduce(into: Set<String>()) { $0.formUnion($1.placeholders) }
    for (name, range) in parameters.declared where !used.contains(name) && parameters[name]?.fallback == nil {
      report(.unusedParameter(name, at: range))
    }
  }
}
