extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, as `onDelete(perform:)` names them.
  nonisolated public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to before another one, as `onMove(perform:)` names them. Linear in the number of elements.
  nonisolated public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { (offset: $0.offset, element: $0.element) }
    let (moved, staying) = (
      elements.filter { source.contains($0.offset) }, elements.filter { !source.contains($0.offset) }
    )
    let order =
      staying.filter { $0.offset < destination } + moved + staying.filter { $0.offset >= destination }
    for (index, entry) in zip(indices, order) { self[index] = entry.element }
  }
}
