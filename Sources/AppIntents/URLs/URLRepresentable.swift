/// A value that is written in addresses in a way of its own.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text in the address.
  var urlRepresentationParameter: String { get }
}

/// Something with an address, whatever it is.
public protocol _URLRepresentable: Sendable {
  var representedURL: URL { get async throws }
}

/// An entity that has an address.
///
/// ```swift
/// extension TrailEntity: URLRepresentableEntity {
///   static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(.id)/details" }
/// }
/// ```
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible, _URLRepresentable {
  /// The address, with holes for values of the entity.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// How the address is written down.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The identifier as text.
  public var urlRepresentationParameter: String { id.entityIdentifierString }
  /// The address of this entity.
  public var representedURL: URL { get async throws { try await Self.urlRepresentation.url(of: self) } }
}

/// An enum whose cases have addresses.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible, _URLRepresentable {
  /// The address, with a hole for the case, or one address for each case.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// How the addresses are written down.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The raw value as text.
  public var urlRepresentationParameter: String { rawValue.description }
  /// The address of this case.
  public var representedURL: URL { get async throws { try Self.urlRepresentation.url(of: self) } }
}

/// An intent that opens an address.
///
/// Without a `perform()` of its own, running it opens the address. An ``OpenIntent`` whose target has an address needs
/// none of its own.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: _AppPerformedIntent {
  /// The address, with holes for parameters of the intent.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// How the address is written down.
  public typealias URLRepresentation = IntentURLRepresentation<Self>
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The address of the target.
  public static var urlRepresentation: URLRepresentation {
    IntentURLRepresentation { try await $0.target.representedURL }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The address of the target.
  public static var urlRepresentation: URLRepresentation {
    IntentURLRepresentation { try await $0.target.representedURL }
  }
}
