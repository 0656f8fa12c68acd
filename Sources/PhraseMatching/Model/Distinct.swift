extension Sequence where Element: Hashable {
  /// Each element once, in order of first occurrence. O(n).
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
