import WordSemantics

/// The words of which typed values consist.
enum ValueWord: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case and, of, the, article, minus
  case half, third, thirds, quarter, quarters, couple, dozen
  case at, on, `in`, to, past, before, after, ago, from, time
  case am, pm, letterM, letterO, letterP, oclock, clock, oh
  case noon, midnight, morning, afternoon, evening, night
  case now, right, today, tonight, tomorrow, yesterday, day
  case next, this, last, coming, end, week, weekend, month, year

  static let table = HashedWords<ValueWord>(
    allCases.flatMap { meaning in
      let words = Language.english.values.words("\(meaning)")
      return ([.today, .tonight, .tomorrow, .yesterday].contains(meaning) ? words.flatMap(Misspelling.slips) : [])
        .map { ($0, meaning) } + words.map { ($0, meaning) }
    })
}

/// The slips of the keys by which days are misspelt.
enum Misspelling {
  /// The word with a letter inside of it left out or typed twice, or two of them swapped; none for short words, which are
  /// too near to others.
  static func slips(of word: String) -> [String] {
    let letters = Array(word)
    guard letters.count > 5 else { return [] }
    return (1..<letters.count - 1).flatMap { index in
      var (fewer, more, swapped) = (letters, letters, letters)
      fewer.remove(at: index)
      more.insert(letters[index], at: index)
      swapped.swapAt(index, index + 1)
      return [fewer, more, swapped].map { String($0) }
    }
  }
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
