public import SwiftUI

/// A widget of the app. Compiles only: there are no widgets here.
///
/// It is kept, and its configuration can be looked at.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension Widget {
  public static func main() { MissingSurface.announce("a widget", for: Self.self) }
}

/// Several widgets. Compiles only: there are no widgets here.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  public static func main() { MissingSurface.announce("a widget", for: Self.self) }
}

/// Lists widgets one by one.
@resultBuilder
public enum WidgetBundleBuilder {
  @MainActor public static func buildBlock() -> some Widget { _WidgetList() }
  @MainActor public static func buildExpression(_ widget: some Widget) -> some Widget { widget }
  @MainActor public static func buildExpression(_ control: some ControlWidget) -> some Widget { _WidgetList() }
  @MainActor public static func buildBlock(_ widgets: any Widget...) -> some Widget { _WidgetList() }
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> some Widget { _WidgetList() }
  @MainActor public static func buildEither(first widget: any Widget) -> some Widget { _WidgetList() }
  @MainActor public static func buildEither(second widget: any Widget) -> some Widget { _WidgetList() }
  @MainActor public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { _WidgetList() }
}

/// Widgets that nobody shows.
public struct _WidgetList: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// How large a widget is, and where it is shown.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline

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
  public let description: String

  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The background of a small round widget. A terminal has none.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// The family for which a preview shows a widget.
public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}
}

/// How an image of a coloured widget is treated.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  public static let accented = Self(name: "accented")
  public static let desaturated = Self(name: "desaturated")
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  public static let fullColor = Self(name: "fullColor")
}

extension Image {
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

extension EnvironmentValues {
  @Entry public var widgetFamily: WidgetFamily = .systemMedium
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  @Entry public var showsWidgetContainerBackground: Bool = true
  @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
}
