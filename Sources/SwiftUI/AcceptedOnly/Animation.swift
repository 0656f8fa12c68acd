// Accepted so that sources compile: nothing moves in a terminal. A change that is to be animated is made at once.

nonisolated public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let linear = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()

  public static func easeIn(duration: TimeInterval) -> Self { Self() }
  public static func easeOut(duration: TimeInterval) -> Self { Self() }
  public static func easeInOut(duration: TimeInterval) -> Self { Self() }
  public static func linear(duration: TimeInterval) -> Self { Self() }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: TimeInterval = 0
  ) -> Self { Self() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Self {
    Self()
  }
  public static let interactiveSpring = Animation()
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Self { Self() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Self { Self() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { Self() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Self { Self() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self { Self() }
  public func delay(_ delay: TimeInterval) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { self }
  public func repeatForever(autoreverses: Bool = true) -> Self { self }

  private init() {}
}

nonisolated public struct Spring: Hashable, Sendable {
  public static let bouncy = Spring()
  public static let smooth = Spring()
  public static let snappy = Spring()
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
}

nonisolated public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation? = nil) { self.animation = animation }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

nonisolated extension Binding {
  public func animation(_ animation: Animation? = .default) -> Self { self }
  public func transaction(_ transaction: Transaction) -> Self { self }
}
