extension Text {
  private func with(_ change: (inout TextTraits) -> Void) -> Text {
    var copy = self
    change(&copy.traits)
    return copy
  }

  /// Makes the text bold.
  public func bold() -> Text { with { $0.isBold = true } }

  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Makes the text italic.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Makes the text italic or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isUnderlined = isActive } }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Sets the font; titles and headlines are bold in a terminal.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight; semibold and heavier is bold in a terminal.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.isBold = weight?.isProminent } }

  /// Sets the design of the font, which does not show in a terminal.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the width of the font, which does not show in a terminal.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets a font of even width, as every terminal has.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Sets digits of even width, as every terminal has.
  public func monospacedDigit() -> Text { self }

  /// Sets the style of the characters.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with { $0.ink = style.terminalInk } }

  /// Sets the colour of the characters.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.ink = color?.terminalInk } }

  /// Sets the distance of characters, which does not show in a terminal.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the distance of characters, which does not show in a terminal.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Raises the characters, which does not show in a terminal.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Sets what a screen reader says.
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
