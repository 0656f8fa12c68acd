import AppIntents
import Dialog
import Foundation
import IntentRuntime
import PhraseMatching
import Synchronization
import Testing

/// What an app does next that does not behave, from a seed.
private final class Whims: Sendable {
  enum Whim: CaseIterable { case answers, isSlow, fails, changes }

  private struct State {
    var random: SeededGenerator
    var crates: [String]
    var deeds: [Deed] = []
  }

  /// What was shipped, and whether its intent was to stop before that and did not.
  struct Deed {
    let crate: String
    let isLate: Bool
  }

  static let names = ["Copper Kettle", "Walnut Desk", "Velvet Couch", "Silver Mirror", "Granite Bench", "Oak Barrel"]
  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(random: SeededGenerator(seed: seed), crates: Self.names)) }

  var deeds: [Deed] { state.withLock(\.deeds) }
  var crates: [String] { state.withLock(\.crates) }

  func note(_ crate: String) -> Int {
    state.withLock { state in
      state.deeds.append(Deed(crate: crate, isLate: Task.isCancelled))
      return state.deeds.count
    }
  }

  func random<Value>(of values: [Value]) -> Value {
    values[state.withLock { Int.random(in: values.indices, using: &$0.random) }]
  }

  /// Does what comes to its mind: most often nothing, and a value or two come and go.
  func indulge() async throws {
    switch random(of: [.answers, .answers, .answers, .answers, .answers, .isSlow] + Whim.allCases) {
    case .answers: break
    case .isSlow: for _ in 0..<random(of: [1, 5, 40]) { await Task.yield() }
    case .fails: throw DepotTrouble()
    case .changes:
      state.withLock { state in
        let name = Self.names.randomElement(using: &state.random)!
        if let index = state.crates.firstIndex(of: name), state.crates.count > 2 {
          state.crates.remove(at: index)
        } else if !state.crates.contains(name) {
          state.crates.append(name)
        }
      }
    }
  }
}

private struct DepotTrouble: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The depot is on fire." }
}

private struct CrateEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
  static let defaultQuery = CrateQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct CrateQuery: EntityStringQuery {
  @Dependency var whims: Whims

  private func crates(where isMeant: (String) -> Bool) async throws -> [CrateEntity] {
    try await whims.indulge()
    return whims.crates.filter(isMeant).map { CrateEntity(id: $0) }
  }

  func entities(for identifiers: [String]) async throws -> [CrateEntity] {
    try await crates { identifiers.contains($0) }
  }
  func entities(matching string: String) async throws -> [CrateEntity] {
    try await crates { $0.localizedCaseInsensitiveContains(string) }
  }
  func suggestedEntities() async throws -> [CrateEntity] { try await crates { _ in true } }
}

/// Asks, confirms, fails and takes its time as it likes; what it has done it says with a number.
private struct ShipCrateIntent: AppIntent {
  static let title: LocalizedStringResource = "Ship a Crate"
  @IntentParameter(title: "Crate", requestValueDialog: "Which crate?") var crate: CrateEntity
  @IntentParameter(title: "Weight") var weight: Int?
  @Dependency var whims: Whims

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await whims.indulge()
    if whims.random(of: [true, false, false]) { _ = try await $weight.requestValue("How heavy is it?") }
    if whims.random(of: [true, false, false]) { try await requestConfirmation() }
    if whims.random(of: [true, false, false, false]) { throw $crate.needsValueError("Which crate, really?") }
    try await whims.indulge()
    let number = whims.note(crate.id)
    return .result(dialog: "Shipped #\(number): \(crate.id).")
  }
}

private struct DepotShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShipCrateIntent(),
      phrases: ["Ship a crate with \(.applicationName)", "Ship the \(\.$crate) with \(.applicationName)"],
      shortTitle: "Ship a Crate", systemImageName: "shippingbox")
  }
}

/// A conversation with the depot, in which anything may be said and interrupted.
private struct DepotTalk {
  let whims: Whims
  let session: Session
  private var random: SeededGenerator

  init(seed: UInt64) async {
    let whims = Whims(seed: seed)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: whims)
    let registry = await AppRegistry(
      [InstalledApplication("Depot", shortcuts: DepotShortcuts.self)], locale: Locale(identifier: "en"),
      dependencies: dependencies)
    var settings = SessionSettings(matching: MatchOptions(now: HarborTalk.now), now: { HarborTalk.now })
    settings.locale = Locale(identifier: "en")
    settings.sleep = { _ in true }
    session = Session(with: registry, settings: settings)
    random = SeededGenerator(seed: seed ^ 0xD1CE)
    self.whims = whims
  }

  /// What somebody says who mostly wants what was asked about.
  mutating func nextLine(after prompt: String?) -> String {
    if let prompt, Int.random(in: 0..<3, using: &random) > 0 {
      if prompt.contains("heavy") { return "\(Int.random(in: 1...90, using: &random))" }
      return prompt.contains("crate") ? whims.random(of: whims.crates).lowercased() : "yes"
    }
    let crate = Whims.names.randomElement(using: &random)!.lowercased()
    let lines = [
      "ship a crate", "ship the \(crate)", crate, "\(Int.random(in: 1...90, using: &random))", "yes", "no", "cancel",
      "the first", "which ones are there?", "again", "ship the zorbel",
    ]
    return lines.randomElement(using: &random)!
  }

  /// Says a line, and interrupts it now and then.
  mutating func take(_ line: String) async -> (response: Response, isInterrupted: Bool) {
    guard Int.random(in: 0..<6, using: &random) == 0 else { return (await session.take(line), false) }
    let yields = Int.random(in: 0..<60, using: &random)
    async let response = session.take(line)
    for _ in 0..<yields { await Task.yield() }
    await session.interrupt()
    return (await response, true)
  }
}

@Suite struct GeneratedMisbehaviorTests {
  @Test(arguments: 0..<12)
  func `an app that does not behave is answered for in every turn, and does nothing twice or after a no`(seed: UInt64)
    async
  {
    var talk = await DepotTalk(seed: seed)
    var told: [Int] = []
    var prompt: String?
    for turn in 0..<90 {
      let line = talk.nextLine(after: prompt)
      let before = talk.whims.deeds.count
      let (response, wasInterrupted) = await talk.take(line)
      prompt = response.question?.prompt
      let said = response.utterances.compactMap(\.speech)
      let words = said + [response.question?.prompt, response.dialog, response.problem?.message].compactMap(\.self)
      #expect(!words.isEmpty || wasInterrupted, "seed \(seed), turn \(turn), \(line)")
      let numbers = said.flatMap { $0.matches(of: /Shipped #(\d+)/) }.compactMap { Int($0.1) }
      // A repeated answer is no repeated deed.
      let fresh = numbers.filter { $0 > before }
      for number in fresh {
        #expect(!told.contains(number), "seed \(seed), turn \(turn), \(line)")
        told.append(number)
      }
      // An intent that was interrupted may still ship something in a later turn.
      let done = talk.whims.deeds[before...].filter { !$0.isLate }
      if ["cancel", "no"].contains(line), !wasInterrupted {
        #expect(done.isEmpty, "seed \(seed), turn \(turn), \(line): \(said)")
      }
      // Who was not interrupted is told of everything that was done.
      if !wasInterrupted {
        #expect(done.count == fresh.count, "seed \(seed), turn \(turn), \(line): \(said)")
      }
    }
    #expect(told.count > 1, "seed \(seed)")
  }
}
