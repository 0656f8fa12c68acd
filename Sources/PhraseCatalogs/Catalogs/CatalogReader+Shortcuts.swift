internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

extension CatalogReader {
  mutating func readShortcuts(in fields: CatalogFields) -> [(shortcut: Shortcut, action: Catalog.Action)] {
    guard required("shortcuts", in: fields) != nil else { return [] }
    var intents: Set<String> = []
    let shortcuts = elements("shortcuts", in: fields).compactMap { value in shortcut(value, intents: &intents) }
    subject = nil
    return shortcuts
  }

  private mutating func shortcut(
    _ value: JSONValue,
    intents: inout Set<String>
  ) -> (shortcut: Shortcut, action: Catalog.Action)? {
    let keys = ["intent", "title", "image", "parameters", "phrases", "say", "run"]
    subject = nameOfShortcut(value)
    guard let fields = fields(of: value, as: "the shortcut", keys: keys),
      let intent = intent(in: fields, intents: &intents)
    else { return nil }
    let parameters = parameters(of: intent, in: fields)
    let phrases = phrases(in: fields, with: parameters)
    let action = Catalog.Action(say: say(in: fields, with: parameters), run: run(in: fields, with: parameters))
    record?.noteShortcut(fields)
    if phrases.isEmpty { return nil }
    let shortcut = Shortcut(
      intent: intent,
      title: text("title", in: fields) ?? intent,
      image: text("image", in: fields),
      parameters: parameters.all,
      phrases: phrases
    )
    return (shortcut, action)
  }

  /// What to call a shortcut, before it is known to be a good one.
  private func nameOfShortcut(_ value: JSONValue) -> String? {
    value["intent"]?.string.map { "shortcut '\($0)'" }
  }

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

// MARK: - Actions

extension CatalogReader {
  private mutating func say(in fields: CatalogFields, with parameters: ParameterTable) -> String? {
    guard let value = fields["say"] else { return nil }
    return action(value, as: "'say'", names: parameters, extra: ["output"])
  }

  /// The program and its arguments; nothing at all when one of them is bad, as half a command must not run.
  private mutating func run(in fields: CatalogFields, with parameters: ParameterTable) -> [String]? {
    guard let value = fields["run"] else { return nil }
    let elements = elements("run", in: fields)
    let run = elements.compactMap { element in action(element, as: "an element of 'run'", names: parameters, extra: [])
    }
    if case .array = value.content, run.first ?? "" == "", run.count == elements.count {
      report(.emptyRun(value.range))
    }
    return run.isEmpty || run.count < elements.count || run.first == "" ? nil : run
  }

  /// A text whose placeholders are all known.
  private mutating func action(
    _ value: JSONValue,
    as name: String,
    names parameters: ParameterTable,
    extra: [String]
  ) -> String? {
    guard let text = string(value, as: name) else { return nil }
    let (template, findings) = PhraseTemplate.parse(text, as: .literal)
    for finding in findings { report(finding, in: value) }
    guard let template else { return nil }
    let known = parameters.placeholders + extra
    let unknown = template.placeholders.filter { placeholder in
      !known.contains(placeholder.parameter) && !parameters.isDeclared(placeholder.parameter)
    }
    for placeholder in unknown {
      report(.unknownParameter(placeholder.name, at: placeholder.range, known: known), in: value)
    }
    let isComplete = template.placeholders.allSatisfy { known.contains($0.parameter) }
    return isComplete ? text : nil
  }
}

extension PlaceholderUse {
  /// What a member is asked of: `lamp` in `${lamp.id}`.
  fileprivate var parameter: String {
    let members = [".id", ".title", ".text", ".value"]
    let member = members.first { name.hasSuffix($0) }
    return String(name.dropLast(member?.count ?? 0))
  }
}
