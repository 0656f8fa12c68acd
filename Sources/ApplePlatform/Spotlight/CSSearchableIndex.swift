public import Foundation

/// Finds items by their words. Everything is in memory and gone with the process.
open class CSSearchableIndex: NSObject {
  private let store: SearchStore

  /// The name of the index; `nil` for the default one.
  public let indexName: String?
  /// Whoever gives items anew when the index asks; nothing here asks.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// The index with a name; whoever makes it again sees the same items.
  ///
  /// - Parameter name: the name.
  public init(name: String) {
    indexName = name
    store = SearchStore.named(name)
    super.init()
  }

  private override init() {
    indexName = nil
    store = SearchStore()
    super.init()
  }

  private static let shared = CSSearchableIndex()

  /// The index of the program.
  open class func `default`() -> CSSearchableIndex { shared }

  /// The default index, then those with names.
  package class var all: [CSSearchableIndex] { [shared] + SearchStore.names.map(CSSearchableIndex.init(name:)) }

  /// Whether items can be found at all.
  open class func isIndexingAvailable() -> Bool { true }

  // MARK: Changing

  /// Adds items, each in the place of one with the same identifier.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { store.withLock { $0.insert(items) } }

  /// Takes items out.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    store.withLock { $0.remove(identifiers: identifiers) }
  }

  /// Takes the items of groups, and of the groups in them, out.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    store.withLock { $0.remove(domains: domainIdentifiers) }
  }

  /// Takes everything out.
  open func deleteAllSearchableItems() async throws { store.withLock { $0.removeAll() } }

  /// Adds items, then says that it is done.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    store.withLock { $0.insert(items) }
    completionHandler?(nil)
  }

  /// Takes items out, then says that it is done.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    store.withLock { $0.remove(identifiers: identifiers) }
    completionHandler?(nil)
  }

  /// Takes the items of groups out, then says that it is done.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    store.withLock { $0.remove(domains: domainIdentifiers) }
    completionHandler?(nil)
  }

  /// Takes everything out, then says that it is done.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    store.withLock { $0.removeAll() }
    completionHandler?(nil)
  }

  // MARK: Finding

  /// The items in which every word of the text begins a word, the best one first.
  ///
  /// - Parameters:
  ///   - text: words, or beginnings of words, in any case and with or without accents.
  ///   - limit: how many items are wanted at most.
  package func search(_ text: String, limit: Int) -> [CSSearchableItem] {
    store.withLock { $0.search(text, limit: limit, now: Date()) }
  }

  /// All items, in the order in which they were first added.
  package var items: [CSSearchableItem] { store.withLock { $0.items } }
}

// The only state besides constants is in the store; the delegate is set once, before the index is shared.
extension CSSearchableIndex: @unchecked Sendable {}

/// Gives items anew when an index has lost them.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Gives all items anew.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

  /// Gives some items anew.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}
