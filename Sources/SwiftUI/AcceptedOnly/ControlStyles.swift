// Accepted so that sources compile: styles that put controls together. Controls look alike in a terminal, which never asks them.

nonisolated extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> Self { self }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> Self { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func toggleStyle(_ style: some ToggleStyle) -> Self { self }
  public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> Self { self }
}

@MainActor @preconcurrency
public protocol ToggleStyle: _ViewStyle where _Configuration == ToggleStyleConfiguration {
  typealias Configuration = ToggleStyleConfiguration
}
nonisolated public struct ToggleStyleConfiguration {
  public typealias Label = AnyView
  public let label: AnyView
  @Binding public var isOn: Bool
}
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
  public static var `switch`: Self { Self() }
  public static var button: Self { Self() }
  public static var checkbox: Self { Self() }
}

@MainActor @preconcurrency
public protocol GaugeStyle: _ViewStyle where _Configuration == GaugeStyleConfiguration {
  typealias Configuration = GaugeStyleConfiguration
}
nonisolated public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public let label: AnyView
  public var value: Double
  public var currentValueLabel: AnyView?
  public var minimumValueLabel: AnyView?
  public var maximumValueLabel: AnyView?
}
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
  public static var accessoryLinear: Self { Self() }
  public static var accessoryCircular: Self { Self() }
  public static var accessoryCircularCapacity: Self { Self() }
  public static var accessoryLinearCapacity: Self { Self() }
  public static var linearCapacity: Self { Self() }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle: _ViewStyle where _Configuration == ProgressViewStyleConfiguration {
  typealias Configuration = ProgressViewStyleConfiguration
}
nonisolated public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public let label: AnyView
  public let fractionCompleted: Double?
  public var currentValueLabel: AnyView?
}
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
  public static var linear: Self { Self() }
  public static var circular: Self { Self() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _ViewStyle where _Configuration == PrimitiveButtonStyleConfiguration {
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
nonisolated public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = AnyView
  public let role: ButtonRole?
  public let label: AnyView

  public func trigger() {}
}
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var borderless: Self { Self() }
  public static var link: Self { Self() }
  public static var glass: Self { Self() }
  public static var glassProminent: Self { Self() }
  public static var accessoryBar: Self { Self() }
  public static var accessoryBarAction: Self { Self() }
  public static var card: Self { Self() }
}

@MainActor @preconcurrency
public protocol ButtonStyle: _ViewStyle where _Configuration == ButtonStyleConfiguration {
  typealias Configuration = ButtonStyleConfiguration
}
nonisolated public struct ButtonStyleConfiguration {
  public typealias Label = AnyView
  public let role: ButtonRole?
  public let label: AnyView
  public let isPressed: Bool
}

// The names of single styles, as they are written without a leading dot.
public typealias PlainButtonStyle = DefaultButtonStyle
public typealias BorderedProminentButtonStyle = DefaultButtonStyle
public typealias BorderedButtonStyle = DefaultButtonStyle
public typealias BorderlessButtonStyle = DefaultButtonStyle
public typealias SwitchToggleStyle = DefaultToggleStyle
