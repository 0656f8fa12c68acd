/// Vectorized sums over rows of floats; every machine adds in the same order.
enum DenseRows {
  /// The rows that are added before a sum is written back.
  private static let atOnce = 4

  /// Adds to `count` sums the weighted elements of rows, whose number is a multiple of four and which are contiguous.
  static func add(
    _ strengths: UnsafePointer<Float>, _ rows: UnsafePointer<Float>, rows rowCount: Int,
    to sums: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    for row in stride(from: 0, to: rowCount, by: atOnce) {
      let strengths = strengths + row
      let (first, second, third, fourth) = (strengths[0], strengths[1], strengths[2], strengths[3])
      let row = rows + row * count
      let (next, afterNext, last) = (row + count, row + 2 * count, row + 3 * count)
      for index in 0..<count {
        let sum = sums[index] + first * row[index] + second * next[index]
        sums[index] = sum + third * afterNext[index] + fourth * last[index]
      }
    }
  }

  /// The sum of the products of two rows, whose `count` is a multiple of four.
  static func product(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ count: Int) -> Float {
    var (sum, others) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
    var index = 0
    while index &+ 16 <= count {
      sum += eight(a + index) * eight(b + index)
      others += eight(a + index + 8) * eight(b + index + 8)
      index &+= 16
    }
    sum += others
    var total = (sum.lowHalf + sum.highHalf).sum()
    while index < count {
      total += a[index] * b[index]
      index &+= 1
    }
    return total
  }

  private static func eight(_ row: UnsafePointer<Float>) -> SIMD8<Float> {
    UnsafeRawPointer(row).loadUnaligned(as: SIMD8<Float>.self)
  }
}
