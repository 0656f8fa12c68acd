/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle: _ViewStyle where _Configuration == LabelStyleConfiguration {
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
nonisolated public struct LabelStyleConfiguration {
  public typealias Title = AnyView
  public typealias Icon = AnyView
  public let title: Title
  public let icon: Icon
}

extension View {
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View { changingStyle { $0.labelStyle = style } }
}

// The icon before the title, the title alone, and the icon alone.

nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public typealias TitleAndIconLabelStyle = DefaultLabelStyle

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}
