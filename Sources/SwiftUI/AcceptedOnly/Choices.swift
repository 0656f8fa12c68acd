// Accepted so that sources compile: what views choose among for screens, fingers and screen readers. A terminal asks none of it.

// Screens
public enum ColorScheme: Sendable, CaseIterable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Sendable, Comparable { case background, inactive, active }
public enum Visibility: Sendable, CaseIterable { case automatic, visible, hidden }
public enum ContentMode: Sendable, CaseIterable { case fit, fill }
public enum ControlSize: Sendable, CaseIterable { case mini, small, regular, large, extraLarge }
public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}
public enum DynamicTypeSize: Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public enum CoordinateSpace: Hashable, Sendable { case global, local }
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

// Places
public enum ContainerBackgroundPlacement: Sendable { case widget, navigation, tabView, window }
public enum SearchFieldPlacement: Sendable {
  case automatic, toolbar, sidebar, toolbarPrincipal, navigationBarDrawer

  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { .navigationBarDrawer }
}
public enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}
public enum NavigationSplitViewVisibility: Sendable { case automatic, all, doubleColumn, detailOnly }
public enum TabRole: Sendable { case search }
public enum TabPlacement: Sendable { case automatic, pinned, sidebarOnly }
public enum AdaptableTabBarPlacement: Sendable { case automatic, tabBar, sidebar }
public enum TabBarMinimizeBehavior: Sendable { case automatic, onScrollDown, onScrollUp, never }
public enum LayoutDirection: Sendable, CaseIterable { case leftToRight, rightToLeft }
public enum LegibilityWeight: Sendable { case regular, bold }
public enum ColorSchemeContrast: Sendable, CaseIterable { case standard, increased }
public enum Prominence: Sendable { case standard, increased }
public enum PresentationDetent: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
public enum PopoverAttachmentAnchor: Sendable { case rect, point(UnitPoint) }
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

// Fingers and keyboards
public enum SensoryFeedback: Sendable {
  case success, warning, error, selection, impact, increase, decrease, start, stop, alignment, levelChange
  case pathComplete

  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle

  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}
public enum SubmitLabel: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch
}
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
public protocol TextSelectability {}
public struct NamedTextSelectability: TextSelectability {}
extension TextSelectability where Self == NamedTextSelectability {
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
}

// Screen readers
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap, delete, showMenu }

// Texts and images
extension Text {
  public enum TruncationMode: Sendable { case head, tail, middle }
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}
extension Image {
  public enum Scale: Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Interpolation: Sendable { case none, low, medium, high }
}
public enum SymbolColorRenderingMode: Sendable { case flat, gradient }
public enum SymbolVariableValueMode: Sendable { case color, draw }
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }
