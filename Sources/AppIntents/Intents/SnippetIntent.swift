public import SwiftUI
internal import Synchronization

/// An intent that draws a view, again and again, from its parameters and the state of the app.
///
/// Entities among its parameters are fetched anew each time. It changes nothing.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// No: it is shown by other intents.
  public static var isDiscoverable: Bool { false }

  /// Draws the snippet again, because something has changed.
  public static func reload() {
    SnippetReloads.announce(Self.self)
  }
}

/// A snippet with nothing in it.
public struct EmptySnippetIntent: SnippetIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Nothing"

  /// Creates the snippet.
  public init() {}

  /// Draws nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}

/// Tells whoever shows snippets that one should be drawn again.
package enum SnippetReloads {
  package typealias Listener = @Sendable (any SnippetIntent.Type) -> Void

  private static let listeners = Mutex<[Int: Listener]>([:])

  package static func listen(_ listener: @escaping Listener) -> Int {
    listeners.withLock { listeners in
      let token = (listeners.keys.max() ?? 0) + 1
      listeners[token] = listener
      return token
    }
  }

  package static func stopListening(_ token: Int) {
    _ = listeners.withLock { $0.removeValue(forKey: token) }
  }

  static func announce(_ snippet: any SnippetIntent.Type) {
    for listener in listeners.withLock({ Array($0.values) }) { listener(snippet) }
  }
}

extension SnippetIntent {
  /// Fetches the entities anew and draws the view.
  package func drawn() async throws -> _SnippetViewContainer? {
    let fresh = freshCopy()
    for entry in IntentParameters(of: fresh).entries {
      guard let entity = entry.parameter.givenValue as? any AppEntity,
        let newest = try await EntityFinder.refetched(entity)
      else { continue }
      _ = entry.parameter.assign(newest)
    }
    return try await IntentRunner().run(fresh).outcome.view
  }
}
