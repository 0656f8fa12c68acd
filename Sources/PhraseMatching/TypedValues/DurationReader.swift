/// Reads a span of time as seconds: "90 seconds", "an hour and a half", "1:30 hours", `01:30:00`, `PT1H30M`.
///
/// A month counts as 30 days and a year as 365. `1:30` without a unit could be minutes or hours and is neither. A leading
/// "for" is the phrase's affair.
enum DurationReader {
  static func read(_ request: TokenView, at index: Int) -> TypedReading? {
    if let clock = clock(request, at: index) { return clock }
    guard let (end, span) = TimeSpanReader(request: request).read(at: index) else { return nil }
    return TypedReading(end: end, value: .duration(seconds: span.totalSeconds))
  }

  /// `1:30:00`, or `1:30` before the unit of its first field.
  private static func clock(_ request: TokenView, at index: Int) -> TypedReading? {
    guard let fields = NumberFields(request, at: index), fields.separator == NumberFields.colon else { return nil }
    guard fields.second < 60, fields.third < 60 else { return nil }
    let sum = Double(fields.first * 3_600 + fields.second * 60 + fields.third)
    if fields.count == 3 {
      let end = request.timeUnit(index + 1) == .hour ? index + 2 : index + 1
      return TypedReading(end: end, value: .duration(seconds: sum))
    }
    return switch request.timeUnit(index + 1) {
    case .hour: TypedReading(end: index + 2, value: .duration(seconds: sum))
    case .minute: TypedReading(end: index + 2, value: .duration(seconds: sum / 60))
    default: nil
    }
  }
}
