extension WordVectors {
  /// How much two entries mean the same: the cosine of their rows, at most 1.
  package func likeness(_ a: Entry, _ b: Entry) -> Float {
    let product = RowArithmetic.product(row(a), row(b), count: dimensions)
    return Float(product) * (inverseLength(a) * inverseLength(b))
  }

  /// Adds the vector of an entry to a sum of `dimensions` numbers.
  package func add(_ entry: Entry, to sum: UnsafeMutablePointer<Float>) {
    RowArithmetic.add(row(entry), times: scale(entry), to: sum, count: dimensions)
  }

  /// The numbers of an entry, each from -127 to 127. Times `scale`, they are its vector.
  package func row(_ entry: Entry) -> UnsafePointer<Int8> {
    assert(Int(entry.row) < count)
    return vectors.base + Int(entry.row) * dimensions
  }

  /// What the numbers of a row are multiplied by to get its vector.
  package func scale(_ entry: Entry) -> Float { measures[entry.row].scale }

  /// What the numbers of a row are multiplied by to get a vector of length 1; 0 for a row of zeros.
  package func inverseLength(_ entry: Entry) -> Float { measures[entry.row].inverseLength }
}

/// Sums over rows of small numbers, written so that the compiler takes many at a step on any processor.
enum RowArithmetic {
  static func product(_ a: UnsafePointer<Int8>, _ b: UnsafePointer<Int8>, count: Int) -> Int32 {
    var sum: Int32 = 0
    for place in 0..<count { sum &+= Int32(a[place]) &* Int32(b[place]) }
    return sum
  }

  static func add(_ row: UnsafePointer<Int8>, times scale: Float, to sum: UnsafeMutablePointer<Float>, count: Int) {
    for place in 0..<count { sum[place] += Float(row[place]) * scale }
  }
}
