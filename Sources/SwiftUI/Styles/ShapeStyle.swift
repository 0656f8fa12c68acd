/// A colour, gradient or material.
public protocol ShapeStyle: Sendable {
  /// What this style becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// What this style becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// A basic style is resolved already, and nobody asks it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a basic style")
  }
}

extension Never: ShapeStyle {}

/// A style that has a meaning in a terminal.
protocol InkedStyle: ShapeStyle {
  var ink: TextTraits.Ink { get }
}

extension ShapeStyle {
  /// The ink of this style in a terminal; a style that somebody else wrote is resolved first.
  nonisolated var terminalInk: TextTraits.Ink {
    if let inked = self as? any InkedStyle { return inked.ink }
    return Resolved.self == Never.self ? TextTraits.Ink() : resolve(in: EnvironmentValues()).terminalInk
  }
}

/// One of the levels of importance.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, InkedStyle, Hashable {
  let isDim: Bool

  /// The most important level.
  public static let primary = HierarchicalShapeStyle(isDim: false)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(isDim: true)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(isDim: true)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(isDim: true)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(isDim: true)

  var ink: TextTraits.Ink { TextTraits.Ink(isDim: isDim) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important level.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style of the surroundings: foreground, background, tint and the like. In a terminal it is the plain ink.
nonisolated public struct SurroundingShapeStyle: ShapeStyle, InkedStyle, Hashable {
  var ink: TextTraits.Ink { TextTraits.Ink() }

  /// A style of the surroundings.
  public init() {}
}

/// The style of the foreground.
public typealias ForegroundStyle = SurroundingShapeStyle
/// The style of the background.
public typealias BackgroundStyle = SurroundingShapeStyle
/// The style of what reacts to a touch.
public typealias TintShapeStyle = SurroundingShapeStyle
/// The style of lines between rows.
public typealias SeparatorShapeStyle = SurroundingShapeStyle

extension ShapeStyle where Self == SurroundingShapeStyle {
  /// The style of the foreground.
  public static var foreground: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of the background.
  public static var background: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of what reacts to a touch.
  public static var tint: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of lines between rows.
  public static var separator: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style that fills shapes.
  public static var fill: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of what is selected.
  public static var selection: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of placeholders.
  public static var placeholder: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of links.
  public static var link: SurroundingShapeStyle { SurroundingShapeStyle() }
  /// The style of backgrounds of windows.
  public static var windowBackground: SurroundingShapeStyle { SurroundingShapeStyle() }
}

/// A style whose kind is hidden.
nonisolated public struct AnyShapeStyle: ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink

  /// Hides the kind of a style.
  public init(_ style: some ShapeStyle) { ink = style.terminalInk }
}

/// A style that was made lighter, blended or shaded; in a terminal it is what it was made from.
nonisolated public struct ModifiedShapeStyle: ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink
}

extension ShapeStyle {
  /// This style with an opacity; below one half it is dim.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    var ink = terminalInk
    ink.isDim = ink.isDim || opacity < 0.5
    return ModifiedShapeStyle(ink: ink)
  }

  /// This style, blended with what is below.
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ModifiedShapeStyle(ink: terminalInk) }

  /// This style with a shadow.
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ModifiedShapeStyle(ink: terminalInk) }

  /// The second level of this style.
  nonisolated public var secondary: some ShapeStyle { opacity(0.4) }

  /// The third level of this style.
  nonisolated public var tertiary: some ShapeStyle { opacity(0.3) }

  /// The fourth level of this style.
  nonisolated public var quaternary: some ShapeStyle { opacity(0.2) }
}

/// A shadow of a style.
nonisolated public struct ShadowStyle: Sendable, Equatable {
  /// A shadow below.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle()
  }

  /// A shadow inside.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle()
  }
}

/// A blurred background. A terminal has none.
nonisolated public struct Material: ShapeStyle, InkedStyle, Hashable {
  /// A thickness of material.
  public static let ultraThin = Material()
  /// A thickness of material.
  public static let thin = Material()
  /// A thickness of material.
  public static let regular = Material()
  /// A thickness of material.
  public static let thick = Material()
  /// A thickness of material.
  public static let ultraThick = Material()
  /// The material of bars.
  public static let bar = Material()

  var ink: TextTraits.Ink { TextTraits.Ink() }
}

extension ShapeStyle where Self == Material {
  /// A thickness of material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thickness of material.
  public static var thinMaterial: Material { .thin }
  /// A thickness of material.
  public static var regularMaterial: Material { .regular }
  /// A thickness of material.
  public static var thickMaterial: Material { .thick }
  /// A thickness of material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
