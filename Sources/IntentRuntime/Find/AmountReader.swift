internal import AppIntents
internal import PhraseMatching

struct AmountReader {
  let text: FindText
  let words: FindWords
  let currentYear: Int

  /// What the words at an index can be, the longest first.
  func amounts(at index: Int) -> [(amount: FindAmount, end: Int)] {
    let found = [
      money(at: index), measured(at: index), seconds(at: index), kilo(at: index), span(at: index), month(at: index),
      year(at: index), plain(at: index),
    ]
    return found.compactMap(\.self).enumerated().sorted { one, other in
      one.element.end != other.element.end ? one.element.end > other.element.end : one.offset < other.offset
    }.map(\.element)
  }

  private func plain(at index: Int) -> (FindAmount, Int)? { text.cardinal(index).map { (.plain($0), index + 1) } }

  private func measured(at index: Int) -> (FindAmount, Int)? {
    guard let reading = text.measurement(at: index), case .measurement(let number, let unit) = reading.value else {
      return nil
    }
    return (.measured(number, unit), reading.end)
  }

  /// "5k" is five kilometers.
  private func kilo(at index: Int) -> (FindAmount, Int)? {
    guard let number = text.cardinal(index), text.text(index + 1) == "k" else { return nil }
    return (.measured(number, .kilometers), index + 2)
  }

  private func seconds(at index: Int) -> (FindAmount, Int)? {
    guard let reading = text.duration(at: index), case .duration(let seconds) = reading.value else { return nil }
    return (.seconds(seconds), reading.end)
  }

  private func money(at index: Int) -> (FindAmount, Int)? {
    if let number = text.cardinal(index), let currency = text.text(index + 1).flatMap({ words.currencies[$0] }) {
      return (.money(number, currency: currency), index + 2)
    }
    // A sign in front of the number has become the word for it.
    guard let currency = text.text(index).flatMap({ words.currencies[$0] }), let number = text.cardinal(index + 1)
    else {
      return nil
    }
    return (.money(number, currency: currency), index + 2)
  }

  private func span(at index: Int) -> (FindAmount, Int)? {
    guard let reading = text.date(at: index), case .date(let date) = reading.value, date.precision != .time else {
      return nil
    }
    guard let start = date.moment.date else { return nil }
    let end = date.precision == .day ? date.moment.adding(days: 1).date?.addingTimeInterval(-1) : start
    let isYearly = (index..<reading.end).contains { names(month: $0) } && !(index..<reading.end).contains(where: isYear)
    return (.span(start, end ?? start, isYearly: isYearly), reading.end)
  }

  private func year(at index: Int) -> (FindAmount, Int)? {
    guard isYear(index), let year = text.cardinal(index).flatMap({ Int(exactly: $0) }) else { return nil }
    guard let start = CivilMoment(year: year, month: 1, day: 1).date,
      let next = CivilMoment(year: year + 1, month: 1, day: 1).date
    else { return nil }
    return (.span(start, next.addingTimeInterval(-1), isYearly: false), index + 1)
  }

  private func isYear(_ index: Int) -> Bool { text.cardinal(index).map { (1_000..<3_000).contains($0) } ?? false }

  private func names(month index: Int) -> Bool { text.text(index).map { words.months.contains($0) } ?? false }

  /// "may", "May 2025": the whole month, of this year unless it is said.
  private func month(at index: Int) -> (FindAmount, Int)? {
    guard let word = text.text(index), let month = words.months.firstIndex(of: word) else { return nil }
    let isSaid = isYear(index + 1)
    guard let year = isSaid ? text.cardinal(index + 1).flatMap({ Int(exactly: $0) }) : currentYear else { return nil }
    guard let start = CivilMoment(year: year, month: month + 1, day: 1).date,
      let next = Calendar.current.date(byAdding: .month, value: 1, to: start)
    else { return nil }
    return (.span(start, next.addingTimeInterval(-1), isYearly: !isSaid), isSaid ? index + 2 : index + 1)
  }
}
