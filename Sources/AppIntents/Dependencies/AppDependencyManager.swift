internal import Synchronization

/// Where an app registers what its intents, queries and options providers need.
///
/// Register early, usually in the `init()` of the app; intents then receive the values through `@Dependency`.
/// Tests make a manager of their own and run under it.
public final class AppDependencyManager: Sendable {
  /// The manager that `@Dependency` asks unless told otherwise.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    // The key is compared and never handed out again, so it does not matter which task does the comparing.
    let name: AnyHashable?
  }

  private enum Provider: Sendable {
    case ready(any Sendable)
    case make(@Sendable () async throws -> any Sendable)
    case makeAtOnce(@Sendable () throws -> any Sendable)
  }

  private let providers = Mutex<[Key: Provider]>([:])

  public init() {}

  /// Registers a value.
  ///
  /// It is made at once, on the actor of whoever registers it: a model of the main actor is safe to register there.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) { set(.ready(dependencyProvider()), for: Dependency.self, key) }

  /// Registers a closure that makes the value when it is first needed.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> @Sendable () throws -> Dependency
  ) { set(.makeAtOnce(dependencyProvider()), for: Dependency.self, key) }

  /// Registers an asynchronous closure; it is awaited before the intent that needs the value performs.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) { set(.make(dependencyProvider), for: Dependency.self, key) }

  private func set<Dependency>(_ provider: Provider, for type: Dependency.Type, _ key: AnyHashable?) {
    let key = Key(type: ObjectIdentifier(type), name: key)
    if self === Self.shared, let recorder = Self.recorder {
      recorder.providers.withLock { if $0[key] == nil { $0[key] = provider } }
    } else {
      providers.withLock { $0[key] = provider }
    }
  }

  /// Who takes what the running task registers with ``shared``.
  @TaskLocal private static var recorder: AppDependencyManager?

  /// Does something, an app's launch for instance, so that what it registers with ``shared`` comes here instead. What is
  /// registered here already stays.
  ///
  /// Several instances of an app can so run side by side, each with a model of its own.
  package func recording<Result>(
    isolation: isolated (any Actor)? = #isolation, _ launch: () async throws -> Result
  ) async rethrows -> Result { try await Self.$recorder.withValue(self, operation: launch) }

  /// What is registered, made at most once. Nil if nothing is registered for the type and key.
  package func value<Value: Sendable>(of type: Value.Type, key name: AnyHashable?) async throws -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    switch providers.withLock({ $0[key] }) {
    case nil: return nil
    case .ready(let value): return value as? Value
    case .makeAtOnce(let make): return keep(try make(), for: key) as? Value
    case .make(let make): return keep(try await make(), for: key) as? Value
    }
  }

  /// What can be had without waiting; nil if the type is unknown here or its provider has to be awaited.
  package func valueAtOnce<Value: Sendable>(of type: Value.Type, key name: AnyHashable?) throws -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    switch providers.withLock({ $0[key] }) {
    case nil, .make: return nil
    case .ready(let value): return value as? Value
    case .makeAtOnce(let make): return keep(try make(), for: key) as? Value
    }
  }

  package func knows<Value>(_ type: Value.Type, key name: AnyHashable?) -> Bool {
    let key = Key(type: ObjectIdentifier(type), name: name)
    return providers.withLock { $0[key] != nil }
  }

  /// The first value made wins, however many tasks asked at once: everybody shares one.
  private func keep(_ value: any Sendable, for key: Key) -> any Sendable {
    providers.withLock { providers in
      if case .ready(let earlier)? = providers[key] { return earlier }
      providers[key] = .ready(value)
      return value
    }
  }
}
