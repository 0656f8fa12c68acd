internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

// How a parameter is filled: from which of an entity's values, and by what where the request does not say it.
extension CatalogReader {
  /// What stands for the place where the speaker is.
  static let place = "${here}"

  /// The keys that say how a parameter is filled.
  static let fillingKeys = [
    "entity", "type", "values", "vocabulary", "range", "tags", "withoutTags", "multiplier", "default",
  ]

  /// The parameter with its tags, multiplier and default.
  mutating func filled(_ parameter: Parameter, in fields: CatalogFields) -> Parameter {
    var parameter = parameter
    if fields["tags"] != nil || fields["withoutTags"] != nil {
      parameter.kind = selection(of: parameter.kind, in: fields)
    }
    if let multiplier = multiplier(of: parameter.kind, in: fields) { parameter.multiplier = multiplier }
    if let value = fields["default"] { parameter.fallback = fallback(value, of: parameter) }
    return parameter
  }

  private mutating func multiplier(of kind: Parameter.Kind, in fields: CatalogFields) -> Double? {
    guard let value = fields["multiplier"] else { return nil }
    guard let number = value.number else {
      report(.wrongType("'multiplier'", expected: "a number", found: value.kind, at: value.range))
      return nil
    }
    switch kind {
    case .integer, .number, .duration: return number
    case .entity, .text, .boolean, .date, .measurement:
      report(.badFilling("only a number or a duration has a multiplier", at: value.range))
      return nil
    }
  }

  // MARK: Tags

  private mutating func selection(of kind: Parameter.Kind, in fields: CatalogFields) -> Parameter.Kind {
    guard case .entity(let named) = kind, let name = entities[named]?.selection?.entity ?? entities[named]?.name,
      let whole = entities[name]
    else {
      report(.badFilling("only a parameter with values has tags", at: fields.range.firstByte))
      return kind
    }
    let known = Set(whole.values.flatMap(\.tags))
    for key in ["tags", "withoutTags"] {
      for tag in elements(key, in: fields) {
        guard let name = tag.string, !known.contains(name) else { continue }
        report(.unknownTag(name, of: whole.name, at: tag.range.withoutQuotes, known: known.sorted()))
      }
    }
    let selection = Entity.Selection(
      of: name, tags: strings("tags", in: fields).distinct, excludedTags: strings("withoutTags", in: fields).distinct)
    guard let (entity, isNew) = entities.select(selection) else { return kind }
    if isNew { record?.noteSelection(entity) }
    return .entity(entity.name)
  }

  // MARK: Defaults

  private mutating func fallback(_ value: JSONValue, of parameter: Parameter) -> Parameter.Fallback? {
    switch (value.content, parameter.kind) {
    case (.string(Self.place), .entity), (.string(Self.place), .text): return .place
    case (.string(let id), .entity(let name)): return fallback(id, among: entities[name], at: value.range)
    case (.string(let words), .text): return text(value, as: "'default'").map { _ in .text(words) }
    case (.number(let number, _), .integer), (.number(let number, _), .number), (.number(let number, _), .duration):
      return fallback(number, of: parameter, at: value.range)
    case (.boolean(let flag), .boolean): return .boolean(flag)
    default:
      report(
        .wrongType("'default'", expected: Self.expectation(of: parameter.kind), found: value.kind, at: value.range))
      return nil
    }
  }

  private mutating func fallback(_ id: String, among entity: Entity?, at range: Range<Int>) -> Parameter.Fallback? {
    guard let entity else { return nil }
    if entity.vocabulary == .open || entity.values.contains(where: { $0.id == id }) { return .text(id) }
    report(.unknownDefault(id, at: range.withoutQuotes, known: entity.values.map(\.id)))
    return nil
  }

  private mutating func fallback(_ number: Double, of parameter: Parameter, at range: Range<Int>) -> Parameter.Fallback?
  {
    if parameter.admits(number) { return .number(number) }
    report(.badFilling("the default is no number that '\(parameter.name)' can be", at: range))
    return nil
  }

  private static func expectation(of kind: Parameter.Kind) -> String {
    switch kind {
    case .entity: "the id of a value"
    case .text: "a string"
    case .integer, .number: "a number"
    case .duration: "a number of seconds"
    case .boolean: "true or false"
    case .date, .measurement: "absent: a date or a measurement has no default"
    }
  }
}

extension Parameter {
  /// Whether a default is a number of its kind and range; where numbers are multiplied, the range is that of what is said.
  fileprivate func admits(_ number: Double) -> Bool {
    switch kind {
    case .integer(let range):
      Int(exactly: number).map { whole in multiplier != 1 || range?.contains(whole) ?? true } ?? false
    case .number(let range): multiplier != 1 || range?.contains(number) ?? true
    case .entity, .text, .boolean, .date, .duration, .measurement: true
    }
  }
}
