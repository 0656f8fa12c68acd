internal import AppIntents
internal import Foundation
internal import PhraseMatching

extension TypedValue {
  /// The value as a parameter takes it; nil if the parameter takes something else.
  func value(for parameter: any AnyIntentParameter) -> (any Sendable)? {
    value(of: parameter.valueKind, parameter.traits)
  }

  private func value(of kind: ValueKind, _ traits: ParameterTraits) -> (any Sendable)? {
    switch (kind, self) {
    case (.array(let element), _): value(of: element, traits)
    case (.integer, .integer(let number)): number
    case (.integer, .number(let number)): Int(exactly: number)
    case (.number, .integer(let number)): Double(number)
    case (.number, .number(let number)): number
    case (.decimal, .integer(let number)): Decimal(number)
    case (.decimal, .number(let number)): Decimal(string: "\(number)")
    case (.currencyAmount, .integer(let number)): amount(Decimal(number), traits)
    case (.currencyAmount, .number(let number)): Decimal(string: "\(number)").map { amount($0, traits) }
    case (.boolean, .boolean(let flag)): flag
    case (.date, .date(let reading)): reading.moment.date
    case (.dateComponents, .date(let reading)): components(reading, traits.dateKind)
    case (.duration, .duration(let seconds)): Duration.seconds(seconds)
    case (.measurement(let dimension), .duration(let seconds)):
      dimension.measurement(seconds, UnitDuration.seconds)
    case (.measurement(let dimension), .measurement(let number, let unit)):
      unit.foundationUnit.flatMap { dimension.measurement(number, $0) }
    case (.measurement(let dimension), .integer(let number)):
      dimension.measurement(Double(number), traits.unit ?? dimension.baseUnit)
    case (.measurement(let dimension), .number(let number)):
      dimension.measurement(number, traits.unit ?? dimension.baseUnit)
    default: nil
    }
  }

  private func amount(_ number: Decimal, _ traits: ParameterTraits) -> IntentCurrencyAmount {
    let usual = CurrentLanguage.locale.currency?.identifier ?? "USD"
    return IntentCurrencyAmount(amount: number, currencyCode: traits.currencyCodes.first ?? usual)
  }

  private func components(_ reading: DateReading, _ kind: IntentDateKind) -> DateComponents {
    let moment = reading.moment
    let second = moment.second == 0 ? nil : moment.second
    // Of a day and a time, what was said: a day by itself has no time, and a time no day.
    return switch (kind, reading.precision) {
    case (.date, _), (.dateTime, .day): DateComponents(year: moment.year, month: moment.month, day: moment.day)
    case (.time, _), (.dateTime, .time):
      DateComponents(hour: moment.hour, minute: moment.minute, second: second)
    case (.dateTime, .dayAndTime):
      DateComponents(
        year: moment.year, month: moment.month, day: moment.day, hour: moment.hour, minute: moment.minute,
        second: second)
    }
  }
}

extension CivilMoment {
  /// The moment in the time zone of this computer.
  var date: Date? {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return Calendar.current.date(from: parts)
  }
}
