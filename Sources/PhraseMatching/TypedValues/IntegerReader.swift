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

  /// The whole part of a number with a fraction, and the index of the fraction's word: 1 and "half" of "one and a half".
  static func readWholePart(_ request: TokenView, at index: Int) -> (reading: TypedReading, fraction: Int)? {
    guard let quantity = NumberReader.quantity(request, at: index), quantity.value.wholeNumber == nil,
      quantity.end > index + 1, let whole = request.whole(index)
    else { return nil }
    return (TypedReading(end: index + 1, value: .integer(whole)), quantity.end - 1)
  }
}
