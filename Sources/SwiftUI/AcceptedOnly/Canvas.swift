// Accepted so that sources compile: a terminal has no pixels to draw, so nobody calls what draws them.

nonisolated public struct Canvas<Symbols: View>: UnpaintedView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
}

nonisolated public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Self { Self() }
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Self { Self() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Self { Self() }
    public static func style(_ style: some ShapeStyle) -> Self { Self() }
  }

  public var opacity: Double = 1
  public var blendMode = BlendMode.normal

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
}
