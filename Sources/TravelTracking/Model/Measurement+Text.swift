import AppIntents

extension Measurement where UnitType == UnitLength {
  /// The way as it is said, in the units of the person: "1.2 kilometers".
  var spoken: String {
    formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: .number.precision(.fractionLength(0...1))))
  }
}
