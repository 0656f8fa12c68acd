internal import AppIntents
internal import PhraseMatching

// "that open before ten", "open on sunday", "open now".
extension FindParser {
  /// A condition on opening hours.
  mutating func readHours(at index: Int) -> Int? {
    guard let property = entity.properties.first(where: \.isHours), let word = text.text(index) else { return nil }
    guard words.opening.contains(word) || words.closing.contains(word) else { return nil }
    if readsAsValue(at: index) { return nil }
    let isState = index > 0 && text.text(index - 1).map { words.copulas.contains($0) } ?? false
    guard let (test, end) = hoursTest(at: index + 1, closes: words.closing.contains(word), isState: isState) else {
      return nil
    }
    conditions.append(.hours(property.name, test, isDenied: negation != nil))
    if let negation { understand(negation) }
    negation = nil
    return end
  }

  /// "Always open" is a text by itself.
  private func readsAsValue(at index: Int) -> Bool {
    guard let (clause, end) = readProperty(at: index) ?? readValue(at: index), end > index + 1 else { return false }
    return clause.property == entity.properties.first(where: \.isHours)?.name && clause.filter.comparator == .equalTo
  }

  private func hoursTest(at index: Int, closes: Bool, isState: Bool) -> (OpeningHoursTest, end: Int)? {
    if let day = weekday(at: index) { return closes ? nil : (.isOpenOn(day.weekday), day.end) }
    let (comparison, start) = comparison(at: index)
    if let time = time(at: start, isLate: closes || words.untilWords.contains(text.text(index) ?? "")) {
      // Open until ten is open just before it.
      if words.untilWords.contains(text.text(index) ?? "") { return (.isOpen(time.minute - 1), time.end) }
      if closes { return (.closes(comparison ?? .equalTo, time.minute), time.end) }
      if isState || comparison == nil { return (.isOpen(time.minute), time.end) }
      return (.opens(comparison ?? .equalTo, time.minute), time.end)
    }
    return isState && !closes ? present(at: index) : nil
  }

  private static let evening = 20 * 60

  /// "open", "open now", "open today", "open tomorrow".
  private func present(at index: Int) -> (OpeningHoursTest, end: Int) {
    let parts = Calendar.current.dateComponents([.hour, .minute, .weekday], from: now)
    switch text.text(index) {
    case "today": return (.isOpenOn(parts.weekday ?? 1), index + 1)
    case "tomorrow": return (.isOpenOn((parts.weekday ?? 1) % 7 + 1), index + 1)
    case "tonight": return (.isOpen(Self.evening), index + 1)
    case "now": return (.isOpen((parts.hour ?? 0) * 60 + (parts.minute ?? 0)), index + 1)
    default: return (.isOpen((parts.hour ?? 0) * 60 + (parts.minute ?? 0)), index)
    }
  }

  private func weekday(at index: Int) -> (weekday: Int, end: Int)? {
    let start = ["on", "every", "this", "next"].contains(text.text(index)) ? index + 1 : index
    guard let word = text.text(start) else { return nil }
    let singular = words.stem(word)
    return OpeningHoursText.weekdays.firstIndex(of: singular).map { ($0 + 1, start + 1) }
  }

  private func comparison(at index: Int) -> (ComparatorKind?, end: Int) {
    let table: [String: ComparatorKind] = [
      "before": .lessThan, "by": .lessThanOrEqualTo, "after": .greaterThan, "from": .lessThanOrEqualTo,
    ]
    if let (meaning, end) = words.dateComparisons.phrase(in: text.words, at: index), meaning != .equal, end > index + 1
    {
      return (meaning == .less ? .lessThan : .greaterThan, end)
    }
    guard let word = text.text(index) else { return (nil, index) }
    if let comparator = table[word] { return (comparator, index + 1) }
    return (nil, word == "at" || words.untilWords.contains(word) ? index + 1 : index)
  }

  /// A time of day; a bare number is an hour, in the evening where something closes.
  private func time(at index: Int, isLate: Bool) -> (minute: Int, end: Int)? {
    let named = ["noon": 720, "midday": 720, "midnight": 1440]
    if let word = text.text(index), let minute = named[word] { return (minute, index + 1) }
    let isBare = text.cardinal(index) != nil
    if let reading = text.date(at: index), case .date(let date) = reading.value, date.precision == .time,
      !isBare || reading.end > index + 1
    {
      return (date.moment.hour * 60 + date.moment.minute, reading.end)
    }
    guard let number = text.cardinal(index), let hour = Int(exactly: number), (1...24).contains(hour) else {
      return nil
    }
    let suffix = text.text(index + 1)
    let end = suffix == "am" || suffix == "pm" || suffix == "oclock" ? index + 2 : index + 1
    let isEvening = suffix == "pm" || suffix != "am" && isLate
    return ((isEvening && hour < 12 ? hour + 12 : hour) * 60, end)
  }
}
