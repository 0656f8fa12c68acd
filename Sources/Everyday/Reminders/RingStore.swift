import AppIntents

/// The timers, alarms and reminders of a person.
@MainActor
final class RingStore {
  let machine: Machine
  private var hasWarned = false

  nonisolated init(machine: Machine) { self.machine = machine }

  /// What is going to ring, the next first.
  func rings(of kind: RingKind? = nil) async -> [Ring] {
    let now = machine.now()
    return await machine.bell.rings().filter { (kind ?? $0.kind) == $0.kind && ($0.paused != nil || $0.due > now) }
      .sorted { $0.due < $1.due }
  }

  func set(_ ring: Ring, as step: UndoStep? = nil) throws {
    try machine.bell.set(ring, saying: sentence(for: ring))
    step?.register(on: self) { store, step in try store.cancel(ring, as: step) }
  }

  /// What rang last, if that is not long ago.
  func lastRung() async -> Ring? {
    let hour = machine.now() - 3_600
    return await machine.bell.rung().filter { $0.due > hour }.max { $0.due < $1.due }
  }

  func cancel(_ ring: Ring, as step: UndoStep? = nil) throws {
    machine.bell.cancel(ring)
    step?.register(on: self) { [again = again(ring)] store, step in
      // What would have rung meanwhile is over.
      if again.due > store.machine.now() { try store.set(again, as: step) }
    }
  }

  /// Puts another ring in the place of one.
  func replace(_ ring: Ring, by other: Ring, as step: UndoStep) throws {
    try machine.bell.set(other, saying: sentence(for: other))
    step.register(on: self) { [again = again(ring)] store, step in try store.replace(other, by: again, as: step) }
  }

  /// The ring as it is set when what was done to it is taken back: what is left of a timer runs on.
  private func again(_ ring: Ring) -> Ring {
    var again = ring
    if ring.kind == .timer { again.length = machine.left(of: ring) }
    return again
  }

  /// The one that is meant: what was said, else the only one there is, else what is chosen. Nil where there is none.
  func chosen(_ parameter: IntentParameter<RingEntity?>, among rings: [Ring]) async throws -> RingEntity? {
    try await parameter.chosen(among: rings.map { RingEntity($0, on: machine) }, asking: "Which one?")
  }

  /// Lets the reminder of a task follow it to another day; nil takes the reminder away.
  func follow(_ item: ListItem, to due: DueDay?, as step: UndoStep? = nil) throws {
    guard item.due?.time != nil, let old = item.due?.date(in: machine.calendar) else { return }
    try cancel(Ring(for: item, due: old), as: step)
    // Earlier versions had one ring for a task, whatever its time.
    machine.bell.cancel(Ring(id: "task-\(item.text)", kind: .reminder, name: item.text, due: old))
    if let new = due?.date(in: machine.calendar), new > machine.now() { try set(Ring(for: item, due: new), as: step) }
  }

  /// What is said when it rings.
  private func sentence(for ring: Ring) -> String {
    let time = machine.time(ring.due, in: machine.calendar.timeZone)
    switch ring.kind {
    case .timer: return String(localized: "Time is up.")
    case .alarm: return String(localized: "It’s \(time).")
    case .reminder: return String(localized: "You wanted to be reminded at \(time).")
    }
  }

  /// A sentence about what was set, and what there is to know besides: once, and only where a prompt has to be open.
  func dialog(_ sentence: String) async -> IntentDialog {
    if hasWarned { return "\(sentence)" }
    hasWarned = true
    if await machine.bell.ringsWhenClosed() { return "\(sentence)" }
    let warning = String(localized: "Keep a prompt open until then: nothing else on this computer can ring.")
    return "\(sentence) \(warning)"
  }
}
