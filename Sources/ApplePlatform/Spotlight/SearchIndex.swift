import Foundation

/// The items of an index.
struct SearchIndex {
  private(set) var items: [CSSearchableItem] = []

  mutating func insert(_ new: [CSSearchableItem]) { items += new }
  mutating func remove(identifiers: [String]) {}
  mutating func remove(domains: [String]) {}
  mutating func removeAll() {}
  func search(_ text: String, limit: Int, now: Date) -> [CSSearchableItem] { [] }
}
