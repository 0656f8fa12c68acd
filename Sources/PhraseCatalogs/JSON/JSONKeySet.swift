/// The keys of one object, to notice a key that is written twice.
///
/// Most objects have a handful of keys, compared where they stand; only large ones are worth a hash table.
struct JSONKeySet {
  private static let fewest = 16

  private var few: [JSONString] = []
  private var many: Set<String> = []

  /// Takes a key in; false when it is there already.
  mutating func insert(_ key: JSONString, in source: [UInt8]) -> Bool {
    if !many.isEmpty { return many.insert(key.decoded(in: source)).inserted }
    if few.contains(where: { $0.means(key, in: source) }) { return false }
    few.append(key)
    if few.count > Self.fewest { many = Set(few.map { $0.decoded(in: source) }) }
    return true
  }
}

extension JSONString {
  fileprivate func means(_ other: JSONString, in source: [UInt8]) -> Bool {
    if isPlain, other.isPlain { return source[range].elementsEqual(source[other.range]) }
    return decoded(in: source) == other.decoded(in: source)
  }
}
