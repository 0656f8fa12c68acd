/// Kinds of intents, entities and enums that the system knows, grouped in domains.
///
/// A schema is named by its domain and its own name, as in `.photos.openAsset`. A schema that has no name here can still
/// be said: `AppSchema.Intent("photos.openAsset")`.
public enum AppSchema {
  /// The schema of an intent, by name.
  public struct Intent: AppSchemaIntent {
    public let schemaName: String

    public init(_ schemaName: String) { self.schemaName = schemaName }
  }

  /// The schema of an entity, by name.
  public struct Entity: AppSchemaEntity {
    public let schemaName: String

    public init(_ schemaName: String) { self.schemaName = schemaName }
  }

  /// The schema of an enum, by name.
  public struct Enum: AppSchemaEnum {
    public let schemaName: String

    public init(_ schemaName: String) { self.schemaName = schemaName }
  }
}

public typealias AssistantSchemas = AppSchema

/// A kind of intent that the system knows.
public protocol AppSchemaIntent: Sendable {
  var schemaName: String { get }
}

/// A kind of entity that the system knows.
public protocol AppSchemaEntity: Sendable {
  var schemaName: String { get }
}

/// A kind of enum that the system knows.
public protocol AppSchemaEnum: Sendable {
  var schemaName: String { get }
}

extension AppSchema.Intent {
  public static func name(of schema: some AppSchemaIntent) -> String { schema.schemaName }
}

extension AppSchema.Entity {
  public static func name(of schema: some AppSchemaEntity) -> String { schema.schemaName }
}

extension AppSchema.Enum {
  public static func name(of schema: some AppSchemaEnum) -> String { schema.schemaName }
}

/// The schemas of one domain, as the cases of an enum that is called by its domain and its kind, as in `PhotosIntent`.
public protocol _AppSchemaTable: RawRepresentable, Sendable where RawValue == String {}

extension _AppSchemaTable {
  /// The domain and the name of the schema, with a dot between: `photos.openAsset`.
  public var schemaName: String { AppSchema.name(rawValue, in: Self.self) }
}

extension AppSchema {
  // Not a member of the tables, which are so many that a copy for each is slow to build.
  fileprivate static func name(_ schema: String, in table: Any.Type) -> String {
    let type = "\(table)"
    let suffix = ["Entity", "Enum", "Intent"].first(where: type.hasSuffix) ?? ""
    return "\(type.prefix(1).lowercased())\(type.dropFirst().dropLast(suffix.count)).\(schema)"
  }
}
