internal import AppIntents
internal import PhraseMatching

/// Makes filters of amounts, in the type of a property.
struct AmountFilter {
  let property: SpokenProperty
  let now: Date

  /// Whether an amount can be one of the property's.
  func takes(_ amount: FindAmount) -> Bool { value(amount, .toNearestOrEven, isEnd: false) != nil }

  func filter(_ comparison: FindWords.Comparison, _ amount: FindAmount) -> FindFilter? {
    switch comparison {
    case .more: filter(.greaterThan, amount, .down, isEnd: true)
    case .less: filter(.lessThan, amount, .up, isEnd: false)
    case .atLeast: filter(.greaterThanOrEqualTo, amount, .up, isEnd: false)
    case .atMost: filter(.lessThanOrEqualTo, amount, .down, isEnd: true)
    case .equal: equal(amount)
    case .around: around(amount)
    }
  }

  func between(_ one: FindAmount, _ other: FindAmount) -> FindFilter? {
    guard let low = value(one.withUnit(of: other), .up, isEnd: false),
      let high = value(other.withUnit(of: one), .down, isEnd: true)
    else { return nil }
    return FindFilter(property.name, .isBetween, values: [low, high])
  }

  private func filter(
    _ comparator: ComparatorKind, _ amount: FindAmount, _ rounding: FloatingPointRoundingRule, isEnd: Bool
  ) -> FindFilter? { value(amount, rounding, isEnd: isEnd).map { FindFilter(property.name, comparator, values: [$0]) } }

  private func equal(_ amount: FindAmount) -> FindFilter? {
    if case .span(let start, let end, _) = amount, start != end { return between(amount, amount) }
    return filter(.equalTo, amount, .toNearestOrEven, isEnd: false)
  }

  /// "About" is a tenth more or less.
  private func around(_ amount: FindAmount) -> FindFilter? {
    switch amount {
    case .plain(let number): between(.plain(number * 0.9), .plain(number * 1.1))
    case .measured(let number, let unit): between(.measured(number * 0.9, unit), .measured(number * 1.1, unit))
    case .seconds(let seconds): between(.seconds(seconds * 0.9), .seconds(seconds * 1.1))
    case .money(let sum, let currency):
      between(.money(sum * 0.9, currency: currency), .money(sum * 1.1, currency: currency))
    case .span: equal(amount)
    }
  }

  // MARK: - Values in the type of the property

  private func value(_ amount: FindAmount, _ rounding: FloatingPointRoundingRule, isEnd: Bool) -> (any Sendable)? {
    switch property.kind {
    case .measurement(let dimension): measurement(amount, dimension)
    case .duration: seconds(amount).map { Duration.seconds($0) }
    case .integer: number(amount).flatMap { Int(exactly: $0.rounded(rounding)) }
    case .number: number(amount)
    case .decimal: number(amount).map { Decimal($0) }
    case .currencyAmount: money(amount)
    case .date: date(amount, isEnd: isEnd)
    case .dateComponents: date(amount, isEnd: isEnd).map(components)
    default: nil
    }
  }

  private func measurement(_ amount: FindAmount, _ dimension: MeasuredDimension) -> (any Sendable)? {
    switch amount {
    case .plain(let number): dimension.measurement(number, property.unit ?? dimension.baseUnit)
    case .measured(let number, let unit): unit.foundationUnit.flatMap { dimension.measurement(number, $0) }
    case .seconds(let seconds): duration(seconds, dimension)
    case .money, .span: nil
    }
  }

  private func duration(_ seconds: Double, _ dimension: MeasuredDimension) -> (any Sendable)? {
    let unit = property.unit as? UnitDuration ?? .seconds
    return dimension.measurement(unit.converter.value(fromBaseUnitValue: seconds), unit)
  }

  private func seconds(_ amount: FindAmount) -> Double? {
    if case .seconds(let seconds) = amount { seconds } else { nil }
  }

  /// A number that has no unit of its own is taken to be in the base unit: an elevation of 2000 is in meters.
  private func number(_ amount: FindAmount) -> Double? {
    switch amount {
    case .plain(let number): return number
    case .measured(let number, .percent): return number
    case .measured(let number, let unit):
      guard let unit = unit.foundationUnit, unit is UnitLength || unit is UnitMass else { return nil }
      return unit.converter.baseUnitValue(fromValue: number)
    case .seconds, .money, .span: return nil
    }
  }

  private func money(_ amount: FindAmount) -> IntentCurrencyAmount? {
    switch amount {
    case .plain(let sum): property.currency.map { IntentCurrencyAmount(amount: Decimal(sum), currencyCode: $0) }
    case .money(let sum, let currency): IntentCurrencyAmount(amount: Decimal(sum), currencyCode: currency)
    // "Pounds" are weighed as well as paid.
    case .measured(let sum, .pounds): IntentCurrencyAmount(amount: Decimal(sum), currencyCode: "GBP")
    case .measured, .seconds, .span: nil
    }
  }

  private func date(_ amount: FindAmount, isEnd: Bool) -> Date? {
    switch amount {
    case .span(let start, let end, let isYearly):
      isYearly ? lastYear(isEnd ? end : start, of: start) : isEnd ? end : start
    // So long ago.
    case .seconds(let seconds): now.addingTimeInterval(-seconds)
    case .plain, .measured, .money: nil
    }
  }

  /// A day without a year is the next that comes, unless everything lies before it: then it was the last.
  private func lastYear(_ date: Date, of start: Date) -> Date {
    guard let latest = property.latest, latest < start else { return date }
    return Calendar.current.date(byAdding: .year, value: -1, to: date) ?? date
  }

  private func components(_ date: Date) -> DateComponents {
    Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
  }
}
