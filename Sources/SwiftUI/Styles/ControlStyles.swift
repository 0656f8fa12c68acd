// How controls look on a screen. In a terminal they look alike, so styles are accepted and not asked.

/// How such controls look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = ToggleStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct ToggleStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
}

/// A style that the system brings.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A style that the system brings.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A style that the system brings.
  public static var `switch`: DefaultToggleStyle { DefaultToggleStyle() }
  /// A style that the system brings.
  public static var button: DefaultToggleStyle { DefaultToggleStyle() }
  /// A style that the system brings.
  public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style that the system brings.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A style that the system brings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var segmented: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var navigationLink: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var palette: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style that the system brings.
  public static var radioGroup: DefaultPickerStyle { DefaultPickerStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that the system brings.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A style that the system brings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
  /// A style that the system brings.
  public static var plain: DefaultListStyle { DefaultListStyle() }
  /// A style that the system brings.
  public static var grouped: DefaultListStyle { DefaultListStyle() }
  /// A style that the system brings.
  public static var inset: DefaultListStyle { DefaultListStyle() }
  /// A style that the system brings.
  public static var insetGrouped: DefaultListStyle { DefaultListStyle() }
  /// A style that the system brings.
  public static var sidebar: DefaultListStyle { DefaultListStyle() }
  /// A style that the system brings.
  public static var bordered: DefaultListStyle { DefaultListStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol FormStyle {}

/// A style that the system brings.
nonisolated public struct DefaultFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == DefaultFormStyle {
  /// A style that the system brings.
  public static var automatic: DefaultFormStyle { DefaultFormStyle() }
  /// A style that the system brings.
  public static var grouped: DefaultFormStyle { DefaultFormStyle() }
  /// A style that the system brings.
  public static var columns: DefaultFormStyle { DefaultFormStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// A style that the system brings.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A style that the system brings.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  /// A style that the system brings.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  /// A style that the system brings.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = GaugeStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct GaugeStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// The value between 0 and 1.
  public var value: Double
  /// The text for the value.
  public var currentValueLabel: AnyView?
  /// The text for the lower bound.
  public var minimumValueLabel: AnyView?
  /// The text for the upper bound.
  public var maximumValueLabel: AnyView?
}

/// A style that the system brings.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style that the system brings.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style that the system brings.
  public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style that the system brings.
  public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style that the system brings.
  public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style that the system brings.
  public static var accessoryCircular: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A style that the system brings.
  public static var accessoryCircularCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct ProgressViewStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// The value between 0 and 1.
  public let fractionCompleted: Double?
  /// The text for the value.
  public var currentValueLabel: AnyView?
}

/// A style that the system brings.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style that the system brings.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// A style that the system brings.
  public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// A style that the system brings.
  public static var circular: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// A style that the system brings.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A style that the system brings.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  /// A style that the system brings.
  public static var plain: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  /// A style that the system brings.
  public static var roundedBorder: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  /// A style that the system brings.
  public static var squareBorder: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// A style that the system brings.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A style that the system brings.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A style that the system brings.
  public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A style that the system brings.
  public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A style that the system brings.
  public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A style that the system brings.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A style that the system brings.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A style that the system brings.
  public static var page: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A style that the system brings.
  public static var verticalPage: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A style that the system brings.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }

  /// Pages, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> DefaultTabViewStyle {
    DefaultTabViewStyle()
  }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct GroupBoxStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// The content.
  public let content: AnyView
}

/// A style that the system brings.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A style that the system brings.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// The content.
  public let content: AnyView
  /// Whether the group is unfolded.
  @Binding public var isExpanded: Bool
}

/// A style that the system brings.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A style that the system brings.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct LabeledContentStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// The content.
  public let content: AnyView
}

/// A style that the system brings.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A style that the system brings.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A style that the system brings.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A style that the system brings.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
  /// A style that the system brings.
  public static var stack: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
  /// A style that the system brings.
  public static var columns: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A style that the system brings.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A style that the system brings.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
  /// A style that the system brings.
  public static var balanced: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
  /// A style that the system brings.
  public static var prominentDetail: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A style that the system brings.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Creates the style.
  public init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style that the system brings.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots on a background.
  public static func page(backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// A style that the system brings.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style that the system brings.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// A style that the system brings.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// A style that the system brings.
  public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// A style that the system brings.
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// How such controls look.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The kind of view that a control becomes.
  associatedtype Body: View
  /// The parts of a control.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Puts a control together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style puts together.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// A part.
  public typealias Label = AnyView
  /// A part.
  public typealias Content = AnyView

  /// The label.
  public let label: AnyView
  /// What the button is for.
  public let role: ButtonRole?

  /// Presses the button.
  public func trigger() {}
}

/// A style that the system brings.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Puts a control together.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A style that the system brings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var plain: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var bordered: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var borderedProminent: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var link: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var glass: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style that the system brings.
  public static var glassProminent: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Pages of which one is shown at a time.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots for the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// A choice.
    case automatic, always, never, interactive
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// How buttons look while they are pressed and while they are not.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The kind of view that a button becomes.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Puts a button together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = AnyView

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is being pressed.
  public let isPressed: Bool
}

/// A style that the system brings.
public typealias PlainButtonStyle = DefaultButtonStyle
/// A style that the system brings.
public typealias BorderedButtonStyle = DefaultButtonStyle
/// A style that the system brings.
public typealias BorderedProminentButtonStyle = DefaultButtonStyle
/// A style that the system brings.
public typealias BorderlessButtonStyle = DefaultButtonStyle
/// A style that the system brings.
public typealias SwitchToggleStyle = DefaultToggleStyle
/// A style that the system brings.
public typealias ButtonToggleStyle = DefaultToggleStyle
/// A style that the system brings.
public typealias PlainListStyle = DefaultListStyle
/// A style that the system brings.
public typealias InsetGroupedListStyle = DefaultListStyle
/// A style that the system brings.
public typealias GroupedListStyle = DefaultListStyle
/// A style that the system brings.
public typealias InsetListStyle = DefaultListStyle
/// A style that the system brings.
public typealias SidebarListStyle = DefaultListStyle
/// A style that the system brings.
public typealias SegmentedPickerStyle = DefaultPickerStyle
/// A style that the system brings.
public typealias MenuPickerStyle = DefaultPickerStyle
/// A style that the system brings.
public typealias WheelPickerStyle = DefaultPickerStyle
/// A style that the system brings.
public typealias InlinePickerStyle = DefaultPickerStyle
/// A style that the system brings.
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
/// A style that the system brings.
public typealias PlainTextFieldStyle = DefaultTextFieldStyle
/// A style that the system brings.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle
/// A style that the system brings.
public typealias CircularProgressViewStyle = DefaultProgressViewStyle
/// A style that the system brings.
public typealias StackNavigationViewStyle = DefaultNavigationViewStyle
