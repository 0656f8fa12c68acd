internal import Glibc

/// Puts numbers on an axis where equal ratios are equally far apart.
struct LogScale {
  private let numbers: ClosedRange<Double>
  private let positions: (start: Double, end: Double)

  /// An axis from whole powers of ten below and above the numbers, or from exactly the numbers.
  enum Ends {
    case powersOfTen
    case exact
  }

  init(_ numbers: [Double], ends: Ends, from start: Double, to end: Double) {
    let least = max(numbers.min() ?? 1, 1e-9)
    let most = max(numbers.max() ?? 10, least)
    switch ends {
    case .exact: self.numbers = least...max(most, least * 10)
    case .powersOfTen:
      let low = pow(10, floor(log10(least) + 1e-9))
      self.numbers = low...max(pow(10, ceil(log10(most) - 1e-9)), low * 10)
    }
    positions = (start, end)
  }

  func position(of number: Double) -> Double {
    let share = log10(number / numbers.lowerBound) / log10(numbers.upperBound / numbers.lowerBound)
    return positions.start + share * (positions.end - positions.start)
  }

  /// The powers of ten on the axis.
  var ticks: [Double] {
    let powers = Int(ceil(log10(numbers.lowerBound) - 1e-9))...Int(floor(log10(numbers.upperBound) + 1e-9))
    return powers.map { pow(10, Double($0)) }
  }

  /// Where lines between the powers of ten belong: at 2, 3, … 9 times each.
  var minorTicks: [Double] { ticks.flatMap { tick in (2...9).map { tick * Double($0) } }.filter(numbers.contains) }
}
