/// Whoever shows the widgets of the app. Compiles only: there are no widgets here.
///
/// Requests to draw them again are dropped.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A widget that a person has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily

  public var id: WidgetInfo { self }

  /// How the person configured it; nil, because nobody can place one here.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}

/// Whoever shows the controls of the app. Compiles only: there are no controls here.
///
/// Requests to draw them again are dropped.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  public let kind: String

  public var id: ControlInfo { self }

  /// How the person configured it; nil, because nobody can place one here.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}

extension NSUserActivity {
  /// The configuration of the widget from which the activity came; nil, because there are none here.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
