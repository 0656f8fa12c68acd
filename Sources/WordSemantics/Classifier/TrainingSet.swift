/// The features of labelled samples, concatenated.
struct TrainingSet: ~Copyable {
  private var starts = GrowableBuffer<UInt32>(capacity: 256)
  private(set) var features = GrowableBuffer<UInt32>(capacity: 4_096)
  private(set) var strengths = GrowableBuffer<Float>(capacity: 4_096)
  private var directions = GrowableBuffer<Float>(capacity: 4_096)
  private var labels = GrowableBuffer<UInt32>(capacity: 256)
  private let dimensions: Int

  init(dimensions: Int) {
    self.dimensions = dimensions
    starts.append(0)
  }

  var count: Int { labels.count }

  mutating func add(_ sample: borrowing FeatureVector, label: UInt32) {
    features.append(contentsOf: sample.features.view)
    strengths.append(contentsOf: sample.strengths.view)
    starts.append(UInt32(features.count))
    directions.append(contentsOf: sample.direction.view)
    labels.append(label)
  }

  func label(of sample: Int) -> Int { Int(labels[sample]) }

  /// The indices of a sample's features and strengths.
  func run(of sample: Int) -> Range<Int> { Int(starts[sample])..<Int(starts[sample + 1]) }

  /// The direction of a sample's words.
  func direction(of sample: Int) -> UnsafePointer<Float> { UnsafePointer(directions.base + sample * dimensions) }

  /// Which of so many labels have samples.
  func trained(of labelCount: Int) -> [Bool] {
    var isTrained = [Bool](repeating: false, count: labelCount)
    for label in labels.elements { isTrained[Int(label)] = true }
    return isTrained
  }
}
