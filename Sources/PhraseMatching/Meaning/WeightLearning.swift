/// Learns which features speak for which shortcut: multinomial logistic regression that starts from the shortcuts' means.
///
/// Everything is in a fixed order and seeded, so that the same phrases give the same weights, bit for bit.
struct WeightLearning: ~Copyable {
  /// The samples, features side by side.
  private var starts: [Int] = [0]
  private var features: [UInt32] = []
  private var strengths: [Float] = []
  private var directions: [Float] = []
  private var meanings: [UInt32] = []
  let meaningCount: Int
  private let featureCount: Int
  private let dimensions: Int

  /// For each feature, and behind them for each dimension of the direction, a weight for each meaning.
  private(set) var weights: GrowableBuffer<Float>
  /// What each weight was moved by so far, squared.
  private var squares: GrowableBuffer<Float>
  private var chances: GrowableBuffer<Float>
  /// The meanings whose chance was wrong.
  private var wrong = GrowableBuffer<Int32>(capacity: 64)

  /// How steep the means are to begin with.
  static let initialScale: Float = 10
  static let rate: Float = 0.08
  /// How often the samples are gone through.
  private static let passes = 6
  /// A sample that taught nothing is passed over so many times.
  private static let restingPasses = 3
  /// A chance that is off by less than this teaches nothing.
  static let leastError: Float = 0.02
  /// How much the evidence is flattened before it becomes a chance.
  static let flatness: Float = 0.5
  /// Keeps a step from being divided by nothing.
  private static let leastRoot: Float = 1e-8

  init(meanings: Int, features: Int, dimensions: Int) {
    meaningCount = meanings
    featureCount = features
    self.dimensions = dimensions
    let count = (features + dimensions) * meanings
    weights = GrowableBuffer(capacity: count)
    weights.fill(count, with: 0)
    squares = GrowableBuffer(capacity: count)
    squares.fill(count, with: 0)
    chances = GrowableBuffer(capacity: meanings)
    chances.fill(meanings, with: 0)
  }

  mutating func add(_ sample: borrowing MeaningFeatures, meaning: UInt32) {
    for place in 0..<sample.features.count {
      features.append(sample.features[place])
      strengths.append(sample.strengths[place])
    }
    starts.append(features.count)
    directions.append(contentsOf: sample.direction.elements)
    meanings.append(meaning)
  }

  /// Whether a meaning has samples at all.
  var isTaught: [Bool] {
    var isTaught = [Bool](repeating: false, count: meaningCount)
    for meaning in meanings { isTaught[Int(meaning)] = true }
    return isTaught
  }

  mutating func learn() {
    startFromMeans()
    let isTaught = isTaught
    var order = Array(meanings.indices)
    var draws = SeededNumbers(state: 1)
    var rests = [Int](repeating: 0, count: meanings.count)
    for _ in 0..<Self.passes {
      for place in stride(from: order.count - 1, to: 0, by: -1) { order.swapAt(place, draws.below(place + 1)) }
      for sample in order {
        if rests[sample] > 0 {
          rests[sample] -= 1
        } else if !study(sample, isTaught) {
          rests[sample] = Self.restingPasses
        }
      }
    }
  }

  /// Gives meanings of the same phrases the same weights, those between theirs: whichever was studied last, a request is
  /// a question to both.
  ///
  /// - Parameter twins: for each meaning the first one of the same phrases.
  mutating func share(among twins: [Int]) {
    var families: [[Int]] = Array(repeating: [], count: meaningCount)
    for (meaning, isTaught) in isTaught.enumerated() where isTaught { families[twins[meaning]].append(meaning) }
    let weights = weights.base
    for family in families where family.count > 1 {
      for row in stride(from: 0, to: self.weights.count, by: meaningCount) {
        let mean = family.reduce(0) { $0 + weights[row + $1] } / Float(family.count)
        for meaning in family { weights[row + meaning] = mean }
      }
    }
  }

  /// Each meaning begins with the mean of its samples, brought to one length.
  private mutating func startFromMeans() {
    let (weights, count) = (weights.base, meaningCount)
    for sample in meanings.indices {
      let meaning = Int(meanings[sample])
      forEachRow(of: sample) { row, strength in weights[row + meaning] += strength }
    }
    var lengths = [Float](repeating: 0, count: count)
    for place in 0..<self.weights.count { lengths[place % count] += weights[place] * weights[place] }
    let scales = lengths.map { $0 > 0 ? Self.initialScale / $0.squareRoot() : 0 }
    for place in 0..<self.weights.count { weights[place] *= scales[place % count] }
  }

  /// Calls `body` with the weights' row of each feature of a sample, and how strong the feature is.
  private func forEachRow(of sample: Int, _ body: (Int, Float) -> Void) {
    for place in starts[sample]..<starts[sample + 1] { body(Int(features[place]) * meaningCount, strengths[place]) }
    for dimension in 0..<dimensions {
      body((featureCount + dimension) * meaningCount, directions[sample * dimensions + dimension])
    }
  }

  /// One step: what the sample was taken for, and what it should have been. False when there was nothing to learn.
  private mutating func study(_ sample: Int, _ isTaught: [Bool]) -> Bool {
    guess(sample, isTaught)
    chances[Int(meanings[sample])] -= 1
    wrong.removeAll()
    for meaning in 0..<meaningCount {
      if abs(chances[meaning]) > Self.leastError { wrong.append(Int32(meaning)) } else { chances[meaning] = 0 }
    }
    guard wrong.count > 0 else { return false }
    let isMostly = wrong.count * Self.worthSkipping > meaningCount
    forEachRow(of: sample) { row, strength in
      if isMostly { correctAll(row, strength) } else { correct(row, strength) }
    }
    return true
  }

  /// Where fewer than one in so many chances are wrong, the others are passed over; else going through all is faster.
  private static let worthSkipping = 8

  private func correct(_ row: Int, _ strength: Float) {
    let (weights, squares, chances) = (weights.base + row, squares.base + row, chances.base)
    for meaning in wrong.elements {
      let place = Int(meaning)
      let slope = strength * chances[place]
      squares[place] += slope * slope
      weights[place] -= Self.rate * slope / (squares[place].squareRoot() + Self.leastRoot)
    }
  }

  /// The same; a chance that is right is 0 and changes nothing.
  private func correctAll(_ row: Int, _ strength: Float) {
    let (weights, squares, chances) = (weights.base + row, squares.base + row, chances.base)
    for place in 0..<meaningCount {
      let slope = strength * chances[place]
      let square = squares[place] + slope * slope
      squares[place] = square
      weights[place] -= Self.rate * slope / (square.squareRoot() + Self.leastRoot)
    }
  }

  /// The chance of each meaning, as the weights stand.
  private mutating func guess(_ sample: Int, _ isTaught: [Bool]) {
    let (chances, count) = (chances.base, meaningCount)
    for meaning in 0..<count { chances[meaning] = 0 }
    for place in starts[sample]..<starts[sample + 1] {
      let (row, strength) = (weights.base + Int(features[place]) * count, strengths[place])
      for meaning in 0..<count { chances[meaning] += strength * row[meaning] }
    }
    directions.withUnsafeBufferPointer { directions in
      guard let base = directions.baseAddress else { return }
      WeightedRows.add(
        base + sample * dimensions, weights.base + featureCount * count, rows: dimensions, to: chances, count)
    }
    var best = -Float.infinity
    for meaning in 0..<count where isTaught[meaning] { best = max(best, chances[meaning]) }
    var sum: Float = 0
    for meaning in 0..<count {
      chances[meaning] = isTaught[meaning] ? Exponential.exp(Self.flatness * (chances[meaning] - best)) : 0
      sum += chances[meaning]
    }
    for meaning in 0..<count { chances[meaning] /= sum }
  }
}

/// Sums of many rows, each with a weight of its own.
enum WeightedRows {
  /// So many rows are added up before a sum is written back.
  private static let atOnce = 4

  /// Adds to each of `count` sums its places in some rows, a multiple of four, that lie one behind the other.
  static func add(
    _ strengths: UnsafePointer<Float>, _ rows: UnsafePointer<Float>, rows rowCount: Int,
    to sums: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    for row in stride(from: 0, to: rowCount, by: atOnce) {
      let strengths = strengths + row
      let (first, second, third, fourth) = (strengths[0], strengths[1], strengths[2], strengths[3])
      let row = rows + row * count
      let (next, afterNext, last) = (row + count, row + 2 * count, row + 3 * count)
      for place in 0..<count {
        let sum = sums[place] + first * row[place] + second * next[place]
        sums[place] = sum + third * afterNext[place] + fourth * last[place]
      }
    }
  }
}
