/// Reads any number: "21.5", "two and a half", "minus 3", "a quarter", "1/2", "a dozen".
///
/// A percent sign stays outside. "Quarter", "third" and "couple" need an article or a count in front of them, and
/// "a third" is a position, not a number.
enum NumberReader {
  static func read(_ request: TokenView, at index: Int) -> TypedReading? {
    guard let quantity = quantity(request, at: index) else { return nil }
    return TypedReading(end: quantity.end, value: .number(quantity.value))
  }

  /// A quantity that stands by itself.
  static func quantity(_ request: TokenView, at index: Int) -> Quantity? {
    switch request.word(index) {
    case .quarter, .third, .couple: nil
    case .article where request.word(index + 1) == .third: nil
    default: request.quantity(at: index)
    }
  }
}
