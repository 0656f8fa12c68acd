internal import AppIntents
internal import FileFormats
internal import PhraseCatalogs

extension JSONValue {
  /// A value that an intent returned, as programs read it: entities with their identifier and title, numbers and
  /// texts as they are, null where an optional holds nothing.
  init(showing value: (any Sendable)?) {
    switch value.flatMap(inside) {
    case nil: self = .null
    case let text as String: self = .string(text)
    case let flag as Bool: self = .boolean(flag)
    case let number as Int: self = .number(Double(number), written: "\(number)")
    case let number as Double where number.isFinite: self = .number(number, written: "\(number)")
    case let entity as any AppEntity: self = .object(Self.fields(of: entity))
    case let values as [any Sendable]: self = .array(values.map { JSONValue(showing: $0) })
    case let value?: self = .string(String(localized: DisplayRepresentation(showing: value).title))
    }
  }

  private static func fields(of entity: any AppEntity) -> [String: JSONValue] {
    let display = DisplayRepresentation(showing: entity)
    var fields: [String: JSONValue] = [
      "id": .string(ValueExpansion.identifier(of: entity)), "type": .string(_unqualifiedName(of: type(of: entity))),
      "title": .string(String(localized: display.title)),
    ]
    if let subtitle = display.subtitle { fields["subtitle"] = .string(String(localized: subtitle)) }
    return fields
  }
}
