import Synchronization

/// The items of an index, shared by all who use it.
final class SearchStore: Sendable {
  private static let stores = Mutex<[String: SearchStore]>([:])
  private let index = Mutex(SearchIndex())

  /// The store with a name, made when it is first asked for.
  static func named(_ name: String) -> SearchStore {
    stores.withLock { stores in
      if let store = stores[name] { return store }
      let store = SearchStore()
      stores[name] = store
      return store
    }
  }

  /// The names of all stores that have one, in order.
  static var names: [String] { stores.withLock { $0.keys.sorted() } }

  /// Reads or changes the items while nobody else does.
  func withLock<Result: Sendable>(_ body: (inout SearchIndex) -> Result) -> Result { index.withLock { body(&$0) } }
}
