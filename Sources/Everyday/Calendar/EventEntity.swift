import AppIntents
import SwiftUI

/// An event of a calendar, at one of the times that it takes place.
struct EventEntity: AppEntity {
  /// The file, the event in it, and which of its times is meant.
  let id: String

  @Property var name: String
  @Property(title: "Start") var start: Date
  @Property(title: "Length") var length: Measurement<UnitDuration>

  let occurrence: Occurrence
  private let time: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Event", numericFormat: "\(placeholder: .int) events", synonyms: ["Appointment", "Meeting"])

  static let defaultQuery = EventQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(time)", image: .init(systemName: "calendar"))
  }

  init(_ occurrence: Occurrence, on machine: Machine) {
    let key = occurrence.key.map { "\(Int($0.date(in: machine.calendar.timeZone).timeIntervalSince1970))" } ?? ""
    id = [occurrence.file.path, occurrence.event.uid, key].joined(separator: "\n")
    self.occurrence = occurrence
    time = machine.spoken(occurrence)
    name = occurrence.event.name
    start = occurrence.start
    let seconds = occurrence.end.timeIntervalSince(occurrence.start)
    let isOfHours = seconds.truncatingRemainder(dividingBy: 3_600) == 0
    length = Measurement(value: seconds, unit: .seconds).converted(to: isOfHours ? .hours : .minutes)
  }
}

/// Finds events by their names: of each the next time, or the last one where all are over.
struct EventQuery: EntityStringQuery {
  @Dependency var store: CalendarStore

  @MainActor
  func entities(for identifiers: [String]) async throws -> [EventEntity] {
    let all = try store.agendaOfYear().occurrences.map { EventEntity($0, on: store.machine) }
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }

  @MainActor
  func entities(matching string: String) async throws -> [EventEntity] {
    let named = try store.agendaOfYear().occurrences.called(string) { [$0.event.name] }
    let times = Dictionary(grouping: named) { "\($0.file.path)\n\($0.event.uid)" }.values
    let nearest = times.compactMap { times in times.first { $0.end > store.machine.now() } ?? times.last }
    let coming = nearest.filter { $0.end > store.machine.now() }
    return (coming.isEmpty ? nearest : coming).sorted { $0.start < $1.start }
      .map { EventEntity($0, on: store.machine) }
  }
}

extension Machine {
  /// When something takes place: the day, and the time where it has one.
  func spoken(_ occurrence: Occurrence) -> String {
    let day = shortDate(occurrence.start)
    return occurrence.moment.seconds == nil ? day : "\(day), \(time(occurrence.start, in: calendar.timeZone))"
  }

  /// When it takes place on a day that was said already; nil where it takes the whole day.
  func spokenTime(_ occurrence: Occurrence) -> String? {
    occurrence.moment.seconds == nil ? nil : time(occurrence.start, in: calendar.timeZone)
  }
}

extension LinesView {
  /// What takes place, the first first.
  init(_ occurrences: [Occurrence], on machine: Machine, ofOneDay isOneDay: Bool) {
    lines = occurrences.map { occurrence in
      let time = isOneDay ? machine.spokenTime(occurrence) : machine.spoken(occurrence)
      let details = [time ?? String(localized: "all day"), occurrence.event.place].filter { !$0.isEmpty }
      return Line(symbol: "calendar", text: occurrence.event.name, detail: details.joined(separator: "  "))
    }
  }
}
