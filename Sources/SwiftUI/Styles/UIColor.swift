/// A colour by the names of the user interface kit or of an asset catalog; those of a catalog are the plain ink.
nonisolated public struct UIColor: Hashable, Sendable {
  let color: TerminalColor?

  init(_ color: TerminalColor?) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue)).ink.color
  }

  public init(name: String, bundle: Bundle) { color = nil }
}

/// A colour that an asset catalog generates a name for.
public typealias ColorResource = UIColor

nonisolated extension UIColor {
  public static let systemRed = UIColor(.named(31))
  public static let systemOrange = UIColor(.palette(208))
  public static let systemYellow = UIColor(.named(33))
  public static let systemGreen = UIColor(.named(32))
  public static let systemBlue = UIColor(.named(34))
  public static let systemTeal = UIColor(.palette(37))
  public static let systemIndigo = UIColor(.palette(62))
  public static let systemPurple = UIColor(.named(35))
  public static let systemPink = UIColor(.palette(205))
  public static let systemGray = UIColor(.named(90))
  public static let systemMint = UIColor(.palette(121))
  public static let systemCyan = UIColor(.named(36))
  public static let systemBrown = UIColor(.palette(130))
  public static let systemGray2 = systemGray
  public static let systemGray3 = systemGray
  public static let systemGray4 = systemGray
  public static let systemGray5 = systemGray
  public static let systemGray6 = systemGray
  public static let red = systemRed
  public static let orange = systemOrange
  public static let yellow = systemYellow
  public static let green = systemGreen
  public static let blue = systemBlue
  public static let cyan = systemCyan
  public static let purple = systemPurple
  public static let brown = systemBrown
  public static let gray = systemGray
  public static let white = UIColor(nil)
  public static let black = UIColor(nil)
  public static let clear = UIColor(nil)
  public static let tertiarySystemBackground = UIColor(nil)
  public static let systemGroupedBackground = UIColor(nil)
  public static let secondarySystemGroupedBackground = UIColor(nil)
  public static let tertiarySystemGroupedBackground = UIColor(nil)
  public static let systemFill = UIColor(nil)
  public static let secondarySystemFill = UIColor(nil)
  public static let tertiarySystemFill = UIColor(nil)
  public static let quaternarySystemFill = UIColor(nil)
  public static let tertiaryLabel = UIColor(nil)
  public static let quaternaryLabel = UIColor(nil)
  public static let placeholderText = UIColor(nil)
  public static let opaqueSeparator = UIColor(nil)
  public static let tintColor = UIColor(nil)
  public static let systemBackground = UIColor(nil)
  public static let secondarySystemBackground = UIColor(nil)
  public static let label = UIColor(nil)
  public static let secondaryLabel = UIColor(nil)
  public static let separator = UIColor(nil)
  public static let link = UIColor(nil)
}
