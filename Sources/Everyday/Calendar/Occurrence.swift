import AppIntents

/// An event at one of the times that it takes place.
struct Occurrence: Sendable {
  let event: CalendarEvent
  let file: URL
  let moment: CalendarMoment
  /// The moment at which it would be if nobody had moved it; nil for an event that takes place once.
  let key: CalendarMoment?
  let start: Date
  let end: Date

  init(_ event: CalendarEvent, of file: URL, at moment: CalendarMoment, key: CalendarMoment?, local: TimeZone) {
    (self.event, self.file, self.moment, self.key) = (event, file, moment, key)
    start = moment.date(in: local)
    end = start + event.length(in: local)
  }

  func touches(_ span: Range<Date>) -> Bool {
    start < span.upperBound && (end > span.lowerBound || start >= span.lowerBound)
  }
}

extension CalendarFile {
  /// What takes place in a span of time.
  func occurrences(in span: Range<Date>, local: TimeZone) -> [Occurrence] {
    let replaced = Dictionary(grouping: events.filter { $0.replaced != nil }, by: \.uid)
      .mapValues { Set($0.compactMap { $0.replaced?.date(in: local) }) }
    return events.filter { !$0.isCancelled }.flatMap { event in
      if let key = event.replaced, let start = event.start {
        return [Occurrence(event, of: url, at: start, key: key, local: local)]
      }
      let starts = event.starts(in: span, local: local)
      return starts.filter { replaced[event.uid]?.contains($0.date(in: local)) != true }
        .map { Occurrence(event, of: url, at: $0, key: event.isRepeated ? $0 : nil, local: local) }
    }.filter { $0.touches(span) }
  }
}
