import AppIntents
import Synchronization

/// What the intents of the app wait for, whether or not anybody still wants them.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var isReached = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var watching: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits until the gate is open; cancelling changes nothing.
  func pass() async {
    await withCheckedContinuation { continuation in
      let (isOpen, watching) = state.withLock { state in
        defer { (state.isReached, state.watching) = (true, []) }
        if !state.isOpen { state.waiting.append(continuation) }
        return (state.isOpen, state.watching)
      }
      watching.forEach { $0.resume() }
      if isOpen { continuation.resume() }
    }
  }

  /// Waits until somebody stands at the gate.
  func reached() async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if !state.isReached { state.watching.append(continuation) }
        return state.isReached
      }
      if isReached { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      defer { (state.isOpen, state.waiting) = (true, []) }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }
}

/// What the app works with.
final class Kitchen: Sendable {
  let stove = Gate()
  let cellar = Gate()
}

struct TeaEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = TeaQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Takes as long as the cellar is closed.
struct TeaQuery: EntityQuery {
  @Dependency var kitchen: Kitchen

  func entities(for identifiers: [String]) async throws -> [TeaEntity] { identifiers.map { TeaEntity(id: $0) } }

  func suggestedEntities() async throws -> [TeaEntity] {
    await kitchen.cellar.pass()
    return ["Smoky Lapsang", "Jasmine Pearls"].map { TeaEntity(id: $0) }
  }
}

struct CakeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
  static let defaultQuery = CakeQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct OvenTrouble: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The oven is cold." }
}

struct CakeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CakeEntity] { throw OvenTrouble() }
  func suggestedEntities() async throws -> [CakeEntity] { throw OvenTrouble() }
}

struct BoilWaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Boil Water"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await kitchen.stove.pass()
    return .result(dialog: "The water boils.")
  }
}

struct PourTeaIntent: AppIntent {
  static let title: LocalizedStringResource = "Pour Tea"
  @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: TeaEntity

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here is some \(tea.id).") }
}

struct ServeCakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Serve Cake"
  @Parameter(title: "Cake") var cake: CakeEntity

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Enjoy.") }
}

struct RingBellIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring the Bell"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding.") }
}

struct TeahouseShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BoilWaterIntent(), phrases: ["Boil water in \(.applicationName)"], shortTitle: "Boil Water",
      systemImageName: "flame")
    AppShortcut(
      intent: PourTeaIntent(), phrases: ["Pour tea in \(.applicationName)", "Pour \(\.$tea) in \(.applicationName)"],
      shortTitle: "Pour Tea", systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: ServeCakeIntent(), phrases: ["Serve \(\.$cake) in \(.applicationName)"], shortTitle: "Serve Cake",
      systemImageName: "birthday.cake")
    AppShortcut(
      intent: RingBellIntent(), phrases: ["Ring the bell in \(.applicationName)"], shortTitle: "Ring the Bell",
      systemImageName: "bell")
  }
}
