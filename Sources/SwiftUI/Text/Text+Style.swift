extension Text {
  private func with(_ change: (inout TextTraits) -> Void) -> Text {
    var copy = self
    change(&copy.traits)
    return copy
  }

  public func bold(_ isActive: Bool = true) -> Text { with { $0.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> Text { with { $0.isItalic = isActive } }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Sets the font; titles and headlines are bold in a terminal.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight; semibold and heavier is bold in a terminal.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.isBold = weight?.isProminent } }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with { $0.ink = style.terminalInk } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.ink = color?.terminalInk } }
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
