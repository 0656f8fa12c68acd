// Accepted so that sources compile: how shapes are filled and outlined. A shape draws nothing in a terminal but a dot, see Shape.

nonisolated public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

nonisolated public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Sendable { case butt, round, square }
  public enum LineJoin: Sendable { case miter, round, bevel }
  public var lineWidth: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

nonisolated public struct ShadowStyle: Sendable, Equatable {
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
}

nonisolated extension ShapeStyle {
  public func blendMode(_ mode: BlendMode) -> Self { self }
  public func shadow(_ style: ShadowStyle) -> Self { self }
}

nonisolated extension Shape {
  public func stroke(lineWidth: CGFloat = 1) -> Self { self }
  public func stroke(style: StrokeStyle) -> Self { self }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
}

nonisolated extension InsettableShape {
  public func inset(by amount: CGFloat) -> Self { self }
}

/// An outline of lines and curves. A terminal draws none, so the outline remembers only its extent.
nonisolated public struct Path: Shape, Hashable {
  public private(set) var boundingRect = CGRect.null

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  public var isEmpty: Bool { boundingRect.isNull }

  public mutating func move(to end: CGPoint) { include(end) }
  public mutating func addLine(to end: CGPoint) { include(end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { include(end) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { addRect(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)) }
  public mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  public mutating func closeSubpath() {}
  public mutating func addLines(_ lines: [CGPoint]) { lines.forEach { include($0) } }
  public mutating func addPath(_ path: Path) { addRect(path.boundingRect) }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  private mutating func include(_ point: CGPoint) { addRect(CGRect(origin: point, size: .zero)) }
}
