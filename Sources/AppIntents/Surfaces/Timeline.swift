public import SwiftUI

/// What a widget shows from a date on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When to ask for further entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String
  private let date: Date?

  public static let atEnd = TimelineReloadPolicy(name: "atEnd", date: nil)
  public static let never = TimelineReloadPolicy(name: "never", date: nil)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
}

/// The entries of a widget, in the order of their dates.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// For which widget entries are wanted.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

/// Provides the entries of a widget that nobody configures.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides the entries of a widget that an intent configures. Compiles only: there are no widgets here.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevance() async -> WidgetRelevance<Intent>
  func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevance([]) }
}

/// A configuration worth suggesting.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  package let intent: Intent
  package let description: LocalizedStringResource

  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    (self.intent, self.description) = (intent, description)
  }

  public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
  }
}

/// When a widget matters, with which configuration.
public struct WidgetRelevance<Configuration: Sendable>: Sendable {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

public typealias WidgetRelevances<Configuration: Sendable> = WidgetRelevance<Configuration>

/// A moment when a widget matters.
public struct WidgetRelevanceAttribute<Configuration: Sendable>: Sendable {
  public let configuration: Configuration?
  public let context: RelevantContext

  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }

  public init(context: RelevantContext) where Configuration == Void {
    (self.configuration, self.context) = (nil, context)
  }
}
