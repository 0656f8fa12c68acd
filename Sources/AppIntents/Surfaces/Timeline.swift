public import SwiftUI

/// What a widget shows from a date on.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As much as any other.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much, compared to the other entries of the app.
  public var score: Float
  /// For how long; 0 until the next entry.
  public var duration: TimeInterval

  /// A score, for a while.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When to ask for further entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String
  private let date: Date?

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd", date: nil)
  /// Never.
  public static let never = TimelineReloadPolicy(name: "never", date: nil)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
}

/// The entries of a widget, in the order of their dates.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When to ask for further ones.
  public let policy: TimelineReloadPolicy

  /// Entries, and when to ask for further ones.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// For which widget entries are wanted.
public struct TimelineProviderContext: Sendable {
  /// How large it is.
  public let family: WidgetFamily
  /// Whether it is only looked at in a list.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// Provides the entries of a widget that nobody configures.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// For which widget entries are wanted.
  typealias Context = TimelineProviderContext

  /// An entry without data.
  func placeholder(in context: Context) -> Entry
  /// The entry of this moment.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides the entries of a widget that an intent configures. Compiles only: there are no widgets here.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: WidgetConfigurationIntent
  /// For which widget entries are wanted.
  typealias Context = TimelineProviderContext

  /// An entry without data.
  func placeholder(in context: Context) -> Entry
  /// The entry of this moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations worth suggesting.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Intent>
  /// When the widget matters.
  func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Always the same.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
  /// Always the same.
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevance([]) }
}

/// A configuration worth suggesting.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  /// The configuration.
  package let intent: Intent
  /// What it is called.
  package let description: LocalizedStringResource

  /// A configuration with a name.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// A configuration with a name.
  public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
  }
}

/// When a widget matters, with which configuration.
public struct WidgetRelevance<Configuration: Sendable>: Sendable {
  /// The moments.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// A list of moments.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// The plural of the same.
public typealias WidgetRelevances<Configuration: Sendable> = WidgetRelevance<Configuration>

/// A moment when a widget matters.
public struct WidgetRelevanceAttribute<Configuration: Sendable>: Sendable {
  /// The configuration that matters then.
  public let configuration: Configuration?
  /// The moment.
  public let context: RelevantContext

  /// A configuration, and when it matters.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
  }

  /// A moment for a widget without configuration.
  public init(context: RelevantContext) where Configuration == Void {
    self.configuration = nil
    self.context = context
  }
}
