/// Reads a number with a unit: "5 km", "half a litre", "two and a half cups", "70 degrees fahrenheit", "6 feet 2 inches".
///
/// The value is in the first unit that was said: 6 feet 2 inches are 6.17 feet. `m` is meters here; "in" is inches only
/// directly behind the number or at the end of the request, because elsewhere it is the preposition.
enum MeasurementReader {
  static func read(_ request: TokenView, at index: Int) -> TypedReading? {
    guard var reading = simple(request, at: index) else { return nil }
    if let added = request.addedFraction(at: reading.end), !isFollowedByUnit(request, added) {
      reading.value += reading.value < 0 ? -added.value : added.value
      reading.end = added.end
    } else if let rest = rest(request, after: reading) {
      reading.value += rest.value
      reading.end = rest.end
    }
    return TypedReading(end: reading.end, value: .measurement(reading.value, reading.unit))
  }

  private struct Simple {
    var end: Int
    var value: Double
    var unit: MeasurementUnit
  }

  private static func simple(_ request: TokenView, at index: Int) -> Simple? {
    guard let quantity = request.quantityBeforeUnit(at: index) else { return nil }
    guard let (end, unit) = UnitReader(request: request).read(at: quantity.end) else { return nil }
    if quantity.shape == .article, request[quantity.end].length <= 2 { return nil }
    if request.word(quantity.end) == .in, end < request.count, request.gap(after: quantity.end - 1) > 0 { return nil }
    return Simple(end: end, value: quantity.value, unit: unit)
  }

  /// "and a half cup" begins something else; "and a half" belongs to the measurement.
  private static func isFollowedByUnit(_ request: TokenView, _ fraction: Quantity) -> Bool {
    var end = fraction.end
    if request.word(end) == .of { end += 1 }
    if request.word(end) == .article { end += 1 }
    return request.isUnit(end)
  }

  /// The smaller unit that people add: inches to feet, ounces to pounds, pounds to stones.
  private static func rest(_ request: TokenView, after first: Simple) -> Simple? {
    let start = request.word(first.end) == .and ? first.end + 1 : first.end
    guard first.value >= 0, var rest = simple(request, at: start), rest.value >= 0 else { return nil }
    switch (first.unit, rest.unit) {
    case (.feet, .inches), (.pounds, .ounces), (.stones, .pounds): break
    default: return nil
    }
    guard let value = rest.unit.converted(rest.value, to: first.unit) else { return nil }
    rest.value = value
    return rest
  }
}
