/// The intents, entities and enumerations of an app, by name.
///
/// ```swift
/// let definitions = app.definitions
/// let suggest = definitions.intents["SuggestTrails"]
/// let result = try await suggest.makeIntent(activity: "hiking", location: "Zion").run()
/// #expect(try result.value[0].name == "Angels Landing")
/// ```
///
/// Here everything runs in the process of the test. `PhraseTester.definitions` are those of one tester, whose state no
/// other test sees. A bundle identifier, as ported tests have it, means the tester that was installed under it with
/// `PhraseTester.install(as:)`; if none was, it means the module that its last component names, or the only one that has
/// intents, without an app being created: dependencies are then what the test registered with
/// `AppDependencyManager.shared`. Whether it means anything is found out when something runs.
public struct IntentDefinitions: Sendable {
  /// Definitions of one kind.
  public struct DefinitionCollection<Definition: Sendable>: Sendable {
    private let make: @Sendable (String) -> Definition

    init(_ make: @escaping @Sendable (String) -> Definition) { self.make = make }

    /// The definition of a type. Whether the app has one of that name is found out when it is used.
    public subscript(_ typeName: String) -> Definition { make(typeName) }
  }

  /// What the app is called by.
  public let bundleIdentifier: String
  let source: DefinitionSource

  /// The definitions of the app with a bundle identifier.
  public init(bundleIdentifier: String) { self.init(bundleIdentifier: bundleIdentifier, .named(bundleIdentifier)) }

  init(bundleIdentifier: String, _ source: DefinitionSource) {
    (self.bundleIdentifier, self.source) = (bundleIdentifier, source)
  }

  /// The intents, by the names of their types.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { AppIntentDefinition(typeIdentifier: $0, definitions: self) }
  }

  /// The entities, by the names of their types.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { AppEntityDefinition(typeIdentifier: $0, definitions: self) }
  }

  /// The entities that exist only as values, by the names of their types.
  public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
    DefinitionCollection { TransientAppEntityDefinition(typeIdentifier: $0, definitions: self) }
  }

  /// The enumerations, by the names of their types.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { AppEnumDefinition(typeIdentifier: $0, definitions: self) }
  }

  /// The queries for values, by the names of their types.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    DefinitionCollection { IntentValueQueryDefinition(queryIdentifier: $0, definitions: self) }
  }
}

extension PhraseTester {
  /// The intents, entities and enumerations of the applications under test, by name.
  public var definitions: IntentDefinitions { IntentDefinitions(bundleIdentifier: name, .tester(self)) }

  /// Makes this the app that a bundle identifier means, for tests that name it so; it stays until another one is
  /// installed under that identifier. All tests of the process share it: those that may run in parallel with others
  /// better ask for ``definitions``.
  @discardableResult
  public func install(as bundleIdentifier: String) -> PhraseTester {
    InstalledTesters.shared.install(self, as: bundleIdentifier)
    return self
  }
}
