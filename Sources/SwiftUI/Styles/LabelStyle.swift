/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The kind of view that a label becomes.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Puts a label together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
nonisolated public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = AnyView
  /// The icon of a label.
  public typealias Icon = AnyView

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The icon before the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Puts a label together.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon before the title.
public typealias TitleAndIconLabelStyle = DefaultLabelStyle

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Puts a label together.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Puts a label together.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  /// The icon before the title.
  public static var titleAndIcon: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how labels look.
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View {
    changingStyle { $0.labelStyle = style }
  }
}
