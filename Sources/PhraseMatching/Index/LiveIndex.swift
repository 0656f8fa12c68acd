public import Diagnostics
import Synchronization

/// An index that changes while requests are being matched.
///
/// A reader takes the ``current`` index and keeps it for as long as it likes; an update puts another in its place.
/// Whoever reads sees the index before an update or after it, never half of one.
///
/// ```swift
/// let live = LiveIndex(index)
/// live.update(EntityName(application: "Home", entity: "Lamp"), [.put(Entity.Value(id: "desk", title: "Desk Lamp"))])
/// let matching = Matcher(index: live.current).match("turn on the desk lamp", options: options)
/// ```
public final class LiveIndex: Sendable {
  private let index: Mutex<PhraseIndex>

  /// Begins with an index.
  public init(_ index: PhraseIndex) { self.index = Mutex(index) }

  /// The index as it is now.
  public var current: PhraseIndex { index.withLock { $0 } }

  /// Puts another index in place.
  public func replace(with other: PhraseIndex) { index.withLock { $0 = other } }

  /// Changes values of an entity; updates that come at once are made one after the other.
  @discardableResult
  public func update(_ name: EntityName, _ changes: [ValueChange]) -> [Finding] {
    index.withLock { index in
      let (updated, findings) = index.updating(name, changes)
      index = updated
      return findings
    }
  }
}
