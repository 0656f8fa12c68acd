// Accepted so that sources compile: in a terminal views and symbols come, go and change at once.

nonisolated public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()

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
  public static func symbolEffect(
    _ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { .symbolEffect }
}

public protocol SymbolEffect {}

nonisolated public struct NamedSymbolEffect: SymbolEffect, Sendable {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
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
  public static var wiggle: Self { Self() }
  public static var drawOn: Self { Self() }
  public static var drawOff: Self { Self() }
}

nonisolated public struct ReplaceSymbolEffect: Sendable {
  public static let automatic = ReplaceSymbolEffect()
  public static let replace = ReplaceSymbolEffect()
  public static let downUp = ReplaceSymbolEffect()
  public static let upUp = ReplaceSymbolEffect()
  public static let offUp = ReplaceSymbolEffect()
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func magic(fallback: ReplaceSymbolEffect = .downUp) -> Self { self }
}

nonisolated public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public enum RepeatBehavior: Sendable {
    case continuous, periodic

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { .periodic }
  }
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
}
