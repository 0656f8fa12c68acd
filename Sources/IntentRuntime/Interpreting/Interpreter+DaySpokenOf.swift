internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// A text with the day that was spoken of in place of what points at it: "what else is on that day".
  func namingDay(_ text: String) -> String {
    guard openQuestion == nil, let day = context.recentDay else { return text }
    let pointing = readers.continuations.daysPointedAt(in: text).filter { endsPart(at: $0.upperBound, in: text) }
    guard !pointing.isEmpty, !match(text).isExact else { return text }
    return pointing.reversed().reduce(text) { text, range in
      text.bytes(0..<range.lowerBound) + day.dayText + text.bytes(range.upperBound..<text.utf8.count)
    }
  }

  /// Whether nothing stands behind some words that they would be a part of: "that night shifts are long".
  private func endsPart(at end: Int, in text: String) -> Bool {
    let behind = text.bytes(end..<text.utf8.count)
    guard let first = behind.first(where: { !$0.isWhitespace }), behind.first == " " else { return true }
    return !first.isLetter || readers.continuations.isPrepositional(behind)
  }
}

extension FindText {
  /// The day that a text names; nil where it names none, or several.
  var onlyDay: CivilMoment? {
    var days: [CivilMoment] = []
    var index = 0
    while index < count {
      guard let reading = date(at: index), case .date(let date) = reading.value, date.precision != .time else {
        index += 1
        continue
      }
      if !days.contains(date.moment.startOfDay) { days.append(date.moment.startOfDay) }
      index = max(reading.end, index + 1)
    }
    return days.count == 1 ? days[0] : nil
  }
}
