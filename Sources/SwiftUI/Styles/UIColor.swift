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
  public static let systemBackground = UIColor(nil)
  public static let secondarySystemBackground = UIColor(nil)
  public static let label = UIColor(nil)
  public static let secondaryLabel = UIColor(nil)
  public static let separator = UIColor(nil)
  public static let link = UIColor(nil)
}
