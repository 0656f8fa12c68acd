extension Color {
  /// The components of a colour, in linear light.
  nonisolated public struct Resolved: ShapeStyle, InkedStyle, Hashable, Codable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      func linear(_ value: Float) -> Float { colorSpace == .sRGBLinear ? value : Self.linear(value) }
      linearRed = linear(red)
      linearGreen = linear(green)
      linearBlue = linear(blue)
      self.opacity = opacity
    }

    public var red: Float {
      get { Self.gamma(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.gamma(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.gamma(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The components as `#RRGGBBAA`.
    public var description: String {
      "#" + [red, green, blue, opacity].map { String(format: "%02X", Self.byte($0)) }.joined()
    }

    var ink: TextTraits.Ink { Color(self).ink }

    init(_ ink: TextTraits.Ink) {
      let (red, green, blue) = ink.color?.components ?? (0, 0, 0)
      self.init(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: ink.isDim ? 0.4 : 1)
    }

    static func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }

    // The transfer function of sRGB.
    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
    }

    private static func gamma(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : Float(1.055 * pow(Double(value), 1 / 2.4) - 0.055)
    }
  }

  /// A colour of given components.
  nonisolated public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension TerminalColor {
  /// The components as terminals usually show the colour, each from 0 to 255.
  nonisolated fileprivate var components: (red: Int, green: Int, blue: Int) {
    switch self {
    case .components(let red, let green, let blue): (red, green, blue)
    case .named(let code): Self.usual[code] ?? (0, 0, 0)
    case .palette(let index): Self.cube(index)
    }
  }

  nonisolated private static let usual: [Int: (Int, Int, Int)] = [
    31: (205, 49, 49), 32: (13, 188, 121), 33: (229, 229, 16), 34: (36, 114, 200), 35: (188, 63, 188),
    36: (17, 168, 205), 90: (102, 102, 102),
  ]

  /// A colour of the palette of 256, whose entries from 16 on are a cube of six levels.
  nonisolated private static func cube(_ index: Int) -> (Int, Int, Int) {
    let levels = [0, 95, 135, 175, 215, 255]
    let offset = min(max(index - 16, 0), 215)
    return (levels[offset / 36], levels[offset / 6 % 6], levels[offset % 6])
  }
}
