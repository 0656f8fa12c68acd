// Accepted so that sources compile: controls look alike in a terminal, and their styles have nothing to put together.

nonisolated extension View {
  public func pickerStyle(_ style: some PickerStyle) -> Self { self }
  public func listStyle(_ style: some ListStyle) -> Self { self }
  public func formStyle(_ style: some FormStyle) -> Self { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
  public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
}

// Styles of controls that nobody writes anew.
nonisolated extension View {
  public func menuStyle(_ style: MenuStyle) -> Self { self }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  public func controlGroupStyle(_ style: ControlGroupStyle) -> Self { self }
  public func groupBoxStyle(_ style: GroupBoxStyle) -> Self { self }
  public func disclosureGroupStyle(_ style: DisclosureGroupStyle) -> Self { self }
  public func labeledContentStyle(_ style: LabeledContentStyle) -> Self { self }
  public func textEditorStyle(_ style: TextEditorStyle) -> Self { self }
  public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
}

public enum MenuStyle: Sendable { case automatic, button, borderlessButton, borderedButton }
public enum MenuOrder: Sendable { case automatic, priority, fixed }
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
public enum ControlGroupStyle: Sendable { case automatic, navigation, menu, palette, compactMenu }
public enum GroupBoxStyle: Sendable { case automatic }
public enum DisclosureGroupStyle: Sendable { case automatic }
public enum LabeledContentStyle: Sendable { case automatic }
public enum TextEditorStyle: Sendable { case automatic, plain, roundedBorder }
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }
public enum ButtonSizing: Sendable { case automatic, fitted, flexible }
nonisolated public struct PageIndexViewStyle: Sendable {
  public enum BackgroundDisplayMode: Sendable { case automatic, always, never, interactive }
  public static func page(backgroundDisplayMode: BackgroundDisplayMode = .automatic) -> Self { Self() }
}

@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
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

@MainActor @preconcurrency public protocol TextFieldStyle {}
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}

@MainActor @preconcurrency public protocol DatePickerStyle {}
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var wheel: Self { Self() }
}

@MainActor @preconcurrency public protocol NavigationViewStyle {}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
}

@MainActor @preconcurrency public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
  public static var page: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
  public static var tabBarOnly: Self { Self() }
  public static var grouped: Self { Self() }
  public static var verticalPage: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

nonisolated public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never, interactive }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

// The names of single styles, as they are written without a leading dot.
public typealias PlainListStyle = DefaultListStyle
public typealias InsetGroupedListStyle = DefaultListStyle
public typealias SidebarListStyle = DefaultListStyle
public typealias SegmentedPickerStyle = DefaultPickerStyle
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
public typealias StackNavigationViewStyle = DefaultNavigationViewStyle
