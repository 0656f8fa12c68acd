internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Several of one shortcut in one sentence, each with a time of its own.
extension Interpreter {
  /// "Remind me to call mum at 5 and to water the plants at 7", "a timer for the pasta, 9 minutes, and one for the sauce, 25".
  func eachWithItsTime(_ request: InterpretedRequest) -> Interpretation? {
    let plain = withoutCount(sharingUnit(request.text))
    let text = sharingLead(plain)
    guard openQuestion == nil, isWhole, text.utf8.count <= Self.longestSeries, !request.text.contains("?") else {
      return nil
    }
    let joints = readers.continuations.joints(in: text)
    guard (1...Self.mostParts).contains(joints.count),
      text != plain || timeCount(in: text) > 1 || joints.contains(where: { isOneMore(text, at: $0.upperBound) })
    else { return nil }
    let isTold =
      !readers.splitter.resemblesImperative(text)
      && (request.matching.outcome == .notRecognized || takesUnknownName(request))
    for whole in [text] + (isTold ? readers.continuations.puttingVerbs.map { "\($0) \(text)" } : []) {
      let shift = whole.utf8.count - text.utf8.count
      for joint in joints {
        let first = self.request(whole.bytes(0..<joint.lowerBound + shift))
        guard let candidate = first.matching.candidates.first, isWhole(candidate),
          shift == 0 || isEvent(candidate) && isPlan(candidate),
          let rest = rest(whole.bytes(joint.upperBound + shift..<whole.utf8.count), as: first, candidate)
        else { continue }
        return .each(sharingDay([first.only(candidate)] + rest))
      }
    }
    return nil
  }

  /// The requests behind the first one: one, or one and those behind it.
  private func rest(_ text: String, as first: InterpretedRequest, _ candidate: Candidate) -> [InterpretedRequest]? {
    for joint in readers.continuations.joints(in: text) {
      guard let next = oneMore(text.bytes(0..<joint.lowerBound), as: first, candidate),
        let rest = rest(text.bytes(joint.upperBound..<text.utf8.count), as: first, candidate)
      else { continue }
      return [next] + rest
    }
    return oneMore(text, as: first, candidate).map { [$0] }
  }

  /// A part of a sentence as a request for the shortcut of the first, by itself or behind words that lead to what it says.
  private func oneMore(
    _ part: String, as first: InterpretedRequest, _ candidate: Candidate
  ) -> InterpretedRequest? {
    let names = Set(candidate.values.filter { $0.typed != nil }.map(\.name))
    let alone = request(part)
    // "… and delete the dentist on Friday" asks for something else.
    if alone.matching.outcome != .notRecognized, isRecognizedByWords(alone),
      !readers.continuations.isPrepositional(part),
      alone.matching.candidates.first.map({ !$0.isFor(candidate) }) ?? false
    {
      return nil
    }
    // "Two eggs and one onion" is one note.
    if names.isEmpty, !readers.continuations.asksForAnother(part) { return nil }
    let plain = readers.continuations.withoutOneMore(part)
    let said = names.isEmpty ? [plain] : [continuation(of: part).text].filter { $0 != part } + [plain, part]
    let heads = openings(of: first.text, performing(candidate), candidate)
    let wholes =
      said.firstOfEach.flatMap { text in
        // "Remind me to" and "to water the plants"
        let lead = text.prefix { $0 != " " }
        return heads.map { head in
          head.lowercased().hasSuffix(" \(lead.lowercased()) ")
            ? head + text.dropFirst(lead.count + 1) : head + text
        }
      } + [part]
    let found = wholes.lazy.compactMap { whole -> InterpretedRequest? in
      let request = self.request(whole)
      let meant = request.matching.candidates.first { other in
        other.isFor(candidate) && self.isWhole(other) && names.isSubset(of: other.values.map(\.name))
      }
      guard let meant, request.matching.candidates[0].score - meant.score < self.settings.matching.margin else {
        return nil
      }
      return request.only(meant)
    }
    return found.first
  }

  /// What a request says before its first value, and what phrases of its shortcut do.
  func openings(of text: String, _ base: PerformedRequest, _ candidate: Candidate? = nil) -> [String] {
    let start = candidate?.values.map(\.range.lowerBound).min() ?? 0
    let own = start > 0 ? [text.bytes(0..<start)] : []
    let written = snapshot.phrases(of: base).written.compactMap { phrase -> String? in
      guard let end = phrase.firstRange(of: "${")?.lowerBound, end > phrase.startIndex else { return nil }
      return phrase[..<end].contains(where: { "$[(".contains($0) }) ? nil : String(phrase[..<end])
    }
    return (own + written.firstOfEach.prefix(Self.mostOpeningsTried)).firstOfEach
  }

  /// Whether a candidate fits as it is, lacks nothing, and holds no other part of the sentence in its words.
  func isWhole(_ candidate: Candidate) -> Bool {
    candidate.score >= Self.sureShortcut && lacking(candidate).isEmpty && candidate.missing.isEmpty
      && candidate.values.allSatisfy { value in
        guard value.isUnknown else { return true }
        return performing(candidate).takesAnyText(value.name) && !readers.continuations.endsOpen(value.text)
          && timeCount(in: value.text) == 0
      }
  }

  private func isOneMore(_ text: String, at start: Int) -> Bool {
    readers.continuations.asksForAnother(text.bytes(start..<text.utf8.count))
  }

  /// "At 6, 7 and 8 tomorrow" with the word that leads to the first time in front of each.
  private func sharingLead(_ text: String) -> String {
    let joints = readers.continuations.joints(in: text)
    let front = text.bytes(0..<(joints.first?.lowerBound ?? 0)).split(separator: " ").map(String.init)
    guard let time = front.last, let word = front.dropLast().last, beginsWithHour(time) else { return text }
    let isLed = readers.continuations.isPrepositional(word)
    guard isLed || snapshot.nouns.contains(word.lowercased()) else { return text }
    let lead = isLed ? word : readers.continuations.clockLead
    // "Set alarms 6, 7 and 8" has none at all.
    let start = isLed ? [] : [joints[0].lowerBound - time.utf8.count]
    let starts = start + joints.map(\.upperBound).filter { beginsWithHour(text.bytes($0..<text.utf8.count)) }
    return starts.reversed().reduce(text) { text, start in
      text.bytes(0..<start) + "\(lead) " + text.bytes(start..<text.utf8.count)
    }
  }

  /// Whether a text begins with a number that can be an hour, or with a time of day, and nothing but a day or the half of
  /// one follows.
  private func beginsWithHour(_ text: String) -> Bool {
    let end = readers.continuations.joints(in: text).first?.lowerBound ?? text.utf8.count
    let read = FindText(text.bytes(0..<end), now: settings.now())
    if case .date(let date)? = read.date(at: 0)?.value, date.precision != .day {
      return read.date(at: 0)?.end == read.count
    }
    guard let number = read.cardinal(0), (1...24).contains(number) else { return false }
    return read.count == 1 || read.date(at: 1)?.end == read.count
  }

  /// "5, 10 and 15 minutes" with the unit of the last behind each number.
  private func sharingUnit(_ text: String) -> String {
    let numbers = readers.continuations.numbers(in: text)
    guard numbers.count > 1, let last = numbers.last else { return text }
    let behind = text.bytes(last.range.upperBound..<text.utf8.count)
    guard let unit = behind.split(separator: " ").first.map(String.init), behind.hasPrefix(" "),
      FindText("2 \(unit)", now: settings.now()).duration(at: 0) != nil
    else { return text }
    let joints = readers.continuations.joints(in: text)
    return numbers.dropLast().reversed().reduce(text) { text, number in
      let end = number.range.upperBound
      guard joints.contains(where: { $0.lowerBound == end }) else { return text }
      return text.bytes(0..<end) + " \(unit)" + text.bytes(end..<text.utf8.count)
    }
  }

  /// "Set two timers, 5 minutes and 10 minutes" without how many there are.
  private func withoutCount(_ text: String) -> String {
    let parts = readers.continuations.joints(in: text).count + 1
    guard let count = readers.continuations.numbers(in: text).first, count.number > 1,
      [parts, parts - 1].contains(count.number)
    else { return text }
    let behind = text.bytes(count.range.upperBound..<text.utf8.count)
    guard let noun = behind.split(whereSeparator: { !$0.isLetter }).first, behind.hasPrefix(" "),
      snapshot.nouns.contains(noun.lowercased())
    else { return text }
    let rest = behind.dropFirst().split(maxSplits: 1) { ",:".contains($0) }.map { $0.trimmingPrefix(" ") }
    // "Timers, 5 minutes": the comma is there for the number.
    let isNounAlone = rest.count > 1 && rest[0] == noun
    return text.bytes(0..<count.range.lowerBound)
      + (isNounAlone ? rest.joined(separator: " ") : String(behind.dropFirst()))
  }

  /// How many times of day, times on a day and lengths of time a text names; a number behind "at" is one.
  private func timeCount(in text: String) -> Int {
    let text = FindText(text, now: settings.now())
    var (count, index) = (0, 0)
    while index < text.count {
      let reading = [text.date(at: index), text.duration(at: index)].compactMap(\.self).max { $0.end < $1.end }
      let isBare = text.cardinal(index) != nil && reading?.end ?? index + 1 == index + 1
      let isTime =
        isBare ? readers.continuations.leadsToTime(text.text(index - 1) ?? "") : reading?.value.isTime ?? false
      if isTime { count += 1 }
      index = max(reading?.end ?? 0, index + 1)
    }
    return count
  }

  private static var longestSeries: Int { 160 }
  private static var mostParts: Int { 4 }
  private static var mostOpeningsTried: Int { 10 }
}

extension Interpreter {
  /// "At 6:15 and 7 am tomorrow", "on Wednesday at noon and at 6": the day that only one of several times names is that of
  /// all, and so is the half of the day.
  func sharingDay(_ each: [InterpretedRequest]) -> [InterpretedRequest] {
    let dates = each.map { $0.matching.candidates[0].values.compactMap(\.date).first }
    guard let said = dates.lazy.compactMap(\.self).first(where: { $0.precision == .dayAndTime }) else { return each }
    return zip(each, dates).map { request, date in
      guard let date, date.precision == .time,
        let index = request.matching.candidates[0].values.firstIndex(where: { $0.date == date })
      else { return request }
      let value = request.matching.candidates[0].values[index]
      let isTimeAlone = request.matching.candidates[0].values.count == 1
      var moment = said.moment.at(hour: date.moment.hour, minute: date.moment.minute, second: date.moment.second)
      if isTimeAlone, isOfEitherHalf(value.text), (moment.hour < 12) != (said.moment.hour < 12) {
        moment = moment.at(hour: (moment.hour + 12) % 24, minute: moment.minute, second: moment.second)
      } else if !isTimeAlone {
        let name = request.matching.candidates[0].values.first(where: \.isUnknown)?.text ?? ""
        moment = time(value.text, behind: name, on: said.moment) ?? moment
      }
      var shared = request
      shared.matching.candidates[0].values[index].typed = .date(DateReading(moment: moment, precision: .dayAndTime))
      return shared
    }
  }
}

extension Interpreter {
  /// A time of day on a day, as people have it for what is done then: lunch at one is not in the night.
  private func time(_ text: String, behind name: String, on day: CivilMoment) -> CivilMoment? {
    let morning = CivilMoment(dayNumber: day.dayNumber, secondOfDay: 7 * 3_600 - 1)
    let read = FindText("\(name) at \(text)", now: morning)
    let start = read.count - FindText.words(of: text).count
    guard case .date(let date)? = read.date(at: start)?.value, read.date(at: start)?.end == read.count else {
      return nil
    }
    return day.at(hour: date.moment.hour, minute: date.moment.minute, second: date.moment.second)
  }
}

extension FilledParameter {
  fileprivate var date: DateReading? { if case .date(let date)? = typed { date } else { nil } }
}

extension TypedValue {
  fileprivate var isTime: Bool {
    switch self {
    case .date(let date): date.precision != .day
    case .duration: true
    default: false
    }
  }
}
