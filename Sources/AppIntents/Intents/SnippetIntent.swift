public import SwiftUI

/// An intent that draws a view, again and again, from its parameters and the state of the app.
///
/// Entities among its parameters are fetched anew each time. It changes nothing.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// No: it is shown by other intents.
  public static var isDiscoverable: Bool { false }

  /// Draws the snippet again, because something has changed.
  public static func reload() { AppChanges.snippets.announce(Self.self) }
}

/// A snippet with nothing in it.
public struct EmptySnippetIntent: SnippetIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Nothing"

  public init() {}

  public func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
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
