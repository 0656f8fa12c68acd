import AppIntents

/// The habits somebody keeps, and what they were before each change.
@MainActor final class HabitStore {
  struct Habit {
    let id = UUID()
    var name: String
    var day: Weekday?
    var streak = 0
    var isDone = false
  }

  static let shared = HabitStore()

  var habits = [
    Habit(name: "Meditate", streak: 12), Habit(name: "Drink Water", streak: 3),
    Habit(name: "Morning Run", day: .saturday), Habit(name: "Read 20 Pages", streak: 40),
    Habit(name: "Call Grandma", day: .sunday, streak: 7),
  ]
  private var history: [[Habit]] = []

  func change(_ id: UUID, _ body: (inout Habit) -> Void) {
    history.append(habits)
    for index in habits.indices where habits[index].id == id { body(&habits[index]) }
  }

  func add(_ habit: Habit) {
    history.append(habits)
    habits.append(habit)
  }

  func undo() -> Bool {
    guard let last = history.popLast() else { return false }
    habits = last
    return true
  }
}

enum Weekday: Int, AppEnum {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weekday"
  static let caseDisplayRepresentations: [Weekday: DisplayRepresentation] = [
    .monday: "Monday", .tuesday: "Tuesday", .wednesday: "Wednesday", .thursday: "Thursday", .friday: "Friday",
    .saturday: "Saturday", .sunday: "Sunday",
  ]
}

enum Frequency: String, AppEnum {
  case daily, weekly

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Frequency"
  static let caseDisplayRepresentations: [Frequency: DisplayRepresentation] = [
    .daily: DisplayRepresentation(title: "Daily", subtitle: nil, image: nil, synonyms: ["Every Day"]),
    .weekly: DisplayRepresentation(title: "Weekly", subtitle: nil, image: nil, synonyms: ["Once a Week"]),
  ]
}

struct HabitEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let defaultQuery = HabitQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Streak") var streak: Int
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: "\(streak) days") }

  @MainActor init(_ habit: HabitStore.Habit) {
    id = habit.id
    name = habit.name
    streak = habit.streak
  }
}

struct HabitQuery: EntityQuery {
  @MainActor func entities(for identifiers: [UUID]) async throws -> [HabitEntity] {
    HabitStore.shared.habits.filter { identifiers.contains($0.id) }.map(HabitEntity.init)
  }

  @MainActor func suggestedEntities() async throws -> [HabitEntity] { HabitStore.shared.habits.map(HabitEntity.init) }
}
