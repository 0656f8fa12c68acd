import AppIntents

/// What is written into calendar files.
enum CalendarText {
  /// A file with one event. Its time is that of Greenwich, which every program knows; what repeats keeps the
  /// time on the clock.
  static func file(
    _ name: String, uid: String, at moment: CalendarMoment, for length: TimeInterval?, repeated rhythm: Rhythm?,
    written now: CalendarMoment
  ) -> String {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Behest//Everyday//EN", "BEGIN:VEVENT", "UID:\(uid)"]
    let kind = moment.seconds == nil ? ";VALUE=DATE" : ""
    let end = moment.adding(moment.seconds == nil ? 86_400 : length ?? 3_600)
    let times = ["DTSTAMP:\(now.written)", "DTSTART\(kind):\(moment.written)", "DTEND\(kind):\(end.written)"]
    let name = ContentLine.lines("SUMMARY", text: name).map { String(decoding: $0, as: UTF8.self) }
    let rule = rhythm.map { ["RRULE:\($0.rule)"] } ?? []
    return (head + times + rule + name + ["END:VEVENT", "END:VCALENDAR"]).map { "\($0)\r\n" }.joined()
  }

  /// The lines of an event with others for one of its properties, each time that it takes place.
  static func with(_ property: String, _ new: [Data], in event: CalendarEvent) -> [Data] {
    var isDone = false
    return event.lines.properties.flatMap { written -> [Data] in
      if written.depth == 1, written.name == property {
        defer { isDone = true }
        return isDone ? [] : new
      }
      // What it has not yet stands in front of what is inside of it, or where it ends.
      let isEnd = written.depth == 1 && written.name == "END" || written.depth == 2 && written.name == "BEGIN"
      guard isEnd, !isDone else { return written.lines }
      isDone = true
      return new + written.lines
    }
  }

  /// The lines of an event that is moved, or takes so long; what repeats keeps its own, and one that says where one of its
  /// times is follows.
  static func moved(_ occurrence: Occurrence, to moment: CalendarMoment, for length: TimeInterval? = nil) -> [Data] {
    let event = occurrence.event
    guard event.isRepeated else { return event.lines.replacing(occurrence, by: moment, for: length) }
    let once = event.lines.properties.filter { !["RRULE", "RDATE", "EXDATE"].contains($0.name) || $0.depth > 1 }
    return event.lines + once.flatMap(\.lines).replacing(occurrence, by: moment, for: length, isOnce: true)
  }
}

extension CalendarText {
  /// The lines of an event without one of its times; nil for one that takes place once.
  static func cancelled(_ occurrence: Occurrence) -> [Data]? {
    guard let key = occurrence.key else { return nil }
    let isReplacement = occurrence.event.replaced != nil
    return occurrence.event.lines.properties.flatMap { property -> [Data] in
      guard property.depth == 1, let line = ContentLine(property.lines[0]) else { return property.lines }
      switch property.name {
      // Without it, what it replaces would take place again.
      case "BEGIN" where isReplacement: return property.lines + [Data("STATUS:CANCELLED".utf8)]
      case "STATUS" where isReplacement: return []
      case "DTSTART" where !isReplacement:
        return property.lines + ContentLine.lines("EXDATE\(line.head.dropFirst(property.name.count))", key.written)
      default: return property.lines
      }
    }
  }
}

extension Rhythm {
  /// As a calendar file writes it.
  var rule: String {
    let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    return switch self {
    case .daily: "FREQ=DAILY"
    case .weekly: "FREQ=WEEKLY"
    case .monthly: "FREQ=MONTHLY"
    case .yearly: "FREQ=YEARLY"
    default: "FREQ=WEEKLY;BYDAY=\(weekdays.map { names[$0 - 1] }.joined(separator: ","))"
    }
  }
}

extension CalendarMoment {
  /// The moment so many seconds later, in the same zone.
  func adding(_ length: TimeInterval) -> CalendarMoment {
    let total = Int(length) + (seconds ?? 0)
    let days = Int((Double(total) / 86_400).rounded(.down))
    return CalendarMoment(day: day.adding(days), seconds: seconds.map { _ in total - days * 86_400 }, zone: zone)
  }
}

/// A property of an event, with the lines that it stands on.
private struct WrittenProperty {
  var name: String
  var lines: [Data]
  /// 1 for one of the event itself, more for one of what is inside.
  var depth: Int
}

extension [Data] {
  fileprivate var properties: [WrittenProperty] {
    var (properties, depth): ([WrittenProperty], Int) = ([], 0)
    for line in self {
      if [0x20, 0x09].contains(line.first), !properties.isEmpty {
        properties[properties.count - 1].lines.append(line)
        continue
      }
      let name = ContentLine(line)?.name ?? ""
      depth += name == "BEGIN" ? 1 : 0
      properties.append(WrittenProperty(name: name, lines: [line], depth: depth))
      depth -= name == "END" ? 1 : 0
    }
    return properties
  }

  /// The lines with other times; those of one time of what repeats say which one it is.
  fileprivate func replacing(
    _ occurrence: Occurrence, by moment: CalendarMoment, for length: TimeInterval?, isOnce: Bool = false
  ) -> [Data] {
    let end = moment.adding(length ?? occurrence.end.timeIntervalSince(occurrence.start))
    let (properties, hasEnd) = (properties, properties.contains { $0.depth == 1 && $0.name == "DTEND" })
    return properties.flatMap { property -> [Data] in
      // Until when it takes says how long it takes as well.
      if property.depth == 1, property.name == "DURATION", length != nil { return [] }
      guard property.depth == 1, ["DTSTART", "DTEND"].contains(property.name),
        let line = ContentLine(Data(property.lines.joined()))
      else { return property.lines }
      let time = property.name == "DTSTART" ? moment : end
      // A day that gets a time is said in that of Greenwich.
      let isTimed = occurrence.moment.seconds == nil && moment.seconds != nil
      var changed = ContentLine.lines(isTimed ? property.name[...] : line.head, time.written)
      if length != nil, !hasEnd, property.name == "DTSTART" {
        changed += ContentLine.lines("DTEND\(line.head.dropFirst(property.name.count))", end.written)
      }
      guard isOnce, property.name == "DTSTART" else { return changed }
      let key = ContentLine.lines("RECURRENCE-ID\(line.head.dropFirst(property.name.count))", occurrence.moment.written)
      return key + changed
    }
  }
}
