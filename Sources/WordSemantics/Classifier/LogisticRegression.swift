/// Trains the classifier: multinomial logistic regression with AdaGrad steps, starting from the labels' means.
///
/// The first pass compares each sample with all labels; the later ones only with its rivals, those to which it gave a
/// chance worth mentioning. Order and random numbers are fixed, so that the same samples give the same weights, bit for
/// bit. O(samples × features × (labels + passes × rivals)).
package struct LogisticRegression: ~Copyable {
  private(set) var samples: TrainingSet
  let labelCount: Int
  let featureCount: Int
  let dimensions: Int

  /// For each feature a weight for each label.
  var features: TrainableWeights
  /// For each label a weight for each dimension.
  var directions: TrainableWeights
  /// The labels that the current sample is compared with, and the chance of each of them.
  private var rivals = GrowableBuffer<Int32>(capacity: 64)
  private var chances = GrowableBuffer<Float>(capacity: 64)
  /// The labels with a significant error, and the errors.
  private var wrong = GrowableBuffer<Int32>(capacity: 64)
  private var errors = GrowableBuffer<Float>(capacity: 64)
  private var keptRivals: RivalLists

  /// The number of passes over the samples.
  private static let passes = 6
  /// The number of passes for which a sample without errors is skipped.
  private static let restingPasses = 3
  /// A smaller error of a chance is ignored.
  static let leastError: Float = 0.02
  /// A label with a smaller chance in the first pass is not looked at in the others. It would have to become five times
  /// as likely before its error counts.
  private static let leastChance: Float = leastError / 5
  package static let inverseTemperature: Float = 0.5

  init(labels: Int, features: Int, dimensions: Int) {
    labelCount = labels
    featureCount = features
    self.dimensions = dimensions
    samples = TrainingSet(dimensions: dimensions)
    self.features = TrainableWeights(features * labels)
    directions = TrainableWeights(dimensions * labels)
    keptRivals = RivalLists()
  }

  mutating func add(_ sample: borrowing FeatureVector, label: UInt32) { samples.add(sample, label: label) }

  /// Which labels have samples.
  var isTrained: [Bool] { samples.trained(of: labelCount) }

  /// A weight for each label.
  func weights(ofFeature feature: Int) -> UnsafeBufferPointer<Float> {
    UnsafeBufferPointer(rebasing: features.values.elements[feature * labelCount..<(feature + 1) * labelCount])
  }

  /// For each dimension a weight for each label.
  var weightsOfDirections: [Float] {
    (0..<dimensions * labelCount).map { directions.base[$0 % labelCount * dimensions + $0 / labelCount] }
  }

  /// Trains on the samples in an order that `draw` shuffles: it gives a number below the one that it is given.
  mutating func learn(_ draw: (Int) -> Int) {
    startFromMeans()
    keptRivals = RivalLists(samples: samples.count)
    let trained = isTrained.enumerated().filter(\.element).map { Int32($0.offset) }
    var order = Array(0..<samples.count)
    var rests = [Int](repeating: 0, count: samples.count)
    for pass in 0..<Self.passes {
      for index in stride(from: order.count - 1, to: 0, by: -1) { order.swapAt(index, draw(index + 1)) }
      for sample in order {
        if rests[sample] > 0 {
          rests[sample] -= 1
        } else {
          if pass == 0 { compare(sample, with: trained) } else { compareWithRivals(sample) }
          if !correct(sample) { rests[sample] = Self.restingPasses }
        }
      }
    }
  }

  // MARK: One sample

  /// Computes the chance of each label, and keeps those that have one as the rivals of the sample.
  private mutating func compare(_ sample: Int, with labels: [Int32]) {
    chances.fill(labelCount, with: 0)
    let (sums, count) = (chances.base, labelCount)
    for index in samples.run(of: sample) {
      let (row, strength) = (features.base + Int(samples.features[index]) * count, samples.strengths[index])
      for label in 0..<count { sums[label] += strength * row[label] }
    }
    let direction = samples.direction(of: sample)
    rivals.removeAll()
    for label in labels {
      sums[rivals.count] =
        sums[Int(label)] + DenseRows.product(direction, directions.base + Int(label) * dimensions, dimensions)
      rivals.append(label)
    }
    normalize()
    keptRivals.keep(
      rivals.view, chances.view, above: Self.leastChance, and: Int32(samples.label(of: sample)), of: sample)
  }

  private mutating func compareWithRivals(_ sample: Int) {
    rivals.removeAll()
    rivals.append(contentsOf: keptRivals[sample])
    chances.fill(rivals.count, with: 0)
    let (sums, count, rivals) = (chances.base, rivals.count, rivals.base)
    for index in samples.run(of: sample) {
      let (row, strength) = (features.base + Int(samples.features[index]) * labelCount, samples.strengths[index])
      for rival in 0..<count { sums[rival] += strength * row[Int(rivals[rival])] }
    }
    let direction = samples.direction(of: sample)
    for rival in 0..<count {
      sums[rival] += DenseRows.product(direction, directions.base + Int(rivals[rival]) * dimensions, dimensions)
    }
    normalize()
    keptRivals.drop(chances.view, below: Self.leastChance, except: Int32(samples.label(of: sample)), of: sample)
  }

  /// From evidence to chances.
  private mutating func normalize() {
    let (chances, count) = (chances.base, rivals.count)
    var best = -Float.infinity
    for rival in 0..<count { best = max(best, chances[rival]) }
    var sum: Float = 0
    for rival in 0..<count {
      chances[rival] = Exponential.exp(Self.inverseTemperature * (chances[rival] - best))
      sum += chances[rival]
    }
    for rival in 0..<count { chances[rival] /= sum }
  }

  /// One gradient step for a sample. False when no error was significant.
  private mutating func correct(_ sample: Int) -> Bool {
    findErrors(label: Int32(samples.label(of: sample)))
    guard wrong.count > 0 else { return false }
    features.beginGathering()
    for index in samples.run(of: sample) {
      let (row, strength) = (Int(samples.features[index]) * labelCount, samples.strengths[index])
      for index in 0..<wrong.count { features.gather(row + Int(wrong[index]), slope: strength * errors[index]) }
    }
    features.correctGathered()
    let direction = samples.direction(of: sample)
    for index in 0..<wrong.count {
      directions.correct(from: Int(wrong[index]) * dimensions, direction, dimensions, error: errors[index])
    }
    return true
  }

  private mutating func findErrors(label: Int32) {
    wrong.removeAll()
    errors.removeAll()
    for rival in 0..<rivals.count {
      let error = chances[rival] - (rivals[rival] == label ? 1 : 0)
      guard abs(error) > Self.leastError else { continue }
      wrong.append(rivals[rival])
      errors.append(error)
    }
  }
}
