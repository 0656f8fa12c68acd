/// Reads a whole number: "5", "minus five", "a couple", "half a dozen".
///
/// A number with a fraction is no integer, not even its whole part: "two and a half" reads as nothing.
enum IntegerReader {
  static func read(_ request: TokenView, at index: Int) -> TypedReading? {
    guard let quantity = NumberReader.quantity(request, at: index), let whole = quantity.value.wholeNumber else {
      return nil
    }
    return TypedReading(end: quantity.end, value: .integer(whole))
  }
}
