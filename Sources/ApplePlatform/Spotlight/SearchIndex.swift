import Foundation

/// The items of an index by the words in them.
///
/// An item is read once, when it is inserted. A search looks up each word of the request among the sorted words of the
/// index, so its cost grows with the number of hits and not with the number of items.
struct SearchIndex {
  private struct Entry {
    let item: CSSearchableItem
    let identifier: String
    let domain: String?
    let fields: [String: SearchField]
  }

  private var entries: [Int: Entry] = [:]
  private var numbers: [String: Int] = [:]
  private var nextNumber = 0
  /// The best field in which each item has a word.
  private var postings: [String: [Int: SearchField]] = [:]
  /// The words in order; `nil` when they have to be sorted again.
  private var vocabulary: [String]?

  /// All items, in the order in which they were first inserted.
  var items: [CSSearchableItem] { entries.sorted { $0.key < $1.key }.map(\.value.item) }

  // MARK: Changing

  /// Adds items, each in the place of the one with the same identifier.
  mutating func insert(_ items: [CSSearchableItem]) {
    for item in items { insert(item) }
  }

  private mutating func insert(_ item: CSSearchableItem) {
    let number = numbers[item.uniqueIdentifier] ?? nextNumber
    remove(number: number)
    nextNumber = max(nextNumber, number + 1)
    let entry = Entry(
      item: item, identifier: item.uniqueIdentifier, domain: item.domainIdentifier,
      fields: Self.fields(of: item.attributeSet))
    entries[number] = entry
    numbers[entry.identifier] = number
    for (word, field) in entry.fields { postings[word, default: [:]][number] = field }
    vocabulary = nil
  }

  private static func fields(of attributes: CSSearchableItemAttributeSet) -> [String: SearchField] {
    var fields: [String: SearchField] = [:]
    for field in SearchField.allCases {
      for word in field.texts(of: attributes).flatMap(SearchWords.words) { fields[word] = field }
    }
    return fields
  }

  /// Takes items out.
  mutating func remove(identifiers: [String]) {
    for number in identifiers.compactMap({ numbers[$0] }) { remove(number: number) }
  }

  /// Takes out the items of groups and of the groups in them.
  mutating func remove(domains: [String]) {
    let numbers = entries.filter { _, entry in
      domains.contains { entry.domain == $0 || entry.domain?.hasPrefix($0 + ".") ?? false }
    }.keys
    for number in numbers { remove(number: number) }
  }

  /// Takes everything out.
  mutating func removeAll() { self = SearchIndex() }

  private mutating func remove(number: Int) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    numbers[entry.identifier] = nil
    for word in entry.fields.keys {
      postings[word]?[number] = nil
      if postings[word]?.isEmpty ?? false { postings[word] = nil }
    }
    vocabulary = nil
  }

  // MARK: Finding

  /// The items that have a word for each word of the text, the best one first.
  ///
  /// The worth of the words decides; then the items' own priority; then the order of insertion.
  mutating func search(_ text: String, limit: Int, now: Date) -> [CSSearchableItem] {
    let words = SearchWords.words(in: text)
    guard let first = words.first, limit > 0 else { return [] }
    var worth = self.worth(of: first)
    for word in words.dropFirst() {
      let other = self.worth(of: word)
      worth = worth.reduce(into: [:]) { sum, item in sum[item.key] = other[item.key].map { $0 + item.value } }
    }
    return worth.compactMap { number, worth in entries[number].map { (number: number, worth: worth, item: $0.item) } }
      .filter { $0.item.expirationDate.map { $0 > now } ?? true }
      .sorted { ($1.worth, $1.item.priority, $0.number) < ($0.worth, $0.item.priority, $1.number) }
      .prefix(limit).map(\.item)
  }

  /// What a word of a request is worth in each item that has it.
  private mutating func worth(of word: String) -> [Int: Int] {
    let vocabulary = self.vocabulary ?? postings.keys.sorted()
    self.vocabulary = vocabulary
    var worth: [Int: Int] = [:]
    for found in vocabulary[vocabulary.firstPosition(notBefore: word)...].prefix(while: { $0.hasPrefix(word) }) {
      for (number, field) in postings[found] ?? [:] {
        worth[number] = max(worth[number] ?? 0, field.worth(isWholeWord: found == word))
      }
    }
    return worth
  }
}

extension [String] {
  /// The position of the first element that does not come before another; the elements are in order.
  fileprivate func firstPosition(notBefore element: String) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
