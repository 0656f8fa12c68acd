// Means, of samples and of labels.
extension LogisticRegression {
  /// The initial length of each label's weights.
  static let initialScale: Float = 10

  /// Gives labels with the same phrases the same weights, their mean: otherwise the one that was studied last would
  /// win.
  ///
  /// - Parameter duplicates: for each label the first one with the same phrases.
  mutating func share(among duplicates: [Int]) {
    var families: [[Int]] = Array(repeating: [], count: labelCount)
    for (label, isTrained) in isTrained.enumerated() where isTrained { families[duplicates[label]].append(label) }
    for family in families where family.count > 1 {
      for feature in 0..<featureCount { features.average(family.map { feature * labelCount + $0 }) }
      for dimension in 0..<dimensions { directions.average(family.map { $0 * dimensions + dimension }) }
    }
  }

  /// Starts each label with the mean of its samples, scaled to one length.
  mutating func startFromMeans() {
    let (weights, directions, count) = (features.base, directions.base, labelCount)
    for sample in 0..<samples.count {
      let label = samples.label(of: sample)
      for index in samples.run(of: sample) {
        weights[Int(samples.features[index]) * count + label] += samples.strengths[index]
      }
      let (row, direction) = (directions + label * dimensions, samples.direction(of: sample))
      for dimension in 0..<dimensions { row[dimension] += direction[dimension] }
    }
    scale()
  }

  private mutating func scale() {
    let (weights, directions, count) = (features.base, directions.base, labelCount)
    var lengths = (0..<count).map { label in
      DenseRows.product(directions + label * dimensions, directions + label * dimensions, dimensions)
    }
    for row in 0..<featureCount {
      let row = weights + row * count
      for label in 0..<count { lengths[label] += row[label] * row[label] }
    }
    let scales = lengths.map { $0 > 0 ? Self.initialScale / $0.squareRoot() : 0 }
    for row in 0..<featureCount {
      let row = weights + row * count
      for label in 0..<count { row[label] *= scales[label] }
    }
    for label in 0..<count {
      for index in label * dimensions..<(label + 1) * dimensions { directions[index] *= scales[label] }
    }
  }
}
