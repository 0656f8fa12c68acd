/// Colours that run into each other. In a terminal the first one shows.
nonisolated public struct Gradient: ShapeStyle, InkedStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place between 0 and 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// A gradient with colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient with colours at even distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  var ink: TextTraits.Ink { stops.first?.color.ink ?? TextTraits.Ink() }
}

/// A gradient whose colours are hidden.
nonisolated public struct AnyGradient: ShapeStyle, InkedStyle, Hashable {
  let ink: TextTraits.Ink

  init(ink: TextTraits.Ink) { self.ink = ink }

  /// Hides the colours of a gradient.
  public init(_ gradient: Gradient) { ink = gradient.ink }
}

/// A point in the unit square.
nonisolated public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: CGFloat
  /// The distance from the top.
  public var y: CGFloat

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A gradient along a line.
nonisolated public struct LinearGradient: View, PrimitiveView, ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink

  /// A gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { ink = gradient.ink }

  /// A gradient along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { ink = Gradient(colors: colors).ink }

  /// A gradient along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { ink = Gradient(stops: stops).ink }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient out from a point.
nonisolated public struct RadialGradient: View, PrimitiveView, ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink

  /// A gradient out from a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { ink = gradient.ink }

  /// A gradient out from a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    ink = Gradient(colors: colors).ink
  }

  /// A gradient out from a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    ink = Gradient(stops: stops).ink
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient out from a point.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient out from a point.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient out from a point.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: View, PrimitiveView, ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink

  /// A gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    ink = gradient.ink
  }

  /// A gradient around a point.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    ink = Gradient(colors: colors).ink
  }

  /// A gradient around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    ink = Gradient(stops: stops).ink
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// A gradient out from a point as an ellipse.
nonisolated public struct EllipticalGradient: View, PrimitiveView, ShapeStyle, InkedStyle {
  let ink: TextTraits.Ink

  /// A gradient out from a point as an ellipse.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { ink = gradient.ink }

  /// A gradient out from a point as an ellipse.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { ink = Gradient(colors: colors).ink }

  /// A gradient out from a point as an ellipse.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { ink = Gradient(stops: stops).ink }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient out from a point as an ellipse.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient out from a point as an ellipse.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// A gradient out from a point as an ellipse.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
