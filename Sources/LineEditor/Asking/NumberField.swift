/// A number to be entered, or changed in steps within a range.
package struct NumberField: Equatable, Sendable {
  package var range: ClosedRange<Double>
  package var step: Double
  /// The number that Enter alone stands for, and where steps begin.
  package var start: Double?

  package init(_ range: ClosedRange<Double>, step: Double = 1, start: Double? = nil) {
    (self.range, self.step, self.start) = (range, step, start)
  }

  /// The number that a text stands for, if it is in range; no text is the start.
  func number(of text: String) -> Double? {
    let number = text.isEmpty ? start : Double(text)
    return number.flatMap { range.contains($0) ? $0 : nil }
  }

  /// The text of the number so many steps away. Where there is no number yet, it is the one that steps begin at.
  func text(_ text: String, movedBy steps: Double) -> String {
    let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
    let moved = number.map { $0 + steps * step } ?? start ?? (steps > 0 ? range.lowerBound : range.upperBound)
    return Self.text(of: min(max(moved, range.lowerBound), range.upperBound))
  }

  /// Whole numbers without a fraction, others with as many digits as steps need.
  static func text(of number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
