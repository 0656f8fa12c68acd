internal import AppIntents

/// The sum of values of one kind, in the unit of the first.
struct SummedValues {
  let sum: any Sendable
  let average: any Sendable
  let count: Int

  /// Nil where the values cannot be added up.
  init?(_ values: [any Sendable]) {
    count = values.count
    guard let first = values.first else { return nil }
    let number = Double(values.count)
    switch first {
    case let first as any MeasuredAmount & UnitBearing:
      let unit = first.ownUnit
      let bases = values.compactMap { ($0 as? any MeasuredAmount & UnitBearing)?.baseAmount }
      let total = bases.reduce(0, +)
      sum = Measurement(value: unit.converter.value(fromBaseUnitValue: total), unit: unit)
      average = Measurement(value: unit.converter.value(fromBaseUnitValue: total / number), unit: unit)
    case let first as IntentCurrencyAmount:
      let amounts = values.compactMap { $0 as? IntentCurrencyAmount }
      // Sums of money are only added up in one currency.
      guard amounts.allSatisfy({ $0.currencyCode == first.currencyCode }) else { return nil }
      let total = amounts.map(\.amount).reduce(0, +)
      sum = IntentCurrencyAmount(amount: total, currencyCode: first.currencyCode)
      average = IntentCurrencyAmount(amount: total / Decimal(values.count), currencyCode: first.currencyCode)
    case is Int, is Double:
      let total = values.map { ($0 as? Double) ?? Double($0 as? Int ?? 0) }.reduce(0, +)
      (sum, average) = (total, total / number)
    default: return nil
    }
  }
}
