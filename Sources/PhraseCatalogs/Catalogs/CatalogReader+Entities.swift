internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// The entities of a catalog by name, in its order.
struct EntityTable {
  private(set) var all: [Entity] = []
  /// Names that the catalog gives to an entity, good or bad: a reference to a bad one is not a second mistake.
  private var declared: Set<String> = []
  private var indices: [String: Int] = [:]

  subscript(name: String) -> Entity? { indices[name].map { all[$0] } }

  var names: [String] { all.map(\.name) }

  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  mutating func declare(_ name: String) { declared.insert(name) }

  mutating func add(_ entity: Entity) {
    declare(entity.name)
    indices[entity.name] = all.count
    all.append(entity)
  }

  /// The entity of the values that a selection includes; added unless it is there already.
  mutating func select(_ selection: Entity.Selection) -> (entity: Entity, isNew: Bool)? {
    if let entity = self[selection.name] { return (entity, false) }
    guard let selected = self[selection.entity]?.selecting(selection) else { return nil }
    add(selected)
    return (selected, true)
  }

  /// The name, or when it is taken the name with the first number that makes it new.
  func unused(_ name: String) -> String {
    if !isDeclared(name) { return name }
    var number = 2
    while isDeclared("\(name)#\(number)") { number += 1 }
    return "\(name)#\(number)"
  }
}

extension CatalogReader {
  mutating func readEntities(in fields: CatalogFields) {
    guard let value = fields["entities"], let members = members(of: value, as: "'entities'") else { return }
    for member in members {
      let name = member.key
      entities.declare(name)
      subject = "entity '\(name)'"
      guard let entity = entity(member.value, named: name) else { continue }
      entities.add(entity)
      record?.noteEntity(entity, member)
    }
    subject = nil
  }

  private mutating func entity(_ value: JSONValue, named name: String) -> Entity? {
    let keys = ["title", "vocabulary", "values"]
    guard let fields = fields(of: value, as: "the entity", keys: keys) else { return nil }
    return entity(in: fields, named: name, title: text("title", in: fields) ?? name)
  }

  /// The entity whose vocabulary and values are among the fields.
  mutating func entity(in fields: CatalogFields, named name: String, title: String) -> Entity {
    let vocabulary = vocabulary(in: fields)
    if let value = fields["values"], case .object = value.content {
      sources[name] = source(value)
      return Entity(name: name, title: title, vocabulary: vocabulary, values: [])
    }
    let values = values(in: fields)
    if values.isEmpty, vocabulary == .closed {
      report(.noValues((fields["values"]?.range ?? fields.range).firstByte))
    }
    return Entity(name: name, title: title, vocabulary: vocabulary, values: values)
  }

  /// The program that tells values, and its arguments.
  private mutating func source(_ value: JSONValue) -> [String]? {
    guard let fields = fields(of: value, as: "'values'", keys: ["from"]), required("from", in: fields) != nil else {
      return nil
    }
    let run = strings("from", in: fields)
    if run.first ?? "" == "" { report(.emptySource(value.range)) }
    return run.first ?? "" == "" ? nil : run
  }

  private mutating func vocabulary(in fields: CatalogFields) -> Entity.Vocabulary {
    guard let value = fields["vocabulary"], let name = string(value, as: "'vocabulary'") else {
      return .closed
    }
    switch name {
    case "open": return .open
    case "closed": return .closed
    default:
      report(.unknownVocabulary(name, at: value.range.withoutQuotes))
      return .closed
    }
  }

  private mutating func values(in fields: CatalogFields) -> [Entity.Value] {
    var ids: Set<String> = []
    return elements("values", in: fields).compactMap { element in
      guard let value = self.value(element) else { return nil }
      guard ids.insert(value.id).inserted else {
        report(.duplicateID(value.id, at: element.range))
        return nil
      }
      record?.noteValue(value, element)
      return value
    }
  }

  /// A value: an object, or a string that is its id and its title.
  private mutating func value(_ value: JSONValue) -> Entity.Value? {
    if case .string = value.content {
      return text(value, as: "the value").map { Entity.Value(id: $0, title: $0) }
    }
    guard case .object = value.content else {
      report(.wrongType("the value", expected: "an object or a string", found: value.kind, at: value.range))
      return nil
    }
    let keys = ["id", "title", "subtitle", "synonyms", "suggested", "tags"]
    guard let fields = fields(of: value, as: "the value", keys: keys),
      let id = required("id", in: fields).flatMap({ text($0, as: "'id'") })
    else { return nil }
    return Entity.Value(
      id: id, title: text("title", in: fields) ?? id, subtitle: text("subtitle", in: fields),
      synonyms: strings("synonyms", in: fields), isSuggested: boolean("suggested", in: fields) ?? true,
      tags: strings("tags", in: fields).distinct)
  }
}
