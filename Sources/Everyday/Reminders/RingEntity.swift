import AppIntents
import SwiftUI

/// A timer, an alarm or a reminder.
struct RingEntity: AppEntity {
  let id: String

  @Property var name: String
  @Property(title: "Due") var due: Date

  let ring: Ring
  private let time: String
  /// The days on which it rings, as people call them.
  private let days: [String]

  private var kind: String { String(localized: ring.kind.title) }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Timer", numericFormat: "\(placeholder: .int) timers", synonyms: ["Alarm", "Reminder"])

  static let defaultQuery = RingQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(time)", image: .init(systemName: "bell"),
      synonyms: ["\(name) \(kind)", "\(time)", "\(time) \(kind)"]
        + days.flatMap { ["\($0)", "\($0) \(kind)"] as [LocalizedStringResource] })
  }

  init(_ ring: Ring, on machine: Machine) {
    id = ring.id
    self.ring = ring
    var weekday = Date.FormatStyle.dateTime.weekday(.wide).locale(machine.language)
    weekday.timeZone = machine.calendar.timeZone
    let (named, near) = (ring.due.formatted(weekday), machine.shortDate(ring.due))
    // What runs out has no day, and one that is far away is not the only one of its weekday.
    let isNear = ring.kind != .timer && ring.paused == nil && (0...6).contains(machine.days(fromTodayTo: ring.due))
    days = !isNear ? [] : named == near ? [named] : [named, near]
    time = ring.paused == nil ? machine.time(ring.due, in: machine.calendar.timeZone) : String(localized: "paused")
    name = ring.name.isEmpty ? String(localized: ring.kind.title) : ring.name
    due = ring.due
  }
}

/// Finds what is going to ring by its name, its time or its kind. The file is read when somebody asks.
struct RingQuery: EntityStringQuery {
  @Dependency var store: RingStore

  @MainActor
  func entities(for identifiers: [String]) async throws -> [RingEntity] {
    let all = await store.rings()
    return identifiers.compactMap { id in all.first { $0.id == id } }.map { RingEntity($0, on: store.machine) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [RingEntity] {
    await store.rings().map { RingEntity($0, on: store.machine) }.called(string) { ring in
      let display = ring.displayRepresentation
      return ([display.title] + display.synonyms).map { String(localized: $0) }
    }
  }
}

extension LinesView {
  /// What is going to ring, the next first.
  init(_ rings: [RingEntity], on machine: Machine) {
    lines = rings.map { ring in
      let details = [machine.moment(ring.ring), ring.ring.rhythm?.spoken(in: machine.language)]
      return Line(symbol: "bell", text: ring.name, detail: details.compactMap(\.self).joined(separator: "  "))
    }
  }
}

extension Machine {
  /// When something rings; of what does not run, that it does not.
  func moment(_ ring: Ring) -> String { ring.paused == nil ? moment(ring.due) : String(localized: "paused") }

  /// How many seconds are left of a timer, 1 or more.
  func left(of ring: Ring) -> TimeInterval { ring.paused ?? max(1, ring.due.timeIntervalSince(now()).rounded(.down)) }

  /// A time of day, with the day where that is not today.
  func moment(_ date: Date) -> String {
    let time = time(date, in: calendar.timeZone)
    return days(fromTodayTo: date) == 0 ? time : "\(shortDate(date)), \(time)"
  }
}
