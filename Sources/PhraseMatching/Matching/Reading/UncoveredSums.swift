import WordSemantics

/// The sums of the costs and weights of uncovered tokens, for each set of eight tokens: the sum of a mask is a look-up a
/// byte.
struct UncoveredSums: BitwiseCopyable {
  fileprivate let sums: FlatArray<UncoveredTokens>
  fileprivate let all: UInt64

  /// The sum of the tokens that are not in a mask.
  func sum(without covered: UInt64) -> UncoveredTokens {
    var left = all & ~covered
    var sum = UncoveredTokens()
    var table = 0
    while left != 0 {
      let part = sums[table + Int(left & 0xFF)]
      sum.cost += part.cost
      sum.weight += part.weight
      left >>= 8
      table += 256
    }
    return sum
  }
}

/// The memory of ``UncoveredSums``.
struct UncoveredSumTable: ~Copyable {
  private var sums = GrowableBuffer<UncoveredTokens>(capacity: 1_024)

  var growths: Int { sums.growths }

  mutating func add(_ costs: FlatArray<Int32>, _ weights: FlatArray<Int32>) -> UncoveredSums {
    let count = min(costs.count, TokenMask.width)
    sums.resizeWithoutClearing(to: (count + 7) / 8 * 256)
    for first in stride(from: 0, to: count, by: 8) {
      let table = sums.base + first / 8 * 256
      table[0] = UncoveredTokens()
      var filled = 1
      for token in first..<min(first + 8, count) {
        for set in 0..<filled {
          table[filled + set] = UncoveredTokens(
            cost: table[set].cost + costs[token], weight: table[set].weight + weights[token])
        }
        filled *= 2
      }
    }
    return UncoveredSums(sums: sums.view, all: TokenMask.of(0, Int32(count)))
  }
}
