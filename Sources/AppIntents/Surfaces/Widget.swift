public import SwiftUI

/// A widget of the app. Compiles only: there are no widgets here.
///
/// It is kept, and its configuration can be looked at.
@MainActor @preconcurrency
public protocol Widget {
  /// The kind of configuration.
  associatedtype Body: WidgetConfiguration
  /// What the widget shows, and how a person configures it.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Says that there are no widgets here.
  public static func main() {
    MissingSurface.announce("a widget", for: Self.self)
  }
}

/// Several widgets. Compiles only: there are no widgets here.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The kind of widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Says that there are no widgets here.
  public static func main() {
    MissingSurface.announce("a widget", for: Self.self)
  }
}

/// Lists widgets one by one.
@resultBuilder
public enum WidgetBundleBuilder {
  /// No widgets.
  @MainActor public static func buildBlock() -> some Widget { _WidgetList() }
  /// A widget.
  @MainActor public static func buildExpression(_ widget: some Widget) -> some Widget { widget }
  /// A control.
  @MainActor public static func buildExpression(_ control: some ControlWidget) -> some Widget { _WidgetList() }
  /// The widgets in order.
  @MainActor public static func buildBlock(_ widgets: any Widget...) -> some Widget { _WidgetList() }
  /// Widgets that may be left out.
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> some Widget { _WidgetList() }
  /// One branch.
  @MainActor public static func buildEither(first widget: any Widget) -> some Widget { _WidgetList() }
  /// The other branch.
  @MainActor public static func buildEither(second widget: any Widget) -> some Widget { _WidgetList() }
  /// Widgets of a newer system.
  @MainActor public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { _WidgetList() }
}

/// Widgets that nobody shows.
public struct _WidgetList: Widget {
  /// Creates the list.
  public init() {}
  /// Nothing.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// How large a widget is, and where it is shown.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Small.
  case systemSmall
  /// Twice as wide.
  case systemMedium
  /// Twice as wide and high.
  case systemLarge
  /// As large as it gets.
  case systemExtraLarge
  /// As large as it gets, upright.
  case systemExtraLargePortrait
  /// In the corner of a watch.
  case accessoryCorner
  /// Round, on a watch or a locked screen.
  case accessoryCircular
  /// Several lines, on a watch or a locked screen.
  case accessoryRectangular
  /// One line of text.
  case accessoryInline

  /// The name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// In all its colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In shades of one.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  private struct FamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
  }

  private struct RenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  private struct ContainerBackgroundKey: EnvironmentKey {
    static let defaultValue = true
  }

  private struct ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  /// How large the widget around the view is.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How the widget around the view is coloured.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the widget around the view has a background.
  public var showsWidgetContainerBackground: Bool {
    get { self[ContainerBackgroundKey.self] }
    set { self[ContainerBackgroundKey.self] = newValue }
  }

  /// The margins of the widget around the view.
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}
