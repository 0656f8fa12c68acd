/// A shape. In a terminal it shows nothing, except as a dot when it is framed that small.
public protocol Shape: View, Sendable {}

extension Shape {
  /// The shape, filled.
  public var body: some View { ShapeView(kind: Self.self, ink: nil) }

  /// The shape, filled with a style.
  nonisolated public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  /// The shape, filled.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { ShapeView(kind: Self.self, ink: nil) }

  /// The outline of the shape in a style.
  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  /// The outline of the shape in a style.
  nonisolated public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  /// The outline of the shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// The outline of the shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }

  /// A part of the outline.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }

  /// The shape, turned.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}

/// A shape that has an inner border.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The inner border of the shape in a style.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  /// The inner border of the shape in a style.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(kind: Self.self, ink: content.terminalInk)
  }

  /// The inner border of the shape.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    ShapeView(kind: Self.self, ink: nil)
  }

  /// The shape, smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
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

/// A circle.
nonisolated public struct Circle: InsettableShape, RoundShape {
  /// Creates a circle.
  public init() {}
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape, RoundShape {
  /// Creates an ellipse.
  public init() {}
}

/// A rectangle with round ends.
nonisolated public struct Capsule: InsettableShape, RoundShape {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// A rectangle whose corners have a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// A rectangle whose corners have a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with corners of different roundness.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// A rectangle whose corners have radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
}

/// The shape of the container around a view.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
}

/// A shape whose kind is hidden.
nonisolated public struct AnyShape: Shape {
  /// Hides the kind of a shape.
  public init(_ shape: some Shape) {}
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around a view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A way to round.
  case circular, continuous
}

/// How a shape is filled.
nonisolated public struct FillStyle: Hashable, Sendable {
  /// Creates a way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn.
nonisolated public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat

  /// Creates a way to draw.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }

  /// How a line ends.
  public enum LineCap: Hashable, Sendable {
    /// An end.
    case butt, round, square
  }

  /// How lines meet.
  public enum LineJoin: Hashable, Sendable {
    /// A corner.
    case miter, round, bevel
  }
}
