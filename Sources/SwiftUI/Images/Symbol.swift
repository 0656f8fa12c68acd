/// A symbol as it is laid out: a character, a label in parentheses, or nothing.
nonisolated struct Symbol: Hashable, Sendable {
  let name: String
  let glyph: Character?
  var label: String?
  let style: TextStyle

  var cells: [Cell] {
    if let glyph { return [Cell(glyph, style: style)] }
    guard let label, !label.isEmpty else { return [] }
    return [Cell]("(\(label))", style: style)
  }

  var isVisible: Bool { !cells.isEmpty }

  /// The first part of the name, which says what is shown: `heart` of `heart.fill`.
  var firstName: String { name.split(separator: ".").first.map(String.init) ?? "" }

  /// The name in words, without the variant: `mappin and ellipse` of `mappin.and.ellipse.circle.fill`.
  var spokenName: String {
    label ?? name.split(separator: ".").filter { !symbolVariantNames.contains($0) }.joined(separator: " ")
  }
}

private let symbolVariantNames: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash"]

/// The character for a system symbol, by its whole name or else without its variants from the end. What a figure does is not seen.
func glyph(ofSymbol name: String) -> Character? {
  var parts = name.split(separator: ".")
  if parts.first == "figure" { parts = ["figure"] }
  while !parts.isEmpty {
    if let glyph = symbolGlyphs[parts.joined(separator: ".")] { return glyph }
    guard let last = parts.last, symbolVariantNames.contains(last), last != "slash" else { return nil }
    parts.removeLast()
  }
  return nil
}
