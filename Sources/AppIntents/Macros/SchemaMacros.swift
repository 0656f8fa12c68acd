/// Makes a structure an intent of a kind that the system knows.
///
/// ```swift
/// @AppIntent(schema: .visualIntelligence.semanticContentSearch)
/// struct ShowSearchResultsIntent {
///   var semanticContent: SemanticContentDescriptor
///
///   func perform() async throws -> some IntentResult { … }
/// }
/// ```
///
/// Stored properties without an attribute become parameters. The structure conforms to `AppIntent` and, where the
/// schema asks for it and the members are there, to `OpenIntent`, `DeleteIntent` or `ShowInAppSearchResultsIntent`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, _SupportsAppDependencies, PersistentlyIdentifiable, _AssistantSchemaIntent, OpenIntent,
  DeleteIntent, ShowInAppSearchResultsIntent,
  names: arbitrary)
public macro AppIntent<Schema: AppSchemaIntent>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchema")

/// Makes a structure an entity of a kind that the system knows.
///
/// Stored variables without an attribute, except `id`, become properties.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppEntity, AppValue, _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, DisplayRepresentable, _AssistantSchemaEntity,
  names: arbitrary)
public macro AppEntity<Schema: AppSchemaEntity>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchema")

/// Makes an enum a set of values of a kind that the system knows.
@attached(
  extension,
  conformances: AppEnum, AppValue, _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable,
  CaseDisplayRepresentable, StaticDisplayRepresentable, _AssistantSchemaEnum,
  names: arbitrary)
public macro AppEnum<Schema: AppSchemaEnum>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchema")

/// The older spelling of `@AppIntent(schema:)`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, _SupportsAppDependencies, PersistentlyIdentifiable, _AssistantSchemaIntent, OpenIntent,
  DeleteIntent, ShowInAppSearchResultsIntent,
  names: arbitrary)
public macro AssistantIntent<Schema: AppSchemaIntent>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchema")

/// The older spelling of `@AppEntity(schema:)`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppEntity, AppValue, _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, DisplayRepresentable, _AssistantSchemaEntity,
  names: arbitrary)
public macro AssistantEntity<Schema: AppSchemaEntity>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchema")

/// The older spelling of `@AppEnum(schema:)`.
@attached(
  extension,
  conformances: AppEnum, AppValue, _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable,
  CaseDisplayRepresentable, StaticDisplayRepresentable, _AssistantSchemaEnum,
  names: arbitrary)
public macro AssistantEnum<Schema: AppSchemaEnum>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchema")

// MARK: - What the macros add

/// An intent with a schema.
@_alwaysEmitConformanceMetadata
public protocol _AssistantSchemaIntent: AppIntent {
  static var _assistantSchema: String { get }
}

/// An entity with a schema.
@_alwaysEmitConformanceMetadata
public protocol _AssistantSchemaEntity: AppEntity {
  static var _assistantSchema: String { get }
}

/// An enum with a schema.
@_alwaysEmitConformanceMetadata
public protocol _AssistantSchemaEnum: AppEnum {
  static var _assistantSchema: String { get }
}

extension _AssistantSchemaIntent {
  /// The name of the type with its words apart, without "Intent".
  public static var title: LocalizedStringResource { titleMade(fromName: "\(Self.self)", without: ["Intent"]) }
}

extension _AssistantSchemaEntity {
  /// The name of the type with its words apart, without "Entity".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: titleMade(fromName: "\(Self.self)", without: ["AppEntity", "Entity"]))
  }
}

extension _AssistantSchemaEnum {
  /// The name of the type with its words apart, without "Enum".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: titleMade(fromName: "\(Self.self)", without: ["AppEnum", "Enum"]))
  }

  /// The names of the cases with their words apart.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { representationsFromNames }
}
