package import AppIntents

/// The intents, entities, enumerations and value queries that the program declares, found without anybody listing them.
///
/// Generic types are left out. The order is by module, then by name. Optimized programs hold every one of them because
/// the protocols say that conformances are always emitted.
package struct DeclaredTypes: Sendable {
  package let intents: [any AppIntent.Type]
  package let entities: [any AppEntity.Type]
  package let enums: [any AppEnum.Type]
  package let valueQueries: [any IntentValueQuery.Type]
  /// The intents that are for machines: they configure a surface, draw a snippet, or have been replaced.
  let unspoken: Set<ObjectIdentifier>

  /// Those of the program and its libraries. Read once, in a millisecond or so.
  package static let all = DeclaredTypes(reading: ConformanceRecords())

  /// Those of some modules.
  package func of(modules: Set<String>) -> DeclaredTypes {
    DeclaredTypes(
      intents: intents.filter { modules.contains(Self.module(of: $0)) },
      entities: entities.filter { modules.contains(Self.module(of: $0)) },
      enums: enums.filter { modules.contains(Self.module(of: $0)) },
      valueQueries: valueQueries.filter { modules.contains(Self.module(of: $0)) }, unspoken: unspoken)
  }

  /// The name of the module in which a type is declared; of a type in an extension, that of the extension. Empty for a
  /// type that has no name, such as a function.
  package static func module(of type: Any.Type) -> String {
    var name = _typeName(type)[...]
    // "(extension in Trails):Swift.Array.Row"
    let mark = "(extension in "
    if name.hasPrefix(mark) { name = name.dropFirst(mark.count) }
    let module = name.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return module.endIndex < name.endIndex && ".)".contains(name[module.endIndex]) ? String(module) : ""
  }
}

extension DeclaredTypes {
  private init(reading records: ConformanceRecords) {
    var intents: [any AppIntent.Type] = []
    var entities: [any AppEntity.Type] = []
    var enums: [any AppEnum.Type] = []
    var valueQueries: [any IntentValueQuery.Type] = []
    var unspoken: Set<ObjectIdentifier> = []
    let existentials: [Any.Type] = [
      (any AppIntent).self, (any AppEntity).self, (any AppEnum).self, (any IntentValueQuery).self,
      (any SnippetIntent).self, (any DeprecatedAppIntent).self, (any WidgetConfigurationIntent).self,
      (any ControlConfigurationIntent).self, (any SetFocusFilterIntent).self,
    ]
    let protocols = existentials.compactMap { ProtocolIdentity(existential: $0) }
    if protocols.count == existentials.count {
      records.forEachType(conformingTo: protocols) { type, place in
        switch place {
        case 0: if let intent = type as? any AppIntent.Type { intents.append(intent) }
        case 1: if let entity = type as? any AppEntity.Type { entities.append(entity) }
        case 2: if let cases = type as? any AppEnum.Type { enums.append(cases) }
        case 3: if let query = type as? any IntentValueQuery.Type { valueQueries.append(query) }
        default: unspoken.insert(ObjectIdentifier(type))
        }
      }
    }
    self.init(
      intents: Self.inOrder(intents) { $0 }, entities: Self.inOrder(entities) { $0 },
      enums: Self.inOrder(enums) { $0 }, valueQueries: Self.inOrder(valueQueries) { $0 }, unspoken: unspoken)
  }

  /// By module and name; types that share both as they stand in the program.
  private static func inOrder<Found>(_ found: [Found], _ type: (Found) -> Any.Type) -> [Found] {
    let named = found.enumerated().map { place, found in
      (module: module(of: type(found)), name: _typeName(type(found), qualified: false), place: place)
    }
    return named.sorted { ($0.module, $0.name, $0.place) < ($1.module, $1.name, $1.place) }.map { found[$0.place] }
  }
}
