// Accepted so that sources compile: controls look alike in a terminal, and their styles have nothing to put together.

nonisolated extension View {
  public func pickerStyle(_ style: some PickerStyle) -> Self { self }
  public func listStyle(_ style: some ListStyle) -> Self { self }
  public func formStyle(_ style: some FormStyle) -> Self { self }
  public func menuStyle(_ style: some MenuStyle) -> Self { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> Self { self }
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> Self { self }
  public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
}

@MainActor @preconcurrency public protocol PickerStyle {}
nonisolated public struct DefaultPickerStyle: PickerStyle { public init() {} }
nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
  public static var menu: Self { Self() }
  public static var segmented: Self { Self() }
  public static var inline: Self { Self() }
  public static var wheel: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var palette: Self { Self() }
  public static var radioGroup: Self { Self() }
}

@MainActor @preconcurrency public protocol ListStyle {}
nonisolated public struct DefaultListStyle: ListStyle { public init() {} }
nonisolated extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
  public static var bordered: Self { Self() }
}

@MainActor @preconcurrency public protocol FormStyle {}
nonisolated public struct DefaultFormStyle: FormStyle { public init() {} }
nonisolated extension FormStyle where Self == DefaultFormStyle {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
  public static var columns: Self { Self() }
}

@MainActor @preconcurrency public protocol MenuStyle {}
nonisolated public struct DefaultMenuStyle: MenuStyle { public init() {} }
nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var borderlessButton: Self { Self() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {}
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
  public static var squareBorder: Self { Self() }
}

@MainActor @preconcurrency public protocol DatePickerStyle {}
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var wheel: Self { Self() }
}

@MainActor @preconcurrency public protocol ControlGroupStyle {}
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
  public static var navigation: Self { Self() }
  public static var menu: Self { Self() }
  public static var compactMenu: Self { Self() }
}

@MainActor @preconcurrency public protocol NavigationViewStyle {}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
}

@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
}

@MainActor @preconcurrency public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
  public static var page: Self { Self() }
  public static var verticalPage: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

@MainActor @preconcurrency public protocol IndexViewStyle {}
nonisolated public struct PageIndexViewStyle: IndexViewStyle { public init() {} }
nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

nonisolated public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never, interactive }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

// The names of single styles, as they are written without a leading dot.
public typealias PlainListStyle = DefaultListStyle
public typealias InsetGroupedListStyle = DefaultListStyle
public typealias GroupedListStyle = DefaultListStyle
public typealias InsetListStyle = DefaultListStyle
public typealias SidebarListStyle = DefaultListStyle
public typealias SegmentedPickerStyle = DefaultPickerStyle
public typealias MenuPickerStyle = DefaultPickerStyle
public typealias WheelPickerStyle = DefaultPickerStyle
public typealias InlinePickerStyle = DefaultPickerStyle
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
public typealias PlainTextFieldStyle = DefaultTextFieldStyle
public typealias StackNavigationViewStyle = DefaultNavigationViewStyle
