// Accepted so that sources compile: in a terminal views and symbols come, go and change at once.

nonisolated public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self { Self() }
  public func combined(with other: AnyTransition) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

public enum ContentTransition: Sendable {
  case identity, opacity, interpolate, symbolEffect

  public static func numericText(countsDown: Bool = false) -> Self { .interpolate }
  public static func numericText(value: Double) -> Self { .interpolate }
  public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> Self { .symbolEffect }
}

public protocol SymbolEffect {}

nonisolated public struct NamedSymbolEffect: SymbolEffect, Sendable {
  public var up: Self { self }
  public var down: Self { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  public static var bounce: Self { Self() }
  public static var pulse: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var scale: Self { Self() }
  public static var appear: Self { Self() }
  public static var disappear: Self { Self() }
  public static var rotate: Self { Self() }
  public static var breathe: Self { Self() }
}

nonisolated public struct ReplaceSymbolEffect: Sendable {
  public static let automatic = ReplaceSymbolEffect()
  public static let replace = ReplaceSymbolEffect()
}

nonisolated public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
}
