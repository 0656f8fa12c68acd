/// A shape. In a terminal it shows nothing, except as a dot when it is framed that small.
public protocol Shape: View, Sendable {}

extension Shape {
  public var body: some View { ShapeView(kind: Self.self, ink: nil) }

  nonisolated public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { ShapeView(kind: Self.self, ink: nil) }

  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

}

/// A shape that has an inner border.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { ShapeView(kind: Self.self, ink: content.terminalInk) }

  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { ShapeView(kind: Self.self, ink: content.terminalInk) }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    ShapeView(kind: Self.self, ink: nil)
  }

}

/// A shape that was painted.
nonisolated private struct ShapeView: View, PrimitiveView {
  let kind: any Shape.Type
  let ink: TextTraits.Ink?

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var traits = environment.style.text
    if let ink { traits.ink = ink }
    traits.isBold = false
    return [.shape(LayoutNode.PaintedShape(isRound: kind is any RoundShape.Type, style: traits.style))]
  }
}

/// A shape that a dot resembles.
private protocol RoundShape: Shape {}

extension LayoutNode {
  /// A shape that shows nothing until a frame makes it a dot; a faint dot is hollow.
  struct PaintedShape {
    let isRound: Bool
    let style: TextStyle
    var isDot = false

    var asDot: PaintedShape { PaintedShape(isRound: isRound, style: style, isDot: true) }

    func cells(in repertoire: TerminalStyle.Repertoire) -> [Cell] {
      guard isDot else { return [] }
      if repertoire == .ascii { return [Cell(style.isDim ? "." : "*", style: style)] }
      return [Cell(isRound ? (style.isDim ? "○" : "●") : (style.isDim ? "□" : "■"), style: style)]
    }
  }
}

// The shapes; a dot stands for the round ones.
nonisolated public struct Circle: InsettableShape, RoundShape { public init() {} }
nonisolated public struct Ellipse: InsettableShape, RoundShape { public init() {} }
nonisolated public struct Capsule: InsettableShape, RoundShape {
  public init(style: RoundedCornerStyle = .continuous) {}
}
nonisolated public struct Rectangle: InsettableShape { public init() {} }
nonisolated public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
}
nonisolated public struct ContainerRelativeShape: InsettableShape { public init() {} }
nonisolated public struct AnyShape: Shape { public init(_ shape: some Shape) {} }

nonisolated extension Shape where Self == Circle { public static var circle: Self { Self() } }
nonisolated extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }
nonisolated extension Shape where Self == Capsule { public static var capsule: Self { Self() } }
nonisolated extension Shape where Self == Rectangle { public static var rect: Self { Self() } }
nonisolated extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius)
  }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self { Self() }
}
nonisolated extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: Self { Self() }
}
