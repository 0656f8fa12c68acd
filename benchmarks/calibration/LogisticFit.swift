import Foundation

/// Logistic regression by Newton's method.
enum LogisticFit {
  private static let rounds = 30

  static func weights(_ observations: [Observation], count: Int) -> [Double] {
    var weights = [Double](repeating: 0, count: count)
    for _ in 0..<rounds {
      let step = step(observations, weights)
      for index in 0..<count { weights[index] += step[index] }
    }
    return weights
  }

  private static func step(_ observations: [Observation], _ weights: [Double]) -> [Double] {
    let count = weights.count
    var gradient = [Double](repeating: 0, count: count)
    var curvature = [[Double]](repeating: gradient, count: count)
    for observation in observations {
      let probability = 1 / (1 + exp(-observation.evidence(weights)))
      let error = observation.weight * ((observation.isRight ? 1 : 0) - probability)
      let bend = observation.weight * probability * (1 - probability)
      for row in 0..<count {
        gradient[row] += error * observation.features[row]
        for column in 0..<count {
          curvature[row][column] += bend * observation.features[row] * observation.features[column]
        }
      }
    }
    return solve(curvature, gradient)
  }

  /// Gaussian elimination; the matrix is positive definite, so that no rows have to be exchanged.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var rows = zip(matrix, right).map { $0 + [$1] }
    for pivot in rows.indices {
      for other in rows.indices where other != pivot {
        let factor = rows[other][pivot] / rows[pivot][pivot]
        for column in pivot...rows.count { rows[other][column] -= factor * rows[pivot][column] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
