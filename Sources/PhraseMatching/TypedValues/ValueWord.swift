import WordSemantics

/// The words of which typed values consist.
enum ValueWord: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case and, of, the, article, minus
  case half, third, thirds, quarter, quarters, couple, dozen
  case at, on, `in`, to, past, before, after, ago, from, time
  case am, pm, letterM, letterO, letterP, oclock, clock, oh
  case noon, midnight, morning, afternoon, evening, night
  case now, right, today, tonight, tomorrow, yesterday, day
  case next, this, last, coming, week, weekend, month, year

  static let table = HashedWords<ValueWord>(
    allCases.flatMap { meaning in Language.english.values.words("\(meaning)").map { ($0, meaning) } })
}

extension TokenView {
  func word(_ index: Int) -> ValueWord? {
    guard index < count else { return nil }
    return ValueWord.table.value(for: self[index].hash)
  }

  func isValueWord(_ index: Int) -> Bool {
    word(index) != nil || isUnit(index) || month(index) != nil || weekday(index) != nil
  }

  func cardinal(_ index: Int) -> Double? {
    guard index < count, self[index].kind == .number else { return nil }
    return self[index].number
  }

  /// The cardinal number at `index`, if it is whole.
  func whole(_ index: Int) -> Int? { cardinal(index)?.wholeNumber }

  func ordinal(_ index: Int) -> Int? {
    guard index < count, self[index].kind == .ordinal else { return nil }
    return self[index].number.wholeNumber
  }

  /// The number of bytes of the request between a token and the next one.
  func gap(after index: Int) -> Int {
    guard index + 1 < count else { return Int.max }
    return Int(self[index + 1].sourceStart - self[index].sourceEnd)
  }

  /// The number of bytes of the request that a token was read from.
  func sourceLength(_ index: Int) -> Int { Int(self[index].sourceEnd - self[index].sourceStart) }

  /// Whether the word at `index` is a unit of time or measurement.
  func isUnit(_ index: Int) -> Bool {
    guard index < count else { return false }
    if word(index) == .in { return false }
    return TimeUnit.table.value(for: self[index].hash) != nil || UnitWord.table.value(for: self[index].hash) != nil
  }
}
