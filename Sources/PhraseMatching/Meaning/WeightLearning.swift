/// Learns which features speak for which shortcut: multinomial logistic regression that starts from the shortcuts' means.
///
/// Everything is in a fixed order and seeded, so that the same phrases give the same weights, bit for bit.
struct WeightLearning {
  /// The samples, features side by side.
  private var starts: [Int] = [0]
  private var features: [UInt32] = []
  private var strengths: [Float] = []
  private var directions: [Float] = []
  private var meanings: [UInt32] = []
  private let meaningCount: Int
  private let featureCount: Int
  private let dimensions: Int

  /// For each feature, and behind them for each dimension of the direction, a weight for each meaning.
  private(set) var weights: [Float]

  /// How steep the means are to begin with.
  static let initialScale: Float = 10
  static let rate: Float = 0.04
  static let passes = 20
  /// A chance that is off by less than this teaches nothing.
  static let leastError: Float = 0.002

  init(meanings: Int, features: Int, dimensions: Int) {
    meaningCount = meanings
    featureCount = features
    self.dimensions = dimensions
    weights = [Float](repeating: 0, count: (features + dimensions) * meanings)
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
    var squares = [Float](repeating: 1e-8, count: weights.count)
    var chances = [Float](repeating: 0, count: meaningCount)
    var order = Array(meanings.indices)
    var draws = SeededNumbers(state: 1)
    let isTaught = isTaught
    for _ in 0..<Self.passes {
      for place in stride(from: order.count - 1, to: 0, by: -1) { order.swapAt(place, draws.below(place + 1)) }
      for sample in order { study(sample, isTaught, &chances, &squares) }
    }
  }

  private mutating func startFromMeans() {
    for sample in meanings.indices {
      let meaning = Int(meanings[sample])
      forEachFeature(of: sample) { row, strength in weights[row * meaningCount + meaning] += strength }
    }
    var squares = [Float](repeating: 0, count: meaningCount)
    for row in 0..<(featureCount + dimensions) {
      for meaning in 0..<meaningCount {
        let weight = weights[row * meaningCount + meaning]
        squares[meaning] += weight * weight
      }
    }
    let scales = squares.map { $0 > 0 ? Self.initialScale / $0.squareRoot() : 0 }
    for row in 0..<(featureCount + dimensions) {
      for meaning in 0..<meaningCount { weights[row * meaningCount + meaning] *= scales[meaning] }
    }
  }

  private func forEachFeature(of sample: Int, _ body: (Int, Float) -> Void) {
    for place in starts[sample]..<starts[sample + 1] { body(Int(features[place]), strengths[place]) }
    for dimension in 0..<dimensions { body(featureCount + dimension, directions[sample * dimensions + dimension]) }
  }

  /// One step: what the sample was taken for, and what it should have been.
  private mutating func study(_ sample: Int, _ isTaught: [Bool], _ chances: inout [Float], _ squares: inout [Float]) {
    guess(sample, isTaught, &chances)
    chances[Int(meanings[sample])] -= 1
    var wrong: [Int] = []
    for meaning in 0..<meaningCount where abs(chances[meaning]) > Self.leastError { wrong.append(meaning) }
    guard !wrong.isEmpty else { return }
    weights.withUnsafeMutableBufferPointer { weights in
      squares.withUnsafeMutableBufferPointer { squares in
        forEachFeature(of: sample) { row, strength in
          for meaning in wrong {
            let slope = strength * chances[meaning]
            let place = row * meaningCount + meaning
            squares[place] += slope * slope
            weights[place] -= Self.rate * slope / squares[place].squareRoot()
          }
        }
      }
    }
  }

  /// The chance of each meaning, as the weights stand.
  private func guess(_ sample: Int, _ isTaught: [Bool], _ chances: inout [Float]) {
    chances.withUnsafeMutableBufferPointer { chances in
      weights.withUnsafeBufferPointer { weights in
        for meaning in 0..<meaningCount { chances[meaning] = 0 }
        forEachFeature(of: sample) { row, strength in
          let row = weights.baseAddress! + row * meaningCount
          for meaning in 0..<meaningCount { chances[meaning] += strength * row[meaning] }
        }
        var best = -Float.infinity
        for meaning in 0..<meaningCount where isTaught[meaning] { best = max(best, chances[meaning]) }
        var sum: Float = 0
        for meaning in 0..<meaningCount {
          chances[meaning] = isTaught[meaning] ? Exponential.exp(chances[meaning] - best) : 0
          sum += chances[meaning]
        }
        for meaning in 0..<meaningCount { chances[meaning] /= sum }
      }
    }
  }
}
