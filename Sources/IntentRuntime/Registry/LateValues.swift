internal import AppIntents
internal import PhraseMatching

/// The values that applications tell of their entities: asks for them, and does not wait longer than its patience.
///
/// What comes later is kept until it is asked for again. Meanwhile the values of the last time stand in for it, if a
/// store has some.
actor LateValues {
  typealias Load = @Sendable () async throws -> [Entity.Value]

  private struct Key: Hashable {
    var application: String
    var entity: String
  }

  private let patience: Duration?
  private let limit: Duration
  private let sleep: @Sendable (Duration) async -> Bool
  private let store: ValueStore?
  private var pending: [Key: Task<Void, Never>] = [:]
  /// What went wrong after its application was offered.
  private var problems: [(application: String, message: String)] = []
  private var arrived: [Key: Result<[Entity.Value], any Error>] = [:]

  /// - Parameters:
  ///   - patience: how long a query may take before others go on without it; nil to wait for each.
  ///   - limit: after so long a query is given up.
  init(patience: Duration?, store: ValueStore?, limit: Duration, sleep: @escaping @Sendable (Duration) async -> Bool) {
    (self.patience, self.store, self.limit, self.sleep) = (patience, store, limit, sleep)
  }

  /// The values as they are now; those of the last time where the query takes longer, which calls `onArrival` when it is
  /// done.
  ///
  /// - Parameter isKept: whether what a quick query tells stands in for it as well, when it fails.
  func values(
    of entity: String, in application: String, isKept: Bool = false, _ onArrival: @escaping @Sendable () -> Void,
    _ load: @escaping Load
  ) async throws -> [Entity.Value] {
    let store = store
    let load: Load = {
      let values = try await load()
      if isKept, values != store?.values(of: entity, in: application) {
        store?.keep(values, of: entity, in: application)
      }
      return values
    }
    guard let patience else { return try await load() }
    let key = Key(application: application, entity: entity)
    if let arrived = arrived.removeValue(forKey: key) { return try values(of: key, arrived) }
    if pending[key] == nil {
      let wait = AbandonableWait<Result<[Entity.Value], any Error>>()
      begin(load, key, wait, onArrival)
      let timer = Task { [sleep] in if await sleep(patience) { wait.end(with: nil) } }
      defer { timer.cancel() }
      if let result = await wait.value() {
        pending[key] = nil
        arrived[key] = nil
        return try values(of: key, result)
      }
    }
    return store?.values(of: entity, in: application) ?? []
  }

  /// What a query told, or where it failed and something is known of the last time, that.
  private func values(of key: Key, _ result: Result<[Entity.Value], any Error>) throws -> [Entity.Value] {
    guard case .failure = result, let known = store?.values(of: key.entity, in: key.application), !known.isEmpty else {
      return try result.get()
    }
    return known
  }

  private func begin(
    _ load: @escaping Load, _ key: Key, _ wait: AbandonableWait<Result<[Entity.Value], any Error>>,
    _ onArrival: @escaping @Sendable () -> Void
  ) {
    let work = Task { () -> Result<[Entity.Value], any Error> in
      do { return .success(try await load()) } catch { return .failure(error) }
    }
    pending[key] = Task {
      let outcome = AbandonableWait<Result<[Entity.Value], any Error>>()
      let limiter = Task { [sleep, limit] in if await sleep(limit) { outcome.end(with: nil) } }
      Task { outcome.end(with: await work.value) }
      let result = await outcome.value() ?? .failure(LateValuesError(entity: key.entity))
      limiter.cancel()
      work.cancel()
      let isLate = wait.end(with: result) == false
      if isLate { arrive(result, key, onArrival) }
    }
  }

  private func arrive(_ result: Result<[Entity.Value], any Error>, _ key: Key, _ onArrival: @Sendable () -> Void) {
    pending[key] = nil
    switch result {
    case .success(let values): store?.keep(values, of: key.entity, in: key.application)
    case .failure(let error): problems.append((key.application, ApplicationExpansion.message(of: error)))
    }
    arrived[key] = result
    onArrival()
  }

  /// What went wrong since this was asked last.
  func takeProblems() -> [(application: String, message: String)] {
    defer { problems = [] }
    return problems
  }

  /// Whether somebody is still to answer.
  var isWaiting: Bool { !pending.isEmpty }

  /// Waits until everything has arrived or was given up.
  func settle() async {
    for task in pending.values { await task.value }
  }
}

/// A query was given up.
struct LateValuesError: Error, CustomLocalizedStringResourceConvertible {
  var entity: String
  var localizedStringResource: LocalizedStringResource {
    "\(entity) took too long; what was known of it before is used"
  }
}
