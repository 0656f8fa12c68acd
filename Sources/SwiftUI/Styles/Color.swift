/// A colour.
///
/// As a view it shows nothing in a terminal; as a style it is the ink of what is written.
nonisolated public struct Color: View, PrimitiveView, ShapeStyle, InkedStyle, Hashable, Sendable {
  /// How components are to be read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// A colour space.
    case sRGB, sRGBLinear, displayP3
  }

  let ink: TextTraits.Ink

  init(_ color: TerminalColor?, isDim: Bool = false) { ink = TextTraits.Ink(color: color, isDim: isDim) }

  /// A colour of the asset catalog, which is not known here.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(nil) }

  /// A colour of the asset catalog, which is not known here.
  public init(_ resource: ColorResource) { self.init(resource.color) }

  /// A colour of the user interface kit.
  public init(uiColor: UIColor) { self.init(uiColor.color) }

  /// A colour from its components between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func component(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      .components(red: component(red), green: component(green), blue: component(blue)), isDim: opacity < 0.5)
  }

  /// A gray between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from its place on the colour wheel.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }

  /// This colour with an opacity; below one half it is dim.
  public func opacity(_ opacity: Double) -> Color { Color(ink.color, isDim: ink.isDim || opacity < 0.5) }

  /// This colour as a gradient.
  public var gradient: AnyGradient { AnyGradient(ink: ink) }

  /// This colour, mixed with another; the stronger one shows.
  public func mix(with other: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : other }
}

extension Color {
  /// The colour of the app, which is not known here.
  public static let accentColor = Color(nil)
  /// The colour of important text.
  public static let primary = Color(nil)
  /// The colour of less important text.
  public static let secondary = Color(nil, isDim: true)
  /// Red.
  public static let red = Color(.named(31))
  /// Orange.
  public static let orange = Color(.palette(208))
  /// Yellow.
  public static let yellow = Color(.named(33))
  /// Green.
  public static let green = Color(.named(32))
  /// Mint.
  public static let mint = Color(.palette(121))
  /// Teal.
  public static let teal = Color(.palette(37))
  /// Cyan.
  public static let cyan = Color(.named(36))
  /// Blue.
  public static let blue = Color(.named(34))
  /// Indigo.
  public static let indigo = Color(.palette(62))
  /// Purple.
  public static let purple = Color(.named(35))
  /// Pink.
  public static let pink = Color(.palette(205))
  /// Brown.
  public static let brown = Color(.palette(130))
  /// Gray.
  public static let gray = Color(.named(90))
  /// White; the plain ink, because the terminal may be white.
  public static let white = Color(nil)
  /// Black; the plain ink, because the terminal may be black.
  public static let black = Color(nil)
  /// No colour.
  public static let clear = Color(nil)
}

extension ShapeStyle where Self == Color {
  /// The colour of the app, which is not known here.
  public static var accentColor: Color { .accentColor }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// Gray.
  public static var gray: Color { .gray }
  /// White; the plain ink, because the terminal may be white.
  public static var white: Color { .white }
  /// Black; the plain ink, because the terminal may be black.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
}

/// A colour that an asset catalog generates a name for.
nonisolated public struct ColorResource: Hashable, Sendable {
  var color: TerminalColor?

  /// Names a colour of an asset catalog.
  public init(name: String, bundle: Bundle) {}

  init(_ color: TerminalColor?) { self.color = color }
}

/// A colour of the user interface kit, as far as views mention it.
nonisolated public struct UIColor: Hashable, Sendable {
  let color: TerminalColor?

  init(_ color: TerminalColor?) { self.color = color }

  /// A colour from its components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue)).ink.color
  }
}

extension UIColor {
  /// The system colour of this name.
  public static let systemRed = UIColor(.named(31))
  /// The system colour of this name.
  public static let systemOrange = UIColor(.palette(208))
  /// The system colour of this name.
  public static let systemYellow = UIColor(.named(33))
  /// The system colour of this name.
  public static let systemGreen = UIColor(.named(32))
  /// The system colour of this name.
  public static let systemBlue = UIColor(.named(34))
  /// The system colour of this name.
  public static let systemTeal = UIColor(.palette(37))
  /// The system colour of this name.
  public static let systemIndigo = UIColor(.palette(62))
  /// The system colour of this name.
  public static let systemPurple = UIColor(.named(35))
  /// The system colour of this name.
  public static let systemPink = UIColor(.palette(205))
  /// The system colour of this name.
  public static let systemGray = UIColor(.named(90))
  /// The system colour of this name.
  public static let systemGray2 = UIColor(nil)
  /// The system colour of this name.
  public static let systemGray3 = UIColor(nil)
  /// The system colour of this name.
  public static let systemGray4 = UIColor(nil)
  /// The system colour of this name.
  public static let systemGray5 = UIColor(nil)
  /// The system colour of this name.
  public static let systemGray6 = UIColor(nil)
  /// The system colour of this name.
  public static let systemBackground = UIColor(nil)
  /// The system colour of this name.
  public static let secondarySystemBackground = UIColor(nil)
  /// The system colour of this name.
  public static let tertiarySystemBackground = UIColor(nil)
  /// The system colour of this name.
  public static let systemGroupedBackground = UIColor(nil)
  /// The system colour of this name.
  public static let secondarySystemGroupedBackground = UIColor(nil)
  /// The system colour of this name.
  public static let tertiarySystemGroupedBackground = UIColor(nil)
  /// The system colour of this name.
  public static let systemFill = UIColor(nil)
  /// The system colour of this name.
  public static let secondarySystemFill = UIColor(nil)
  /// The system colour of this name.
  public static let tertiarySystemFill = UIColor(nil)
  /// The system colour of this name.
  public static let quaternarySystemFill = UIColor(nil)
  /// The system colour of this name.
  public static let label = UIColor(nil)
  /// The system colour of this name.
  public static let secondaryLabel = UIColor(nil)
  /// The system colour of this name.
  public static let tertiaryLabel = UIColor(nil)
  /// The system colour of this name.
  public static let quaternaryLabel = UIColor(nil)
  /// The system colour of this name.
  public static let separator = UIColor(nil)
  /// The system colour of this name.
  public static let opaqueSeparator = UIColor(nil)
  /// The system colour of this name.
  public static let placeholderText = UIColor(nil)
  /// The system colour of this name.
  public static let link = UIColor(nil)
}

extension ColorResource {
  /// The system colour of this name.
  public static let systemRed = ColorResource(.named(31))
  /// The system colour of this name.
  public static let systemOrange = ColorResource(.palette(208))
  /// The system colour of this name.
  public static let systemYellow = ColorResource(.named(33))
  /// The system colour of this name.
  public static let systemGreen = ColorResource(.named(32))
  /// The system colour of this name.
  public static let systemBlue = ColorResource(.named(34))
  /// The system colour of this name.
  public static let systemTeal = ColorResource(.palette(37))
  /// The system colour of this name.
  public static let systemIndigo = ColorResource(.palette(62))
  /// The system colour of this name.
  public static let systemPurple = ColorResource(.named(35))
  /// The system colour of this name.
  public static let systemPink = ColorResource(.palette(205))
  /// The system colour of this name.
  public static let systemGray = ColorResource(.named(90))
  /// The system colour of this name.
  public static let systemGray2 = ColorResource(nil)
  /// The system colour of this name.
  public static let systemGray3 = ColorResource(nil)
  /// The system colour of this name.
  public static let systemGray4 = ColorResource(nil)
  /// The system colour of this name.
  public static let systemGray5 = ColorResource(nil)
  /// The system colour of this name.
  public static let systemGray6 = ColorResource(nil)
  /// The system colour of this name.
  public static let systemBackground = ColorResource(nil)
  /// The system colour of this name.
  public static let secondarySystemBackground = ColorResource(nil)
  /// The system colour of this name.
  public static let tertiarySystemBackground = ColorResource(nil)
  /// The system colour of this name.
  public static let systemGroupedBackground = ColorResource(nil)
  /// The system colour of this name.
  public static let secondarySystemGroupedBackground = ColorResource(nil)
  /// The system colour of this name.
  public static let tertiarySystemGroupedBackground = ColorResource(nil)
  /// The system colour of this name.
  public static let systemFill = ColorResource(nil)
  /// The system colour of this name.
  public static let secondarySystemFill = ColorResource(nil)
  /// The system colour of this name.
  public static let tertiarySystemFill = ColorResource(nil)
  /// The system colour of this name.
  public static let quaternarySystemFill = ColorResource(nil)
  /// The system colour of this name.
  public static let label = ColorResource(nil)
  /// The system colour of this name.
  public static let secondaryLabel = ColorResource(nil)
  /// The system colour of this name.
  public static let tertiaryLabel = ColorResource(nil)
  /// The system colour of this name.
  public static let quaternaryLabel = ColorResource(nil)
  /// The system colour of this name.
  public static let separator = ColorResource(nil)
  /// The system colour of this name.
  public static let opaqueSeparator = ColorResource(nil)
  /// The system colour of this name.
  public static let placeholderText = ColorResource(nil)
  /// The system colour of this name.
  public static let link = ColorResource(nil)
}
