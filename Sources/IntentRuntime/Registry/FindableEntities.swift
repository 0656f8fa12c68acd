internal import AppIntents
internal import PhraseMatching

/// The entities that can be looked for by their properties, read when somebody first looks for any.
actor FindableEntities {
  private var read: [FindableEntity]?
  /// Whether every query has answered.
  private var isWhole = true
  private let patience: Duration?
  private let sleep: @Sendable (Duration) async -> Bool

  /// - Parameter patience: how long a query may take before it is done without; nil to wait for each.
  init(patience: Duration?, sleep: @escaping @Sendable (Duration) async -> Bool) {
    (self.patience, self.sleep) = (patience, sleep)
  }

  /// What is known of the entities of some applications.
  func entities(of applications: [ExpandedApplication], language: String) async -> [FindableEntity] {
    if let read { return read }
    var found: [FindableEntity] = []
    isWhole = true
    for application in applications { found += await entities(of: application, language: language) }
    if isWhole { read = found }
    return found
  }

  /// Those that can be listed; of those that an intent takes, at least what is suggested.
  private func entities(of application: ExpandedApplication, language: String) async -> [FindableEntity] {
    let taken = Self.entityTypes(takenBy: application.intents)
    var found: [FindableEntity] = []
    for type in application.entities {
      let fallback: EntityFind.Fallback = taken.contains(ObjectIdentifier(type)) ? .suggestions : .nothing
      // An entity whose query fails cannot be found; the others can.
      let name = application.model.name
      let entity = await inTime {
        try? await FindableEntity.read(type, application: name, language: language, else: fallback)
      }
      guard let entity else { continue }
      found.append(entity)
    }
    return found
  }

  /// What is read, unless that takes longer than the patience.
  private func inTime(_ read: @escaping @Sendable () async -> FindableEntity?) async -> FindableEntity? {
    guard let patience else { return await read() }
    let wait = AbandonableWait<FindableEntity?>()
    let work = Task { wait.end(with: .some(await read())) }
    let timer = Task { [sleep] in if await sleep(patience) { wait.end(with: nil) } }
    defer { timer.cancel() }
    guard let entity = await wait.value() else {
      work.cancel()
      isWhole = false
      return nil
    }
    return entity
  }

  private static func entityTypes(takenBy intents: [any AppIntent.Type]) -> Set<ObjectIdentifier> {
    let parameters = intents.flatMap { IntentParameters(of: $0.init()).entries.map(\.parameter) }
    return Set(parameters.flatMap(\.valueKind.entityTypes).map { ObjectIdentifier($0) })
  }

  /// Reads everything anew when it is next asked for.
  func forget() { read = nil }
}
