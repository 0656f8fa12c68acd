extension WordVectors {
  /// How much two entries mean the same: the cosine of their rows, at most 1.
  package func likeness(_ a: Entry, _ b: Entry) -> Float {
    let product = RowArithmetic.product(row(a), row(b), count: dimensions)
    return Float(product) * (inverseLength(a) * inverseLength(b))
  }

  /// Adds the vector of an entry to a sum of `dimensions` numbers.
  package func add(_ entry: Entry, to sum: UnsafeMutablePointer<Float>) { add(entry, to: sum, lengthened: 1) }

  /// Adds a multiple of the vector of an entry.
  package func add(_ entry: Entry, to sum: UnsafeMutablePointer<Float>, lengthened factor: Float) {
    RowArithmetic.add(row(entry), times: scale(entry) * factor, to: sum, count: dimensions)
  }

  /// The numbers of an entry, each from -127 to 127. Times `scale`, they are its vector.
  package func row(_ entry: Entry) -> UnsafePointer<Int8> {
    assert(Int(entry.row) < count)
    return vectors.base + Int(entry.row) * dimensions
  }

  /// What the numbers of a row are multiplied by to get its vector.
  package func scale(_ entry: Entry) -> Float { measures[entry.row].scale }

  /// How much a word or pair says by itself, 0…1, by the length of its vector: empty words are short.
  package func content(_ entry: Entry) -> Float {
    let inverse = inverseLength(entry)
    guard inverse > 0 else { return 0 }
    return min(max((scale(entry) / inverse - Self.emptyLength) / (Self.fullLength - Self.emptyLength), 0), 1)
  }

  /// Vectors of this length and shorter say nothing by themselves, of this length and longer all that a word can say.
  private static let emptyLength: Float = 0.33
  private static let fullLength: Float = 0.68

  /// What the numbers of a row are multiplied by to get a vector of length 1; 0 for a row of zeros.
  package func inverseLength(_ entry: Entry) -> Float { measures[entry.row].inverseLength }
}

/// Sums over rows of small numbers, many at a step on any processor.
enum RowArithmetic {
  /// The sum of the products of two rows, whose `count` is a multiple of 16 and whose numbers are at least -127.
  ///
  /// Sixteen numbers a step: as eight words of two numbers each, cut apart by shifts. The products of the two fit into a
  /// word even when they are added up, so that only sums are widened. Compilers make less of a plain loop: 128 numbers
  /// took 26 ns that way and take 11 ns this way where no wider steps than those of SSE2 may be used.
  static func product(_ a: UnsafePointer<Int8>, _ b: UnsafePointer<Int8>, count: Int) -> Int32 {
    var sum = SIMD4<Int32>.zero
    var place = 0
    while place < count {
      let (x, y) = (words(of: a, at: place), words(of: b, at: place))
      let pairs = ((x &<< 8) &>> 8) &* ((y &<< 8) &>> 8) &+ (x &>> 8) &* (y &>> 8)
      let wide = unsafeBitCast(pairs, to: SIMD4<Int32>.self)
      sum &+= ((wide &<< 16) &>> 16) &+ (wide &>> 16)
      place &+= 16
    }
    return sum.wrappedSum()
  }

  static func add(_ row: UnsafePointer<Int8>, times scale: Float, to sum: UnsafeMutablePointer<Float>, count: Int) {
    for place in 0..<count { sum[place] += Float(row[place]) * scale }
  }

  private static func words(of row: UnsafePointer<Int8>, at place: Int) -> SIMD8<Int16> {
    UnsafeRawPointer(row).loadUnaligned(fromByteOffset: place, as: SIMD8<Int16>.self)
  }
}
