public import Foundation

/// What a search wants to know besides its words.
open class CSSearchQueryContext: NSObject {
  /// The attributes that are wanted. All of them come anyway.
  open var fetchAttributes: [String] = []
  /// Further conditions. Kept for source compatibility.
  open var filterQueries: [String] = []
  /// The language of the person. Kept for source compatibility.
  open var keyboardLanguage: String?

  /// Wants nothing special.
  public override init() { super.init() }
}

/// A search in the program's index.
///
/// Of a query such as `title == "Niagara*"cd || keywords == "falls"` only the quoted words count: an item is found when
/// it has all of those on one side of `||`. A query without quotation marks is a list of words.
open class CSSearchQuery: NSObject {
  private let queryString: String

  /// A search.
  ///
  /// - Parameters:
  ///   - queryString: the words, or conditions with quoted words.
  ///   - queryContext: what is wanted besides.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    super.init()
  }

  /// A search for attributes.
  ///
  /// - Parameters:
  ///   - queryString: the words, or conditions with quoted words.
  ///   - attributes: the attributes that are wanted.
  public convenience init(queryString: String, attributes: [String]?) {
    self.init(queryString: queryString, queryContext: nil)
  }

  /// The items that are found, the best one first.
  open var results: Results { Results(items: Self.items(for: queryString, in: .default())) }

  /// Ends the search, which never goes on in the background.
  open func cancel() {}

  /// The items that an index finds for a query.
  package static func items(for queryString: String, in index: CSSearchableIndex) -> [CSSearchableItem] {
    var identifiers: Set<String> = []
    return queryString.components(separatedBy: "||")
      .flatMap { index.search(words(of: $0), limit: .max) }
      .filter { identifiers.insert($0.uniqueIdentifier).inserted }
  }

  private static func words(of condition: String) -> String {
    let parts = condition.components(separatedBy: "\"")
    guard parts.count > 1 else { return condition }
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }.joined(separator: " ")
  }
}

extension CSSearchQuery {
  /// The items that a search found.
  public struct Results: AsyncSequence, Sendable {
    fileprivate let items: [CSSearchableItem]

    /// Gives the items one by one.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(items: items[...]) }

    /// One item that was found.
    public struct Item: Sendable, Identifiable {
      public let item: CSSearchableItem
      public var id: String { item.uniqueIdentifier }
    }

    /// Gives the items one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var items: ArraySlice<CSSearchableItem>

      /// The next item; `nil` after the last one.
      public mutating func next() async throws -> Item? { items.popFirst().map(Item.init) }
    }
  }
}
