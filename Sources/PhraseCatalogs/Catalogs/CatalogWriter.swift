package import PhraseMatching

/// Writes a catalog as the file that it could have been read from, laid out for people.
///
/// The order is always the same, what says nothing is left out, and what fits stands in one line:
///
/// ```json5
/// "parameters": {
///   "lamp": { "entity": "Lamp", "prompt": "Which lamp?" },
/// ```
///
/// Reading the text gives an equal catalog if the catalog could be in a file at all: each shortcut has a phrase, names
/// are not empty, and the ends of ranges are numbers that a file can hold. That a phrase was derived is not written.
public enum CatalogWriter {
  /// The text of a catalog file. Costs time and memory of the size of the text.
  public static func text(of catalog: Catalog) -> String {
    CatalogLayout.text(root(catalog)) + "\n"
  }

  private static func root(_ catalog: Catalog) -> CatalogLayout {
    let application = catalog.application
    let shortcuts = zip(application.shortcuts, catalog.actions).map { shortcut($0, doing: $1) }
    var members: [CatalogLayout.Member] = [
      .init("format", .literal("1")),
      .init("application", names(of: application)),
    ]
    if !application.entities.isEmpty {
      members.append(.init("entities", .lines(application.entities.map { .init($0.name, entity($0)) })))
    }
    members.append(.init("shortcuts", .list(shortcuts)))
    if !application.negativePhrases.isEmpty {
      members.append(.init("negativePhrases", .row(application.negativePhrases.map { .string(patternText(of: $0)) })))
    }
    return .lines(members)
  }

  private static func names(of application: Application) -> CatalogLayout {
    .record([.init("name", .string(application.name))] + texts("synonyms", application.synonyms))
  }
}

// MARK: - Entities

extension CatalogWriter {
  private static func entity(_ entity: Entity) -> CatalogLayout {
    var members: [CatalogLayout.Member] = []
    if entity.title != entity.name { members.append(.init("title", .string(entity.title))) }
    if entity.vocabulary == .open { members.append(.init("vocabulary", .string("open"))) }
    if !entity.values.isEmpty { members.append(.init("values", .row(entity.values.map(value)))) }
    return .record(members)
  }

  private static func value(_ value: Entity.Value) -> CatalogLayout {
    var members = text("id", value.id)
    if value.title != value.id { members += text("title", value.title) }
    members += text("subtitle", value.subtitle) + texts("synonyms", value.synonyms)
    if !value.isSuggested { members.append(.init("suggested", .literal("false"))) }
    return members.count == 1 ? .string(value.id) : .record(members)
  }
}

// MARK: - Shortcuts

extension CatalogWriter {
  private static func shortcut(_ shortcut: Shortcut, doing action: Catalog.Action) -> CatalogLayout {
    var members = text("intent", shortcut.intent)
    if shortcut.title != shortcut.intent { members += text("title", shortcut.title) }
    members += text("image", shortcut.image)
    if !shortcut.parameters.isEmpty {
      members.append(.init("parameters", .record(shortcut.parameters.map { .init($0.name, parameter($0)) })))
    }
    members.append(.init("phrases", .row(shortcut.phrases.map { .string(patternText(of: $0)) })))
    members += text("say", action.say)
    if let run = action.run { members += texts("run", run) }
    return .lines(members)
  }

  private static func parameter(_ parameter: Parameter) -> CatalogLayout {
    var members = kind(parameter.kind) + text("prompt", parameter.prompt)
    if parameter.isOptional { members.append(.init("optional", .literal("true"))) }
    return .record(members)
  }

  private static func kind(_ kind: Parameter.Kind) -> [CatalogLayout.Member] {
    switch kind {
    case .entity(let name): text("entity", name)
    case .text: text("type", "text")
    case .integer(let range):
      text("type", "integer") + self.range(range.map { ("\($0.lowerBound)", "\($0.upperBound)") })
    case .number(let range):
      text("type", "number") + self.range(range.map { (number($0.lowerBound), number($0.upperBound)) })
    case .boolean: text("type", "boolean")
    case .date: text("type", "date")
    case .duration: text("type", "duration")
    case .measurement: text("type", "measurement")
    }
  }

  private static func range(_ ends: (String, String)?) -> [CatalogLayout.Member] {
    ends.map { [.init("range", .row([.literal($0.0), .literal($0.1)]))] } ?? []
  }

  /// A number as JSON5 spells it.
  private static func number(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

// MARK: - Texts

extension CatalogWriter {
  /// The phrase in the language of catalogs: as it was written if it is a catalog's, else with every mark made literal.
  package static func patternText(of template: PhraseTemplate) -> String {
    if PhraseTemplate.parse(template.text, as: .pattern).template == template { return template.text }
    return template.parts.map(patternText).joined()
  }

  private static func patternText(of part: PhraseTemplate.Part) -> String {
    switch part {
    case .words(let words): literal(words)
    case .application: "${applicationName}"
    case .placeholder(let name, _): "${\(name)}"
    case .optional(let parts): "[\(parts.map(patternText).joined())]"
    case .alternatives(let branches): "(\(branches.map { $0.map(patternText).joined() }.joined(separator: "|")))"
    }
  }

  /// Words in which no character has a meaning of its own.
  package static func literal(_ words: String) -> String {
    String(words.flatMap { #"[]()|\"#.contains($0) ? ["\\", $0] : [$0] })
  }

  private static func text(_ key: String, _ text: String?) -> [CatalogLayout.Member] {
    text.map { [.init(key, .string($0))] } ?? []
  }

  private static func texts(_ key: String, _ texts: [String]) -> [CatalogLayout.Member] {
    texts.isEmpty ? [] : [.init(key, .row(texts.map { .string($0) }))]
  }
}
