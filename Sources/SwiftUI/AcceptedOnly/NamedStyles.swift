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
