internal import FileFormats
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
  ///
  /// ```swift
  /// let catalog = Catalog(application: application, actions: application.shortcuts.map { _ in Catalog.Action() })
  /// print(CatalogWriter.text(of: catalog))
  /// ```
  public static func text(of catalog: Catalog) -> String {
    var json = JSONWriter(.page(columns: 100))
    json.object(.lines) { $0.members(of: catalog) }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func members(of catalog: Catalog) {
    let application = catalog.application
    member("format", 1)
    key("application")
    object { json in
      json.member("name", application.name)
      json.list("synonyms", application.synonyms)
    }
    let selections = Selections(
      application.entities.compactMap { entity in entity.selection.map { (entity.name, $0) } }
    ) { first, _ in first }
    let entities = application.entities.filter { $0.selection == nil }
    if !entities.isEmpty {
      key("entities")
      object(.lines) { json in for entity in entities { json.entity(entity, toldBy: catalog.sources[entity.name]) } }
    }
    key("shortcuts")
    array(.lines) { json in
      for (shortcut, action) in zip(application.shortcuts, catalog.actions) {
        json.shortcut(shortcut, doing: action, selections)
      }
    }
    list("negativePhrases", application.negativePhrases.map(CatalogWriter.patternText))
  }

  // MARK: Entities

  private mutating func entity(_ entity: Entity, toldBy source: [String]?) {
    key(entity.name)
    object { json in
      if entity.title != entity.name { json.member("title", entity.title) }
      if entity.vocabulary == .open { json.member("vocabulary", "open") }
      if let source {
        json.key("values")
        return json.object { json in json.list("from", source) }
      }
      if entity.values.isEmpty { return }
      json.key("values")
      json.array { json in for value in entity.values { json.value(value) } }
    }
  }

  private mutating func value(_ value: Entity.Value) {
    if value == Entity.Value(id: value.id, title: value.id) { return string(value.id) }
    object { json in
      json.member("id", value.id)
      if value.title != value.id { json.member("title", value.title) }
      json.text("subtitle", value.subtitle)
      json.list("synonyms", value.synonyms)
      if !value.isSuggested { json.member("suggested", false) }
      json.list("tags", value.tags)
    }
  }

  // MARK: Shortcuts

  private mutating func shortcut(_ shortcut: Shortcut, doing action: Catalog.Action, _ selections: Selections) {
    object(.lines) { json in
      json.member("intent", shortcut.intent)
      if shortcut.title != shortcut.intent { json.member("title", shortcut.title) }
      json.text("image", shortcut.image)
      if !shortcut.parameters.isEmpty {
        json.key("parameters")
        json.object { json in for parameter in shortcut.parameters { json.parameter(parameter, selections) } }
      }
      json.key("phrases")
      json.phrases(of: shortcut, selections)
      json.text("say", action.say)
      json.list("run", action.run ?? [])
      json.text("empty", action.empty)
      json.text("failed", action.failed)
      if let undo = action.undo { json.undo(undo) }
      if !action.remember.isEmpty { json.remember(action.remember) }
    }
  }

  private mutating func remember(_ texts: [String: String]) {
    key("remember")
    object { json in
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        json.string(text)
      }
    }
  }

  private mutating func undo(_ undo: Catalog.Undo) {
    key("undo")
    object { json in
      json.text("say", undo.say)
      json.list("run", undo.run ?? [])
    }
  }

  private mutating func parameter(_ parameter: Parameter, _ selections: Selections) {
    key(parameter.name)
    object { json in
      json.filling(of: parameter, selections)
      json.text("prompt", parameter.prompt)
      if parameter.isOptional { json.member("optional", true) }
      if parameter.takesSeveral { json.member("several", true) }
    }
  }

  mutating func kind(_ kind: Parameter.Kind) {
    switch kind {
    case .entity(let name): member("entity", name)
    case .text: member("type", "text")
    case .integer(let range):
      member("type", "integer")
      self.range(range.map { ("\($0.lowerBound)", "\($0.upperBound)") })
    case .number(let range):
      member("type", "number")
      self.range(range.map { (Self.spelled($0.lowerBound), Self.spelled($0.upperBound)) })
    case .boolean: member("type", "boolean")
    case .date: member("type", "date")
    case .duration: member("type", "duration")
    case .measurement: member("type", "measurement")
    }
  }

  private mutating func range(_ ends: (lower: String, upper: String)?) {
    guard let ends else { return }
    key("range")
    array { json in
      json.verbatim(ends.lower)
      json.verbatim(ends.upper)
    }
  }

  /// A number as JSON5 spells it.
  static func spelled(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: Texts

  private mutating func text(_ key: StaticString, _ text: String?) {
    if let text { member(key, text) }
  }

  mutating func list(_ key: StaticString, _ texts: [String]) {
    if texts.isEmpty { return }
    self.key(key)
    strings(texts)
  }
}

// MARK: - Texts

extension CatalogWriter {
  /// The phrase in the language of catalogs: as it was written if it is a catalog's, else with every mark made literal.
  package static func patternText(of template: PhraseTemplate) -> String {
    if PhraseTemplate.parse(template.text, as: .pattern).template?.parts == template.parts { return template.text }
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
}
