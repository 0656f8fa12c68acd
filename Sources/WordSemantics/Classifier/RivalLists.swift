/// For each sample the labels that are likely enough to be compared with it.
struct RivalLists: ~Copyable {
  private var lists: [Range<Int>] = []
  private var rivals = GrowableBuffer<Int32>(capacity: 1_024)

  init(samples: Int = 0) { lists = [Range<Int>](repeating: 0..<0, count: samples) }

  subscript(sample: Int) -> FlatArray<Int32> {
    FlatArray(base: rivals.base + lists[sample].lowerBound, count: lists[sample].count)
  }

  mutating func keep(
    _ labels: FlatArray<Int32>, _ chances: FlatArray<Float>, above least: Float, and own: Int32, of sample: Int
  ) {
    let start = rivals.count
    for index in 0..<labels.count where chances[index] >= least || labels[index] == own { rivals.append(labels[index]) }
    lists[sample] = start..<rivals.count
  }

  /// Drops those that have become unlikely.
  mutating func drop(_ chances: FlatArray<Float>, below least: Float, except own: Int32, of sample: Int) {
    let list = lists[sample]
    var end = list.lowerBound
    for index in 0..<list.count {
      let rival = rivals[list.lowerBound + index]
      guard chances[index] >= least || rival == own else { continue }
      rivals[end] = rival
      end += 1
    }
    lists[sample] = list.lowerBound..<end
  }
}
