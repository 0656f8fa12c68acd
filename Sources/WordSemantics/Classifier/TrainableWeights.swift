/// Weights with the sums of their squared gradients, by which AdaGrad shortens its steps.
struct TrainableWeights: ~Copyable {
  private(set) var values: GrowableBuffer<Float>
  private var squares: GrowableBuffer<Float>
  /// The weights of one step, side by side, and their gradients.
  private var gathered = GrowableBuffer<Float>(capacity: 1_024)
  private var gatheredSquares = GrowableBuffer<Float>(capacity: 1_024)
  private var slopes = GrowableBuffer<Float>(capacity: 1_024)
  private var cells = GrowableBuffer<UInt32>(capacity: 1_024)

  static let rate: Float = 0.08
  /// Avoids a division by zero.
  private static let leastRoot: Float = 1e-8

  init(_ count: Int) {
    values = GrowableBuffer(capacity: count)
    values.fill(count, with: 0)
    squares = GrowableBuffer(capacity: count)
    squares.fill(count, with: 0)
  }

  var base: UnsafeMutablePointer<Float> { values.base }

  /// Steps against the gradient of neighbouring weights: the strengths of their inputs, times an error.
  mutating func correct(from start: Int, _ strengths: UnsafePointer<Float>, _ count: Int, error: Float) {
    slopes.resizeWithoutClearing(to: count)
    let slopes = slopes.base
    for index in 0..<count { slopes[index] = error * strengths[index] }
    Self.step(slopes, values.base + start, squares.base + start, count)
  }

  mutating func beginGathering() {
    cells.removeAll()
    slopes.removeAll()
  }

  /// Adds a weight to those that ``correctGathered()`` steps.
  mutating func gather(_ cell: Int, slope: Float) {
    cells.append(UInt32(cell))
    slopes.append(slope)
  }

  /// Steps against the gradient of weights that lie far from each other. They are copied side by side, since a square
  /// root of four numbers takes no longer than one of a single number.
  mutating func correctGathered() {
    let (cells, count) = (cells.base, cells.count)
    gathered.resizeWithoutClearing(to: count)
    gatheredSquares.resizeWithoutClearing(to: count)
    for index in 0..<count {
      gathered.base[index] = values.base[Int(cells[index])]
      gatheredSquares.base[index] = squares.base[Int(cells[index])]
    }
    Self.step(slopes.base, gathered.base, gatheredSquares.base, count)
    for index in 0..<count {
      values.base[Int(cells[index])] = gathered.base[index]
      squares.base[Int(cells[index])] = gatheredSquares.base[index]
    }
  }

  private static func step(
    _ slopes: UnsafePointer<Float>, _ weights: UnsafeMutablePointer<Float>, _ squares: UnsafeMutablePointer<Float>,
    _ count: Int
  ) {
    for index in 0..<count {
      let slope = slopes[index]
      let square = squares[index] + slope * slope
      squares[index] = square
      weights[index] -= rate * slope / (square.squareRoot() + leastRoot)
    }
  }

  /// Gives weights their mean.
  mutating func average(_ cells: [Int]) {
    let mean = cells.reduce(0) { $0 + values[$1] } / Float(cells.count)
    for cell in cells { values[cell] = mean }
  }
}
