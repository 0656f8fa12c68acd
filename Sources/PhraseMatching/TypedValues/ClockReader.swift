/// A time of day as it was typed.
struct ClockReading: BitwiseCopyable {
  /// Whether the half of the day is known.
  enum Half: UInt8, BitwiseCopyable {
    /// `hour` is 0…23.
    case said
    /// `hour` is 0…11 of a 12-hour clock, and 0 stands for 12.
    case open
  }

  var end: Int
  var hour: Int
  var minute = 0
  var second = 0
  var half = Half.said
  var period: DayPeriod?
  /// Whether it is only a number, without anything that makes it a time.
  var isBare = false

  /// The same time, moved by less than an hour around the clock face.
  func moved(minutes: Int) -> ClockReading {
    let hours = half == .said ? 24 : 12
    let total = (hour * 60 + minute + minutes + hours * 60) % (hours * 60)
    var moved = self
    moved.hour = total / 60
    moved.minute = total % 60
    return moved
  }
}

/// Reads times of day: "6 pm", "18:30", "half past six", "quarter to seven", "6 30", "6 in the morning", "noon".
struct ClockReader {
  let request: TokenView

  /// The longest time of day that starts at `index`.
  func read(at index: Int) -> ClockReading? {
    guard var reading = relative(at: index) ?? face(at: index).map(withSuffix) else { return nil }
    if let (end, period) = request.dayPeriodPhrase(at: reading.end) {
      reading.end = end
      if reading.half == .open { reading.period = period }
      reading.isBare = false
    }
    return reading.isBare && isAmount(at: index) ? nil : reading
  }

  /// A number that counts something is no hour: "5 minutes", "two and a half".
  private func isAmount(at index: Int) -> Bool {
    request.isUnit(index + 1) || (request.quantity(at: index)?.end ?? 0) > index + 1
  }

  /// Whether a number stands in front of a word in the plural: "friday, 2 nights".
  func countsThings(at index: Int) -> Bool {
    guard index + 1 < request.count, request[index + 1].kind == .word, request.word(index + 1) == nil,
      !PoliteFrame.isWord(request[index + 1].hash)
    else { return false }
    let bytes = request.bytes(index + 1)
    return bytes.count >= Self.shortestPlural && bytes[bytes.count - 1] == 0x73
  }

  private static var shortestPlural: Int { 4 }

  // MARK: Before and after the hour

  /// "half past six", "a quarter to 7", "20 minutes past 5", "half six".
  private func relative(at index: Int) -> ClockReading? {
    let start = request.word(index) == .article ? index + 1 : index
    guard let (next, minutes) = minutes(at: start) else { return nil }
    switch request.word(next) {
    case .past, .after: return hour(at: next + 1)?.moved(minutes: minutes)
    case .to, .before:
      guard minutes != 30, !isSpan(of: minutes, to: next + 1, isCounted: next > start + 1) else { return nil }
      return hour(at: next + 1)?.moved(minutes: -minutes)
    default: return request.word(index) == .half ? hour(at: next)?.moved(minutes: 30) : nil
    }
  }

  /// "2 to 5 pm": so few minutes before an hour are told by fives, as minutes, or in front of an hour in words.
  private func isSpan(of minutes: Int, to hour: Int, isCounted: Bool) -> Bool {
    guard minutes <= 12, !minutes.isMultiple(of: 5), !isCounted, hour < request.count else { return false }
    return request.whole(hour) != nil && request.sourceLength(hour) <= 2
  }

  private func minutes(at index: Int) -> (end: Int, minutes: Int)? {
    switch request.word(index) {
    case .half: return (index + 1, 30)
    case .quarter: return (index + 1, 15)
    default:
      guard let minutes = request.whole(index), (1...59).contains(minutes) else { return nil }
      return (request.timeUnit(index + 1) == .minute ? index + 2 : index + 1, minutes)
    }
  }

  /// The hour that minutes are counted from.
  private func hour(at index: Int) -> ClockReading? {
    guard let face = named(at: index) ?? hourNumber(at: index) else { return nil }
    var reading = withSuffix(face)
    reading.isBare = false
    return reading
  }

  // MARK: The face

  private func face(at index: Int) -> ClockReading? {
    named(at: index) ?? fields(at: index) ?? isoTime(at: index) ?? hourAndMinutes(at: index)
  }

  private func named(at index: Int) -> ClockReading? {
    switch request.word(index) {
    case .noon: ClockReading(end: index + 1, hour: 12)
    case .midnight: ClockReading(end: index + 1, hour: 0)
    default: nil
    }
  }

  /// `18:30`, `6:30`, `06:30`, `18:30:15`.
  private func fields(at index: Int) -> ClockReading? {
    guard let fields = NumberFields(request, at: index), fields.separator == NumberFields.colon else { return nil }
    guard fields.first < 24, fields.second < 60, fields.third < 60 else { return nil }
    var reading = ClockReading(end: index + 1, hour: fields.first, minute: fields.second, second: fields.third)
    if !fields.startsWithZero, fields.first <= 12 {
      reading.half = .open
      reading.hour %= 12
    }
    return reading
  }

  /// The time behind a `T`: `T18:30` arrives as `t18` and `30`, with seconds as `t18` and `30:15`.
  private func isoTime(at index: Int) -> ClockReading? {
    guard index + 1 < request.count, request[index].kind == .word, request.gap(after: index) == 1 else { return nil }
    let bytes = request.bytes(index)
    guard bytes.count == 3, bytes[0] == 0x74, (0x30...0x39).contains(bytes[1]), (0x30...0x39).contains(bytes[2]) else {
      return nil
    }
    var reading = ClockReading(end: index + 2, hour: Int(bytes[1]) * 10 + Int(bytes[2]) - 528)
    if let fields = NumberFields(request, at: index + 1), fields.count == 2, fields.separator == NumberFields.colon {
      reading.minute = fields.first
      reading.second = fields.second
    } else if let minute = request.whole(index + 1) {
      reading.minute = minute
    } else {
      return nil
    }
    guard reading.hour < 24, (0..<60).contains(reading.minute), reading.second < 60 else { return nil }
    return reading
  }

  /// "6", "6 30", "6 oh 5", and "6.30" where a time is certain.
  private func hourAndMinutes(at index: Int) -> ClockReading? {
    guard var reading = hourNumber(at: index) else { return joinedTime(at: index) }
    if let (end, minute) = spokenMinutes(at: index + 1) {
      reading.minute = minute
      reading.end = end
      reading.isBare = false
    }
    return reading
  }

  private func hourNumber(at index: Int) -> ClockReading? {
    guard let hour = request.whole(index), (1...23).contains(hour) else { return nil }
    if hour > 12 { return ClockReading(end: index + 1, hour: hour, isBare: true) }
    return ClockReading(end: index + 1, hour: hour % 12, half: .open, isBare: true)
  }

  /// Two digits behind the hour; no unit may follow them, for "6 20 minutes" is something else.
  private func spokenMinutes(at index: Int) -> (end: Int, minute: Int)? {
    let isAfterOh = request.word(index) == .oh || request.word(index) == .letterO
    let digits = isAfterOh ? index + 1 : index
    guard let minute = request.whole(digits), (0...59).contains(minute), !request.isUnit(digits + 1) else { return nil }
    let isTwoDigits = minute >= 10 || request.sourceLength(digits) == 2
    return isAfterOh && (1...9).contains(minute) || !isAfterOh && isTwoDigits ? (digits + 1, minute) : nil
  }

  /// `6.30`, `630` and `1830` are times before "am" or "pm" and behind "at"; elsewhere they are numbers.
  private func joinedTime(at index: Int) -> ClockReading? {
    guard let number = request.cardinal(index), isSurelyTime(at: index) else { return nil }
    let hundredths = number < 24 ? number * 100 : number
    let whole = Int(min(max(hundredths, 0), 9_999) + 0.5)
    guard abs(hundredths - Double(whole)) < 0.001, (100..<2_400).contains(whole), whole % 100 < 60 else { return nil }
    let (hour, minute) = (whole / 100, whole % 100)
    let hasLeadingZero = number >= 100 && number < 1_000 && request.sourceLength(index) == 4
    if hour > 12 || hasLeadingZero { return ClockReading(end: index + 1, hour: hour, minute: minute) }
    return ClockReading(end: index + 1, hour: hour % 12, minute: minute, half: .open)
  }

  private func isSurelyTime(at index: Int) -> Bool {
    if halfOfDay(at: index + 1) != nil { return true }
    guard index > 0, request.word(index - 1) == .at else { return false }
    return request.sourceLength(index) >= 4 && !request.isUnit(index + 1)
  }

  // MARK: What follows the face

  /// "oclock", "am", "pm", "noon".
  private func withSuffix(_ face: ClockReading) -> ClockReading {
    var reading = face
    if reading.isBare, let end = oclock(at: reading.end) {
      reading.end = end
      reading.isBare = false
      // "18 o'clock 30", as several languages say it.
      if let (end, minute) = spokenMinutes(at: end), !isAmount(at: end) {
        (reading.end, reading.minute) = (end, minute)
      }
    }
    if let (end, half) = halfOfDay(at: reading.end) {
      apply(&reading, half, end: end)
    } else if reading.isBare, reading.hour == 0, reading.half == .open, let named = named(at: reading.end) {
      reading = named
    }
    return reading
  }

  private func apply(_ reading: inout ClockReading, _ half: ValueWord, end: Int) {
    let isAfternoon = half == .pm
    if reading.half == .open {
      reading.half = .said
      if isAfternoon { reading.hour += 12 }
    } else if isAfternoon != (reading.hour >= 12) {
      return
    }
    reading.end = end
    reading.isBare = false
  }

  private func oclock(at index: Int) -> Int? {
    if request.word(index) == .oclock { return index + 1 }
    return request.word(index) == .letterO && request.word(index + 1) == .clock ? index + 2 : nil
  }

  /// "am", "a.m.", or the bare letter of `6a`.
  private func halfOfDay(at index: Int) -> (end: Int, half: ValueWord)? {
    let word = request.word(index)
    switch word {
    case .am, .pm: return (index + 1, word == .am ? .am : .pm)
    case .article, .letterP:
      guard request[index].length == 1 else { return nil }
      let half = word == .letterP ? ValueWord.pm : .am
      if request.word(index + 1) == .letterM, request.gap(after: index) <= 1 { return (index + 2, half) }
      return index > 0 && request.gap(after: index - 1) == 0 ? (index + 1, half) : nil
    default: return nil
    }
  }
}
