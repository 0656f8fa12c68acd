/// Kinds of intents, entities and enums that the system knows, grouped in domains.
///
/// A schema is named by its domain and its own name, as in `.photos.openAsset`. A schema that has no name here can still
/// be said: `AppSchema.Intent("photos.openAsset")`.
public enum AppSchema {
  /// The schema of an intent, by name.
  public struct Intent: AppSchemaIntent {
    /// The domain and the name of the schema, with a dot between.
    public let schemaName: String

    /// Creates the schema with a name such as `photos.openAsset`.
    public init(_ schemaName: String) {
      self.schemaName = schemaName
    }
  }

  /// The schema of an entity, by name.
  public struct Entity: AppSchemaEntity {
    /// The domain and the name of the schema, with a dot between.
    public let schemaName: String

    /// Creates the schema with a name such as `photos.asset`.
    public init(_ schemaName: String) {
      self.schemaName = schemaName
    }
  }

  /// The schema of an enum, by name.
  public struct Enum: AppSchemaEnum {
    /// The domain and the name of the schema, with a dot between.
    public let schemaName: String

    /// Creates the schema with a name such as `photos.assetType`.
    public init(_ schemaName: String) {
      self.schemaName = schemaName
    }
  }
}

/// The older name of ``AppSchema``.
public typealias AssistantSchemas = AppSchema

/// A kind of intent that the system knows.
public protocol AppSchemaIntent: Sendable {
  /// The domain and the name of the schema, with a dot between.
  var schemaName: String { get }
}

/// A kind of entity that the system knows.
public protocol AppSchemaEntity: Sendable {
  /// The domain and the name of the schema, with a dot between.
  var schemaName: String { get }
}

/// A kind of enum that the system knows.
public protocol AppSchemaEnum: Sendable {
  /// The domain and the name of the schema, with a dot between.
  var schemaName: String { get }
}

extension AppSchema.Intent {
  /// The name of any intent schema.
  public static func name(of schema: some AppSchemaIntent) -> String { schema.schemaName }
}

extension AppSchema.Entity {
  /// The name of any entity schema.
  public static func name(of schema: some AppSchemaEntity) -> String { schema.schemaName }
}

extension AppSchema.Enum {
  /// The name of any enum schema.
  public static func name(of schema: some AppSchemaEnum) -> String { schema.schemaName }
}

/// The schemas of one domain, as the cases of an enum.
public protocol _AppSchemaTable: RawRepresentable, Sendable where RawValue == String {
  /// The name of the domain.
  static var domain: String { get }
}

extension _AppSchemaTable {
  /// The domain and the name of the schema, with a dot between.
  public var schemaName: String { "\(Self.domain).\(rawValue)" }
}
