public import SwiftUI

/// A widget that is shown when it matters.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { self.kind = kind }
}

/// What a widget shows when it matters.
public protocol RelevanceEntry {}

/// For which widget an entry is wanted.
public struct RelevanceEntriesProviderContext: Sendable {
  public let isPreview: Bool
}

/// Provides what a widget shows when it matters.
public protocol RelevanceEntriesProvider {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext

  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  func placeholder(context: Context) -> Entry
}
