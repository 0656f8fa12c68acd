public import SwiftUI

/// What a widget shows, and how a person configures it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The kind of configuration that describes this one.
  associatedtype Body: WidgetConfiguration
  /// The configuration that describes this one.
  @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
  /// Never read: this configuration describes itself.
  public var body: Never { preconditionFailure("\(Self.self) describes itself") }
}

extension Never: WidgetConfiguration {}

/// A configuration of nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Creates the configuration.
  public init() {}
}

/// A widget that a person does not configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Which widget it is.
  let kind: String

  /// A widget with entries from a provider.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
  }
}

/// A widget whose configuration is an intent. Compiles only: there are no widgets here.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Which widget it is.
  let kind: String

  /// A widget with entries from a provider.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
  }
}

extension WidgetConfiguration {
  /// Accepts a name; there is no list of widgets here.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Accepts a name; there is no list of widgets here.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Accepts a name; there is no list of widgets here.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration { self }
  /// Accepts a name; there is no list of widgets here.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
  /// Accepts a description; there is no list of widgets here.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Accepts a description; there is no list of widgets here.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Accepts a description; there is no list of widgets here.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration { self }
  /// Accepts a description; there is no list of widgets here.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  /// Accepts sizes, of which there are none here.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Accepts places, of which there are none here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// Accepts the wish to draw up to the edge.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Accepts whether the background may be taken away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Accepts the wish to be configured at once.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// Accepts the wish to replace another widget.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
  /// Accepts a handler for downloads, which nobody makes for a widget here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil,
    _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// Where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The screen with the apps.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The locked screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen while charging.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The locked screen of a tablet.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}
