public import SwiftUI

/// A control of the app. Compiles only: there are no controls here.
///
/// It is kept, and its configuration can be looked at.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The kind of configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// What the control shows, and how a person configures it.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the control.
  @MainActor @preconcurrency init()
}

extension ControlWidget {
  /// Says that there are no controls here.
  public static func main() {
    MissingSurface.announce("a control", for: Self.self)
  }
}

/// What a control shows, and how a person configures it.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The kind of configuration that describes this one.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that describes this one.
  @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidgetConfiguration where Body == Never {
  /// Never read: this configuration describes itself.
  public var body: Never { preconditionFailure("\(Self.self) describes itself") }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration of no control.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Creates the configuration.
  public init() {}
}

/// A control that a person does not configure. Compiles only: there are no controls here.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Which control it is.
  let kind: String

  /// A control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
  }

  /// A control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
  }
}

/// A control whose configuration is an intent. Compiles only: there are no controls here.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// None: it describes itself.
  public typealias Body = Never
  /// Which control it is.
  let kind: String

  /// A control without a value.
  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
  }

  /// A control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
  }
}

extension ControlWidgetConfiguration {
  /// Accepts a name; there is no list of controls here.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Accepts a description; there is no list of controls here.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Accepts the wish to be configured at once.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  /// Accepts a handler for pushes, which nobody sends.
  public func pushHandler(_ handler: (some ControlPushHandler).Type) -> some ControlWidgetConfiguration { self }
}

/// Whoever wants to know where to send news of a control.
public protocol ControlPushHandler {
  /// Creates the handler.
  init()
  /// Takes the addresses of the controls.
  func pushTokensDidChange(controls: [ControlInfo])
}

/// Provides the value of a control that nobody configures.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// A value for the list of controls.
  var previewValue: Value { get }
  /// The value of this moment.
  func currentValue() async throws -> Value
}

/// Provides the value of a control that an intent configures. Compiles only: there are no controls here.
public protocol AppIntentControlValueProvider {
  /// The type of the configuration.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// A value for the list of controls.
  func previewValue(configuration: Configuration) -> Value
  /// The value of this moment.
  func currentValue(configuration: Configuration) async throws -> Value
}
