/// The look of letters. A terminal shows of it what is bold or italic.
nonisolated public struct Font: Hashable, Sendable {
  public enum TextStyle: Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }

  /// How thick the strokes are; from semibold on a terminal writes bold.
  public enum Weight: Int, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isProminent: Bool { rawValue >= Weight.semibold.rawValue }
  }

  var isProminent = false
  var isSlanted = false

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let titles: Set<TextStyle> = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline,
    ]
    return Font(isProminent: weight?.isProminent ?? titles.contains(style))
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isProminent: weight?.isProminent ?? false)
  }

  public func bold(_ isActive: Bool = true) -> Font { weight(isActive ? .bold : .regular) }

  public func italic() -> Font {
    var copy = self
    copy.isSlanted = true
    return copy
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.isProminent = weight.isProminent
    return copy
  }

}

// Titles and headlines are prominent, other texts are not.

nonisolated extension Font {
  public static let largeTitle = Font(isProminent: true)
  public static let title = Font(isProminent: true)
  public static let title2 = Font(isProminent: true)
  public static let title3 = Font(isProminent: true)
  public static let headline = Font(isProminent: true)
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
}

// Accepted only: a terminal has one family of letters, all of one size and width.

nonisolated extension Font {
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public enum Width: Sendable { case compressed, condensed, standard, expanded }
  public enum Leading: Sendable { case standard, tight, loose }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func width(_ width: Width) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}

/// How the lines of a text are aligned.
public enum TextAlignment: Sendable, CaseIterable { case leading, center, trailing }
