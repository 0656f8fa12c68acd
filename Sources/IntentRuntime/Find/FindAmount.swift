internal import AppIntents
internal import PhraseMatching

/// How much was said, before it is known of what.
enum FindAmount: Sendable {
  case plain(Double)
  case measured(Double, MeasurementUnit)
  case seconds(Double)
  case money(Double, currency: String)
  /// From the first moment of a day, year… to its last; it may come every year.
  case span(Date, Date, isYearly: Bool)

  /// The same with the unit of another: the 5 of "5 to 10 km".
  func withUnit(of other: FindAmount) -> FindAmount {
    guard case .plain(let number) = self else { return self }
    switch other {
    case .measured(_, let unit): return .measured(number, unit)
    case .money(_, let currency): return .money(number, currency: currency)
    default: return self
    }
  }
}
