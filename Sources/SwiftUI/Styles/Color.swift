/// A colour.
///
/// As a view it shows nothing in a terminal; as a style it is the ink of what is written.
nonisolated public struct Color: UnpaintedView, InkedStyle, Hashable {
  /// How components are to be read; a terminal reads them as sRGB.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  let ink: TextTraits.Ink

  init(_ color: TerminalColor?, isDim: Bool = false) { ink = TextTraits.Ink(color: color, isDim: isDim) }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(nil) }
  public init(_ resource: ColorResource) { self.init(resource.color) }
  public init(uiColor: UIColor) { self.init(uiColor.color) }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func component(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      .components(red: component(red), green: component(green), blue: component(blue)), isDim: opacity < 0.5)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// This colour with an opacity; below one half it is dim.
  public func opacity(_ opacity: Double) -> Color { Color(ink.color, isDim: ink.isDim || opacity < 0.5) }

  public var gradient: AnyGradient { AnyGradient(ink: ink) }

  /// The components of this colour; those of a named one as terminals usually show it.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(ink) }

  /// This colour, mixed with another; the stronger one shows.
  public func mix(with other: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : other }
}

// The colours of the app, of text and of paper are the plain ink: a terminal's own may be light or dark.

nonisolated extension Color {
  public static let red = Color(.named(31))
  public static let orange = Color(.palette(208))
  public static let yellow = Color(.named(33))
  public static let green = Color(.named(32))
  public static let mint = Color(.palette(121))
  public static let teal = Color(.palette(37))
  public static let cyan = Color(.named(36))
  public static let blue = Color(.named(34))
  public static let indigo = Color(.palette(62))
  public static let purple = Color(.named(35))
  public static let pink = Color(.palette(205))
  public static let brown = Color(.palette(130))
  public static let gray = Color(.named(90))
  public static let accentColor = Color(nil)
  public static let primary = Color(nil)
  public static let white = Color(nil)
  public static let black = Color(nil)
  public static let clear = Color(nil)
  public static let secondary = Color(nil, isDim: true)
}

nonisolated extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var accentColor: Color { .accentColor }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
