internal import AppIntents
internal import Dialog
internal import PhraseMatching

// The parameters of a request that was made, and the values that a text names for them.
extension Interpreter {
  /// A parameter of a request with the question that would ask for it.
  struct Slot {
    var parameter: Parameter
    var question: Question
    var listed: [Entity.Value]
    var isGiven: Bool
    /// Whether a day that is said is at the time of the one before: "and on Saturday".
    var keepsTime = false
    /// What the thing is called that it has.
    var title: String?
    /// The number or date that it has.
    var given: TypedValue?
    /// The date that it has, in the words in which it was said.
    var givenText: String?
    /// The words around the number that it has: the "minutes" of "ten minutes".
    var unit: String?
    /// The words in front of it in the phrases of the request: "to" and "from".
    var leads: Set<String> = []

    /// Whether names fill it.
    var isNamed: Bool { if case .entity = parameter.kind { true } else { false } }
  }

  /// The parameters of a request, those that have a value first.
  ///
  /// - Parameter keepsTime: whether a day that is said keeps the time of the one before.
  func slots(of base: PerformedRequest, keepsTime: Bool = false) -> [Slot] {
    let phrases = snapshot.phrases(of: base)
    let slots = base.parameters.map { parameter in
      let listed = listed(for: parameter, of: base.application)
      let given = base.candidate?.values.first { $0.name == parameter.name }?.values.first?.title
      // Where nobody was asked, a name is meant and not what tells it from others.
      let titled = listed.map { value in
        Entity.Value(
          id: value.id, title: value.title, subtitle: value.title == given ? value.subtitle : nil,
          synonyms: value.synonyms)
      }
      return Slot(
        parameter: parameter, question: Question(of: parameter, listing: titled), listed: listed,
        isGiven: base.isGiven(parameter.name),
        keepsTime: keepsTime, title: given,
        given: base.candidate?.values.first { $0.name == parameter.name }?.typed ?? base.moment(of: parameter.name),
        givenText: parameter.kind == .date ? base.candidate?.values.first { $0.name == parameter.name }?.text : nil,
        unit: unit(of: parameter, in: base), leads: phrases.leads(to: parameter))
    }
    return slots.filter(\.isGiven) + slots.filter { !$0.isGiven }
  }

  /// "And on Saturday" behind an alarm is at its time; "and tomorrow" behind a question about tonight is not.
  func keepsTime(_ said: Continuation, _ base: PerformedRequest) -> Bool {
    said.kind == .correction || said.kind > .plain && base.effect != .telling
  }

  private func unit(of parameter: Parameter, in base: PerformedRequest) -> String? {
    guard parameter.kind == .duration || parameter.kind == .measurement else { return nil }
    let said = base.candidate?.values.first { $0.name == parameter.name }?.text ?? base.words(of: parameter.name)
    let bare = said.map(readers.continuations.bareName)
    let words = bare?.split(separator: " ").drop { readers.continuations.isNumber(String($0)) }
    // "An hour and a quarter" has no unit that counts what is said next.
    return words.flatMap { $0.isEmpty || $0.count > Self.longestUnit ? nil : $0.joined(separator: " ") }
  }

  /// "Fluid ounces".
  private static var longestUnit: Int { 2 }

  /// The values that names may mean: those that an application knows, and things of their kind that were spoken of.
  func listed(for parameter: Parameter, of application: Int) -> [Entity.Value] {
    let known = snapshot.applications[application].values(of: parameter)
    let spoken = spokenThings.filter { $0.application == application && $0.entity == parameter.entityName }.map(\.value)
    return known + spoken.filter { value in !known.contains { $0.id == value.id } }
  }

  /// Things that were spoken of by themselves, which an application may not suggest: what was made just now.
  var spokenThings: [NamedThing] {
    context.mentions.groups.compactMap { $0.count == 1 && !$0[0].isWords ? $0[0] : nil }.compactMap { mention in
      let owner = snapshot.applications.firstIndex { $0.model.entities.contains { $0.name == mention.kind } }
      return owner.map {
        let value = Entity.Value(id: mention.id, title: mention.title, subtitle: mention.subtitle)
        return NamedThing(application: $0, entity: mention.kind, value: value)
      }
    }
  }

  /// The parameters that a preposition in front of a value stands for: "from Vienna" is no place to go to. All of them
  /// where it stands for none.
  func led(by text: String, _ slots: [Slot]) -> [Slot] {
    guard readers.continuations.isPrepositional(text), let lead = FindText.words(of: text).first else { return slots }
    let led = slots.filter { $0.leads.contains(lead) }
    return led.isEmpty ? slots : led
  }

  /// The same, and behind them those of other kinds: the "on" of a day may lead to anything else.
  func led(firstBy text: String, _ slots: [Slot]) -> [Slot] {
    let led = led(by: text, slots)
    return led + slots.filter { slot in !led.contains { $0.parameter.isAlike(slot.parameter) } }
  }

  /// The values of a parameter that a text names, several where it does not say which.
  func value(_ text: String, of slot: Slot) -> (parameter: FilledParameter, fit: Double)? {
    guard slot.question.otherAnswers != .text else { return nil }
    if slot.isNamed {
      // "This month" is like "mont".
      if readers.continuations.isPeriod(text), !slot.listed.contains(where: { $0.hasName(text) }) { return nil }
      let named = readers.replies.options(named: text, of: slot.question, now: settings.now())
      guard let first = named.first, first.fit >= Self.surely, named.count <= Question.mostShown else { return nil }
      return (FilledParameter(slot.parameter.name, text: text, values: named.map { slot.listed[$0.index] }), first.fit)
    }
    for spoken in [inPlaceOfNumber(text, slot)].compactMap(\.self) + [text]
      + (slot.unit.map { ["\(text) \($0)"] } ?? [])
    {
      let read = readers.replies.readValue(spoken, of: slot.question, now: settings.now())
      if case .typed(var value)? = read?.reply {
        if spoken != text, let minutes = minutes(text, insteadOf: value) { return filled(slot, minutes) }
        if let given = slot.given {
          value = nearest(value, to: given, spoken, of: slot)
          value = timeOnDay(value, given, spoken, of: slot) ?? value
        }
        let whole =
          slot.given.map { given in
            value.completed(by: given, keepsTime: slot.keepsTime) { self.isOfEitherHalf(spoken) }
          } ?? value
        return (
          FilledParameter(slot.parameter.name, text: whole == value ? spoken : whole.shown, typed: whole),
          read?.fit ?? 0
        )
      }
    }
    guard slot.parameter.kind == .duration, slot.isGiven, slot.unit == nil else { return nil }
    return minutes(text, insteadOf: nil).map { filled(slot, $0) }
  }

  /// "Make it 12" behind "in 15 minutes": in twelve minutes, and not at twelve.
  private func inPlaceOfNumber(_ text: String, _ slot: Slot) -> String? {
    let said = readers.continuations.withoutPreposition(text)
    guard let old = slot.givenText, readers.continuations.isNumber(said),
      case let numbers = readers.continuations.numbers(in: old), numbers.count == 1, numbers[0].range.lowerBound > 0,
      old.bytes(numbers[0].range.upperBound..<old.utf8.count).hasPrefix(" ")
    else { return nil }
    return old.bytes(0..<numbers[0].range.lowerBound) + said + old.bytes(numbers[0].range.upperBound..<old.utf8.count)
  }

  /// "At 9" where only a day was said before: that time of the day, and not the next nine o'clock there is.
  private func timeOnDay(_ value: TypedValue, _ given: TypedValue, _ text: String, of slot: Slot) -> TypedValue? {
    guard case .date(let new) = value, new.precision == .time, case .date(let old) = given, old.precision == .day
    else { return nil }
    let (day, today) = (old.moment.dayNumber, settings.now())
    let now = day == today.dayNumber ? today : CivilMoment(dayNumber: day, secondOfDay: Self.morning)
    guard let time = date(text, asOf: now)?.moment else { return nil }
    let moment = CivilMoment(dayNumber: day, secondOfDay: time.secondOfDay)
    return .date(DateReading(moment: moment, precision: .dayAndTime))
  }

  private func date(_ text: String, asOf now: CivilMoment) -> DateReading? {
    let question = Question(of: Parameter(name: "", kind: .date), listing: [])
    guard case .typed(.date(let read))? = readers.replies.readValue(text, of: question, now: now)?.reply else {
      return nil
    }
    return read
  }

  /// From when on in the morning somebody has plans, in seconds of the day: "at half past three" is in the afternoon.
  private static var morning: Int { 7 * 3_600 - 1 }

  /// Whether a time of day may be one of the morning or of the evening: "half past nine".
  func isOfEitherHalf(_ text: String) -> Bool {
    func hour(at hour: Int) -> Int? {
      let now = CivilMoment(dayNumber: settings.now().dayNumber, secondOfDay: hour * Int(Self.hour))
      return date(text, asOf: now)?.moment.hour
    }
    return hour(at: 0) != hour(at: 12)
  }

  private func filled(_ slot: Slot, _ value: TypedValue) -> (parameter: FilledParameter, fit: Double) {
    (FilledParameter(slot.parameter.name, text: value.shown, typed: value), Self.surely)
  }

  /// A number without a unit as minutes, where nothing says what else it counts, or it would be more than half a day:
  /// "no, twenty" of an hour.
  private func minutes(_ text: String, insteadOf value: TypedValue?) -> TypedValue? {
    let words = readers.continuations.withoutPreposition(text)
    guard readers.continuations.isNumber(words), let number = readers.continuations.numbers(in: words).first?.number
    else { return nil }
    if let value {
      guard case .duration(let seconds) = value, seconds == Double(number) * Self.hour, seconds > 12 * Self.hour else {
        return nil
      }
    }
    return .duration(seconds: Double(number) * 60)
  }

  private static var hour: Double { 3_600 }

  /// Values of one or more parameters, in any order, and nothing else but little words: "three of the stout for them".
  func spotted(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    let (values, taken) = spottedValues(said, of: base)
    guard !taken.isEmpty else { return nil }
    // "The pond gets flakes" behind "The pool gets pellets."
    let answered = values.count > 1 ? context.answer.compactMap(\.speech) : []
    let own = base.parameters.compactMap(\.entityName) + [base.candidate?.phrase ?? ""] + answered
    guard readers.continuations.isFiller(around: taken, in: said.text, besides: own) else { return nil }
    return FollowUp(of: base, changing: values, fit: Self.surely)
  }

  /// The values that a text names for a request, whatever else it says.
  func values(in text: String, of base: PerformedRequest) -> [FilledParameter] {
    spottedValues(Continuation(.plain, text), of: base).values
  }

  /// The weekday that is nearest to the date in whose place it is said: "no, on sunday" of what was yesterday, "make it
  /// saturday" of a friday in two weeks. What was over stays so, and what was to come. In place of a day of the coming
  /// week it is the next one, and any other day stays what it is.
  private func nearest(_ value: TypedValue, to given: TypedValue, _ text: String, of slot: Slot) -> TypedValue {
    guard case .date(var new) = value, new.precision != .time, case .date(let old) = given, old.precision != .time
    else { return value }
    let (day, before, today) = (new.moment.dayNumber, old.moment.dayNumber, settings.now().dayNumber)
    if today...today + 7 ~= before { return value }
    guard isWeekday(text, on: day) else { return value }
    var near = before + (day - before) % 7
    if near - before > 3 { near -= 7 } else if near - before < -3 { near += 7 }
    if near == before { return value }
    if before < today, near > today { near -= 7 }
    new.moment = CivilMoment(dayNumber: near, secondOfDay: new.moment.secondOfDay)
    return .date(new)
  }

  /// Whether words name a day as a weekday does: it is the same day tomorrow, and a week later in a week.
  private func isWeekday(_ text: String, on day: Int) -> Bool {
    func read(daysLater days: Int) -> Int? {
      let now = settings.now()
      let later = CivilMoment(dayNumber: now.dayNumber + days, secondOfDay: now.secondOfDay)
      let question = Question(of: Parameter(name: "", kind: .date), listing: [])
      guard case .typed(.date(let date))? = readers.replies.readValue(text, of: question, now: later)?.reply else {
        return nil
      }
      return date.moment.dayNumber
    }
    return read(daysLater: 7) == day + 7 && [day, day + 7].contains(read(daysLater: 1))
  }

  /// The same with the weekdays that are over: "I was there on sunday".
  func inPast(_ matching: Matching, said text: String) -> Matching {
    guard readers.continuations.tellsOfPast(text) else { return matching }
    var matching = matching
    for index in matching.candidates.indices { putIntoPast(&matching.candidates[index].values) }
    return matching
  }

  func inPast(_ interpretation: Interpretation, said text: String) -> Interpretation {
    guard case .followUp(var followUp) = interpretation, readers.continuations.tellsOfPast(text) else {
      return interpretation
    }
    putIntoPast(&followUp.changed)
    return .followUp(followUp)
  }

  func putIntoPast(_ values: inout [FilledParameter]) {
    let today = settings.now().dayNumber
    for index in values.indices {
      guard case .date(var date)? = values[index].typed, date.precision != .time,
        today + 1...today + 7 ~= date.moment.dayNumber, isWeekday(values[index].text, on: date.moment.dayNumber)
      else { continue }
      date.moment = date.moment.adding(days: -7)
      values[index].typed = .date(date)
    }
  }

  private func spottedValues(
    _ said: Continuation, of base: PerformedRequest
  ) -> (values: [FilledParameter], taken: [Range<Int>]) {
    var open = slots(of: base, keepsTime: keepsTime(said, base)).filter { $0.question.otherAnswers != .text }
    var taken: [Range<Int>] = []
    var values: [FilledParameter] = []
    for span in readers.continuations.spans(in: said.text) where !taken.contains(where: { $0.overlaps(span) }) {
      let text = said.text.bytes(span)
      // "One water" is a number and a drink.
      guard !text.contains(" ") || !open.contains(where: { $0.parameter.kind.isCount }) || !startsWithNumber(text)
      else {
        continue
      }
      let led = led(
        by: said.text.bytes(readers.continuations.startOfLead(to: span.lowerBound, in: said.text)..<span.upperBound),
        open)
      let filled = led.lazy.compactMap { self.value(text, of: $0)?.parameter }.first
      guard let filled else { continue }
      open.removeAll { $0.parameter.name == filled.name }
      taken.append(span)
      values.append(filled)
    }
    return (values, taken)
  }
}

extension Interpreter {
  private func startsWithNumber(_ text: String) -> Bool {
    readers.continuations.numbers(in: text).first?.range.lowerBound == 0
  }
}

extension Parameter.Kind {
  fileprivate var isCount: Bool { if case .integer = self { true } else { false } }
}

extension TypedValue {
  /// A time on the day of another date, and a day at its time: "no, at four".
  ///
  /// - Parameter isHalfOpen: whether it may be a time of the morning or of the evening: the one is meant that is nearer
  ///   to the time before.
  fileprivate func completed(by given: TypedValue, keepsTime: Bool, isHalfOpen: () -> Bool) -> TypedValue {
    guard case .date(let new) = self, case .date(let old) = given, new.precision != .dayAndTime,
      old.precision != .day, new.precision == .time || keepsTime
    else { return self }
    let (day, time) = new.precision == .day ? (new.moment, old.moment) : (old.moment, new.moment)
    var hour = time.hour
    // Behind half past eleven at night a quarter past twelve is near.
    let apart = [hour, hour + 12].map { hour in
      let hours = abs(hour % 24 - old.moment.hour)
      return old.precision == .time ? min(hours, 24 - hours) : hours
    }
    if new.precision == .time, apart[1] < apart[0], isHalfOpen() {
      hour = (hour + 12) % 24
    }
    let moment = CivilMoment(
      year: day.year, month: day.month, day: day.day, hour: hour, minute: time.minute, second: time.second)
    let isTimeAlone = old.precision == .time && new.precision == .time
    return .date(DateReading(moment: moment, precision: isTimeAlone ? .time : .dayAndTime))
  }
}

extension Parameter {
  /// Whether the same values fill them.
  fileprivate func isAlike(_ other: Parameter) -> Bool {
    switch (kind, other.kind) {
    case (.entity(let one), .entity(let another)): one == another
    case (.text, .text), (.boolean, .boolean), (.date, .date), (.duration, .duration), (.measurement, .measurement):
      true
    case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number): true
    default: false
    }
  }
}
