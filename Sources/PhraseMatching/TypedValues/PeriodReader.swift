/// Reads a year or a month where a day is asked for, as its first day: "1815", "march", "in march 1815".
///
/// Only as a whole answer: among other words a year is a number, and "may" is none at all.
package enum PeriodReader {
  /// The day that all tokens mean; nil if they are something else.
  package static func read(_ request: TokenView, now: CivilMoment) -> TypedValue? {
    let start = request.word(0) == .in ? 1 : 0
    let length = request.count - start
    let month = request.month(start)
    let year = request.whole(start + (month == nil ? 0 : 1)).flatMap { DayReader.isYear($0) ? $0 : nil }
    guard (1...2).contains(length), length == (month == nil ? 0 : 1) + (year == nil ? 0 : 1) else { return nil }
    let first = month ?? 1
    let moment = CivilMoment(validYear: year ?? now.year + (first < now.month ? 1 : 0), month: first, day: 1)
    return moment.map { .date(DateReading(moment: $0, precision: .day)) }
  }
}
