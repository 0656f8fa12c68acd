/// Colours that run into each other. In a terminal the first one shows.
nonisolated public struct Gradient: ShapeStyle, InkedStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

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
  public init(_ gradient: Gradient) { ink = gradient.ink }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: UnpaintedView, InkedStyle {
  let ink: TextTraits.Ink

  init(ink: TextTraits.Ink) { self.ink = ink }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { ink = gradient.ink }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { ink = Gradient(colors: colors).ink }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { ink = Gradient(stops: stops).ink }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(ink: gradient.ink)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(ink: Gradient(colors: colors).ink)
  }
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(ink: Gradient(stops: stops).ink)
  }
}

/// A gradient out from a point.
nonisolated public struct RadialGradient: UnpaintedView, InkedStyle {
  let ink: TextTraits.Ink

  init(ink: TextTraits.Ink) { self.ink = ink }
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { ink = gradient.ink }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    ink = Gradient(colors: colors).ink
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    ink = Gradient(stops: stops).ink
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: UnpaintedView, InkedStyle {
  let ink: TextTraits.Ink

  init(ink: TextTraits.Ink) { self.ink = ink }
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    ink = gradient.ink
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    ink = Gradient(colors: colors).ink
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    ink = Gradient(stops: stops).ink
  }
}

/// A gradient out from a point as an ellipse.
nonisolated public struct EllipticalGradient: UnpaintedView, InkedStyle {
  let ink: TextTraits.Ink

  init(ink: TextTraits.Ink) { self.ink = ink }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { ink = Gradient(colors: colors).ink }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { ink = Gradient(stops: stops).ink }
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { ink = gradient.ink }
}
