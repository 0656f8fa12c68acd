import Synchronization
import WordSemantics

/// The classifiers that this process trained last: an index with the same bytes gets the same one without training.
///
/// Conversations that begin anew with the same applications, as those of a test run do, and reloaded catalogs that did
/// not change do not learn again. Safe for concurrent use; nobody waits for somebody else's training.
final class RecentClassifiers: Sendable {
  static let shared = RecentClassifiers()

  private struct Entry {
    let index: IndexMemory
    let classifier: ShortcutClassifier
  }

  /// So many are kept, with the bytes of their indexes.
  static let most = 4
  /// The one used last at the end.
  private let entries = Mutex<[Entry]>([])

  /// The classifier of an index, trained unless one with the same bytes was; nil where training has no result.
  func classifier(of index: IndexMemory, else train: () -> ShortcutClassifier?) -> ShortcutClassifier? {
    if let known = known(index) { return known }
    guard let trained = train() else { return nil }
    entries.withLock { $0 = ($0 + [Entry(index: index, classifier: trained)]).suffix(Self.most) }
    return trained
  }

  private func known(_ index: IndexMemory) -> ShortcutClassifier? {
    entries.withLock { entries in
      guard let position = entries.firstIndex(where: { $0.index.holdsSame(as: index) }) else { return nil }
      let entry = entries.remove(at: position)
      entries.append(entry)
      return entry.classifier
    }
  }
}

extension IndexMemory {
  /// Whether the bytes are the same. O(bytes), where the lengths and checksums are.
  fileprivate func holdsSame(as other: IndexMemory) -> Bool {
    self === other || bytes.count == other.bytes.count && numbers.elementsEqual(other.numbers)
  }

  /// The bytes, eight at a time: an index is as long as a multiple of eight, and its checksum stands near the front.
  private var numbers: UnsafeBufferPointer<UInt64> { bytes.assumingMemoryBound(to: UInt64.self) }
}
