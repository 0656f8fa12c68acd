/// An entity that is the same on all devices of a person although each device may call it differently.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

/// The identity of an entity on one device, on all devices, or both.
public struct SyncableEntityIdentifier<Local, Stable>: Hashable, Sendable, EntityIdentifierConvertible
where
  Local: EntityIdentifierConvertible & Hashable & Sendable,
  Stable: EntityIdentifierConvertible & Hashable & Sendable
{
  /// The identity on this device.
  public let local: Local?
  /// The identity on all devices.
  public let stable: Stable?

  /// An identity that is known on this device, on all devices, or both.
  public init(local: Local? = nil, stable: Stable? = nil) { (self.local, self.stable) = (local, stable) }

  /// Whether two identities are those of the same entity: the one for all devices counts, if both have it.
  public static func == (left: Self, right: Self) -> Bool {
    if let one = left.stable, let other = right.stable { return one == other }
    return left.local == right.local && left.stable == right.stable
  }

  /// Feeds the identity for all devices, or else that for this one, to a hasher.
  public func hash(into hasher: inout Hasher) {
    if let stable { hasher.combine(stable) } else { hasher.combine(local) }
  }

  /// Both identities as text: the length of the first, then one behind the other.
  public var entityIdentifierString: String {
    let local = local?.entityIdentifierString
    return "\(local.map { "\($0.count)" } ?? "-"):\(local ?? "")\(stable?.entityIdentifierString ?? "")"
  }

  /// The identity that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> SyncableEntityIdentifier<Local, Stable>? {
    guard let colon = entityIdentifierString.firstIndex(of: ":") else { return nil }
    let length = Int(entityIdentifierString[..<colon]) ?? 0
    let both = entityIdentifierString[entityIdentifierString.index(after: colon)...]
    let local = Local.entityIdentifier(for: String(both.prefix(length)))
    let stable = Stable.entityIdentifier(for: String(both.dropFirst(length)))
    let hasLocal = entityIdentifierString[..<colon] != "-"
    guard (hasLocal ? local != nil : true), hasLocal || stable != nil else { return nil }
    return Self(local: hasLocal ? local : nil, stable: both.count > length ? stable : nil)
  }
}

extension SyncableEntityIdentifier where Local == Stable {
  /// An identity that is the same everywhere.
  public init(id: Stable) { self.init(local: id, stable: id) }
}
