/// An outline of lines and curves. A terminal draws none, so the outline remembers only its extent.
nonisolated public struct Path: Shape, Hashable {
  /// The rectangle around the outline.
  public private(set) var boundingRect = CGRect.null

  /// An empty outline.
  public init() {}

  /// An outline that is drawn by a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }

  /// The outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { boundingRect.isNull }

  private mutating func include(_ point: CGPoint) { addRect(CGRect(origin: point, size: .zero)) }

  /// Starts at a point.
  public mutating func move(to end: CGPoint) { include(end) }

  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { include(end) }

  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) { lines.forEach { include($0) } }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { include(end) }

  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addRect(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }

  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }

  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Draws another outline.
  public mutating func addPath(_ path: Path) { addRect(path.boundingRect) }

  /// Goes back to where the line started.
  public mutating func closeSubpath() {}
}
