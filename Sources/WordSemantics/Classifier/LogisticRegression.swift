import FlatMemory

/// Trains the classifier: multinomial logistic regression with AdaGrad steps, starting from the labels' means.
///
/// Order and random numbers are fixed, so that the same samples give the same weights, bit for bit. O(passes × samples
/// × features × labels) at most; samples that teach nothing are skipped.
struct LogisticRegression: ~Copyable {
  /// The samples, features concatenated.
  private var starts: [Int] = [0]
  private var features: [UInt32] = []
  private var strengths: [Float] = []
  private var directions: [Float] = []
  private var labels: [UInt32] = []
  let labelCount: Int
  private let featureCount: Int
  private let dimensions: Int

  /// For each feature, then for each dimension, a weight for each label.
  private(set) var weights: GrowableBuffer<Float>
  /// The sum of the squared gradients of each weight.
  private var squares: GrowableBuffer<Float>
  private var chances: GrowableBuffer<Float>
  /// The labels with a significant error.
  private var wrong = GrowableBuffer<Int32>(capacity: 64)

  /// The initial length of each label's weights.
  static let initialScale: Float = 10
  static let rate: Float = 0.08
  /// The number of passes over the samples.
  private static let passes = 6
  /// The number of passes for which a sample without errors is skipped.
  private static let restingPasses = 3
  /// A smaller error of a chance is ignored.
  static let leastError: Float = 0.02
  static let inverseTemperature: Float = 0.5
  /// Avoids a division by zero.
  private static let leastRoot: Float = 1e-8

  init(labels: Int, features: Int, dimensions: Int) {
    labelCount = labels
    featureCount = features
    self.dimensions = dimensions
    let count = (features + dimensions) * labels
    weights = GrowableBuffer(capacity: count)
    weights.fill(count, with: 0)
    squares = GrowableBuffer(capacity: count)
    squares.fill(count, with: 0)
    chances = GrowableBuffer(capacity: labels)
    chances.fill(labels, with: 0)
  }

  mutating func add(_ sample: borrowing FeatureVector, label: UInt32) {
    for index in 0..<sample.features.count {
      features.append(sample.features[index])
      strengths.append(sample.strengths[index])
    }
    starts.append(features.count)
    directions.append(contentsOf: sample.direction.elements)
    labels.append(label)
  }

  /// Which labels have samples.
  var isTrained: [Bool] {
    var isTrained = [Bool](repeating: false, count: labelCount)
    for label in labels { isTrained[Int(label)] = true }
    return isTrained
  }

  mutating func learn() {
    startFromMeans()
    let isTrained = isTrained
    var order = Array(labels.indices)
    var rests = [Int](repeating: 0, count: labels.count)
    for pass in 0..<Self.passes {
      shuffle(&order, pass)
      for sample in order {
        if rests[sample] > 0 {
          rests[sample] -= 1
        } else if !study(sample, isTrained) {
          rests[sample] = Self.restingPasses
        }
      }
    }
  }

  /// Shuffles the samples, differently in each pass.
  private func shuffle(_ order: inout [Int], _ pass: Int) {
    for index in stride(from: order.count - 1, to: 0, by: -1) {
      let draw = TokenHash.mix(UInt64(pass) << 32 | UInt64(index))
      order.swapAt(index, Int(draw % UInt64(index + 1)))
    }
  }

  /// Gives labels with the same phrases the same weights, their mean: otherwise the one that was studied last would
  /// win.
  ///
  /// - Parameter duplicates: for each label the first one with the same phrases.
  mutating func share(among duplicates: [Int]) {
    var families: [[Int]] = Array(repeating: [], count: labelCount)
    for (label, isTrained) in isTrained.enumerated() where isTrained { families[duplicates[label]].append(label) }
    let weights = weights.base
    for family in families where family.count > 1 {
      for row in stride(from: 0, to: self.weights.count, by: labelCount) {
        let mean = family.reduce(0) { $0 + weights[row + $1] } / Float(family.count)
        for label in family { weights[row + label] = mean }
      }
    }
  }

  /// Starts each label with the mean of its samples, scaled to one length.
  private mutating func startFromMeans() {
    let (weights, count) = (weights.base, labelCount)
    for sample in labels.indices {
      let label = Int(labels[sample])
      forEachRow(of: sample) { row, strength in weights[row + label] += strength }
    }
    var lengths = [Float](repeating: 0, count: count)
    for index in 0..<self.weights.count { lengths[index % count] += weights[index] * weights[index] }
    let scales = lengths.map { $0 > 0 ? Self.initialScale / $0.squareRoot() : 0 }
    for index in 0..<self.weights.count { weights[index] *= scales[index % count] }
  }

  /// Calls `body` with the row of each feature of a sample and the feature's strength.
  private func forEachRow(of sample: Int, _ body: (Int, Float) -> Void) {
    for index in starts[sample]..<starts[sample + 1] { body(Int(features[index]) * labelCount, strengths[index]) }
    for dimension in 0..<dimensions {
      body((featureCount + dimension) * labelCount, directions[sample * dimensions + dimension])
    }
  }

  /// One gradient step for a sample. False when no error was significant.
  private mutating func study(_ sample: Int, _ isTrained: [Bool]) -> Bool {
    guess(sample, isTrained)
    chances[Int(labels[sample])] -= 1
    wrong.removeAll()
    for label in 0..<labelCount {
      if abs(chances[label]) > Self.leastError { wrong.append(Int32(label)) } else { chances[label] = 0 }
    }
    guard wrong.count > 0 else { return false }
    let isMostly = wrong.count * Self.worthSkipping > labelCount
    forEachRow(of: sample) { row, strength in
      if isMostly { correctAll(row, strength) } else { correct(row, strength) }
    }
    return true
  }

  /// With fewer errors than one in so many labels, only those are updated; otherwise updating all is faster.
  private static let worthSkipping = 8

  private func correct(_ row: Int, _ strength: Float) {
    let (weights, squares, chances) = (weights.base + row, squares.base + row, chances.base)
    for label in wrong.elements {
      let index = Int(label)
      let slope = strength * chances[index]
      squares[index] += slope * slope
      weights[index] -= Self.rate * slope / (squares[index].squareRoot() + Self.leastRoot)
    }
  }

  /// The same for all labels; an insignificant error is 0 and changes nothing.
  private func correctAll(_ row: Int, _ strength: Float) {
    let (weights, squares, chances) = (weights.base + row, squares.base + row, chances.base)
    for index in 0..<labelCount {
      let slope = strength * chances[index]
      let square = squares[index] + slope * slope
      squares[index] = square
      weights[index] -= Self.rate * slope / (square.squareRoot() + Self.leastRoot)
    }
  }

  /// The chance of each label with the current weights.
  private mutating func guess(_ sample: Int, _ isTrained: [Bool]) {
    let (chances, count) = (chances.base, labelCount)
    for label in 0..<count { chances[label] = 0 }
    for index in starts[sample]..<starts[sample + 1] {
      let (row, strength) = (weights.base + Int(features[index]) * count, strengths[index])
      for label in 0..<count { chances[label] += strength * row[label] }
    }
    directions.withUnsafeBufferPointer { directions in
      guard let base = directions.baseAddress else { return }
      WeightedRows.add(
        base + sample * dimensions, weights.base + featureCount * count, rows: dimensions, to: chances, count)
    }
    var best = -Float.infinity
    for label in 0..<count where isTrained[label] { best = max(best, chances[label]) }
    var sum: Float = 0
    for label in 0..<count {
      chances[label] = isTrained[label] ? Exponential.exp(Self.inverseTemperature * (chances[label] - best)) : 0
      sum += chances[label]
    }
    for label in 0..<count { chances[label] /= sum }
  }
}

enum WeightedRows {
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
}
