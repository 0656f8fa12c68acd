/// An entity that knows whether others see it too.
///
/// What others see is not changed or deleted without asking.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
  /// Who sees it.
  var ownership: EntityOwnership { get }
}

/// Who sees an entity besides its owner.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  /// The audiences as bits.
  public let rawValue: Int

  /// Creates a set of audiences from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let unknown: EntityOwnership = []
  /// Some other people.
  public static let shared = EntityOwnership(rawValue: 1)
  public static let `public` = EntityOwnership(rawValue: 2)
}
