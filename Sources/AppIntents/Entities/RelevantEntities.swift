internal import Synchronization

/// When entities matter.
public struct AppEntityContext: Hashable, Sendable {
  private let name: String

  /// What somebody does who listens.
  public struct AudioContext: Hashable, Sendable {
    fileprivate let name: String

    public static let nowPlaying = AudioContext(name: "nowPlaying")
    public static let workout = AudioContext(name: "workout")
  }

  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(name: "audio." + context.name)
  }
}

/// The entities that the app says matter now.
public final class RelevantEntities: Sendable {
  /// The entities of the program.
  public static let shared = RelevantEntities()

  private let entities = Mutex<[AppEntityContext: [any AppEntity]]>([:])

  package init() {}

  /// Says which entities matter in a context, in place of those said before.
  public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
    self.entities.withLock { $0[context] = entities }
  }

  /// Takes entities back in a context.
  public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
    let gone = Set(entities.map(\.identity))
    self.entities.withLock { $0[context]?.removeAll { gone.contains($0.identity) } }
  }

  /// Takes entities back everywhere.
  public func removeEntities(_ entities: [any AppEntity]) async throws {
    let gone = Set(entities.map(\.identity))
    self.entities.withLock { all in
      all = all.mapValues { $0.filter { !gone.contains($0.identity) } }
    }
  }

  /// Takes all entities back in a context.
  public func removeAllEntities(for context: AppEntityContext) async throws { entities.withLock { $0[context] = nil } }

  /// Takes all entities back.
  public func removeAllEntities() async throws { entities.withLock { $0 = [:] } }

  /// Whether an entity matters in some context.
  package func contains(_ entity: some AppEntity) -> Bool {
    entities.withLock { $0.values.contains { $0.contains { $0.identity == entity.identity } } }
  }
}

extension AppEntity {
  package var identity: EntityIdentifier { EntityIdentifier(for: self) }
}
