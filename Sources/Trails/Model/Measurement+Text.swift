import AppIntents

extension Measurement where UnitType == UnitLength {
  /// The distance as a sign by the way gives it, in the units of the person: "5.2 km".
  var shown: String { formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: Self.rounding)) }

  /// The distance with its unit written out, as it is said: "5.2 kilometers".
  var spoken: String { formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: Self.rounding)) }

  private static var rounding: FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(0...1)) }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in its own unit, written out.
  var spelled: String { formatted(.measurement(width: .wide, usage: .asProvided)) }
}
