internal import Interchange

/// The entities, enums and queries that types in a module's intents may name: those of the module and of what it needs.
struct KnownTypes {
  /// What a type is to an intent.
  enum Kind {
    case entity(identifier: String, query: String?)
    case enumeration(identifier: String, rawValues: [String: String])
    case stringQuery
  }

  private var kinds: [String: Kind] = [:]

  subscript(typeName: String) -> Kind? {
    get { kinds[typeName] }
    set { kinds[typeName] = newValue }
  }

  /// Takes up what a module declares.
  mutating func add(_ records: [ConstantRecord]) {
    for record in records where !record.isGeneric {
      if record.conforms(to: "AppEnum") {
        let values = record.cases.map { ($0.name, $0.rawValue ?? $0.name) }
        self[record.typeName] = .enumeration(
          identifier: record.identifier, rawValues: Dictionary(values) { first, _ in first })
      } else if record.conforms(to: "AppEntity") {
        self[record.typeName] = .entity(identifier: record.identifier, query: record.alias("DefaultQuery"))
      } else if record.conforms(to: "EntityStringQuery") {
        self[record.typeName] = .stringQuery
      }
    }
  }

  /// Whether a query finds by words.
  func isStringQuery(_ typeName: String?) -> Bool {
    if let typeName, case .stringQuery? = self[typeName] { true } else { false }
  }

  /// The raw value of an enum's case.
  func rawValue(of name: String, in typeName: String) -> String {
    if case .enumeration(_, let values)? = self[typeName] { values[name] ?? name } else { name }
  }
}

extension ConstantRecord {
  /// What the metadata calls the type.
  var identifier: String { constant("persistentIdentifier")?.value.text ?? name }
}

// MARK: - Types of values

extension KnownTypes {
  /// What the format calls a Swift type; optional or not is the same.
  func valueType(of swiftType: String) -> AppMetadata.ValueType {
    let type = TypeExpression(swiftType)
    switch type.name {
    case "Optional": return type.argument.map(valueType) ?? .named(swiftType)
    case "Array", "Set": return .array(type.argument.map(valueType) ?? .named(swiftType))
    case "Measurement":
      let unit = type.argument?.unqualified
      return .measurement(
        unitType: unit == "UnitDuration" ? AppMetadata.ValueType.durationUnitType : nil, unit: unit)
    default: break
    }
    if let known = Self.known[type.name], type.isSystem { return known }
    switch self[swiftType] {
    case .entity(let identifier, _)?: return .entity(identifier)
    case .enumeration(let identifier, _)?: return .enumeration(identifier)
    default: return .named(type.isSystem ? type.name : swiftType)
    }
  }

  private static let known: [String: AppMetadata.ValueType] = [
    "String": .primitive(.string), "Bool": .primitive(.boolean), "Double": .primitive(.number),
    "Float": .primitive(.number), "CGFloat": .primitive(.number), "Date": .primitive(.date),
    "DateComponents": .primitive(.dateComponents), "URL": .primitive(.url),
    "AttributedString": .primitive(.attributedString), "IntentFile": .file, "IntentPerson": .person,
    "IntentCurrencyAmount": .currencyAmount,
    "Duration": .measurement(unitType: AppMetadata.ValueType.durationUnitType, unit: "UnitDuration"),
  ].merging(
    ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map {
      ($0, .primitive(.integer))
    }
  ) { first, _ in first }
}

/// A type as the compiler spells it, taken apart once.
struct TypeExpression {
  /// The name without its module.
  var name: String
  var module: String
  /// What stands between the angle brackets.
  var argument: String?

  init(_ text: String) {
    let open = text.firstIndex(of: "<")
    let path = text[..<(open ?? text.endIndex)]
    let parts = path.split(separator: ".")
    name = parts.last.map(String.init) ?? text
    module = parts.count > 1 ? String(parts[0]) : ""
    if let open, text.hasSuffix(">") { argument = String(text[text.index(after: open)...].dropLast()) }
  }

  /// Whether it comes with the toolchain or with App Intents.
  var isSystem: Bool {
    ["Swift", "Foundation", "FoundationEssentials", "AppIntents", "AppIntentsCore", "ApplePlatform", "CoreLocation"]
      .contains(module)
  }
}

// MARK: - Types read before

extension KnownTypes {
  /// Takes up what the metadata of a module says about its types.
  mutating func add(_ metadata: AppMetadata) {
    for enumeration in metadata.enums {
      guard let name = enumeration.fullyQualifiedTypeName else { continue }
      let values = enumeration.cases.map { ($0.name ?? $0.identifier, $0.identifier) }
      self[name] = .enumeration(
        identifier: enumeration.identifier, rawValues: Dictionary(values) { first, _ in first })
    }
    for entity in metadata.entities.values {
      guard let name = entity.fullyQualifiedTypeName else { continue }
      let query = entity.defaultQueryIdentifier.flatMap { metadata.queries[$0]?.fullyQualifiedTypeName }
      self[name] = .entity(identifier: entity.typeName, query: query)
    }
    for query in metadata.queries.values where query.capabilities.contains(.byText) {
      if let name = query.fullyQualifiedTypeName { self[name] = .stringQuery }
    }
  }
}
