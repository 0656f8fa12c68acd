import AppIntents
import Foundation
import Synchronization
import Testing

@testable import IntentRuntime

@Suite struct `What can be found` {
  @Test func `is read once, however many begin to look for something at the same time`() async {
    let one = await readings(by: 1)
    #expect(one > 0)
    #expect(await readings(by: 8) == one)
  }

  @Test func `is read again once it was said to have changed`() async {
    let (registry, log) = await depot()
    _ = await registry.findables()
    let before = log.count
    DepotShortcuts.updateAppShortcutParameters()
    await registry.refresh()
    let refreshed = log.count
    _ = await registry.findables()
    #expect(before > 0)
    #expect(log.count > refreshed)
  }

  /// How often the query is asked when so many look at once.
  private func readings(by count: Int) async -> Int {
    let (registry, log) = await depot()
    let before = log.count
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<count { group.addTask { await registry.findables().count } }
      for await found in group { #expect(found > 0) }
    }
    return log.count - before
  }

  private func depot() async -> (AppRegistry, DepotLog) {
    let log = DepotLog()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: log)
    let registry = await AppRegistry(
      [InstalledApplication("Depot", shortcuts: DepotShortcuts.self)], locale: Locale(identifier: "en"),
      dependencies: dependencies, patience: .seconds(60)
    ) { (try? await Task.sleep(for: $0)) != nil }
    return (registry, log)
  }
}

/// Counts how often somebody asks which crates there are.
private final class DepotLog: Sendable {
  private let asked = Mutex(0)
  var count: Int { asked.withLock { $0 } }
  func note() { asked.withLock { $0 += 1 } }
}

private struct CrateEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
  static let defaultQuery = CrateQuery()
  let id: String
  @Property(title: "Weight") var weight: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  init(_ id: String, _ weight: Int) {
    self.id = id
    self.weight = weight
  }
}

private struct CrateQuery: EnumerableEntityQuery {
  @Dependency var log: DepotLog

  func allEntities() async throws -> [CrateEntity] {
    log.note()
    // Others come while this is away.
    try await Task.sleep(for: .milliseconds(20))
    return [CrateEntity("Oranges", 12), CrateEntity("Lemons", 9)]
  }
}

private struct WeighCrate: AppIntent {
  static let title: LocalizedStringResource = "Weigh Crate"
  @Parameter(title: "Crate") var crate: CrateEntity
  func perform() async throws -> some IntentResult { .result() }
}

private struct DepotShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WeighCrate(), phrases: ["Weigh \(\.$crate) with \(.applicationName)"], shortTitle: "Weigh",
      systemImageName: "scalemass")
  }
}
