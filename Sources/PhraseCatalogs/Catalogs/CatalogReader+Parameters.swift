internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// The parameters of a shortcut, as its phrases need to know them.
struct ParameterTable {
  private(set) var all: [Parameter] = []
  /// Every name that is declared, and where; also that of a parameter that could not be read.
  private(set) var declared: [(name: String, range: Range<Int>)] = []
  /// Parameters that only listed values can fill.
  var listed: Set<String> = []

  subscript(name: String) -> Parameter? { all.first { $0.name == name } }

  func isDeclared(_ name: String) -> Bool { declared.contains { $0.name == name } }

  /// What a placeholder may be called.
  var placeholders: [String] { all.map(\.name) + ["applicationName"] }

  mutating func declare(_ name: String, at range: Range<Int>) { declared.append((name, range)) }

  mutating func add(_ parameter: Parameter) { all.append(parameter) }

  /// Takes a parameter instead of the one of the same name.
  mutating func replace(_ parameter: Parameter, isListed: Bool) {
    guard let place = all.firstIndex(where: { $0.name == parameter.name }) else { return }
    all[place] = parameter
    if isListed { listed.insert(parameter.name) } else { listed.remove(parameter.name) }
  }
}

extension CatalogReader {
  mutating func parameters(of intent: String, in fields: CatalogFields) -> ParameterTable {
    var table = ParameterTable()
    guard let value = fields["parameters"], let members = members(of: value, as: "'parameters'") else { return table }
    for member in members {
      let name = member.key
      if ["applicationName", "output", "remembered"].contains(name) {
        report(.reservedName(name, at: member.keyRange))
        continue
      }
      table.declare(name, at: member.keyRange)
      guard let parameter = parameter(member.value, named: name, of: intent) else { continue }
      table.add(parameter)
      record?.noteParameter(parameter, member)
      if isListed(parameter) { table.listed.insert(name) }
    }
    return table
  }

  func isListed(_ parameter: Parameter) -> Bool {
    guard case .entity(let name) = parameter.kind else { return false }
    return entities[name]?.vocabulary == .closed
  }

  private mutating func parameter(_ value: JSONValue, named name: String, of intent: String) -> Parameter? {
    let keys = Self.fillingKeys + ["prompt", "optional", "several"]
    guard let fields = fields(of: value, as: "parameter '\(name)'", keys: keys) else { return nil }
    let prompt = text("prompt", in: fields)
    let isOptional = boolean("optional", in: fields) ?? false
    guard let kind = kind(in: fields, inline: "\(intent).\(name)", title: name) else { return nil }
    var parameter = Parameter(name: name, kind: kind, prompt: prompt, isOptional: isOptional)
    parameter.takesSeveral = takesSeveral(kind, in: fields)
    return filled(parameter, in: fields)
  }

  private mutating func takesSeveral(_ kind: Parameter.Kind, in fields: CatalogFields) -> Bool {
    guard let value = fields["several"], boolean("several", in: fields) ?? false else { return false }
    if kind != .boolean { return true }
    report(.badFilling("yes or no is one value, never several", at: value.range))
    return false
  }
}

// MARK: - Kinds

extension CatalogReader {
  private static let types = ["entity", "text", "integer", "number", "boolean", "date", "duration", "measurement"]

  mutating func kind(in fields: CatalogFields, inline name: String, title: String) -> Parameter.Kind? {
    let type = typeName(in: fields)
    if fields["type"] != nil, type == nil { return nil }
    let sources = ["entity", "values"].filter { fields[$0] != nil }
    let excluding = sources + (type == nil || type == "entity" ? [] : ["type"])
    if !sources.isEmpty, excluding.count > 1 {
      report(.conflictingKeys(excluding, at: fields.range.firstByte))
      return nil
    }
    checkUse(of: "range", for: ["integer", "number"], type: type, in: fields)
    if fields["values"] != nil { return inlineEntity(in: fields, named: name, title: title) }
    if fields["entity"] != nil || type == nil || type == "entity" { return entityKind(in: fields) }
    return typed(type ?? "", in: fields)
  }

  private mutating func typeName(in fields: CatalogFields) -> String? {
    guard let value = fields["type"], let name = string(value, as: "'type'") else { return nil }
    if Self.types.contains(name) { return name }
    report(.unknownType(name, at: value.range.withoutQuotes, known: Self.types))
    return nil
  }

  private mutating func checkUse(of key: String, for types: [String], type: String?, in fields: CatalogFields) {
    guard let value = fields[key], !types.contains(type ?? "") else { return }
    report(.badRange("only an integer or a number has a range", at: value.range))
  }

  private mutating func inlineEntity(in fields: CatalogFields, named name: String, title: String) -> Parameter.Kind {
    let entity = entity(in: fields, named: entities.unused(name), title: title)
    entities.add(entity)
    record?.noteInlineEntity(entity, at: fields.range.firstByte)
    return .entity(entity.name)
  }

  private mutating func entityKind(in fields: CatalogFields) -> Parameter.Kind? {
    guard let value = fields["entity"] else {
      report(.missingKey("entity", of: fields.owner, at: fields.range.firstByte))
      return nil
    }
    guard let name = string(value, as: "'entity'") else { return nil }
    if entities[name] != nil { return .entity(name) }
    if !entities.isDeclared(name) { report(.unknownEntity(name, at: value.range.withoutQuotes, known: entities.names)) }
    return nil
  }

  private mutating func typed(_ type: String, in fields: CatalogFields) -> Parameter.Kind {
    switch type {
    case "integer": .integer(wholeRange(in: fields))
    case "number": .number(range(in: fields)?.range)
    case "boolean": .boolean
    case "date": .date
    case "duration": .duration
    case "measurement": .measurement
    default: .text
    }
  }

  private mutating func wholeRange(in fields: CatalogFields) -> ClosedRange<Int>? {
    guard let (range, written) = range(in: fields) else { return nil }
    if let lower = Int(exactly: range.lowerBound), let upper = Int(exactly: range.upperBound) { return lower...upper }
    report(.badRange("the range of an integer is two whole numbers", at: written))
    return nil
  }

  private mutating func range(in fields: CatalogFields) -> (range: ClosedRange<Double>, written: Range<Int>)? {
    guard let value = fields["range"] else { return nil }
    guard case .array(let bounds) = value.content, bounds.count == 2,
      let lower = bounds[0].number, let upper = bounds[1].number
    else {
      report(.badRange("a range is an array of two numbers", at: value.range))
      return nil
    }
    if lower <= upper { return (lower...upper, value.range) }
    report(.badRange("a range begins with its smaller number", at: value.range))
    return nil
  }
}
