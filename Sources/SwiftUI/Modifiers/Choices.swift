/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// A choice.
  case light, dark
}

/// How content fills more room than it has.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// A choice.
  case fit, fill
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// A choice.
  case mini, small, regular, large, extraLarge
}

/// Whether something can be seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// A choice.
  case automatic, visible, hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// A choice.
  case standard, increased
}

/// How large people want their letters.
public enum DynamicTypeSize: Hashable, Sendable, Comparable, CaseIterable {
  /// A size.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A size.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size helps people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Where a background is placed.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A choice.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A choice.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A choice.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Where margins apply.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// A choice.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// A choice.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// How content changes.
nonisolated public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let identity = ContentTransition(name: "identity")
  /// A choice.
  public static let opacity = ContentTransition(name: "opacity")
  /// A choice.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// How numbers change.
  private static let numericText = ContentTransition(name: "numericText")

  /// How numbers change.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }

  /// As a symbol becomes another one.
  public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition { symbolEffect }

  /// How numbers change.
  public static func numericText(value: Double) -> ContentTransition { numericText }

  /// A choice.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// How a view comes and goes.
nonisolated public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the side.
  public static let slide = AnyTransition()

  /// By its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushed from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Differently when it comes and when it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With a movement.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How one view becomes another.
public protocol NavigationTransition {}

/// As the system likes.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system likes.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }

  /// Out of a smaller view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

/// A movement of symbols.
public protocol SymbolEffect {}

/// A movement of symbols.
nonisolated public struct NamedSymbolEffect: SymbolEffect, Sendable {
  /// In whole.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// By layers.
  public var byLayer: NamedSymbolEffect { self }
  /// Upwards.
  public var up: NamedSymbolEffect { self }
  /// Downwards.
  public var down: NamedSymbolEffect { self }
  /// One after the other.
  public var iterative: NamedSymbolEffect { self }
  /// Reversed.
  public var reversing: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// A movement.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect() }
  /// A movement.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect() }
}

/// How a symbol becomes another one.
nonisolated public struct ReplaceSymbolEffect: Sendable {
  /// As the system likes.
  public static let automatic = ReplaceSymbolEffect()
  /// One takes the place of the other.
  public static let replace = ReplaceSymbolEffect()

  /// Down and up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up and up.
  public var upUp: ReplaceSymbolEffect { self }
  /// Off and up.
  public var offUp: ReplaceSymbolEffect { self }
  /// In whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// By layers.
  public var byLayer: ReplaceSymbolEffect { self }
}

/// How often and how fast symbols move.
nonisolated public struct SymbolEffectOptions: Sendable {
  /// As the system likes.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// Parts of the safe area.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: UInt

  /// Choices from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A choice.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A choice.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All parts.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What a shape is for.
nonisolated public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: Int

  /// Choices from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A choice.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// A choice.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// A choice.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// A choice.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// A choice.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// What two views share.
nonisolated public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: UInt32

  /// Choices from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A choice.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// A choice.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// The whole frame.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What submits.
nonisolated public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: Int

  /// Choices from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A choice.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A choice.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// Keys that are held.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: Int

  /// Choices from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A choice.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// A choice.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// A choice.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// A choice.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// A choice.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A choice.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// What a view is to a screen reader.
nonisolated public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: Int

  /// Choices from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A choice.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A choice.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// A choice.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A choice.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A choice.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A choice.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// A choice.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A choice.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A choice.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A choice.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// A choice.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// A choice.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// A choice.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// A choice.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// A choice.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A choice.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// What a screen reader does with the members of a view.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// A choice.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// A choice.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a screen reader does.
nonisolated public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// A choice.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// A choice.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// A choice.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// A choice.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// A choice.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a person feels.
nonisolated public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let success = SensoryFeedback(name: "success")
  /// A choice.
  public static let warning = SensoryFeedback(name: "warning")
  /// A choice.
  public static let error = SensoryFeedback(name: "error")
  /// A choice.
  public static let selection = SensoryFeedback(name: "selection")
  /// A choice.
  public static let impact = SensoryFeedback(name: "impact")
  /// A choice.
  public static let increase = SensoryFeedback(name: "increase")
  /// A choice.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// A choice.
  public static let start = SensoryFeedback(name: "start")
  /// A choice.
  public static let stop = SensoryFeedback(name: "stop")
  /// A choice.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A choice.
  public static let levelChange = SensoryFeedback(name: "levelChange")
}

/// Whether a held button repeats.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// A choice.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// A choice.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The border of buttons.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// Round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }

  /// A choice.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A choice.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A choice.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A choice.
  public static let circle = ButtonBorderShape(name: "circle")
}

/// The label of the key that submits.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let done = SubmitLabel(name: "done")
  /// A choice.
  public static let go = SubmitLabel(name: "go")
  /// A choice.
  public static let send = SubmitLabel(name: "send")
  /// A choice.
  public static let join = SubmitLabel(name: "join")
  /// A choice.
  public static let route = SubmitLabel(name: "route")
  /// A choice.
  public static let search = SubmitLabel(name: "search")
  /// A choice.
  public static let `return` = SubmitLabel(name: "return")
  /// A choice.
  public static let next = SubmitLabel(name: "next")
  /// A choice.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters become capitals.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let never = TextInputAutocapitalization(name: "never")
  /// A choice.
  public static let words = TextInputAutocapitalization(name: "words")
  /// A choice.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// A choice.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which keyboard is shown.
public enum UIKeyboardType: Hashable, Sendable {
  /// A choice.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch
}

/// Whether scroll bars can be seen.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// A choice.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// A choice.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// A choice.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling takes the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// A choice.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// A choice.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// A choice.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How scrolling ends.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// A choice.
  public static let always = ScrollBounceBehavior(name: "always")
  /// A choice.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What a pointer does to a view.
nonisolated public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = HoverEffect(name: "automatic")
  /// A choice.
  public static let highlight = HoverEffect(name: "highlight")
  /// A choice.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a search field is.
nonisolated public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// A choice.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// A choice.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// A choice.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// A bar.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// A choice.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// A choice.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// A choice.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// A choice.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// How a title in a bar is shown.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// A choice.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A choice.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// A choice.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// The order of a menu.
nonisolated public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = MenuOrder(name: "automatic")
  /// A choice.
  public static let priority = MenuOrder(name: "priority")
  /// A choice.
  public static let fixed = MenuOrder(name: "fixed")
}

/// How high a sheet is.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction") }

  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height") }

  /// A choice.
  public static let medium = PresentationDetent(name: "medium")
  /// A choice.
  public static let large = PresentationDetent(name: "large")
}

/// How something adapts to little room.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// A choice.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// A choice.
  public static let none = PresentationAdaptation(name: "none")
  /// A choice.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A choice.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A choice.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// To the view.
  case rect
  /// To a point of the view.
  case point(UnitPoint)
}

/// Where a region of the dynamic island is.
nonisolated public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  /// Below what may be wider.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement()
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// A choice whether text can be selected.
nonisolated public struct NamedTextSelectability: TextSelectability {}

extension TextSelectability where Self == NamedTextSelectability {
  /// It can.
  public static var enabled: NamedTextSelectability { NamedTextSelectability() }
  /// It cannot.
  public static var disabled: NamedTextSelectability { NamedTextSelectability() }
}

extension Text {
  /// How large a text is beside others.
  public enum Scale: Hashable, Sendable {
    /// A choice.
    case `default`, secondary
  }
}

extension VerticalEdge {
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// A set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// A value that views hand to those around them.
public protocol PreferenceKey {
  /// The kind of value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }

  /// Joins two values.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A key on a keyboard.
nonisolated public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The tabulator.
  public static let tab: KeyEquivalent = "\t"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{8}"
}

/// A key with others that are held.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// A key with others that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What agrees.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What stops.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
