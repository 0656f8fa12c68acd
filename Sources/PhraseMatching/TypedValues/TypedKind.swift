package enum TypedKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case integer, number, boolean, date, duration, measurement
}

/// A value at the beginning of some tokens.
package struct TypedReading: Sendable, BitwiseCopyable {
  /// The index of the token behind the last one that the value took.
  package var end: Int
  package var value: TypedValue
}

extension TypedKind {
  /// The longest value of this kind that starts at `index`, or nil; `now` is the present, in local time.
  ///
  /// O(1): reads a few tokens, however long the request is. Allocates nothing once its word tables exist. Pure: the
  /// same tokens and the same `now` give the same value. English; a ``ValueTranslator`` makes it of other languages.
  package func read(_ request: TokenView, at index: Int, now: CivilMoment) -> TypedReading? {
    guard index >= 0, index < request.count else { return nil }
    return switch self {
    case .integer: IntegerReader.read(request, at: index)
    case .number: NumberReader.read(request, at: index)
    case .boolean: BooleanReader.read(request, at: index)
    case .date: DateReader(request: request, now: now).read(at: index)
    case .duration: DurationReader.read(request, at: index)
    case .measurement: MeasurementReader.read(request, at: index)
    }
  }
}
