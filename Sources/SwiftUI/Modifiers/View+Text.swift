extension View {
  nonisolated private func changingText(_ change: @escaping (inout TextTraits) -> Void) -> some View {
    changingStyle { change(&$0.text) }
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { changingText { $0.isItalic = isActive } }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { changingText { $0.isUnderlined = isActive } }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { changingText { $0.isStruckThrough = isActive } }

  /// Sets the font of the texts in this view; titles and headlines are bold in a terminal.
  nonisolated public func font(_ font: Font?) -> some View { changingText { $0.font = font } }

  /// Sets the weight of the texts in this view; semibold and heavier is bold in a terminal.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingText { $0.isBold = weight?.isProminent }
  }

  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    let ink = style.terminalInk
    return changingText { $0.ink = ink }
  }

  /// Sets the styles of what is written in this view; the first one shows.
  nonisolated public func foregroundStyle<Third: ShapeStyle>(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: Third = Color.primary
  ) -> some View { foregroundStyle(primary) }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    let ink = color?.ink
    return changingText { $0.ink = ink }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { changingStyle { $0.textCase = textCase } }

  /// Cuts each text in this view after a number of lines.
  nonisolated public func lineLimit(_ number: Int?) -> some View { changingStyle { $0.lineLimit = number } }

  /// Cuts each text in this view after a number of lines; a terminal reserves no room.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

  /// Cuts each text in this view after the largest number of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Accepts a least number of lines, which a terminal does not fill.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> Self { self }

  /// Aligns the lines of each text in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingStyle { $0.alignment = alignment }
  }

  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingStyle { $0.symbolVariant = variant }
  }

  /// Leaves out the labels of the controls in this view; a person can still name them.
  nonisolated public func labelsHidden() -> some View { changingStyle { $0.hidesControlLabels = true } }
}
