internal import Synchronization

/// What apps announce while they run, each for whoever listens.
package enum AppChanges {
  /// The shortcuts of a provider have changed: suggested entities came or went, or have other names.
  package static let shortcuts = ListenerRegistry<any AppShortcutsProvider.Type>()
  /// A snippet should be drawn again.
  package static let snippets = ListenerRegistry<any SnippetIntent.Type>()
}

/// The closures to call when something has happened. Any thread may call any member.
package final class ListenerRegistry<Event: Sendable>: Sendable {
  package typealias Listener = @Sendable (Event) -> Void

  private let listeners = Mutex<[Int: Listener]>([:])

  /// Calls a closure at each event until its token is given to ``stopListening(_:)``.
  package func listen(_ listener: @escaping Listener) -> Int {
    listeners.withLock { listeners in
      let token = (listeners.keys.max() ?? 0) + 1
      listeners[token] = listener
      return token
    }
  }

  package func stopListening(_ token: Int) { _ = listeners.withLock { $0.removeValue(forKey: token) } }

  /// Calls every listener, outside of the lock, before it returns.
  func announce(_ event: Event) {
    for listener in listeners.withLock({ Array($0.values) }) { listener(event) }
  }
}
