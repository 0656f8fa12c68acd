/// How something moves. Nothing moves in a terminal.
nonisolated public struct Animation: Hashable, Sendable {
  private init() {}

  /// As the system likes.
  public static let `default` = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at the beginning and at the end.
  public static let easeInOut = Animation()
  /// Evenly.
  public static let linear = Animation()
  /// As a spring.
  public static let spring = Animation()
  /// As a lively spring.
  public static let bouncy = Animation()
  /// As a smooth spring.
  public static let smooth = Animation()
  /// As a quick spring.
  public static let snappy = Animation()
  /// As a spring under a finger.
  public static let interactiveSpring = Animation()

  /// Slow at the beginning.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at the beginning and at the end.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Evenly.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// As a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// As a spring under a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// As a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  /// As a lively spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a smooth spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a quick spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

  /// This movement, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// This movement at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// This movement several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// This movement for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The circumstances of a change.
nonisolated public struct Transaction: Sendable {
  /// How the change moves.
  public var animation: Animation?
  /// Whether other movements are switched off.
  public var disablesAnimations = false

  /// A change that does not move.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change at once; nothing moves in a terminal.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Makes a change at once, then reports that it is complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Makes a change at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// An angle.
nonisolated public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// How a picture is laid over another.
public enum BlendMode: Hashable, Sendable {
  /// A way to blend.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// A way to blend.
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  /// A way to blend.
  case plusLighter
}
