package import AppIntents

/// The intents, entities, enumerations and value queries that the program declares, found without anybody listing them.
///
/// Generic types are left out. The order is by module, then by name. Optimized programs hold every one of them because
/// the protocols say that conformances are always emitted.
package struct DeclaredTypes: Sendable {
  package var intents: [any AppIntent.Type] = []
  package var entities: [any AppEntity.Type] = []
  package var enums: [any AppEnum.Type] = []
  package var valueQueries: [any IntentValueQuery.Type] = []
  /// The intents that are for machines: they configure a surface, draw a snippet, or have been replaced.
  var unspoken: Set<ObjectIdentifier> = []
  /// Why some of the program's types may be missing.
  package var errors: Set<DiscoveryError> = []

  /// Those of the program and its libraries. Read once, in a millisecond or so.
  package static let all = DeclaredTypes(in: LoadedMemory())

  package func of(modules: Set<String>) -> DeclaredTypes {
    var types = self
    types.intents.removeAll { !modules.contains(Self.module(of: $0)) }
    types.entities.removeAll { !modules.contains(Self.module(of: $0)) }
    types.enums.removeAll { !modules.contains(Self.module(of: $0)) }
    types.valueQueries.removeAll { !modules.contains(Self.module(of: $0)) }
    return types
  }

  /// Those of an application; where some may be missing, at least those that its shortcuts name.
  package func of(_ application: InstalledApplication) -> DeclaredTypes {
    let types = of(modules: application.modules)
    guard !errors.isEmpty, case .code(let provider, _, _) = application.source else { return types }
    return types.adding(DeclaredTypes(namedBy: provider))
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
  /// Finds the types in a memory that holds the program.
  init(in memory: any ProgramMemory) {
    let existentials: [Any.Type] = [
      (any AppIntent).self, (any AppEntity).self, (any AppEnum).self, (any IntentValueQuery).self,
      (any SnippetIntent).self, (any DeprecatedAppIntent).self, (any WidgetConfigurationIntent).self,
      (any ControlConfigurationIntent).self, (any SetFocusFilterIntent).self,
    ]
    let protocols = existentials.compactMap { ProtocolIdentity(existential: $0) }
    guard protocols.count == existentials.count else {
      errors = [.failedSelfTest]
      return
    }
    var records = ConformanceRecords(in: memory)
    for (type, index) in records.types(conformingTo: protocols) {
      switch index {
      case 0: if let intent = type as? any AppIntent.Type { intents.append(intent) }
      case 1: if let entity = type as? any AppEntity.Type { entities.append(entity) }
      case 2: if let cases = type as? any AppEnum.Type { enums.append(cases) }
      case 3: if let query = type as? any IntentValueQuery.Type { valueQueries.append(query) }
      default: unspoken.insert(ObjectIdentifier(type))
      }
    }
    errors = records.errors
    sort()
  }

  /// The types that the shortcuts of a provider name: their intents, and the entities and enumerations that fill the
  /// parameters of these.
  init(namedBy provider: any AppShortcutsProvider.Type) {
    for shortcut in provider.appShortcuts {
      intents.append(type(of: shortcut.intent))
      for entry in IntentParameters(of: shortcut.intent).entries { add(entry.parameter.valueKind) }
    }
    self = DeclaredTypes().adding(self)
  }

  private mutating func add(_ kind: ValueKind) {
    switch kind {
    case .array(let element): add(element)
    case .entity(let type): entities.append(type)
    case .enumeration(let type): enums.append(type)
    default: break
    }
  }

  /// These types and others, each once.
  private func adding(_ others: DeclaredTypes) -> DeclaredTypes {
    func joined<Found>(_ types: KeyPath<DeclaredTypes, [Found]>, _ type: (Found) -> Any.Type) -> [Found] {
      var seen: Set<ObjectIdentifier> = []
      return (self[keyPath: types] + others[keyPath: types]).filter { seen.insert(ObjectIdentifier(type($0))).inserted }
    }
    var all = self
    all.intents = joined(\.intents) { $0 }
    all.entities = joined(\.entities) { $0 }
    all.enums = joined(\.enums) { $0 }
    all.sort()
    return all
  }

  /// By module and name; types that share both as they stand in the program.
  private mutating func sort() {
    intents = Self.inOrder(intents) { $0 }
    entities = Self.inOrder(entities) { $0 }
    enums = Self.inOrder(enums) { $0 }
    valueQueries = Self.inOrder(valueQueries) { $0 }
  }

  private static func inOrder<Found>(_ found: [Found], _ type: (Found) -> Any.Type) -> [Found] {
    let named = found.enumerated().map { index, found in
      (module: module(of: type(found)), name: _typeName(type(found), qualified: false), index: index)
    }
    return named.sorted { ($0.module, $0.name, $0.index) < ($1.module, $1.name, $1.index) }.map { found[$0.index] }
  }
}
