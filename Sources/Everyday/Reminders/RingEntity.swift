import AppIntents
import SwiftUI

/// A timer, an alarm or a reminder.
struct RingEntity: AppEntity {
  let id: String

  @Property var name: String
  @Property(title: "Due") var due: Date

  let ring: Ring
  private let time: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Timer", numericFormat: "\(placeholder: .int) timers", synonyms: ["Alarm", "Reminder"])

  static let defaultQuery = RingQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(time)", image: .init(systemName: "bell"),
      synonyms: ["\(name) \(ring.kind.title)", "\(time)", "\(time) \(ring.kind.title)"])
  }

  init(_ ring: Ring, on machine: Machine) {
    id = ring.id
    self.ring = ring
    time = machine.time(ring.due, in: machine.calendar.timeZone)
    name = ring.name.isEmpty ? ring.kind.title : ring.name
    due = ring.due
  }
}

/// Finds what is going to ring by its name, its time or its kind. The file is read when somebody asks.
struct RingQuery: EntityStringQuery {
  @Dependency var store: RingStore

  @MainActor
  func entities(for identifiers: [String]) async throws -> [RingEntity] {
    let all = await store.rings(of: [.timer, .alarm, .reminder])
    return identifiers.compactMap { id in all.first { $0.id == id } }.map { RingEntity($0, on: store.machine) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [RingEntity] {
    await store.rings(of: [.timer, .alarm, .reminder]).map { RingEntity($0, on: store.machine) }.called(string) {
      ring in
      let display = ring.displayRepresentation
      return ([display.title] + display.synonyms).map { String(localized: $0) }
    }
  }

  func suggestedEntities() async throws -> [RingEntity] { [] }
}

extension RingStore {
  /// The one that is meant where nobody said which: the only one there is; nil where there is none.
  func chosen(
    _ ring: RingEntity?, of kinds: Set<Ring.Kind>, asking ask: ([RingEntity]) async throws -> RingEntity
  ) async throws -> RingEntity? {
    if let ring { return ring }
    let all = await rings(of: kinds).map { RingEntity($0, on: machine) }
    return all.count > 1 ? try await ask(all) : all.first
  }
}

extension LinesView {
  /// What is going to ring, the next first.
  init(_ rings: [RingEntity], on machine: Machine) {
    let daily = String(localized: "every day")
    lines = rings.map { ring in
      let moment = machine.moment(ring.due)
      return Line(symbol: "bell", text: ring.name, detail: ring.ring.isDaily ? "\(moment)  \(daily)" : moment)
    }
  }
}

extension Machine {
  /// A time of day, with the day where that is not today.
  func moment(_ date: Date) -> String {
    let time = time(date, in: calendar.timeZone)
    return days(fromTodayTo: date) == 0 ? time : "\(shortDate(date)), \(time)"
  }
}
