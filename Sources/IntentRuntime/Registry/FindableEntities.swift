internal import AppIntents
internal import PhraseMatching

/// The entities that can be looked for by their properties, read when somebody first looks for any.
actor FindableEntities {
  /// What was read, or is being read: once, however many ask meanwhile.
  private var reading: Task<Reading, Never>?
  /// How often everything was to be read anew.
  private var changes = 0
  private let patience: Duration?
  private let sleep: @Sendable (Duration) async -> Bool

  private struct Reading: Sendable {
    var entities: [FindableEntity] = []
    /// Whether every query has answered.
    var isWhole = true
  }

  /// - Parameter patience: how long a query may take before it is done without; nil to wait for each.
  init(patience: Duration?, sleep: @escaping @Sendable (Duration) async -> Bool) {
    (self.patience, self.sleep) = (patience, sleep)
  }

  /// What is known of the entities of some applications.
  func entities(of applications: [ExpandedApplication], language: String) async -> [FindableEntity] {
    guard reading != nil || patience != nil else { return await readAlone(applications, language) }
    let task = reading ?? Task { await self.read(applications, language) }
    reading = task
    let read = await task.value
    // What a query did not tell in time is asked for again by whoever looks next.
    if !read.isWhole, reading == task { reading = nil }
    return read.entities
  }

  /// Where no query is given up in time, it ends with whoever gives up asking: nobody waits for what another asked.
  private func readAlone(_ applications: [ExpandedApplication], _ language: String) async -> [FindableEntity] {
    let before = changes
    let read = await read(applications, language)
    if changes == before, !Task.isCancelled { reading = Task { read } }
    return read.entities
  }

  private func read(_ applications: [ExpandedApplication], _ language: String) async -> Reading {
    var read = Reading()
    for application in applications { await self.read(application, language, into: &read) }
    return read
  }

  /// Reads those that can be listed; of those that an intent takes, at least what is suggested.
  private func read(_ application: ExpandedApplication, _ language: String, into read: inout Reading) async {
    let taken = Self.entityTypes(takenBy: application.intents)
    for type in application.entities {
      let fallback: EntityFind.Fallback = taken.contains(ObjectIdentifier(type)) ? .suggestions : .nothing
      // An entity whose query fails cannot be found; the others can.
      let name = application.model.name
      let entity = await inTime {
        try? await FindableEntity.read(type, application: name, language: language, else: fallback)
      }
      guard let entity else {
        read.isWhole = false
        continue
      }
      if let entity { read.entities.append(entity) }
    }
  }

  /// What is read, unless that takes longer than the patience; nil where it does.
  private func inTime(_ read: @escaping @Sendable () async -> FindableEntity?) async -> FindableEntity?? {
    guard let patience else { return .some(await read()) }
    let wait = AbandonableWait<FindableEntity?>()
    let work = Task { wait.end(with: .some(await read())) }
    let timer = Task { [sleep] in if await sleep(patience) { wait.end(with: nil) } }
    defer { timer.cancel() }
    guard let entity = await wait.value() else {
      work.cancel()
      return nil
    }
    return .some(entity)
  }

  private static func entityTypes(takenBy intents: [any AppIntent.Type]) -> Set<ObjectIdentifier> {
    let parameters = intents.flatMap { IntentParameters(of: $0.init()).entries.map(\.parameter) }
    return Set(parameters.flatMap(\.valueKind.entityTypes).map { ObjectIdentifier($0) })
  }

  /// Reads everything anew when it is next asked for.
  func forget() {
    reading = nil
    changes += 1
  }
}
