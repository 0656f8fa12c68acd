/// Whoever shows the widgets of the app. Compiles only: there are no widgets here.
///
/// Requests to draw them again are dropped.
public final class WidgetCenter: Sendable {
  /// The one for this process.
  public static let shared = WidgetCenter()

  private init() {}

  /// Drops the request: no widget is shown.
  public func reloadTimelines(ofKind kind: String) {}
  /// Drops the request: no widget is shown.
  public func reloadAllTimelines() {}
  /// Drops the request: nobody recommends configurations.
  public func invalidateConfigurationRecommendations() {}
  /// Drops the request: nobody weighs widgets.
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that are shown: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// The widgets that are shown: none.
  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A widget that a person has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// Which widget it is.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily

  /// The widget itself.
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
  /// The one for this process.
  public static let shared = ControlCenter()

  private init() {}

  /// Drops the request: no control is shown.
  public func reloadControls(ofKind kind: String) {}
  /// Drops the request: no control is shown.
  public func reloadAllControls() {}
  /// The controls that are shown: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  /// Which control it is.
  public let kind: String

  /// The control itself.
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
