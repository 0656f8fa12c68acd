internal import Synchronization

/// Marks the types whose `@Dependency` properties the framework fills.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Marks a property whose value the app registered with an ``AppDependencyManager``.
  public typealias Dependency = AppDependency
}

/// A value that the app registered and the framework hands in.
///
/// Asynchronous providers are awaited before `perform()` or the query runs; reading never waits.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: Key
  private let manager: AppDependencyManager
  private let fallback: Fallback?
  private let resolved = Mutex<Value?>(nil)

  private struct Key: @unchecked Sendable {
    // Compared only; see AppDependencyManager.
    let name: AnyHashable?
  }

  private init(key: Key, manager: AppDependencyManager, fallback: Fallback?) {
    (self.key, self.manager, self.fallback) = (key, manager, fallback)
  }

  private enum Fallback: Sendable {
    case atOnce(@Sendable () -> Value)
    case awaited(@Sendable () async throws -> Value)
  }

  /// A value registered for the property's type, and for the key if there is one.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = Key(name: key)
    self.manager = manager
    self.fallback = nil
  }

  /// A value with a default for when nothing is registered.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = Key(name: key)
    self.manager = manager
    self.fallback = .atOnce(defaultValue)
  }

  /// A value with an asynchronously made default for when nothing is registered.
  @_disfavoredOverload
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @escaping @Sendable () async throws -> Value
  ) {
    self.key = Key(name: key)
    self.manager = manager
    self.fallback = .awaited(defaultValue)
  }

  /// The value.
  ///
  /// - Precondition: something is registered for the type (and the key), or there is a default; and an asynchronous
  ///   provider has been awaited, which running the intent does.
  public var wrappedValue: Value {
    if let value = resolved.withLock({ $0 }) { return value }
    do {
      for manager in managers {
        if let value = try manager.valueAtOnce(of: Value.self, key: key.name) { return keep(value) }
      }
    } catch {
      preconditionFailure("The dependency \(Value.self) could not be made: \(error)")
    }
    if case .atOnce(let make)? = fallback { return keep(make()) }
    if managers.contains(where: { $0.knows(Value.self, key: key.name) }) {
      preconditionFailure(
        "The dependency \(Value.self) is made asynchronously and was read before it was awaited; "
          + "run the intent by calling it: 'try await intent()'"
      )
    }
    preconditionFailure(DependencyError.notRegistered(type: "\(Value.self)", property: nil, owner: nil).description)
  }

  /// The wrapper itself.
  public var projectedValue: AppDependency<Value> { self }

  private var managers: [AppDependencyManager] { managers(in: .current) }

  /// The manager of the run comes first, so that a test can replace what the app registered.
  private func managers(in environment: IntentEnvironment) -> [AppDependencyManager] {
    guard manager === AppDependencyManager.shared, let own = environment.dependencies else { return [manager] }
    return [own, manager]
  }

  private func keep(_ value: Value) -> Value {
    resolved.withLock { slot in
      if let earlier = slot { return earlier }
      slot = value
      return value
    }
  }
}

/// A property that has to be fetched before its owner may run.
package protocol PreparableDependency: StoredWrapper {
  func prepare(property: String, owner: String) async throws
  /// Why it cannot be fetched; nil if somebody registered it or there is a default. Nothing is made.
  func problem(property: String, owner: String, in environment: IntentEnvironment) -> DependencyError?
}

extension AppDependency: PreparableDependency {
  /// The same dependency, not fetched yet.
  package func renewed() -> AppDependency<Value> { AppDependency(key: key, manager: manager, fallback: fallback) }

  package func problem(property: String, owner: String, in environment: IntentEnvironment) -> DependencyError? {
    let isKnown = fallback != nil || managers(in: environment).contains { $0.knows(Value.self, key: key.name) }
    return isKnown ? nil : .notRegistered(type: "\(Value.self)", property: property, owner: owner)
  }

  package func prepare(property: String, owner: String) async throws {
    if resolved.withLock({ $0 != nil }) { return }
    do {
      for manager in managers {
        if let value = try await manager.value(of: Value.self, key: key.name) {
          _ = keep(value)
          return
        }
      }
      switch fallback {
      case .atOnce(let make)?: _ = keep(make())
      case .awaited(let make)?: _ = keep(try await make())
      case nil: throw DependencyError.notRegistered(type: "\(Value.self)", property: property, owner: owner)
      }
    } catch let problem as DependencyError {
      throw problem
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw DependencyError.failed(type: "\(Value.self)", property: property, owner: owner, reason: "\(error)")
    }
  }
}

/// Why a dependency could not be handed in.
package enum DependencyError: Error, CustomStringConvertible, Equatable {
  case notRegistered(type: String, property: String?, owner: String?)
  case failed(type: String, property: String, owner: String, reason: String)

  package var description: String {
    switch self {
    case .notRegistered(let type, let property, let owner):
      let needing =
        if let property, let owner { "'\(owner).\(property)' needs a \(type)" } else { "a \(type) is needed" }
      return "\(needing), and none is registered; add 'AppDependencyManager.shared.add(dependency: \(type)(…))' "
        + "where the app starts"
    case .failed(let type, let property, let owner, let reason):
      return "the provider of \(type), needed by '\(owner).\(property)', failed: \(reason)"
    }
  }
}
