/// Samples in order, to be asked for the one that a share of all does not surpass.
struct Percentiles {
  private let sorted: [Int]

  init(of samples: [Int]) { sorted = samples.sorted() }

  /// The least sample that is no less than a share of all, by nearest rank; 0 where there are none.
  subscript(share: Double) -> Int {
    guard !sorted.isEmpty else { return 0 }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }
}
