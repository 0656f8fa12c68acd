public import SwiftUI

/// A widget that is shown when it matters.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Which widget it is.
  let kind: String

  /// A widget with entries from a provider.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
  }
}

/// What a widget shows when it matters.
public protocol RelevanceEntry {}

/// For which widget an entry is wanted.
public struct RelevanceEntriesProviderContext: Sendable {
  /// Whether it is only looked at in a list.
  public let isPreview: Bool
}

/// Provides what a widget shows when it matters.
public protocol RelevanceEntriesProvider {
  /// The type of the entries.
  associatedtype Entry: RelevanceEntry
  /// The type of the configuration.
  associatedtype Configuration: WidgetConfigurationIntent
  /// For which widget an entry is wanted.
  typealias Context = RelevanceEntriesProviderContext

  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Configuration>
  /// What it shows then.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// What it shows without data.
  func placeholder(context: Context) -> Entry
}
