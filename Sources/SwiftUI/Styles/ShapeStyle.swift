/// A colour, gradient or material.
public protocol ShapeStyle: Sendable {
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

/// One of the levels of importance; all but the first are dim.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, InkedStyle, Hashable {
  let isDim: Bool

  var ink: TextTraits.Ink { TextTraits.Ink(isDim: isDim) }
}

nonisolated extension HierarchicalShapeStyle {
  public static let primary = HierarchicalShapeStyle(isDim: false)
  public static let secondary = HierarchicalShapeStyle(isDim: true)
  public static let tertiary = secondary
  public static let quaternary = secondary
  public static let quinary = secondary
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .primary }
  public static var secondary: Self { .secondary }
  public static var tertiary: Self { .tertiary }
  public static var quaternary: Self { .quaternary }
  public static var quinary: Self { .quinary }
}

/// A style of the surroundings: foreground, background, tint and the like. In a terminal it is the plain ink.
nonisolated public struct SurroundingShapeStyle: ShapeStyle, InkedStyle, Hashable {
  var ink: TextTraits.Ink { TextTraits.Ink() }

  public init() {}
}

nonisolated extension ShapeStyle where Self == SurroundingShapeStyle {
  public static var foreground: Self { Self() }
  public static var background: Self { Self() }
  public static var tint: Self { Self() }
  public static var separator: Self { Self() }
  public static var fill: Self { Self() }
  public static var selection: Self { Self() }
  public static var placeholder: Self { Self() }
  public static var link: Self { Self() }
  public static var windowBackground: Self { Self() }
}

public typealias ForegroundStyle = SurroundingShapeStyle
public typealias BackgroundStyle = SurroundingShapeStyle
public typealias TintShapeStyle = SurroundingShapeStyle
public typealias SeparatorShapeStyle = SurroundingShapeStyle

/// A style whose kind is hidden.
nonisolated public struct AnyShapeStyle: ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink

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

  /// A further level of this style, which is dim.
  nonisolated public var secondary: some ShapeStyle { opacity(0.4) }

  nonisolated public var tertiary: some ShapeStyle { opacity(0.3) }
  nonisolated public var quaternary: some ShapeStyle { opacity(0.2) }
}

/// A blurred background. A terminal has none.
nonisolated public struct Material: ShapeStyle, InkedStyle, Hashable {
  var ink: TextTraits.Ink { TextTraits.Ink() }
}

nonisolated extension Material {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

nonisolated extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { .bar }
}
