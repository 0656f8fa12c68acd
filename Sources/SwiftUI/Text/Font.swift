/// The look of letters. A terminal shows of it what is bold or italic.
nonisolated public struct Font: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A purpose of text.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// A purpose of text on large displays.
    case extraLargeTitle, extraLargeTitle2
  }

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The thinnest.
    public static let ultraLight = Weight(value: -0.8)
    /// Thin.
    public static let thin = Weight(value: -0.6)
    /// Light.
    public static let light = Weight(value: -0.4)
    /// Neither thin nor thick.
    public static let regular = Weight(value: 0)
    /// A little thicker than regular.
    public static let medium = Weight(value: 0.2)
    /// Nearly bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Thicker than bold.
    public static let heavy = Weight(value: 0.6)
    /// The thickest.
    public static let black = Weight(value: 0.8)

    var isProminent: Bool { value >= Weight.semibold.value }
  }

  /// The family of letter shapes.
  public enum Design: Hashable, Sendable {
    /// A family of letter shapes.
    case `default`, serif, rounded, monospaced
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    let value: Double

    /// Narrow letters.
    public static let compressed = Width(value: -0.5)
    /// Rather narrow letters.
    public static let condensed = Width(value: -0.25)
    /// Letters of usual width.
    public static let standard = Width(value: 0)
    /// Wide letters.
    public static let expanded = Width(value: 0.5)

    /// A width between the named ones.
    public init(_ value: CGFloat) { self.value = Double(value) }

    private init(value: Double) { self.value = value }
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// A distance of lines.
    case standard, tight, loose
  }

  var isProminent = false
  var isSlanted = false

  /// The largest titles.
  public static let largeTitle = Font(isProminent: true)
  /// Titles.
  public static let title = Font(isProminent: true)
  /// Titles of the second level.
  public static let title2 = Font(isProminent: true)
  /// Titles of the third level.
  public static let title3 = Font(isProminent: true)
  /// Headings.
  public static let headline = Font(isProminent: true)
  /// Headings of the second level.
  public static let subheadline = Font()
  /// Running text.
  public static let body = Font()
  /// Callouts.
  public static let callout = Font()
  /// Footnotes.
  public static let footnote = Font()
  /// Captions.
  public static let caption = Font()
  /// Small captions.
  public static let caption2 = Font()

  /// The system font for a purpose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let titles: Set<TextStyle> = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline,
    ]
    return Font(isProminent: weight?.isProminent ?? titles.contains(style))
  }

  /// The system font of a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isProminent: weight?.isProminent ?? false)
  }

  /// A font by name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// A font by name.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }

  /// A font by name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }

  /// This font in bold or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : weight(.regular) }

  /// This font in italic.
  public func italic() -> Font {
    var copy = self
    copy.isSlanted = true
    return copy
  }

  /// This font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.isProminent = weight.isProminent
    return copy
  }

  /// This font in a width; terminals have one width.
  public func width(_ width: Width) -> Font { self }

  /// This font in letters of even width, as terminals have.
  public func monospaced() -> Font { self }

  /// This font with digits of even width, as terminals have.
  public func monospacedDigit() -> Font { self }

  /// This font with small capitals, which terminals lack.
  public func smallCaps() -> Font { self }

  /// This font with small capitals, which terminals lack.
  public func lowercaseSmallCaps() -> Font { self }

  /// This font with a distance of lines, which terminals lack.
  public func leading(_ leading: Leading) -> Font { self }
}

/// How the lines of a text are aligned.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the beginning of lines.
  case leading
  /// In the middle.
  case center
  /// At the end of lines.
  case trailing
}
